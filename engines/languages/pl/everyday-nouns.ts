import type { NounRow } from '../noun-row.ts'
import { words } from '../words.ts'

/**
 * Everyday nouns by declension: the forms of the singular and the plural in the order nominative, genitive, dative, accusative, locative,
 * instrumental; `NounRow` tells the marks. Behind the colon stands the genitive of the plural. Sorted within a row.
 */
export const polishNounRows: readonly NounRow[] = [
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~y ~^e ~ę ~^e ~ą ~y ? ~om ~y ~ach ~ami',
    words:
      words(`baza:baz broda:bród brygada:brygad budowa:budów cena:cen chata:chat chmura:chmur choroba:chorób dieta:diet dziewczyna:dziewczyn
      faza:faz firma:firm forma:form fraza:fraz gazeta:gazet gitara:gitar głowa:głów godzina:godzin góra:gór grupa:grup herbata:herbat
      izba:izb jagoda:jagód kara:kar karta:kart kasa:kas kawa:kaw kiełbasa:kiełbas klasa:klas kobieta:kobiet krata:krat krowa:krów
      kultura:kultur lampa:lamp liczba:liczb literatura:literatur mama:mam mapa:map masa:mas metoda:metod minuta:minut moda:mód
      moneta:monet nagroda:nagród natura:natur nazwa:nazw norma:norm oaza:oaz obrona:obron ocena:ocen odmowa:odmów oferta:ofert
      olimpiada:olimpiad osoba:osób para:par planeta:planet podstawa:podstaw pogoda:pogód poprawa:popraw postawa:postaw potrawa:potraw
      potrzeba:potrzeb prasa:pras prawda:prawd prośba:próśb próba:prób przerwa:przerw przyroda:przyród pszczoła:pszczół rada:rad
      rana:ran reforma:reform robota:robót rodzina:rodzin rozmowa:rozmów ryba:ryb scena:scen sekunda:sekund siła:sił siostra:sióstr
      skała:skał skóra:skór służba:służb sobota:sobót sprawa:spraw strata:strat strona:stron struktura:struktur szata:szat
      szkoła:szkół szyba:szyb ściana:ścian temperatura:temperatur torba:toreb trasa:tras trawa:traw umowa:umów ustawa:ustaw wada:wad
      wina:win wiosna:wiosen woda:wód wyprawa:wypraw wystawa:wystaw zabawa:zabaw zaleta:zalet zasada:zasad zgoda:zgód zima:zim
      zmiana:zmian zupa:zup żona:żon`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~i ~^e ~ę ~^e ~ą ~i ? ~om ~i ~ach ~ami',
    words: words(`aktorka:aktorek apteka:aptek babka:babek bajka:bajek biblioteka:bibliotek córka:córek czapka:czapek czekoladka:czekoladek
      dentystka:dentystek deska:desek droga:dróg dziewczynka:dziewczynek fabryka:fabryk figa:fig fizyka:fizyk gorączka:gorączek
      grafika:grafik gruszka:gruszek herbatka:herbatek kanapka:kanapek kartka:kartek kelnerka:kelnerek klatka:klatek kolejka:kolejek
      koleżanka:koleżanek kreska:kresek książka:książek kurtka:kurtek lekarka:lekarek lodówka:lodówek łaska:łasek łazienka:łazienek
      łyżeczka:łyżeczek łyżka:łyżek marchewka:marchewek marka:marek maska:masek matematyka:matematyk matka:matek mechanika:mechanik
      mieszkanka:mieszkanek muzyka:muzyk nauczycielka:nauczycielek nauka:nauk noga:nóg obniżka:obniżek odwaga:odwag opieka:opiek
      pamiątka:pamiątek piłka:piłek piosenka:piosenek piosenkarka:piosenkarek poduszka:poduszek podwyżka:podwyżek pogłoska:pogłosek
      polityka:polityk Polka:Polek pomyłka:pomyłek powaga:powag pożyczka:pożyczek praktyka:praktyk przesyłka:przesyłek
      rozrywka:rozrywek rzeka:rzek sałatka:sałatek sąsiadka:sąsiadek studentka:studentek sukienka:sukienek szklanka:szklanek
      sztuka:sztuk ścieżka:ścieżek tabletka:tabletek technika:technik torebka:torebek troska:trosk truskawka:truskawek uwaga:uwag
      waga:wag walizka:walizek walka:walk wioska:wiosek wnuczka:wnuczek wódka:wódek wycieczka:wycieczek wysyłka:wysyłek
      zabawka:zabawek zagadka:zagadek`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~y ~y ~ę ~y ~ą ~e ? ~om ~e ~ach ~ami',
    words: words(`burza:burz cisza:cisz dusza:dusz dzielnica:dzielnic granica:granic grusza:grusz kasza:kasz nędza:nędz obietnica:obietnic
      okolica:okolic owca:owiec piwnica:piwnic plaża:plaż praca:prac rocznica:rocznic róża:róż różnica:różnic spódnica:spódnic
      stolica:stolic świeca:świec tablica:tablic tajemnica:tajemnic ulica:ulic wieża:wież władza:władz`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~i ~i ~ę ~i ~ą ~e ~i ~om ~e ~ach ~ami',
    words:
      words(`akcja atrakcja decyzja demonstracja dyskusja edukacja emocja funkcja generacja informacja instrukcja kolacja komisja komunikacja
      konferencja lekcja lokalizacja misja okazja operacja organizacja pensja poezja policja prezentacja procesja produkcja promocja
      publikacja reakcja recepcja redakcja relacja restauracja rewolucja rezerwacja sesja stacja sytuacja telewizja tradycja wersja
      wizja`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~i ~i ~ę ~i ~ą ~e ~i ~om ~e ~ach ~ami',
    words:
      words(`akademia armia bateria biologia ceremonia chemia ekonomia encyklopedia energia epidemia filozofia fotografia galeria geografia
      historia ironia kategoria komedia kopia linia loteria melodia opinia premia psychologia religia seria technologia telefonia
      teoria tragedia`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~ ~ ~ę ~ ~ą ~e ? ~om ~e ~ach ~ami',
    words: words(`babcia:babć ciocia:cioć cukiernia:cukierń drukarnia:drukarń jadalnia:jadalń kawiarnia:kawiarń kopalnia:kopalń
      księgarnia:księgarń kuchnia:kuchni łaźnia:łaźni niania:niań piekarnia:piekarń pralnia:pralni przychodnia:przychodni
      stajnia:stajni studnia:studni sypialnia:sypialń świnia:świń uczelnia:uczelni wiśnia:wiśni ziemia:ziemi`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~a ~i ~i ~ę ~i ~ą ~e ? ~om ~e ~ach ~ami',
    words:
      words(`cebula:cebul cela:cel chwila:chwil fala:fal hala:hal koszula:koszul kula:kul niedziela:niedziel rola:ról sala:sal skala:skal
      tabela:tabel wola:woli`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~ć ~ci ~ci ~ć ~ci ~cią ~ci ~ci ~ciom ~ci ~ciach ~ciami',
    words:
      words(`całość chęć ciekawość część czynność głębokość godność ilość jakość kość litość ludność miłość młodość mniejszość możliwość
      nowość odpowiedzialność okoliczność opowieść osobowość pamięć powieść prędkość przeszłość przyszłość radość samotność sieć
      skłonność społeczność starość szerokość szybkość śmierć trudność umiejętność uroczystość wartość wiadomość większość własność
      wolność wysokość zawartość zazdrość zdolność złość`),
  },
  {
    gender: 'f',
    cut: 0,
    forms: '= ~y ~y = ~y ~ą ~e/~y ~y ~om ~e ~ach ~ami',
    words: words(`kradzież młodzież odzież podróż pomoc sprzedaż`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~ń ~ni ~ni ~ń ~ni ~nią ~nie ~ni ~niom ~nie ~niach ~niami',
    words: words(`broń dłoń jesień pieśń przestrzeń przyjaźń przystań skroń`),
  },
  {
    gender: 'f',
    cut: 1,
    forms: '~dź ~dzi ~dzi ~dź ~dzi ~dzią ~dzi/~dzie ~dzi ~dziom ~dzi ~dziach ~dziami',
    words: words(`odpowiedź=odpowie spowiedź=spowie wypowiedź=wypowie`),
  },
  {
    gender: 'f',
    cut: 0,
    forms: '= ~i ~i = ~i ~ą ~e ~i ~om ~e ~ach ~ami',
    words: words(`sól=sol`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~owi ~a ~^e ~em ~^i ~ów ~om ~ów ~ach ~ami',
    words:
      words(`absolwent agent ambasador asystent autor bokser doktor dyrektor dyrygent emigrant fryzjer imigrant inspektor inżynier kandydat
      kelner klient konsultant pacjent premier prezydent profesor redaktor senator student trener`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~k ~ka ~kowi ~ka ~ku ~kiem ~cy ~ków ~kom ~ków ~kach ~kami',
    words: words(`czytelnik kierownik miłośnik ogrodnik polityk pracownik prawnik przeciwnik przewodnik ratownik robotnik rolnik rzecznik
      uczestnik urzędnik użytkownik wspólnik zawodnik zwolennik`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~owi ~a ~u ~em ~e ~i ~om ~i ~ach ~ami',
    words: words(`nauczyciel obywatel przedstawiciel wielbiciel właściciel założyciel`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~owi ~a ~u ~em ~e ~y ~om ~y ~ach ~ami',
    words: words(`badacz bramkarz dziennikarz gracz kucharz lekarz listonosz malarz piłkarz piosenkarz pisarz rycerz słuchacz stróż tłumacz
      żołnierz`),
  },
  {
    gender: 'mp',
    cut: 3,
    forms: '~iec ~ca ~cowi ~ca ~cu ~cem ~cy ~ców ~com ~ców ~cach ~cami',
    words: words(`cudzoziemiec fachowiec kupiec naukowiec sportowiec zawodowiec`),
  },
  {
    gender: 'mp',
    cut: 0,
    forms: '= ~a ~owi ~a ~u ~em ~owie ~ów ~om ~ów ~ach ~ami',
    words: words(`król wuj`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~a ~y ~^e ~ę ~^e ~ą ~^i ~ów ~om ~ów ~ach ~ami',
    words: words(`artysta dentysta egoista finalista optymista pianista poeta socjalista specjalista terrorysta turysta`),
  },
  {
    gender: 'mp',
    cut: 1,
    forms: '~a ~y ~y ~ę ~y ~ą ~y ~ów ~om ~ów ~ach ~ami',
    words: words(`doradca dowódca kierowca mówca obrońca przestępca radca sprzedawca wychowawca wydawca wykładowca zwycięzca`),
  },
  {
    gender: 'ma',
    cut: 0,
    forms: '= ~a ~owi ~a ~^e ~em ~y ~ów ~om ~y ~ach ~ami',
    words: words(`kogut szczur tygrys`),
  },
  {
    gender: 'ma',
    cut: 1,
    forms: '~k ~ka ~kowi ~ka ~ku ~kiem ~ki ~ków ~kom ~ki ~kach ~kami',
    words: words(`królik ptak smok ślimak wilk`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~owi = ~^e ~em ~y ~ów ~om ~y ~ach ~ami',
    words: words(`adres aparat argument artykuł autobus bilet biznes budżet charakter czas=czas departament dokument dowód=dowod dział efekt
      egzamin ekran film głos humor instrument interes internet kilogram klimat klub kłopot kolor koncert list los lot magazyn
      materiał moment most motor naród=narod nos obiekt obraz ogród=ogrod okres papier paszport plan pobyt post powód=powod prezent
      problem proces program projekt przedmiot przykład rower rozkaz rozum samochód=samochod samolot sen=sn sklep spacer sport
      sposób=sposob spór=spor stan sukces system ślub teatr=teatr tekst telefon temat termin test transport tytuł udział układ
      uniwersytet urlop utwór=utwor wschód=wschod wstęp wybór=wybor wykład wyraz zachód=zachod zachwyt zakaz zakład zapas zasób=zasob
      zawód=zawod zbiór=zbior`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~owi = ~u ~iem ~i ~ów ~om ~i ~ach ~ami',
    words:
      words(`bank bieg bok brak brzeg budynek=budynk czwartek=czwartk dług dodatek=dodatk domek=domk dźwięk gatunek=gatunk kierunek=kierunk
      krok lek majątek=majątk obowiązek=obowiązk obrazek=obrazk odcinek=odcink park piątek=piątk pociąg początek=początk
      podatek=podatk poniedziałek=poniedziałk poranek=porank porządek=porządk posiłek=posiłk przypadek=przypadk rachunek=rachunk
      ratunek=ratunk róg=rog rynek=rynk rysunek=rysunk smak spadek=spadk stosunek=stosunk śnieg tłok warunek=warunk widok wiek
      wniosek=wniosk wtorek=wtork wyjątek=wyjątk wypadek=wypadk wysiłek=wysiłk wzrok zabytek=zabytk zakątek=zakątk zamek=zamk
      zasiłek=zasiłk znak związek=związk`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~owi = ~u ~iem ~i ~ów ~om ~i ~ach ~ami',
    words: words(`budzik cukierek=cukierk czajnik dzbanek=dzbank dziennik garnek=garnk głośnik guzik język kawałek=kawałk kosmetyk koszyk
      kubek=kubk kwiatek=kwiatk ogórek=ogórk ołówek=ołówk pierścionek=pierścionk plecak podręcznik pomnik ręcznik silnik słownik
      stolik wózek=wózk znaczek=znaczk`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~owi = ~^e ~em ~y ~ów ~om ~y ~ach ~ami',
    words: words(`banan but chleb komputer młyn papieros pomidor ser ząb=zęb`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~owi = ~u ~em ~e ~ów ~om ~e ~ach ~ami',
    words: words(`klej kraj napój=napoj nastrój=nastroj pokój=pokoj rodzaj rozwój=rozwoj strój=stroj tramwaj zwyczaj`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~u ~owi = ~u ~em ~e ~i ~om ~e ~ach ~ami',
    words: words(`ból=ból cel=cel festiwal hotel lokal szpital żal`),
  },
  {
    gender: 'mi',
    cut: 0,
    forms: '= ~a ~owi = ~u ~em ~e ~y ~om ~e ~ach ~ami',
    words: words(`cmentarz grosz kalendarz kapelusz klucz kosz nóż=noż płaszcz talerz`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~o ~a ~u ~o ~^e ~em ~a ? ~om ~a ~ach ~ami',
    words:
      words(`auto:aut bezpieczeństwo:bezpieczeństw biuro:biur błoto:błot bogactwo:bogactw drzewo:drzew dzieciństwo:dzieciństw dzieło:dzieł
      futro:futer jezioro:jezior kino:kin koło:kół krzesło:krzeseł lustro:luster małżeństwo:małżeństw masło:maseł metro:metr
      mięso:miąs ministerstwo:ministerstw mydło:mydeł niebo:nieb okno:okien państwo:państw pióro:piór piwo:piw prawo:praw
      rolnictwo:rolnictw rzemiosło:rzemiosł sadło:sadeł siano:sian słowo:słów społeczeństwo:społeczeństw srebro:sreber warzywo:warzyw
      wiadro:wiader wino:win ziarno:ziaren złoto:złot zwycięstwo:zwycięstw źródło:źródeł żebro:żeber żelazo:żelaz`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~o ~a ~u ~o ~u ~iem ~a ? ~om ~a ~ach ~ami',
    words: words(`biurko:biurek boisko:boisk ciastko:ciastek jabłko:jabłek jajko:jajek kółko:kółek lotnisko:lotnisk lusterko:lusterek
      łóżeczko:łóżeczek łóżko:łóżek miasteczko:miasteczek mleko:mlek nazwisko:nazwisk ognisko:ognisk pudełko:pudełek
      schronisko:schronisk słoneczko:słoneczek stanowisko:stanowisk środowisko:środowisk wojsko:wojsk zjawisko:zjawisk`),
  },
  {
    gender: 'n',
    cut: 1,
    forms: '~e ~a ~u ~e ~u ~em ~a ? ~om ~a ~ach ~ami',
    words: words(`badanie:badań cierpienie:cierpień czytanie:czytań ćwiczenie:ćwiczeń danie:dań doświadczenie:doświadczeń jedzenie:jedzeń
      kazanie:kazań marzenie:marzeń miejsce:miejsc mieszkanie:mieszkań morze:mórz narodzenie:narodzeń narzędzie:narzędzi
      nieszczęście:nieszczęść odkrycie:odkryć ogłoszenie:ogłoszeń opowiadanie:opowiadań oświetlenie:oświetleń otoczenie:otoczeń
      picie:pić pisanie:pisań podwórze:podwórzy pojęcie:pojęć pokolenie:pokoleń pole:pól połączenie:połączeń położenie:położeń
      powietrze:powietrzy pozwolenie:pozwoleń pragnienie:pragnień pranie:prań przedstawienie:przedstawień przedszkole:przedszkoli
      przejście:przejść przyjęcie:przyjęć przysłowie:przysłów pytanie:pytań rozstanie:rozstań rozwiązanie:rozwiązań serce:serc
      słońce:słońc spotkanie:spotkań stulecie:stuleci stworzenie:stworzeń szczęście:szczęść śniadanie:śniadań tłumaczenie:tłumaczeń
      ubranie:ubrań uczucie:uczuć ustalenie:ustaleń wejście:wejść wrażenie:wrażeń wydarzenie:wydarzeń wyjście:wyjść
      wykształcenie:wykształceń zachowanie:zachowań zadanie:zadań zadowolenie:zadowoleń zainteresowanie:zainteresowań zajęcie:zajęć
      zaproszenie:zaproszeń zboże:zbóż zdanie:zdań zdarzenie:zdarzeń zdjęcie:zdjęć zdrowie:zdrowi zebranie:zebrań znaczenie:znaczeń
      życie:żyć`),
  },
]

/** Nouns of forms of their own: gender and the same forms. */
export const irregularPolishNouns: readonly string[] = [
  'n dziecko dziecka dziecku dziecko dziecku dzieckiem dzieci dzieci dzieciom dzieci dzieciach dziećmi',
  'n zwierzę zwierzęcia zwierzęciu zwierzę zwierzęciu zwierzęciem zwierzęta zwierząt zwierzętom zwierzęta zwierzętach zwierzętami',
  'n imię imienia imieniu imię imieniu imieniem imiona imion imionom imiona imionach imionami',
  'n niemowlę niemowlęcia niemowlęciu niemowlę niemowlęciu niemowlęciem niemowlęta niemowląt niemowlętom niemowlęta niemowlętach niemowlętami',
  'n muzeum muzeum muzeum muzeum muzeum muzeum muzea muzeów muzeom muzea muzeach muzeami',
  'n centrum centrum centrum centrum centrum centrum centra centrów centrom centra centrach centrami',
  'n liceum liceum liceum liceum liceum liceum licea liceów liceom licea liceach liceami',
  'n miasto miasta miastu miasto mieście miastem miasta miast miastom miasta miastach miastami',
  'n lato lata latu lato lecie latem lata lat latom lata latach latami',
  'n święto święta świętu święto święcie świętem święta świąt świętom święta świętach świętami',
  'n światło światła światłu światło świetle światłem światła świateł światłom światła światłach światłami',
  'n oko oka oku oko oku okiem oczy oczu oczom oczy oczach oczami',
  'n ucho ucha uchu ucho uchu uchem uszy uszu uszom uszy uszach uszami',
  'mp człowiek człowieka człowiekowi człowieka człowieku człowiekiem ludzie ludzi ludziom ludzi ludziach ludźmi',
  'mp brat brata bratu brata bracie bratem bracia braci braciom braci braciach braćmi',
  'mp ojciec ojca ojcu ojca ojcu ojcem ojcowie ojców ojcom ojców ojcach ojcami',
  'mp syn syna synowi syna synu synem synowie synów synom synów synach synami',
  'mp pan pana panu pana/pan panu panem panowie panów panom panów panach panami',
  'mp chłopiec chłopca chłopcu chłopca chłopcu chłopcem chłopcy chłopców chłopcom chłopców chłopcach chłopcami',
  'mp chłopak chłopaka chłopakowi chłopaka chłopaku chłopakiem chłopaki/chłopacy chłopaków chłopakom chłopaków chłopakach chłopakami',
  'mp przyjaciel przyjaciela przyjacielowi przyjaciela przyjacielu przyjacielem przyjaciele przyjaciół przyjaciołom przyjaciół przyjaciołach przyjaciółmi',
  'mp mężczyzna mężczyzny mężczyźnie mężczyznę mężczyźnie mężczyzną mężczyźni mężczyzn mężczyznom mężczyzn mężczyznach mężczyznami',
  'mp kolega kolegi koledze kolegę koledze kolegą koledzy kolegów kolegom kolegów kolegach kolegami',
  'mp sąsiad sąsiada sąsiadowi sąsiada sąsiedzie sąsiadem sąsiedzi sąsiadów sąsiadom sąsiadów sąsiadach sąsiadami',
  'mp policjant policjanta policjantowi policjanta policjancie policjantem policjanci policjantów policjantom policjantów policjantach policjantami',
  'mp dziadek dziadka dziadkowi dziadka dziadku dziadkiem dziadkowie dziadków dziadkom dziadków dziadkach dziadkami',
  'mp wujek wujka wujkowi wujka wujku wujkiem wujkowie wujków wujkom wujków wujkach wujkami',
  'mp wnuk wnuka wnukowi wnuka wnuku wnukiem wnukowie wnuków wnukom wnuków wnukach wnukami',
  'mp tata taty tacie tatę tacie tatą tatowie tatów tatom tatów tatach tatami',
  'mp uczeń ucznia uczniowi ucznia uczniu uczniem uczniowie uczniów uczniom uczniów uczniach uczniami',
  'mp gość gościa gościowi gościa gościu gościem goście gości gościom gości gościach gośćmi',
  'mp sędzia sędziego sędziemu sędziego sędzi/sędzim sędzią sędziowie sędziów sędziom sędziów sędziach sędziami',
  'mp rodzic rodzica rodzicowi rodzica rodzicu rodzicem rodzice rodziców rodzicom rodziców rodzicach rodzicami',
  'mp widz widza widzowi widza widzu widzem widzowie widzów widzom widzów widzach widzami',
  'mp aktor aktora aktorowi aktora aktorze aktorem aktorzy aktorów aktorom aktorów aktorach aktorami',
  'mp muzyk muzyka muzykowi muzyka muzyku muzykiem muzycy muzyków muzykom muzyków muzykach muzykami',
  'ma pies psa psu psa psie psem psy psów psom psy psach psami',
  'ma kot kota kotu kota kocie kotem koty kotów kotom koty kotach kotami',
  'ma koń konia koniowi konia/koń koniu koniem konie koni koniom konie koniach końmi',
  'ma niedźwiedź niedźwiedzia niedźwiedziowi niedźwiedzia niedźwiedziu niedźwiedziem niedźwiedzie niedźwiedzi niedźwiedziom niedźwiedzie niedźwiedziach niedźwiedziami',
  'ma lew lwa lwu lwa lwie lwem lwy lwów lwom lwy lwach lwami',
  'mi dom domu domowi dom domu domem domy domów domom domy domach domami',
  'mi dzień dnia dniowi dzień dniu dniem dni/dnie dni dniom dni/dnie dniach dniami',
  'mi tydzień tygodnia tygodniowi tydzień tygodniu tygodniem tygodnie tygodni tygodniom tygodnie tygodniach tygodniami',
  'mi rok roku rokowi rok roku rokiem - - - - - -',
  'mi miesiąc miesiąca miesiącowi miesiąc miesiącu miesiącem miesiące miesięcy miesiącom miesiące miesiącach miesiącami',
  'mi pieniądz pieniądza pieniądzowi pieniądz pieniądzu pieniądzem pieniądze pieniędzy pieniądzom pieniądze pieniądzach pieniędzmi',
  'mi koniec końca końcowi koniec końcu końcem końce końców końcom końce końcach końcami',
  'mi dworzec dworca dworcowi dworzec dworcu dworcem dworce dworców dworcom dworce dworcach dworcami',
  'mi kwiat kwiatu kwiatowi kwiat kwiecie kwiatem kwiaty kwiatów kwiatom kwiaty kwiatach kwiatami',
  'mi świat świata światu świat świecie światem światy światów światom światy światach światami',
  'mi obiad obiadu obiadowi obiad obiedzie obiadem obiady obiadów obiadom obiady obiadach obiadami',
  'mi wyjazd wyjazdu wyjazdowi wyjazd wyjeździe wyjazdem wyjazdy wyjazdów wyjazdom wyjazdy wyjazdach wyjazdami',
  'mi wieczór wieczoru wieczorowi wieczór wieczorze wieczorem wieczory wieczorów wieczorom wieczory wieczorach wieczorami',
  'mi stół stołu stołowi stół stole stołem stoły stołów stołom stoły stołach stołami',
  'mi kościół kościoła kościołowi kościół kościele kościołem kościoły kościołów kościołom kościoły kościołach kościołami',
  'mi długopis długopisu długopisowi długopis długopisie długopisem długopisy długopisów długopisom długopisy długopisach długopisami',
  'mi zeszyt zeszytu zeszytowi zeszyt zeszycie zeszytem zeszyty zeszytów zeszytom zeszyty zeszytach zeszytami',
  'mi las lasu lasowi las lesie lasem lasy lasów lasom lasy lasach lasami',
  'mi ruch ruchu ruchowi ruch ruchu ruchem ruchy ruchów ruchom ruchy ruchach ruchami',
  'mi telewizor telewizora telewizorowi telewizor telewizorze telewizorem telewizory telewizorów telewizorom telewizory telewizorach telewizorami',
  'f ręka ręki ręce rękę ręce/ręku ręką ręce rąk rękom ręce rękach rękami/rękoma',
  'f noc nocy nocy noc nocy nocą noce nocy nocom noce nocach nocami',
  'f wieś wsi wsi wieś wsi wsią wsie/wsi wsi wsiom wsie/wsi wsiach wsiami',
  'f pani pani pani panią pani panią panie pań paniom panie paniach paniami',
  'f krew krwi krwi krew krwi krwią - - - - - -',
  'f idea idei idei ideę idei ideą idee idei ideom idee ideach ideami',
  'f mysz myszy myszy mysz myszy myszą myszy myszy myszom myszy myszach myszami',
  'f rzecz rzeczy rzeczy rzecz rzeczy rzeczą rzeczy rzeczy rzeczom rzeczy rzeczach rzeczami',
  'f twarz twarzy twarzy twarz twarzy twarzą twarze twarzy twarzom twarze twarzach twarzami',
  'f część części części część części częścią części części częściom części częściach częściami',
  'f łódź łodzi łodzi łódź łodzi łodzią łodzie/łodzi łodzi łodziom łodzie/łodzi łodziach łodziami',
  'f - - - - - - drzwi drzwi drzwiom drzwi drzwiach drzwiami',
  'f - - - - - - urodziny urodzin urodzinom urodziny urodzinach urodzinami',
  'f - - - - - - wakacje wakacji wakacjom wakacje wakacjach wakacjami',
  'f - - - - - - spodnie spodni spodniom spodnie spodniach spodniami',
  'f - - - - - - okulary okularów okularom okulary okularach okularami',
  'f - - - - - - nożyczki nożyczek nożyczkom nożyczki nożyczkach nożyczkami',
  'f nadzieja nadziei nadziei nadzieję nadziei nadzieją nadzieje nadziei nadziejom nadzieje nadziejach nadziejami',
  'f szyja szyi szyi szyję szyi szyją szyje szyj szyjom szyje szyjach szyjami',
  'f kolej kolei kolei kolej kolei koleją koleje kolei kolejom koleje kolejach kolejami',
  'f wiara wiary wierze wiarę wierze wiarą wiary wiar wiarom wiary wiarach wiarami',
  'f miara miary mierze miarę mierze miarą miary miar miarom miary miarach miarami',
  'n ciało ciała ciału ciało ciele ciałem ciała ciał ciałom ciała ciałach ciałami',
  'n ciasto ciasta ciastu ciasto cieście ciastem ciasta ciast ciastom ciasta ciastach ciastami',
  'n pismo pisma pismu pismo piśmie pismem pisma pism pismom pisma pismach pismami',
  'n czasopismo czasopisma czasopismu czasopismo czasopiśmie czasopismem czasopisma czasopism czasopismom czasopisma czasopismach czasopismami',
  'mp minister ministra ministrowi ministra ministrze ministrem ministrowie ministrów ministrom ministrów ministrach ministrami',
  'mp mieszkaniec mieszkańca mieszkańcowi mieszkańca mieszkańcu mieszkańcem mieszkańcy mieszkańców mieszkańcom mieszkańców mieszkańcach mieszkańcami',
  'mp polityk polityka politykowi polityka polityku politykiem politycy polityków politykom polityków politykach politykami',
  'ma ptak ptaka ptakowi ptaka ptaku ptakiem ptaki ptaków ptakom ptaki ptakach ptakami',
  'mi nos nosa nosowi nos nosie nosem nosy nosów nosom nosy nosach nosami',
  'mp mąż męża mężowi męża/mąż mężu mężem mężowie mężów mężom mężów mężach mężami',
]
