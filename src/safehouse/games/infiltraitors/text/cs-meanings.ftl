# Co chtěl robot tahem říci; vypráví se po hře.
meant-clue = Karta { $card } měla ostatním prozradit mého podezřelého ({ $suspect }): možných karet bylo { $before }, kdo si škrtá, tomu jich zbývá { $left }.
meant-question = Karta { $card } byla otázka na podezřelého, kterého má { $whom }. Odtud viděno mohl být jednou z { $before } karet: svisle by jich zbylo { $upright }, vodorovně { $across }.
meant-code = Volba mluvila také kódem: karet, kterými můj podezřelý mohl být, bylo { $before }, a podle kódu jich zůstává { $left }.
meant-left = Zbývá: { $cards }.
meant-shot = { $left ->
    [1] Byla to jistota: zbývala jediná karta.
   *[other] Jisté to nebylo: možných karet zbývalo { $left }.
 }
