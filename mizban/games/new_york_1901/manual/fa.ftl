## Words that only the manual needs.

new_york_1901-irregular-in-list = { $irregular ->
    [yes] نامعمول
   *[no] معمول
}
new_york_1901-district-in-list = { $district ->
    [green] سبز
    [blue] آبی
    [red] قرمز
    [yellow] زرد
   *[pink] صورتی
}
new_york_1901-size-in-list = { $size ->
    [2] کوچک: { $size } خانه
   *[other] بزرگ: { $size } خانه
}
