## Words that only the manual needs.

san_juan-name-in-list = { $new ->
    [yes] { $card } (new)
   *[no] { $card }
}
san_juan-copies-in-list = { $new ->
    [yes] { $copies } (new)
   *[no] { $copies }
}
san_juan-worth = { $when ->
    [end] see text
   *[other] { $points }
}
san_juan-good-in-list = { $good ->
    [indigo] indigo
    [sugar] sugar
    [tobacco] tobacco
    [coffee] coffee
   *[silver] silver
}
