## Words that only the manual needs.

port_royal-to-repel = { $skull ->
    [yes] skull: never
   *[no] { port_royal-swords }
}
port_royal-copies = { $copies ->
    [one] { $copies } card
   *[other] { $copies } cards
}
port_royal-ship-and-colour = { $color ->
    [yellow] Yellow { $card }
    [blue] Blue { $card }
    [green] Green { $card }
    [red] Red { $card }
   *[black] Black { $card }
}
