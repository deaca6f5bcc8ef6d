game-title = Dead Drop
game-tagline = Two envelopes, one bluff.

seat-first = First
seat-second = Second

view-active = Whose turn it is
view-swapped = Who has swapped
view-drop_size = Envelopes in the drop
view-held = Envelopes held
view-aside = Your envelope put aside

ask-turn = Keep your envelope, swap it, or name your rival's.
wait-turn = { $seats } is thinking.
over = The game is over.

move-keep = Keep the envelope
move-swap = Swap the envelope for the top one of the drop
move-accuse = Accuse: the rival holds number { $envelope }

event-dealt = { $envelope ->
    [hidden] { $seat } receives an envelope.
   *[other] { $seat-is ->
        [you] You receive the envelope number { $envelope }.
       *[other] { $seat } receives the envelope number { $envelope }.
    }
}
event-kept = { $seat-is ->
    [you] You keep your envelope.
   *[other] { $seat } keeps the envelope.
}
event-swapped = { $envelope ->
    [hidden] { $seat } swaps the envelope.
   *[other] { $seat-is ->
        [you] You swap and now hold number { $envelope }.
       *[other] { $seat } swaps and now holds number { $envelope }.
    }
}
event-accused = { $seat-is ->
    [you] You accuse: number { $envelope }!
   *[other] { $seat } accuses: number { $envelope }!
}
event-opened = { $seat-is ->
    [you] Your envelope is opened: number { $envelope }.
   *[other] The envelope of { $seat } is opened: number { $envelope }.
}

why-TP-5-4 = You have swapped once already.
why-TP-5-6 = You have seen that number yourself, so your rival cannot hold it.

end-showdown = { $winners } wins with the higher envelope.
end-accusation = { $winners } wins by the accusation.
