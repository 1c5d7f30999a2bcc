## Words that only the manual needs.

port_royal-to-repel = { $skull ->
    [yes] جمجمه: هیچ‌وقت
   *[no] { port_royal-swords }
}
port_royal-copies = { $copies } کارت
port_royal-ship-and-colour = { $color ->
    [yellow] { $card } زرد
    [blue] { $card } آبی
    [green] { $card } سبز
    [red] { $card } قرمز
   *[black] { $card } سیاه
}
