## Words that only the manual needs.

new_york_1901-irregular-in-list = { $irregular ->
    [yes] irregular
   *[no] regular
}
new_york_1901-district-in-list = { $district ->
    [green] Green
    [blue] Blue
    [red] Red
    [yellow] Yellow
   *[pink] Pink
}
new_york_1901-size-in-list = { $size ->
    [2] small: { $size } squares
   *[other] large: { $size } squares
}
