# Společnost: roboti každé úrovně jménem. `.about` je jejich povaha.

# Nováčci.
cast-pepik = Pepík
    .about = Zapomíná, kde nechal klobouk, a stopy zrovna tak.
cast-bara = Bára
    .about = První den ve službě a všechno je napínavé.
cast-tonda = Tonda
    .about = Udělá první věc, která vypadá dobře.
cast-mila = Míla
    .about = Věří každému na první pohled.
cast-ota = Ota
    .about = Počítá na prstech a vždycky mu jeden chybí.
cast-zuzka = Zuzka
    .about = Nejdřív jedná, potom přemýšlí.
cast-lojza = Lojza
    .about = Přihlásil se jen kvůli tomu plášti.
cast-kaja = Kája
    .about = Drží mapu vzhůru nohama.
cast-vendula = Vendulka
    .about = Všechno si zapíše a pak ztratí notes.

# Terénní agenti.
cast-irena = Irena
    .about = Udělá, co je třeba, a nic navíc.
cast-karel = Karel
    .about = Než přejde ulici, rozhlédne se dvakrát.
cast-jana = Jana
    .about = Má vždycky náhradní plán i náhradní boty.
cast-robert = Robert
    .about = Nehazarduje, dokud není zbytí.
cast-dana = Dana
    .about = Pamatuje si všechno, co leží na stole.
cast-viktor = Viktor
    .about = Postupuje podle příručky, stránku po stránce.
cast-olga = Olga
    .about = Málo mluví a hodně slyší.
cast-marek = Marek
    .about = Splní úkol a jde na pivo.
cast-helena = Helena
    .about = Drží se ve stínu a v rozpočtu.

# Velitelé stanic.
cast-ruth = Ruth
    .about = Zná všechny spisy nazpaměť.
cast-emil = Emil
    .about = Počítá karty, i když nemusí.
cast-agata = Agáta
    .about = Chyby odpouští, ale žádnou nezapomene.
cast-borek = Bořek
    .about = Mluví potichu a mívá pravdu.
cast-klara = Klára
    .about = Nejdřív důkazy, potom oběd.
cast-hynek = Hynek
    .about = Má ostrou tužku a ještě ostřejší úsudek.
cast-nora = Nora
    .about = Vidí o krok dál než ostatní.
cast-oldrich = Oldřich
    .about = Sloužil na sedmi stanicích a všechny přečkal.
cast-judita = Judita
    .about = Nikdy nezvýší hlas ani sázku, kterou nemá čím krýt.

# Stratégové mají jen krycí jména.
cast-owl = Sova
    .about = Pracuje v noci a zítřejší noviny už četla.
cast-raven = Havran
    .about = Nikdo ho neviděl dvakrát v témže kabátě.
cast-fox = Liška
    .about = Celou dobu šla za vámi.
cast-spider = Pavouk
    .about = Všechny nitky dřív nebo později vedou k němu.
cast-viper = Zmije
    .about = Čeká tak dlouho, jak je třeba.
cast-cormorant = Kormorán
    .about = Potopí se a vynoří se jinde.
cast-lynx = Rys
    .about = Neunikne mu nic, co se pohne.
cast-watchmaker = Hodinář
    .about = Plánuje na vteřinu a jednu má vždycky navíc.
cast-architect = Architekt
    .about = Nakreslil dům, ve kterém se schováváte.
