# Words that only the manual needs.

sample_game-colour = { $colour ->
    [red] red
    [yellow] yellow
    [green] green
   *[blue] blue
}
