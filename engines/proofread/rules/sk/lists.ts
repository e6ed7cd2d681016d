import { words } from '../../../languages/words.ts'
import type { WordLists } from '../../pattern.ts'

/** Words that the patterns of the rows name with @. Sorted. */
export const lists: WordLists = {
  accverb:
    words(`chcem chceme hľadám kupujem kúpim kúpime milujem mám máme navštívim navštívime nemám nemáme nepoznám nevidím pijem potrebujem
    potrebujeme poznám poznáme počúvam píšem stretnem vezmem vidím vidíme čítam študoval študovala študujem`),
  adjstate:
    words(`blázon chorá chorý dobrá dobrý krásna krásny lenivá lenivý milá milý mladá mladý múdra múdry pekná pekný pripravená pripravený
    skvelá skvelý smutná smutný spokojná spokojný unavená unavený zlatá zlatý úžasná úžasný šikovná šikovný šťastná šťastný`),
  alebefore:
    words(`a aj ako bol bola boli bolo dnes ho i im ja je jej ju kde keď lebo ma mi mu my nakoniec nie nič no nám on ona oni potom pre pretože
    raz sa si sme som ste sú tak takže tam teda teraz ti to tu ty vy vám včera zase čo ťa že`),
  clit: words(`aj ale asi bohužiaľ celkom denne dlho dnes dobre doma ešte hneď ho iba im je jej ju konečne len ma mi minulý možno mu mňa najprv
    nakoniec nikdy náhle nám nás odrazu opäť poobede potom pravdepodobne preto práve radi rady ráno rýchlo sa samozrejme sem si skoro
    spolu stále síce tak takmer tam teraz ti tiež to tu určite už večer veľmi vlani vraj vám vás včera však vždy zajtra zase znovu
    zrejme často ťa žiaľ`),
  femh: words(`aktivita angličtina architektúra armáda autorita autorka babka banka brigáda budova bunda cesta chalupa chata choroba chrípka chyba
    dcéra dievčina disciplína dohoda doktorka doprava epizóda faktúra fakulta farba firma fotka fyzika gitara gramatika herečka hladina
    hlava hodina hodnota hora hra huba hudba hviezda hádka identita izba kamarátka kapitola katedra kniha komunita koruna krajina krava
    krása kultúra kvalita kvetina káva lampa lekárka liečba literatúra láska lúka mama mamička manželka mapa matematika matka mačka
    menšina metóda minúta mucha móda nehoda nemčina noha norma novinka náhoda nálada obava obloha ochrana oprava oslava otázka pesnička
    peňaženka planéta podlaha podmienka polievka poloha ponožka ponuka postava potravina povaha poviedka pošta pravda prechádzka
    prednáška prehliadka prihláška problematika príprava príroda príčina rastlina realita reforma reklama republika riaditeľka rieka
    rodina rozprávka ruka ruština ryba scéna sestra sila skala skladba skupina skúška sloboda slovenčina služba sláva snaha sopka
    speváčka správa stavba stena strata strava strecha stránka surovina suseda susedka tabuľka taška technika teplota teta tetička
    topánka trieda tráva téma univerzita učiteľka veda veta vila vina vlajka vláda voda výchova výhoda výprava výstava výstraha zastávka
    zelenina zima zmena zmluva značka zábava záhada záhrada zásada závada zľava úloha úprava úvaha čiapka škola štruktúra študentka žena`),
  femo: words(`aktivita analýza angličtina architektúra armáda autorita autorka babka banka brigáda budova bunda cesta chalupa chata choroba
    chrípka chyba chémia dcéra dievčina disciplína dohoda doktorka doprava epizóda faktúra fakulta farba firma fotka fyzika gitara
    gramatika herečka hladina hlava hodina hodnota hora hra huba hudba hviezda hypotéza hádka identita izba kamarátka kapitola katedra
    kniha knižnica komunita koruna košeľa krajina krava krása kuchyňa kultúra kvalita kvetina káva kúpeľňa lampa lekárka liečba
    literatúra láska lúka mama mamička manželka mapa matematika matka mačka menšina metóda minca minúta mucha móda nehoda nemocnica
    nemčina noha norma novinka náhoda nálada obava obloha ochrana oprava oslava otázka pesnička peňaženka planéta podlaha podmienka
    polievka poloha ponožka ponuka postava potravina povaha poviedka pošta pravda prechádzka prednáška prehliadka prihláška problematika
    práca príprava príroda príčina rastlina realita reforma reklama republika riaditeľka rieka rodina rozprávka ruka ruština ryba scéna
    sestra sila skala skladba skupina skúška sloboda slovenčina služba sláva snaha sopka speváčka správa stanica stavba stena strata
    strava strecha stránka surovina suseda susedka tabuľka taška technika teplota teta tetička topánka trieda tráva téma ulica
    univerzita učiteľka veda veta vila vina vlajka vláda voda výchova výhoda výprava výstava výstraha zastávka zelenina zima zmena
    zmluva značka zábava záhada záhrada zásada závada zľava úloha úprava úvaha čiapka škola štruktúra študentka žena`),
  fems: words(`chvíľa hranica knižnica košeľa kuchyňa kúpeľňa lavica minca nedeľa nemocnica práca stanica tabuľa ulica vôľa`),
  finite:
    words(`býva bývajú chce chcú existuje existujú hovoria hovorí hrajú hrá ide idú je leží majú má môže môžu nie obsahuje obsahujú patria
    patrí používa používajú pracuje pracujú príde prídu píše píšu robia robí sedí stojí sú učia učí vedia vie zaoberá číta čítajú
    študuje študujú žije žijú`),
  fpla: words(`autorky babky dcéry deti dievčatá dámy herečky hráčky kamarátky klientky kolegyne kravy lekárky mamičky mamy manželky matky mačky
    novinárky obyvateľky ovce pacientky političky pracovníčky predavačky priateľky ryby sestričky sestry slečny sliepky speváčky
    spisovateľky spolužiačky susedky tanečnice tety turistky učiteľky vedkyne vnučky víťazky zamestnankyne členky športovkyne študentky
    ženy žiačky`),
  fplf: words(`bolesti budovy básne ceny cesty choroby chyby dane hodiny hory hry hviezdy informácie investície knihy krajiny možnosti odpovede
    okolnosti otázky piesne platby podmienky prednášky rieky rozprávky schopnosti skúšky správy straty stránky topánky udalosti ulice
    vety vlastnosti vojny zmeny úlohy školy`),
  fpli: words(`autobusy bolesti budovy básne ceny cesty choroby chyby dane dni domy dotazníky dvere experimenty faktory filmy grafy hodinky hodiny
    hory hrady hry hviezdy informácie investície jazyky knihy kopce krajiny kvety lesy lieky listy mesiace mosty možnosti narodeniny
    nohavice noviny náklady nápady nástroje názory obchody obrazy odpovede okolnosti okuliare ostrovy otázky parky peniaze piesne platby
    podmienky pokusy potoky počítače predmety prednášky predpisy predpoklady problémy procesy programy projekty prázdniny príjmy
    prístroje príznaky rieky roky romány rozdiely rozprávky schopnosti skúšky správy straty stroje stromy stránky telefóny testy texty
    topánky udalosti ulice vety vlaky vlastnosti vojny vzťahy výdavky výrobky výsledky zisky zmeny zákony zámky závery úlohy časopisy
    články šaty školy štáty`),
  knowing:
    words(`chápem dúfa dúfam dúfame hovoria hovoril hovorila hovorí myslia myslí myslím myslíme myslíš napísal napísala pamätám povedal
    povedala povedali povedalo počul počula predpokladá predpokladám predpokladáme rozhodla rozhodol súhlasím tvrdia tvrdil tvrdila
    tvrdí tvrdíme ukazuje ukázal ukázala ukázalo usudzujem uvádza vedia veria verí verím veríme veríš vidí vidím vidíme vie viem vieme
    viete vieš vyplýva zdá zistil zistila zistili zistilo znamená`),
  mainverb: words(`bol bola boli bolo chce je majú musí má môže môžu nebol nebola nemajú nemá nemôže nie sú`),
  man: words(`autor brat doktor hráč kamarát klient lekár manžel novinár pacient politik prezident priateľ profesor riaditeľ spevák spolužiak
    sused syn tréner učiteľ vodič vojak zákazník študent žiak`),
  manm: words(`autor brat chlapec doktor hráč kamarát klient lekár manžel muž novinár pacient politik prezident priateľ profesor pán riaditeľ
    spevák spolužiak strýko sused syn tréner učiteľ vodič vojak zákazník študent žiak`),
  mapl: words(`absolventi američania angličania architekti asistenti autori bratia bratislavčania bádatelia básnici chlapci cudzinci dedovia
    delegáti demonštranti diváci dobrovoľníci docenti doktori fanúšikovia farmári francúzi futbalisti hasiči herci historici hokejisti
    hostia hráči hudobníci inžinieri jazykovedci kamaráti klienti králi kuchári lekári maliari manželia maďari migranti ministri mladíci
    muži nemci novinári obchodníci obyvatelia občania odborníci otcovia pacienti podnikatelia poliaci policajti politici poslanci
    poslucháči používatelia poľovníci predavači predsedovia prezidenti priatelia princovia profesori programátori právnici psychológovia
    páchatelia rakúšania respondenti režiséri robotníci rodičia rusi rybári rytieri slováci speváci spisovatelia spolužiaci strýkovia
    sudcovia susedia svedkovia synovia taliani tréneri turisti ukrajinci umelci utečenci učitelia vedci vietnamci vodiči vojaci voliči
    väzni výskumníci zamestnanci zamestnávatelia zlodeji záhradníci zákazníci úradníci účastníci čašníci česi čitatelia členovia ľudia
    španieli športovci študenti žiaci`),
  masu: words(`baru bloku bodu boku celku chodu cukru divu dlhu dnu dojmu domku domovu druhu duchu dôvodu filmu francúzsku fínsku grécku hlasu
    hradu hriechu japonsku jazyku jednu kanálu klubu koncu kraju kroku lesu letu listu maďarsku metru mieru moru mostu motoru mu nemecku
    nikomu ničomu nákladu národu názoru nórsku obalu obchodu obedu objemu oboru obrazu obvodu odberu okraju onu papieru parku pasu plánu
    podielu pohybu pokoju pomeru poriadku potoku počiatku poľsku prachu priemeru priestoru príjmu príkladu prúdu puku páru pôvodu radu
    rakúsku rohu roku rozmeru rámu sadu samu skladu slovensku smeru spisu sporu staroveku stavu stolu stredoveku stredu svetu súdu
    tabaku taliansku telefónu textu tlaku toku tu tónu uhorsku varu vetru večeru vlaku vplyvu vrchu výberu výboru východu výkladu
    základu zámeru zámku západu záujmu závodu írsku úradu ústavu úveru úvodu česku španielsku športu ťahu`),
  minu: words(`autobus bar batoh bazén byt dom dotazník dôvod experiment faktor film hotel hrad internet jazyk kabát klobúk klub koncert kurz list
    nápad návrh názor obchod obraz papier park plán podnik predmet preklad prieskum problém proces program projekt príklad prípad rok
    román rozdiel rozhovor slovník spôsob stan strom supermarket svet sveter systém telefón test text trh vlak vzťah výskum význam
    zmysel úrad ústav časopis štadión`),
  modal:
    words(`bude budem budeme budú chce chcem chceme chcú majú musia musí musím musíme musíte musíš má mám máme môže môžem môžeme môžete môžeš
    môžu`),
  months:
    words(`apríl apríla apríli august augusta auguste december decembra decembri február februára februári január januára januári júl júla júli
    jún júna júni marca marci marec máj mája máji november novembra novembri október októbra októbri september septembra septembri`),
  neo: words(`auto bývanie centrum cvičenie dielo dievča dieťa divadlo gymnázium hnutie hodnotenie jablko jazero jedlo kino koleso letisko leto
    lietadlo mačiatko mesto miesto mlieko more mäso múzeum námestie obdobie ochorenie oddelenie odvetvie okno ovocie pero pivo pole
    povolanie počasie pravidlo predstavenie prekvapenie prostredie písmeno riešenie rozhodnutie ráno slnko slovo srdce storočie
    stretnutie svetlo sídlo telo tričko tvrdenie umenie vajce vysvetlenie vzdelanie víno zamestnanie zariadenie zdravie zistenie zviera
    územie číslo šteňa štúdium šťastie`),
  neon: words(`auto bývanie centrum cvičenie dielo dievča dieťa divadlo gymnázium hnutie hodnotenie jablko jazero jedlo kino koleso letisko
    lietadlo mačiatko mesto miesto mlieko mäso múzeum námestie obdobie ochorenie oddelenie odvetvie okno ovocie pero pivo povolanie
    počasie pravidlo predstavenie prekvapenie prostredie písmeno riešenie rozhodnutie slnko slovo srdce storočie stretnutie svetlo sídlo
    telo tričko tvrdenie umenie vajce vysvetlenie vzdelanie víno zamestnanie zariadenie zdravie zistenie zviera územie číslo šteňa
    štúdium šťastie`),
  nocomma:
    words(`a aby aj ako akurát ale alebo ani asi aspoň bez buď do dokonca hlavne hoci i iba je jednak k keď ku lebo len menej miesto možno na
    najmä najskôr najviac napr napriek napríklad než nie nielen no o obzvlášť od okrem po podľa potom pre pred predovšetkým pri práve
    prípadne resp s snáď sotva tak takisto takže teda tento tiež to totiž toto táto tým u už v veď vo vraj vtedy však vždy z za zo
    zrejme zvlášť či čiže čo že`),
  npla: words(`autá centrá dievčatá divadlá gymnáziá hľadiská jablká jazerá jedlá kiná kolesá kreslá kritériá kurčatá letiská lietadlá mestá
    ministerstvá médiá múzeá okná perá pravidlá písmená slová stanoviská svetlá telá tričká zvieratá štúdiá`),
  perfat: words(`odovzdať podať poznať počkať predať pridať uznať vydať vyhľadať zavolať`),
  perfit:
    words(`dokončiť kúpiť nakúpiť nastúpiť naučiť navštíviť obnoviť opraviť osláviť pochopiť pozdraviť prestúpiť pripraviť skončiť splniť
    stratiť urobiť vrátiť vyplniť vyriešiť vyrobiť vystúpiť vysvetliť vytvoriť vyčistiť zabaviť zaplatiť zlepšiť zmeniť znížiť zvýšiť
    zúčastniť`),
  posverb:
    words(`bol bola boli bolo chce chcel chcela chceli chcem chceme chcú dostal dostala išiel išla išli jedla jedol kúpil kúpila majú mal mala
    mali mohla mohli mohol musel musela mám máme máte môže môžem môžeme môžu našiel našla pil pila povedal povedala povedali počujem
    počul počula prišiel prišla prišli písal písala robil robila robili rozumel rozumela rozumiem stretla stretol urobil urobila urobili
    vedel vedela vedeli vedia videl videla videli vidí vidím viem vieme viete vieš zabudla zabudol zažil zažila čítal čítala`),
  seeing:
    words(`netuší netuším opisuje opísať opýtal opýtala opýtať pochopil pochopiť povedz povedzte pýtal pýtala rozhodnúť skúma sleduje spoznať
    spýtal spýtala ukazuje ukázal ukázať uvidíme vedieť videl vidieť viem vieme viete vieš vysvetlil vysvetlila vysvetliť vysvetľuje
    zistil zistila zistiť`),
  wanting: words(
    `chce chcel chcela chcem chceme chcete chceš chcú dôležité nutné potrebné preto prosím snažil snažila snaží snažím treba žiada žiadam`,
  ),
  zebefore:
    words(`aby ako asi až bohužiaľ dokonca hlavne iba jasne len miesto mimo možno najmä naozaj napriek našťastie obzvlášť okrem pravdepodobne
    predovšetkým preto pretože práve rovnako samozrejme skutočne snáď tak takže určite vraj zrejme zvlášť žiaľ`),
}
