## Words that only the manual needs.

san_juan-name-in-list = { $new ->
    [yes] { $card } (جدید)
   *[no] { $card }
}
san_juan-copies-in-list = { $new ->
    [yes] { $copies } (جدید)
   *[no] { $copies }
}
san_juan-worth = { $when ->
    [end] در متن
   *[other] { $points }
}
san_juan-good-in-list = { $good ->
    [indigo] ایندیگو
    [sugar] شکر
    [tobacco] تنباکو
    [coffee] قهوه
   *[silver] نقره
}
