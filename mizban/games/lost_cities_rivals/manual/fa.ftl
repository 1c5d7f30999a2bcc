## Words that only the manual needs.

lost_cities_rivals-colour = { $color ->
    [yellow] زرد
    [blue] آبی
    [white] سفید
    [green] سبز
   *[red] قرمز
}
lost_cities_rivals-sign = { $color ->
    [yellow] خورشید
    [blue] موج
    [white] قله
    [green] برگ نخل
   *[red] ستاره
}
lost_cities_rivals-land = { $color ->
    [yellow] تپه‌های شنی
    [blue] دریا
    [white] کوهستان
    [green] جنگل
   *[red] آتشفشان
}
