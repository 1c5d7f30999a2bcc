## Words that only the manual needs.

lost_cities_rivals-colour = { $color ->
    [yellow] Yellow
    [blue] Blue
    [white] White
    [green] Green
   *[red] Red
}
lost_cities_rivals-sign = { $color ->
    [yellow] sun
    [blue] waves
    [white] peak
    [green] palm leaf
   *[red] star
}
lost_cities_rivals-land = { $color ->
    [yellow] dunes
    [blue] sea
    [white] mountains
    [green] jungle
   *[red] volcano
}
