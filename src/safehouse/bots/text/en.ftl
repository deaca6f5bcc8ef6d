# The company: the bots of each level, by name. `.about` is their character.

# Rookies.
cast-pepik = Joey
    .about = Forgets where he left his hat, and the clues as well.
cast-bara = Babs
    .about = First day on the job, and everything is thrilling.
cast-tonda = Tony
    .about = Does the first thing that looks good.
cast-mila = Millie
    .about = Trusts everybody at first sight.
cast-ota = Otto
    .about = Counts on his fingers and is always one short.
cast-zuzka = Suzie
    .about = Acts first and thinks afterwards.
cast-lojza = Lou
    .about = Only joined for the trench coat.
cast-kaja = Kay
    .about = Holds the map upside down.
cast-vendula = Wendy
    .about = Writes everything down and then loses the notebook.

# Field agents.
cast-irena = Irene
    .about = Does what has to be done, and nothing more.
cast-karel = Charles
    .about = Looks twice before crossing the street.
cast-jana = Jane
    .about = Always has a second plan, and a second pair of shoes.
cast-robert = Robert
    .about = Never gambles unless there is no other way.
cast-dana = Dana
    .about = Remembers everything that lies on the table.
cast-viktor = Victor
    .about = Goes by the manual, page after page.
cast-olga = Olga
    .about = Says little and hears a lot.
cast-marek = Mark
    .about = Gets the job done, then goes for a beer.
cast-helena = Helen
    .about = Keeps to the shadows and to the budget.

# Station chiefs.
cast-ruth = Ruth
    .about = Knows all the files by heart.
cast-emil = Emil
    .about = Counts the cards even when there is no need.
cast-agata = Agatha
    .about = Forgives mistakes and never forgets one.
cast-borek = Boris
    .about = Speaks softly and is usually right.
cast-klara = Clara
    .about = Evidence first, lunch later.
cast-hynek = Henry
    .about = Has a sharp pencil and a sharper judgement.
cast-nora = Nora
    .about = Sees one step further than the rest.
cast-oldrich = Ulrich
    .about = Has served at seven stations and outlasted them all.
cast-judita = Judith
    .about = Never raises her voice, nor a bet she cannot cover.

# Masterminds go by their code names.
cast-owl = Owl
    .about = Works at night and has already read tomorrow’s paper.
cast-raven = Raven
    .about = Nobody has ever seen the same coat twice.
cast-fox = Fox
    .about = Was behind you the whole time.
cast-spider = Spider
    .about = Every thread leads here, sooner or later.
cast-viper = Viper
    .about = Waits for as long as it takes.
cast-cormorant = Cormorant
    .about = Dives deep and comes up somewhere else.
cast-lynx = Lynx
    .about = Misses nothing that moves.
cast-watchmaker = Watchmaker
    .about = Plans to the second and has a second to spare.
cast-architect = Architect
    .about = Drew the building you are hiding in.
