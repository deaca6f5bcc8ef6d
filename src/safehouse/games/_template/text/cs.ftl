game-title = Mrtvá schránka
game-tagline = Dvě obálky, jeden blaf.

seat-first = První
seat-second = Druhý

view-active = Kdo je na tahu
view-swapped = Kdo už měnil
view-drop_size = Obálek ve schránce
view-held = Držené obálky
view-aside = Vaše odložená obálka

ask-turn = Nechte si obálku, vyměňte ji, nebo jmenujte soupeřovu.
wait-turn = Na tahu: { $seats }.
over = Hra skončila.

move-keep = Nechat si obálku
move-swap = Vyměnit obálku za horní ze schránky
move-accuse = Obvinit: soupeř má číslo { $envelope }

event-dealt = { $envelope ->
    [hidden] { $seat } dostává obálku.
   *[other] { $seat-is ->
        [you] Dostáváte obálku číslo { $envelope }.
       *[other] { $seat } dostává obálku číslo { $envelope }.
    }
}
event-kept = { $seat-is ->
    [you] Necháváte si obálku.
   *[other] { $seat } si nechává obálku.
}
event-swapped = { $envelope ->
    [hidden] { $seat } mění obálku.
   *[other] { $seat-is ->
        [you] Měníte obálku a máte teď číslo { $envelope }.
       *[other] { $seat } mění obálku a má teď číslo { $envelope }.
    }
}
event-accused = { $seat-is ->
    [you] Obviňujete: číslo { $envelope }!
   *[other] { $seat } obviňuje: číslo { $envelope }!
}
event-opened = { $seat-is ->
    [you] Vaše obálka se otevírá: číslo { $envelope }.
   *[other] Otevírá se obálka, kterou má { $seat }: číslo { $envelope }.
}

why-TP-5-4 = Jednou už jste měnili.
why-TP-5-6 = To číslo jste sami viděli, soupeř je mít nemůže.

end-showdown = Vyšší obálkou vítězí { $winners }.
end-accusation = Obviněním vítězí { $winners }.
