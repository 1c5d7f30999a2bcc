# واژه‌هایی که فقط در راهنمای بازی می‌آیند.

sample_game-colour = { $colour ->
    [red] قرمز
    [yellow] زرد
    [green] سبز
   *[blue] آبی
}
