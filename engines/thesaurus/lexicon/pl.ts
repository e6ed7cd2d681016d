import { parseLexicon } from '../parse-lexicon.ts'

/** Words of academic writing. One head for each part of speech; the meaning that papers use most stands first. */
export const lexicon = parseLexicon(`
badanie noun n
  systematic inquiry: analiza, studium, projekt badawczy = «Badanie» objęło trzystu uczniów z sześciu szkół.
  medical check: kontrola, kontrola lekarska, wizyta kontrolna = Pacjenci co pół roku zgłaszali się na «badania».
studium noun n
  scholarly text: rozprawa, praca, opracowanie, monografia = Autorka opublikowała obszerne «studium» o kulturze dworskiej.
  close examination: analiza, rozbiór, badanie = Książka jest wnikliwym «studium» jednego konfliktu.
metoda noun f
  way of proceeding: sposób, technika, procedura, tryb postępowania, strategia = Wybrana «metoda» sprawdza się również przy małych próbach.
metodologia noun f
  system of methods: metodyka, zestaw metod, warsztat badawczy = W drugim rozdziale omówiono «metodologię» pracy.
metodyka noun f
  set of methods for a task: metodologia, sposób postępowania, zestaw metod = «Metodyka» pomiarów była taka sama we wszystkich laboratoriach.
procedura noun f
  fixed series of steps: tryb postępowania, sposób postępowania; academic protokół = We wszystkich ośrodkach zastosowano tę samą «procedurę».
technika noun f
  practical method: metoda, sposób, procedura = Zastosowana «technika» pozwala dokładnie datować znaleziska.
  machines and applied knowledge: technologia, inżynieria = Rozwój «techniki» zmienił warunki pracy w kopalniach.
wynik noun mi
  what a study yields: rezultat, ustalenie, odczyt = «Wyniki» przedstawiono w tabeli 2.
  what follows from an action: rezultat, skutek, efekt, następstwo; opposite przyczyna = Porozumienie było «wynikiem» długich negocjacji.
  number of points reached: rezultat, liczba punktów, osiągnięcie = Średni «wynik» testu wyniósł 34 punkty.
rezultat noun mi
  what follows from an action: wynik, efekt, skutek, owoc; opposite przyczyna = Reforma nie przyniosła oczekiwanych «rezultatów».
dane noun
  recorded facts: informacje, materiał badawczy; academic materiał empiryczny = «Dane» zebrano za pomocą anonimowej ankiety.
informacja noun f
  piece of knowledge: wiadomość, wzmianka, przekaz, szczegół = W źródłach brakuje «informacji» o pochodzeniu rękopisu.
hipoteza noun f
  statement to be tested: przypuszczenie, domniemanie, założenie; academic supozycja = Pierwsza «hipoteza» nie znalazła potwierdzenia w danych.
przypuszczenie noun n
  thing held likely: domysł, domniemanie, hipoteza; academic supozycja; opposite pewność = «Przypuszczenia» historyków potwierdziły dopiero prace wykopaliskowe.
założenie noun n
  what is taken as given: przesłanka, punkt wyjścia; academic presupozycja, postulat = Model opiera się na «założeniu» o racjonalności konsumentów.
  act of founding: utworzenie, powołanie, ustanowienie; opposite likwidacja = Od «założenia» uniwersytetu minęło sto lat.
teza noun f
  claim to be defended: twierdzenie, stanowisko, pogląd; opposite antyteza = Główna «teza» rozprawy dotyczy źródeł nowoczesnego nacjonalizmu.
twierdzenie noun n
  statement held true: teza, sąd, stwierdzenie; academic asercja = To «twierdzenie» wymaga mocniejszego uzasadnienia.
stwierdzenie noun n
  something said or written: twierdzenie, wypowiedź; academic konstatacja = Respondenci oceniali prawdziwość dziesięciu «stwierdzeń».
teoria noun f
  system of explanations: koncepcja, doktryna, ujęcie; opposite praktyka = Nowa «teoria» lepiej wyjaśnia ruchy migracyjne.
koncepcja noun f
  system of ideas: teoria, idea, ujęcie = «Koncepcja» kapitału społecznego zyskała wielu zwolenników.
pojęcie noun n
  unit of thought: termin, kategoria, idea, określenie; academic koncept = «Pojęcie» tożsamości bywa rozumiane bardzo różnie.
termin noun mi
  technical word: określenie, nazwa, wyrażenie, pojęcie = «Termin» ten pojawił się w językoznawstwie po wojnie.
  fixed point in time: data, czas; informal deadline = «Termin» złożenia rozpraw mija w czerwcu.
definicja noun f
  statement of meaning: określenie, objaśnienie; academic eksplikacja = W literaturze nie ma jednej «definicji» ubóstwa.
model noun mi
  simplified picture of reality: schemat, wzorzec, uproszczony obraz = Zaproponowany «model» obejmuje trzy zmienne objaśniające.
  example to follow: wzór, wzorzec, przykład = Francuski «model» szkolnictwa przejęto w kilku krajach.
podejście noun n
  way of treating a topic: ujęcie, sposób ujęcia, perspektywa, metoda = «Podejście» jakościowe pozwala zrozumieć motywy uczestników.
  attitude to someone or something: nastawienie, stosunek, postawa = «Podejście» lekarzy do pacjentów zmieniło się po reformie.
ujęcie noun n
  way of presenting a topic: podejście, interpretacja, przedstawienie, koncepcja = W tym «ujęciu» państwo jest przede wszystkim arbitrem.
perspektywa noun f
  point of view: punkt widzenia, optyka, ujęcie, spojrzenie = Z «perspektywy» prawnika spór wygląda inaczej.
  what may come: szansa, możliwość, widoki = Absolwenci liczyli na dobre «perspektywy» zatrudnienia.
próba noun f
  part of a population studied: grupa badana, próbka, badana zbiorowość = «Próba» liczyła 412 studentów pierwszego roku.
  act of trying: usiłowanie, podejście = Kolejne «próby» reformy zakończyły się niepowodzeniem.
próbka noun f
  small piece of a material: pobrany materiał, fragment, porcja = «Próbki» gleby suszono przez dwa dni.
populacja noun f
  all members of a group: zbiorowość, ogół, ludność = Odsetek chorych w badanej «populacji» stale rośnie.
uczestnik noun ma
  person who takes part: badany, osoba badana = Każdy «uczestnik» eksperymentu podpisał zgodę.
badacz noun ma
  person who does research: naukowiec, uczony, pracownik nauki = «Badacze» od lat spierają się o datę bitwy.
naukowiec noun ma
  person working in science: badacz, uczony, pracownik nauki = Międzynarodowy zespół «naukowców» opisał nowy gatunek owada.
ekspert noun ma
  person who knows a field: specjalista, znawca, fachowiec, rzeczoznawca; opposite laik = «Eksperci» ocenili projekt ustawy krytycznie.
autor noun ma
  one who wrote a text: twórca, piszący, badacz, pisarz = «Autor» artykułu powołuje się na dane urzędowe.
respondent noun ma
  person answering questions: ankietowany, badany, osoba badana = Większość «respondentów» mieszkała w dużych miastach.
ankieta noun f
  list of questions: kwestionariusz, formularz = «Ankieta» składała się z dwudziestu pytań zamkniętych.
  inquiry by questions: sondaż, badanie ankietowe = W «ankiecie» wzięło udział dwustu nauczycieli.
kwestionariusz noun mi
  list of questions: ankieta, formularz, zestaw pytań = «Kwestionariusz» wypełniło 86 procent pacjentów.
wywiad noun mi
  talk to gather data: rozmowa, rozmowa badawcza = Przeprowadzono piętnaście «wywiadów» z położnymi.
eksperyment noun mi
  controlled test: doświadczenie, próba, badanie eksperymentalne = «Eksperyment» powtórzono trzykrotnie w tych samych warunkach.
doświadczenie noun n
  controlled test: eksperyment, próba, badanie doświadczalne = W «doświadczeniu» użyto roztworu o stałym stężeniu.
  knowledge gained by doing: praktyka, wprawa, obycie, biegłość; opposite niedoświadczenie = Pielęgniarki z dużym «doświadczeniem» rzadziej popełniały błędy.
  something lived through: przeżycie, przejście, doznanie = «Doświadczenie» wojny ukształtowało całe pokolenie poetów.
obserwacja noun f
  watching to learn: przyglądanie się, monitorowanie, śledzenie = «Obserwacja» zachowań dzieci trwała cały semestr.
  remark based on seeing: spostrzeżenie, uwaga, konstatacja = Z tej «obserwacji» wynikają dwa ważne wnioski.
pomiar noun mi
  finding out size or amount: mierzenie, odczyt = «Pomiary» temperatury wykonywano co godzinę.
analiza noun f
  close examination: badanie, rozbiór, studium, rozpatrzenie, przegląd; opposite synteza = «Analiza» umów ujawniła liczne klauzule niedozwolone.
synteza noun f
  joining into a whole: połączenie, scalenie, uogólnienie; opposite analiza = Książka jest «syntezą» dotychczasowych badań nad barokiem.
interpretacja noun f
  way of understanding: wykładnia, odczytanie, objaśnienie, rozumienie = Sąd przyjął odmienną «interpretację» tego przepisu.
ocena noun f
  judgement of worth: oszacowanie, określenie; academic ewaluacja = «Ocena» skuteczności leku wymaga dłuższej obserwacji.
  mark at school: stopień, nota = Uczniowie otrzymywali «oceny» pod koniec semestru.
porównanie noun n
  setting side by side: zestawienie, konfrontacja = «Porównanie» obu przekładów ujawnia istotne różnice.
klasyfikacja noun f
  ordering into classes: podział, systematyka, typologia, kategoryzacja = Przyjęto «klasyfikację» zaproponowaną przez botaników.
wniosek noun mi
  what follows from the findings: konkluzja, konstatacja, podsumowanie, ustalenie = Na tej podstawie sformułowano trzy «wnioski».
  formal request: podanie, prośba = Strona złożyła «wniosek» o przywrócenie terminu.
konkluzja noun f
  final judgement: wniosek, podsumowanie = «Konkluzja» autorki jest zgodna z wcześniejszymi badaniami.
podsumowanie noun n
  short review at the end: streszczenie, rekapitulacja, zestawienie, zakończenie = Rozdział zamyka krótkie «podsumowanie» najważniejszych ustaleń.
streszczenie noun n
  short version of a text: skrót; academic abstrakt, synopsis = Do artykułu dołączono «streszczenie» w języku angielskim.
ustalenie noun n
  thing found out: wynik, wniosek, odkrycie, konstatacja = «Ustalenia» komisji potwierdziły błąd konstruktora.
odkrycie noun n
  finding something new: odnalezienie, znalezienie, odsłonięcie = «Odkrycie» grobowca zmieniło obraz epoki.
dowód noun mi
  what proves a claim: potwierdzenie, świadectwo, argument = Brakuje «dowodów» na skuteczność tej terapii.
  reasoning in mathematics: wywód, rozumowanie, dowodzenie = «Dowód» opiera się na zasadzie indukcji.
argument noun mi
  reason given for a claim: racja, powód, przesłanka, uzasadnienie, dowód; opposite kontrargument = Przeciwnicy reformy wysuwali głównie «argumenty» ekonomiczne.
przesłanka noun f
  ground for a conclusion: podstawa, racja, założenie = Z tych «przesłanek» wniosek wcale nie wynika.
uzasadnienie noun n
  reasons given: umotywowanie, argumentacja, wywód = «Uzasadnienie» wyroku liczyło czterdzieści stron.
argumentacja noun f
  line of reasoning: wywód, rozumowanie, uzasadnienie, dowodzenie = «Argumentacja» sądu budzi poważne wątpliwości.
rozumowanie noun n
  thinking in steps: wnioskowanie, tok myślenia, wywód = W tym «rozumowaniu» kryje się błąd logiczny.
źródło noun n
  text or thing that informs: materiał, przekaz, dokument = Najstarsze «źródła» milczą o tym wydarzeniu.
  where something begins: przyczyna, podłoże; literary zarzewie = «Źródłem» konfliktu był spór o ziemię.
literatura noun f
  texts on a topic: piśmiennictwo, bibliografia, opracowania, publikacje = W «literaturze» przedmiotu dominują prace ilościowe.
  works of written art: piśmiennictwo, twórczość literacka, literatura piękna = W «literaturze» romantyzmu częsty jest motyw wędrówki.
wiedza noun f
  what is known: wiadomości, orientacja, znajomość tematu, kompetencje; opposite niewiedza = «Wiedza» pacjentów o cukrzycy okazała się skromna.
nauka noun f
  systematic knowledge: wiedza, badania naukowe, badania = Rozwój «nauki» zależy od stabilnego finansowania.
  act of learning: uczenie się, kształcenie, edukacja = «Nauka» języka obcego wymaga czasu i wytrwałości.
dziedzina noun f
  area of knowledge: dyscyplina, obszar, pole, sfera, gałąź = W tej «dziedzinie» brakuje jeszcze badań porównawczych.
dyscyplina noun f
  branch of knowledge: dziedzina, gałąź nauki, specjalność = Językoznawstwo jest «dyscypliną» o długiej tradycji.
  order and obedience: karność, rygor, porządek, posłuszeństwo = W szkole panowała surowa «dyscyplina».
problem noun mi
  matter to be solved: trudność, bolączka, kłopot, zagadnienie, wyzwanie = Niedobór wody to poważny «problem» regionu.
zagadnienie noun n
  question to be treated: kwestia, problem, temat, sprawa = Temu «zagadnieniu» poświęcono dotąd niewiele uwagi.
kwestia noun f
  matter in question: zagadnienie, sprawa, problem, temat = «Kwestia» odpowiedzialności lekarza pozostaje sporna.
temat noun mi
  what a text is about: przedmiot, zagadnienie, problematyka; academic tematyka = «Tematem» pracy jest polityka mieszkaniowa po 1989 roku.
przedmiot noun mi
  what an inquiry is about: temat, obiekt, zagadnienie = «Przedmiotem» analizy są listy emigrantów z Galicji.
  material thing: rzecz, obiekt, wyrób = W grobie znaleziono «przedmioty» z brązu.
  what is taught at school: kurs, zajęcia = Matematyka była dla uczniów najtrudniejszym «przedmiotem».
pytanie noun n
  what is asked: kwestia, problem, zagadnienie, zapytanie, wątpliwość; opposite odpowiedź = Główne «pytanie» badawcze dotyczy przyczyn spadku dzietności.
odpowiedź noun f
  what is said to a question: replika, reakcja, wyjaśnienie; opposite pytanie = «Odpowiedzi» uczestników zapisywano na bieżąco.
  solution sought: rozwiązanie, wyjaśnienie = Autor szuka «odpowiedzi» na zagadkę tego rękopisu.
cel noun mi
  what is aimed at: zamierzenie, zamiar, zadanie, dążenie, intencja = «Celem» pracy jest porównanie dwóch metod leczenia.
zamiar noun mi
  what one means to do: cel, plan, intencja, zamysł = «Zamiarem» ustawodawcy była ochrona konsumentów.
zadanie noun n
  work to be done: obowiązek, misja, powinność = Głównym «zadaniem» sądu jest ochrona praw obywateli.
  exercise to solve: ćwiczenie, polecenie = Uczniowie rozwiązywali «zadania» w parach.
znaczenie noun n
  importance: waga, doniosłość, ranga, istotność = Odkrycie to ma ogromne «znaczenie» dla medycyny.
  what a word says: sens, treść; academic semantyka = «Znaczenie» tego słowa zmieniało się przez wieki.
rola noun f
  part played: funkcja, udział, znaczenie = «Rola» pielęgniarek w opiece domowej stale rośnie.
funkcja noun f
  what something is for: rola, zadanie, przeznaczenie = Metafora pełni w tekście «funkcję» perswazyjną.
  office held: stanowisko, urząd, godność = Przez dziesięć lat sprawował «funkcję» rektora.
aspekt noun mi
  one side of a matter: strona, wymiar, płaszczyzna = W artykule pominięto prawne «aspekty» umowy.
wymiar noun mi
  side of a matter: aspekt, strona, płaszczyzna = Kryzys ma także «wymiar» kulturowy.
  size measured: rozmiar, wielkość; informal gabaryt = Podano dokładne «wymiary» badanej belki.
czynnik noun mi
  thing that has an effect: okoliczność, element, przyczyna; academic determinanta, uwarunkowanie = Wiek jest «czynnikiem» wpływającym na wynik leczenia.
element noun mi
  part of a whole: składnik, część, komponent, człon; opposite całość = Dialog jest stałym «elementem» tych powieści.
składnik noun mi
  part of a mixture or whole: element, komponent, część składowa; dated ingrediencja = Białko jest ważnym «składnikiem» diety sportowca.
cecha noun f
  what marks a thing: właściwość, rys, własność, znamię; academic atrybut; literary przymiot = Wspólną «cechą» tych utworów jest ironia.
właściwość noun f
  inherent quality: cecha, własność = Zbadano mechaniczne «właściwości» nowego stopu.
przyczyna noun f
  what brings about: powód, źródło, podłoże, motyw; academic determinanta; opposite skutek = Najczęstszą «przyczyną» awarii był błąd człowieka.
powód noun mi
  why something happens: przyczyna, racja, motyw, podstawa = Pacjenci przerywali leczenie z różnych «powodów».
skutek noun mi
  what a cause brings about: następstwo, konsekwencja, efekt, rezultat; opposite przyczyna = «Skutki» powodzi odczuwano jeszcze przez wiele lat.
efekt noun mi
  what a cause brings about: skutek, rezultat, wynik, następstwo; opposite przyczyna = Trening przyniósł widoczne «efekty» po ośmiu tygodniach.
następstwo noun n
  what comes after and from: skutek, konsekwencja, efekt, rezultat; literary pokłosie = Niedosłuch bywa «następstwem» przebytej infekcji.
  coming one after another: kolejność, sekwencja, porządek = Autor zaburza czasowe «następstwo» zdarzeń.
konsekwencja noun f
  what follows: skutek, następstwo, rezultat, efekt = Decyzja ta miała poważne «konsekwencje» finansowe.
  keeping to one line: systematyczność, stałość; opposite niekonsekwencja = Autor z «konsekwencją» stosuje przyjęte kryteria.
wpływ noun mi
  power to change something: oddziaływanie, działanie = Zbadano «wpływ» hałasu na jakość snu.
oddziaływanie noun n
  having an effect: wpływ, działanie = «Oddziaływanie» kopalni na środowisko ocenili niezależni eksperci.
związek noun mi
  being connected: powiązanie, zależność, relacja = Wykazano «związek» między dochodem a stanem zdrowia.
  group with a common aim: stowarzyszenie, zrzeszenie, organizacja, unia = Rolnicy założyli «związek» w obronie swoich praw.
zależność noun f
  being tied to something: związek, powiązanie, relacja; opposite niezależność = Wykres pokazuje «zależność» oporu od temperatury.
  being under another's power: podporządkowanie, podległość, uzależnienie; opposite niezależność = Chłopi żyli w osobistej «zależności» od dworu.
relacja noun f
  link between things or people: stosunek, związek, zależność, powiązanie = Opisano «relacje» między nauczycielami a rodzicami.
  report of events: sprawozdanie, opis, opowieść = «Relacje» świadków różnią się w wielu szczegółach.
rozdział noun mi
  part of a book: część, partia tekstu = Trzeci «rozdział» dotyczy polityki rolnej.
  keeping apart: oddzielenie, rozdzielenie, separacja; opposite połączenie = Konstytucja wprowadziła «rozdział» Kościoła od państwa.
część noun f
  piece of a whole: fragment, partia; academic segment; opposite całość = W pierwszej «części» pracy omówiono stan badań.
fragment noun mi
  part of a text or thing: urywek, ustęp, wyjątek, część; opposite całość = Cytowany «fragment» pochodzi z pamiętnika powstańca.
wstęp noun mi
  opening of a text: wprowadzenie, przedmowa, słowo wstępne; opposite zakończenie = We «wstępie» przedstawiono cele i hipotezy.
wprowadzenie noun n
  opening of a text: wstęp, przedmowa, słowo wstępne; opposite zakończenie = «Wprowadzenie» zawiera krótki opis metody.
  bringing into use: ustanowienie, nałożenie; opposite zniesienie = «Wprowadzenie» nowego podatku wywołało protesty.
zakończenie noun n
  last part of a text: podsumowanie, epilog, część końcowa; opposite wstęp = W «zakończeniu» wskazano kierunki dalszych badań.
praca noun f
  scholarly text: rozprawa, studium, opracowanie, tekst = Niniejsza «praca» składa się z pięciu rozdziałów.
  work done for pay: zatrudnienie, posada; informal robota; opposite bezrobocie = Co piąty absolwent stracił «pracę» w pierwszym roku.
rozprawa noun f
  scholarly text: dysertacja, praca, studium, traktat = W swojej «rozprawie» autorka analizuje kazania barokowe.
  court hearing: posiedzenie sądu; informal sprawa = «Rozprawę» odroczono z powodu nieobecności świadka.
artykuł noun mi
  text in a journal: tekst, praca, publikacja = «Artykuł» ukazał się w czasopiśmie medycznym.
  part of a law: przepis, paragraf, postanowienie = Sąd powołał się na trzeci «artykuł» ustawy.
publikacja noun f
  published text: praca, opracowanie, wydawnictwo = Liczba «publikacji» na ten temat szybko rośnie.
tekst noun mi
  written words: utwór, pismo, zapis, przekaz = Poddano analizie sześć «tekstów» z początku stulecia.
cytat noun mi
  words taken over: przytoczenie, wyimek = W pracy każdy «cytat» opatrzono przypisem.
przypis noun mi
  note in a text: odsyłacz, adnotacja, nota, objaśnienie = Szczegóły podano w «przypisie» na końcu strony.
przykład noun mi
  case that illustrates: ilustracja, przypadek; academic egzemplifikacja = Dobrym «przykładem» takiej polityki jest reforma z 1999 roku.
  model to follow: wzór, wzorzec, inspiracja = Jej postawa była «przykładem» dla całego pokolenia.
przypadek noun mi
  single instance: wypadek, sytuacja = W trzech «przypadkach» leczenie trzeba było przerwać.
  what happens by chance: traf, zbieg okoliczności = Do odkrycia penicyliny doszło przez «przypadek».
opis noun mi
  account of features: charakterystyka, przedstawienie, obraz; academic deskrypcja = «Opis» przyrody zajmuje w powieści wiele miejsca.
charakterystyka noun f
  description of features: opis, przedstawienie = Rozdział zawiera «charakterystykę» badanej grupy.
wyjaśnienie noun n
  making clear: objaśnienie, wytłumaczenie; academic eksplanacja = Najprostsze «wyjaśnienie» tego zjawiska okazało się błędne.
przegląd noun mi
  short account of a field: omówienie, zestawienie, panorama = Artykuł zawiera «przegląd» najnowszych badań nad pamięcią.
zarys noun mi
  general outline: szkic, ogólny obraz = Drugi rozdział przedstawia «zarys» dziejów miasta.
struktura noun f
  way parts are arranged: budowa, układ, konstrukcja = «Struktura» organizacji utrudniała szybkie decyzje.
budowa noun f
  way parts are arranged: struktura, układ = W rozdziale opisano «budowę» komórki nerwowej.
  act of building: wznoszenie, stawianie, budowanie; opposite rozbiórka = «Budowa» mostu trwała cztery lata.
układ noun mi
  arrangement of parts: struktura, kompozycja, rozmieszczenie = Chronologiczny «układ» rozdziałów ułatwia lekturę.
  agreement between parties: umowa, porozumienie, traktat, pakt = Państwa podpisały «układ» o wzajemnej pomocy.
system noun mi
  ordered whole: układ, struktura, organizacja = «System» ochrony zdrowia wymaga głębokich zmian.
podstawa noun f
  what something rests on: baza, fundament, oparcie, grunt = Decyzja sądu nie ma «podstaw» w ustawie.
zasada noun f
  rule of action: reguła, prawidło, norma, pryncypium, kryterium = Naruszono «zasadę» równego traktowania stron.
reguła noun f
  rule: zasada, norma, prawidło, przepis; opposite wyjątek = Od tej «reguły» istnieje kilka wyjątków.
norma noun f
  accepted rule: standard, reguła, zasada, przepis = Zachowanie to narusza «normy» społeczne.
przepis noun mi
  rule of law: norma prawna, postanowienie, regulacja, artykuł = Nowe «przepisy» weszły w życie w styczniu.
kryterium noun n
  standard for judging: miernik, sprawdzian, miara, wyznacznik = Głównym «kryterium» oceny była oryginalność pracy.
warunek noun mi
  what must hold: wymóg, wymaganie, przesłanka, zastrzeżenie, kryterium = Zgoda rodziców była «warunkiem» udziału w badaniu.
warunki noun
  circumstances in which something happens: okoliczności, realia = Robotnicy pracowali w trudnych «warunkach».
okoliczność noun f
  fact around an event: fakt, szczegół = Sąd nie wziął pod uwagę tej «okoliczności».
sytuacja noun f
  state of things: położenie, stan, okoliczności, warunki = «Sytuacja» finansowa szpitali wyraźnie się pogorszyła.
kontekst noun mi
  surrounding facts: tło, otoczenie, okoliczności, uwarunkowania = Powieść trzeba czytać w «kontekście» epoki.
tło noun n
  circumstances around: kontekst, okoliczności, otoczenie, podłoże = Rozdział przedstawia historyczne «tło» konfliktu.
stan noun mi
  how things stand: sytuacja, kondycja, położenie = Raport opisuje «stan» rolnictwa po wojnie.
  health: kondycja, zdrowie = «Stan» chorych poprawił się po tygodniu.
zjawisko noun n
  thing observed: fakt, proces, przejaw, zdarzenie; academic fenomen = Bezdomność jest «zjawiskiem» typowym dla wielkich miast.
proces noun mi
  series of changes: przebieg, tok, bieg = Autor opisuje «proces» powstawania dużych miast.
  case in court: sprawa sądowa, postępowanie sądowe = «Proces» oskarżonych trwał dwa lata.
przebieg noun mi
  way something goes on: tok, bieg, rozwój = «Przebieg» choroby zależał od wieku pacjenta.
rozwój noun mi
  becoming better or larger: postęp, rozkwit, wzrost, ewolucja, ekspansja; opposite zastój, regres = Kolej przyspieszyła gospodarczy «rozwój» regionu.
postęp noun mi
  change for the better: rozwój, poprawa; academic progres; opposite regres, zastój = Nastąpił wyraźny «postęp» w leczeniu tej choroby.
zmiana noun f
  becoming different: przemiana, przeobrażenie, przekształcenie; opposite stałość = «Zmiany» klimatu wpływają na plony zbóż.
przemiana noun f
  deep change: przeobrażenie, transformacja, zmiana; literary metamorfoza = Miasto przeszło głęboką «przemianę» po wojnie.
wzrost noun mi
  becoming more: zwiększenie, przyrost, podniesienie się, zwyżka; opposite spadek = W całym kraju odnotowano «wzrost» cen żywności.
  body height: wysokość ciała, wysokość = Zmierzono «wzrost» i masę ciała dzieci.
spadek noun mi
  becoming less: zmniejszenie, obniżenie się, ubytek; opposite wzrost = Nastąpił wyraźny «spadek» liczby urodzeń.
  property left by the dead: spuścizna, dziedzictwo; academic masa spadkowa; dated scheda = Dzieci odziedziczyły «spadek» w równych częściach.
poprawa noun f
  becoming better: polepszenie, podniesienie, wzrost; opposite pogorszenie = Po terapii nastąpiła «poprawa» jakości życia.
różnica noun f
  being unlike: odmienność, rozbieżność, zróżnicowanie; opposite podobieństwo = Nie stwierdzono istotnych «różnic» między grupami.
podobieństwo noun n
  being alike: zbieżność, pokrewieństwo, analogia; opposite różnica = Czytelnika uderza «podobieństwo» obu opowieści.
przeciwieństwo noun n
  what is opposed: odwrotność, kontrast, antyteza; opposite podobieństwo = Bohaterka jest zupełnym «przeciwieństwem» swojej siostry.
sprzeczność noun f
  claims that exclude one another: niezgodność, rozbieżność; academic kontradykcja; opposite zgodność = W zeznaniach świadka są liczne «sprzeczności».
zgodność noun f
  being in agreement: spójność, zbieżność, niesprzeczność; academic koherencja; opposite niezgodność, sprzeczność = Sprawdzono «zgodność» zeznań obu świadków.
możliwość noun f
  what can be or be done: szansa, sposobność, okazja, opcja, perspektywa; opposite niemożność = Ustawa daje «możliwość» odwołania się od decyzji.
konieczność noun f
  what must be: potrzeba, niezbędność; academic nieodzowność; opposite zbędność = Autorzy podkreślają «konieczność» dalszych badań.
potrzeba noun f
  lack to be filled: zapotrzebowanie, oczekiwanie, wymaganie = Program odpowiada na «potrzeby» osób starszych.
trudność noun f
  what makes hard: problem, przeszkoda, kłopot, komplikacja, utrudnienie; opposite łatwość = Największą «trudność» sprawiało dotarcie do respondentów.
ograniczenie noun n
  weak point of a study: niedostatek, słaba strona, mankament; opposite zaleta = Głównym «ograniczeniem» pracy jest mała liczba badanych.
  limit set by a rule: restrykcja, limit, zawężenie; opposite swoboda = Ustawa wprowadza «ograniczenia» w sprzedaży alkoholu.
zaleta noun f
  good side: atut, plus, walor, mocna strona, przewaga; opposite wada = «Zaletą» tej metody jest niski koszt.
wada noun f
  bad side: mankament, minus, słaba strona; opposite zaleta = Rozwiązanie to ma jednak poważną «wadę».
korzyść noun f
  gain: pożytek, zysk; informal profit; opposite strata, szkoda = Współpraca przyniosła «korzyści» obu uczelniom.
błąd noun mi
  something wrong: pomyłka, omyłka, nieścisłość, uchybienie, nieprawidłowość = W obliczeniach znaleziono poważny «błąd».
brak noun mi
  not being there: niedobór, niedostatek, deficyt; opposite nadmiar = «Brak» wykwalifikowanych pielęgniarek utrudnia pracę szpitali.
ryzyko noun n
  chance of harm: niebezpieczeństwo, zagrożenie, groźba; opposite bezpieczeństwo = Palenie zwiększa «ryzyko» zawału serca.
zagrożenie noun n
  possible harm: niebezpieczeństwo, groźba, ryzyko; opposite bezpieczeństwo = Susza stanowi poważne «zagrożenie» dla rolnictwa.
prawdopodobieństwo noun n
  how likely: szansa, możliwość; opposite nieprawdopodobieństwo = Rośnie «prawdopodobieństwo» sukcesu tej terapii.
rozwiązanie noun n
  answer to a problem: wyjście, sposób, recepta = Zaproponowano prostsze «rozwiązanie» tego problemu.
  ending of a body: likwidacja, zniesienie, zamknięcie; opposite założenie, powołanie = «Rozwiązanie» organizacji ogłoszono w 1939 roku.
propozycja noun f
  what is put forward: sugestia, projekt, pomysł, oferta = Komisja odrzuciła «propozycję» nowego podziału środków.
decyzja noun f
  choice made: postanowienie, rozstrzygnięcie, uchwała, wybór = «Decyzję» o zamknięciu szkoły podjęła rada gminy.
wybór noun mi
  act of choosing: dobór, selekcja = «Wybór» metody zależy od liczebności grupy.
stanowisko noun n
  opinion taken: pogląd, zdanie, opinia, zapatrywanie = Autor zajmuje w tym sporze odmienne «stanowisko».
  post held: posada, funkcja, etat = Od dwóch lat zajmuje «stanowisko» adiunkta.
pogląd noun mi
  what one thinks: opinia, zdanie, stanowisko, przekonanie, teza = «Pogląd» ten podziela większość językoznawców.
opinia noun f
  what one thinks: zdanie, pogląd, ocena, przekonanie = «Opinie» ekspertów na ten temat są podzielone.
  name one has: reputacja, renoma, sława = Szkoła cieszyła się dobrą «opinią».
krytyka noun f
  finding fault: atak, zarzuty, negatywna ocena; opposite pochwała = Teoria spotkała się z ostrą «krytyką».
zarzut noun mi
  objection made: obiekcja, oskarżenie, posądzenie = «Zarzut» stronniczości wydaje się niesłuszny.
wątpliwość noun f
  lack of certainty: zastrzeżenie, obiekcja; opposite pewność = Wiarygodność tego źródła budzi «wątpliwości».
uwaga noun f
  thinking of something: zainteresowanie, ciekawość = Problem ten przyciąga «uwagę» socjologów.
  thing said: spostrzeżenie, komentarz, zastrzeżenie = Recenzent zgłosił kilka «uwag» do artykułu.
dyskusja noun f
  exchange of views: debata, wymiana zdań, polemika, dysputa = «Dyskusja» nad reformą trwała kilka miesięcy.
spór noun mi
  clash of views: polemika, kontrowersja, dyskusja; opposite zgoda = «Spór» o autorstwo hymnu trwa do dziś.
  conflict over a claim: konflikt, zatarg; dated waśń = «Spór» o granice działki rozstrzygnął sąd.
debata noun f
  public exchange of views: dyskusja, wymiana poglądów, dysputa = Raport wywołał szeroką «debatę» o oświacie.
tendencja noun f
  direction of change: trend, skłonność = Utrzymuje się «tendencja» do późniejszego zawierania małżeństw.
kierunek noun mi
  line of development: nurt, droga, tor = Wskazano nowy «kierunek» badań nad językiem.
liczba noun f
  how many: ; academic liczebność; informal ilość = W ciągu dekady «liczba» mieszkańców wzrosła dwukrotnie.
ilość noun f
  how much: porcja, dawka, objętość = Do roztworu dodano niewielką «ilość» kwasu.
wielkość noun f
  size: rozmiar, obszar, skala = Podatek zależy od «wielkości» gospodarstwa.
poziom noun mi
  degree reached: stopień, stan = «Poziom» wykształcenia mieszkańców stale rośnie.
stopień noun mi
  degree: miara, zakres = W znacznym «stopniu» decyduje o tym wiek.
  mark at school: ocena, nota = Uczniowie dostawali coraz lepsze «stopnie».
zakres noun mi
  range covered: obszar, ramy, krąg = Artykuł wykracza poza «zakres» prawa cywilnego.
odsetek noun mi
  part in a hundred: procent, udział; academic frakcja = «Odsetek» palących kobiet zmalał o połowę.
udział noun mi
  taking part: uczestnictwo, współudział, partycypacja; opposite nieobecność = «Udział» w badaniu był dobrowolny.
  part of a whole: odsetek, część, procent = «Udział» usług w gospodarce stale rośnie.
większość noun f
  greater part: gros, przeważająca część, lwia część; opposite mniejszość = «Większość» ankietowanych poparła zmianę przepisów.
średnia noun f
  mean value: wartość średnia, przeciętna, wartość przeciętna = «Średnia» wieku wyniosła 24 lata.
okres noun mi
  stretch of time: czas, przedział czasu, odcinek czasu = W badanym «okresie» ceny wzrosły o 12 procent.
etap noun mi
  part of a process: faza, stadium = Na pierwszym «etapie» zebrano dane urzędowe.
faza noun f
  part of a process: etap, stadium, okres = W końcowej «fazie» choroby występuje gorączka.
początek noun mi
  first moment: rozpoczęcie, pierwszy dzień; informal start; opposite koniec = Od «początku» semestru studenci prowadzili dzienniki.
koniec noun mi
  last moment: zakończenie, kres, finał; opposite początek = «Koniec» wojny przyniósł masowe powroty uchodźców.
przyszłość noun f
  time to come: nadchodzące lata, nadchodzący czas; literary jutro; opposite przeszłość = Raport opisuje «przyszłość» energetyki w Europie.
przeszłość noun f
  time gone by: historia, dawne czasy, dzieje; opposite przyszłość = Nowa wystawa pokazuje «przeszłość» całego regionu.
pochodzenie noun n
  where something comes from: rodowód, geneza, źródło, początek = «Pochodzenie» tego wyrazu pozostaje niejasne.
społeczeństwo noun n
  people living together: ludność, populacja, ogół obywateli, zbiorowość, mieszkańcy = Starzenie się «społeczeństwa» obciąża system emerytalny.
grupa noun f
  several people or things: zespół, kategoria, podgrupa = Pacjentów podzielono na dwie «grupy».
zespół noun mi
  people working together: grupa, ekipa; dated kolektyw = «Zespół» lekarzy opracował nowy plan leczenia.
jednostka noun f
  single person: osoba, człowiek, obywatel; opposite zbiorowość, ogół = Państwo powinno chronić wolność «jednostki».
instytucja noun f
  public body: organizacja, urząd, placówka = Obywatele słabo ufają «instytucjom» publicznym.
organizacja noun f
  group with a common aim: stowarzyszenie, zrzeszenie, instytucja = Pomocy udzielały międzynarodowe «organizacje» humanitarne.
  arranging: zorganizowanie, koordynacja = «Organizacja» pracy na oddziale wymaga poprawy.
władza noun f
  power over others: panowanie, zwierzchność, rządy = Król stopniowo tracił «władzę» nad miastami.
państwo noun n
  political body: kraj; academic organizm państwowy = Umowę podpisało dwanaście «państw» europejskich.
prawo noun n
  rules of a state: ustawodawstwo, przepisy, legislacja = Polskie «prawo» zakazuje takiej reklamy.
  what one may claim: uprawnienie, możność; opposite obowiązek = Każdy obywatel ma «prawo» do obrony.
  regular relation in nature: prawidłowość, zasada, reguła = Doświadczenie potwierdziło «prawo» zachowania energii.
obowiązek noun mi
  what one must do: powinność, zobowiązanie; opposite prawo = Lekarz ma «obowiązek» informowania pacjenta.
działanie noun n
  doing something: krok, akcja, staranie; opposite bezczynność = Rząd podjął «działania» na rzecz ochrony powietrza.
  way something works: funkcjonowanie, praca = W podręczniku opisano «działanie» silnika elektrycznego.
działalność noun f
  ongoing activity: praca, aktywność, działania = «Działalność» fundacji obejmuje cały kraj.
zachowanie noun n
  way of acting: postępowanie, reakcje = Obserwowano «zachowanie» dzieci podczas zabawy.
postawa noun f
  attitude: stosunek, nastawienie, stanowisko, podejście = Zbadano «postawy» młodzieży wobec uchodźców.
zdolność noun f
  power to do: umiejętność, możność, potencjał; opposite niezdolność = Rośliny te mają «zdolność» wiązania azotu.
umiejętność noun f
  learned power: sprawność, biegłość, kompetencja, wprawa = Kurs rozwija «umiejętność» krytycznego czytania.
skuteczność noun f
  power to bring the wanted effect: efektywność, siła działania; opposite nieskuteczność = «Skuteczność» szczepionki oceniono po roku.
jakość noun f
  how good: poziom, standard, klasa = «Jakość» kształcenia spadła po reformie.
wartość noun f
  worth: znaczenie, waga, ranga = Rękopis ma ogromną «wartość» dla historyków.
  number found: wielkość, poziom = Zmierzona «wartość» ciśnienia była zbyt wysoka.
wiarygodność noun f
  being worthy of belief: rzetelność, prawdomówność, szczerość; opposite niewiarygodność = «Wiarygodność» głównego świadka podważyła dopiero obrona.
dokładność noun f
  being exact: precyzja, ścisłość; opposite niedokładność = Pomiar wykonano z «dokładnością» do milimetra.
zastosowanie noun n
  putting to use: użycie, wykorzystanie, stosowanie = «Zastosowanie» lasera skróciło czas zabiegu.
wykorzystanie noun n
  making use of: użycie, zastosowanie, spożytkowanie = «Wykorzystanie» energii słonecznej szybko rośnie.
obszar noun mi
  part of land: teren, rejon, strefa, terytorium = Badania objęły górski «obszar» przy granicy.
  field of interest: dziedzina, sfera, pole, zakres = Językoznawstwo stosowane to rozległy «obszar» badań.
środowisko noun n
  surroundings: otoczenie, przyroda, okolica = Fabryka zanieczyszcza «środowisko» od dziesięcioleci.
  people one lives among: krąg, sfera, otoczenie = Większość uczniów pochodziła ze «środowiska» robotniczego.
środek noun mi
  thing used for an end: narzędzie, sposób, instrument = Reklama jest skutecznym «środkiem» perswazji.
  middle: centrum, serce; opposite obrzeże = W «środku» miasta powstał nowy park.
narzędzie noun n
  thing to work with: instrument, przyrząd, środek = Test jest przydatnym «narzędziem» diagnozy.
badać verb
  inquire into: analizować, rozpatrywać, zgłębiać, studiować; academic eksplorować = Autorzy «badają» zależność między dochodem a zdrowiem.
  look at a patient: poddawać badaniu, diagnozować = Lekarz «badał» chorych dwa razy w tygodniu.
zbadać verb
  inquire into: przeanalizować, rozpatrzyć, zgłębić, przestudiować = W pracy «zbadano» wpływ hałasu na sen.
analizować verb
  examine in parts: badać, rozpatrywać, rozważać, rozbierać, zgłębiać = W artykule «analizujemy» orzecznictwo sądów administracyjnych.
przeanalizować verb
  examine in parts: zbadać, rozpatrzyć, rozważyć, przestudiować = W pracy «przeanalizowano» czterysta artykułów prasowych.
rozważać verb
  think about: roztrząsać, rozpatrywać, analizować, zastanawiać się nad = Filozof «rozważa» istotę wolnej woli.
omawiać verb
  treat in a text: przedstawiać, prezentować, charakteryzować, opisywać; opposite pomijać = Drugi rozdział «omawia» dotychczasowe badania.
omówić verb
  treat in a text: przedstawić, zaprezentować, scharakteryzować, opisać; opposite pominąć = Wyniki «omówiono» w ostatniej części artykułu.
opisywać verb
  tell what something is like: przedstawiać, charakteryzować, ukazywać, prezentować = Autor «opisuje» życie codzienne mieszczan.
opisać verb
  tell what something is like: przedstawić, scharakteryzować, ukazać, zaprezentować = W raporcie «opisano» trzy przypadki zakażenia.
przedstawiać verb
  put before readers: prezentować, ukazywać, opisywać, omawiać = Tabela 3 «przedstawia» wyniki ankiety.
przedstawić verb
  put before readers: zaprezentować, ukazać, opisać, omówić = W rozdziale «przedstawiono» zarys teorii gier.
prezentować verb
  put before readers: przedstawiać, ukazywać, pokazywać, omawiać = Autorka «prezentuje» nowe odczytanie dramatu.
pokazywać verb
  make visible: ukazywać, uwidaczniać, obrazować, ilustrować; opposite ukrywać = Wykres «pokazuje» zmiany cen w ciągu dekady.
ukazywać verb
  make visible: pokazywać, przedstawiać, odsłaniać, obrazować; opposite ukrywać = Powieść «ukazuje» rozpad szlacheckiego świata.
wykazać verb
  prove: udowodnić, dowieść, potwierdzić, pokazać; academic udokumentować; opposite obalić = «Wykazano», że lek skraca czas gorączki.
wykazywać verb
  prove: dowodzić, udowadniać; opposite obalać = Autor «wykazuje», że kronika jest falsyfikatem.
  have as a feature: przejawiać, odznaczać się, zdradzać = Badane dzieci «wykazywały» cechy lęku.
udowodnić verb
  show to be true: dowieść, wykazać, potwierdzić, uzasadnić = Powód musi «udowodnić» wysokość szkody.
dowodzić verb
  give proof or arguments: wykazywać, udowadniać, argumentować = Autorka «dowodzi», że tekst powstał później.
świadczyć verb
  be a sign of: mówić, zaświadczać, dowodzić = Liczne znaleziska «świadczą» o rozwiniętym handlu.
wskazywać verb
  make known, point to: wymieniać, podawać, zwracać uwagę na = Badacze «wskazują» trzy przyczyny kryzysu.
  be a sign of: sugerować, sygnalizować; academic przemawiać za = Wyniki «wskazują» na rolę czynników genetycznych.
sugerować verb
  say or hint carefully: pozwalać przypuszczać, wskazywać, podpowiadać = Dane «sugerują», że poprawa jest przejściowa.
twierdzić verb
  say as true: utrzymywać, głosić, dowodzić, przekonywać; academic stać na stanowisku; opposite zaprzeczać = Niektórzy badacze «twierdzą», że podział ten jest sztuczny.
utrzymywać verb
  say as true: twierdzić, głosić, zapewniać; opposite zaprzeczać = Świadek «utrzymywał», że nie znał oskarżonego.
  keep as it is: zachowywać, podtrzymywać; opposite zmieniać = Zakład «utrzymywał» stałą temperaturę w magazynie.
stwierdzać verb
  state: orzekać, oświadczać, zauważać; academic konstatować = Autor «stwierdza», że dotychczasowe przepisy zawiodły.
stwierdzić verb
  find by inquiry: ustalić, zaobserwować, wykryć; academic skonstatować = U sześciu pacjentów «stwierdzono» wysokie ciśnienie.
  say as true: orzec, uznać = Sąd «stwierdził», że umowa jest nieważna.
ustalić verb
  find out: stwierdzić, określić, wykryć = «Ustalono» przyczynę pożaru w magazynie.
  agree on: uzgodnić, wyznaczyć, umówić = Strony «ustaliły» nowy termin dostawy.
zauważać verb
  notice and say: spostrzegać, zwracać uwagę, nadmieniać = Autorka «zauważa», że termin bywa nadużywany.
podkreślać verb
  say with force: akcentować, uwydatniać, kłaść nacisk na, uwypuklać, eksponować; opposite pomijać = Lekarze «podkreślają» znaczenie wczesnej diagnozy.
argumentować verb
  give reasons: dowodzić, przekonywać = Obrońca «argumentował», że dowód zdobyto nielegalnie.
uzasadniać verb
  give reasons for: motywować, usprawiedliwiać, tłumaczyć = Rząd «uzasadniał» podwyżkę rosnącymi kosztami.
uzasadnić verb
  give reasons for: umotywować, wytłumaczyć, poprzeć argumentami = Sąd nie «uzasadnił» swojego rozstrzygnięcia.
potwierdzać verb
  show to be right: uwiarygodniać, wspierać, dowodzić słuszności; opposite obalać, podważać = Nowe dane «potwierdzają» naszą hipotezę.
potwierdzić verb
  show to be right: uwiarygodnić, wesprzeć, dowieść słuszności; opposite obalić = Nowe badanie «potwierdziło» wcześniejsze obserwacje biologów.
obalić verb
  show to be false: odeprzeć, zbić; academic sfalsyfikować; opposite potwierdzić = Kolejne doświadczenia «obaliły» tę teorię.
podważać verb
  make doubtful: kwestionować, osłabiać, podawać w wątpliwość; opposite potwierdzać = Nowe znalezisko «podważa» przyjętą chronologię.
kwestionować verb
  call into doubt: podważać, podawać w wątpliwość, zgłaszać zastrzeżenia do; opposite uznawać = Recenzenci «kwestionowali» dobór próby i metodę pomiaru.
zaprzeczać verb
  say it is not so: przeczyć, dementować; opposite potwierdzać = Firma stanowczo «zaprzecza» doniesieniom o skażeniu wody.
krytykować verb
  find fault: ganić, atakować, poddawać krytyce; opposite chwalić = Ekonomiści od początku «krytykowali» nowy podatek.
oceniać verb
  judge worth: szacować, wartościować, osądzać, opiniować; academic ewaluować = Nauczyciele «oceniali» prace według trzech kryteriów.
ocenić verb
  judge worth: zaopiniować, osądzić, rozpatrzyć = Recenzenci «ocenili» projekt pozytywnie.
  put at a sum: oszacować, wycenić = Biegły «ocenił» straty na milion złotych.
porównywać verb
  set side by side: zestawiać, konfrontować, przyrównywać, odnosić do siebie = Autorka «porównuje» dwa modele opieki nad seniorami.
porównać verb
  set side by side: zestawić, skonfrontować, przyrównać = «Porównano» wyniki z obu laboratoriów.
odróżniać verb
  tell apart: rozróżniać, oddzielać; opposite utożsamiać, mylić = Prawo «odróżnia» kradzież od przywłaszczenia.
różnić się verb
  be unlike: odbiegać, odróżniać się = Wyniki kobiet «różniły się» od wyników mężczyzn.
definiować verb
  say what a word means: określać, objaśniać, precyzować = Ustawa «definiuje» pojęcie konsumenta bardzo szeroko.
określać verb
  say exactly: definiować, precyzować, wyznaczać, ustalać = Regulamin studiów «określa» prawa i obowiązki studentów.
  call: nazywać; dated zwać = Krytycy «określają» ten nurt mianem realizmu.
wyjaśniać verb
  make clear: tłumaczyć, objaśniać, naświetlać, interpretować; academic eksplikować = Teoria «wyjaśnia» wahania cen ropy.
wyjaśnić verb
  make clear: wytłumaczyć, objaśnić, naświetlić = Nie udało się «wyjaśnić» przyczyn katastrofy.
interpretować verb
  understand in a way: odczytywać, rozumieć, tłumaczyć = Sądy różnie «interpretują» ten przepis.
rozumieć verb
  grasp the meaning: pojmować, ujmować, interpretować = Wolność «rozumiano» wtedy jako przywilej stanu.
zakładać verb
  take as given: przyjmować, wychodzić z założenia = Model «zakłada», że popyt jest stały.
  bring into being: tworzyć, ustanawiać, powoływać; opposite likwidować = Zakonnicy «zakładali» szkoły i szpitale.
przypuszczać verb
  think likely: sądzić, domyślać się, domniemywać = Historycy «przypuszczają», że miasto spłonęło.
uważać verb
  hold as an opinion: sądzić, myśleć, mniemać; academic być zdania = Wielu prawników «uważa», że przepis jest niejasny.
  take care: baczyć, pilnować się, zachowywać ostrożność = Przy pracy z kwasem trzeba «uważać».
uznać verb
  take as true or valid: przyjąć, zaakceptować; opposite zakwestionować = Sąd drugiej instancji «uznał» roszczenie powoda.
przyjmować verb
  take as true: zakładać, uznawać, akceptować; opposite odrzucać = W pracy «przyjmujemy» szeroką definicję kultury.
  take in: zażywać, brać, pobierać = Pacjenci «przyjmowali» lek przez dwa tygodnie.
odrzucić verb
  not accept: odmówić przyjęcia, nie zaakceptować, zdyskwalifikować; opposite przyjąć = Recenzenci «odrzucili» pierwszą wersję artykułu.
wnioskować verb
  draw a conclusion: wywodzić, konkludować, wyciągać wniosek; academic dedukować = Z tych danych można «wnioskować», że ryzyko maleje.
wynikać verb
  follow from: płynąć, brać się, wypływać = Błędy «wynikały» z pośpiechu i zmęczenia.
podsumować verb
  sum up: streścić, zrekapitulować, zreasumować = W ostatnim rozdziale «podsumowano» wyniki pracy.
streszczać verb
  tell in short: podsumowywać, relacjonować w skrócie; academic rekapitulować = Autor «streszcza» przebieg sporu w dwóch zdaniach.
cytować verb
  give another's words: przytaczać, przywoływać = Autorka obficie «cytuje» listy żołnierzy.
przytaczać verb
  give words or facts: cytować, przywoływać, podawać = Historyk obszernie «przytacza» relacje świadków bitwy.
powoływać się verb
  name as a source: odwoływać się, przywoływać = Sąd «powołuje się» na orzeczenie z zeszłego roku.
odwoływać się verb
  refer to: nawiązywać, sięgać, powoływać się = Poeta «odwołuje się» do tradycji biblijnej.
nawiązywać verb
  refer to: odwoływać się, czynić aluzję, sięgać = Tytuł powieści «nawiązuje» do znanej pieśni.
odnosić się verb
  be about: dotyczyć, tyczyć się, mieć zastosowanie = Przepis ten «odnosi się» do umów o pracę.
dotyczyć verb
  be about: odnosić się do, tyczyć się = Spór «dotyczy» granic odpowiedzialności lekarza.
wspominać verb
  say briefly: nadmieniać, napomykać, wzmiankować; opposite przemilczać = Kronikarz «wspomina», że zima była surowa.
  think of the past: przypominać sobie, rozpamiętywać; opposite zapominać = Więźniowie niechętnie «wspominali» tamte lata.
pominąć verb
  leave out: opuścić, zignorować, nie uwzględnić; opposite uwzględnić = W zestawieniu «pominięto» dane z 2020 roku.
uwzględniać verb
  take into account: brać pod uwagę, obejmować; opposite pomijać = Model «uwzględnia» wiek i płeć badanych.
uwzględnić verb
  take into account: wziąć pod uwagę, włączyć; opposite pominąć = W analizie «uwzględniono» siedem zmiennych.
proponować verb
  put forward: sugerować, przedkładać, podsuwać; academic postulować = Autorzy «proponują» nowy podział gatunków.
zaproponować verb
  put forward: zasugerować, przedłożyć, podsunąć, poddać pod rozwagę = Komisja «zaproponowała» zmianę regulaminu studiów doktoranckich.
formułować verb
  put into words: wysuwać, stawiać = Na tej podstawie badacze «formułują» trzy hipotezy.
wyrażać verb
  put into words or signs: wypowiadać, oddawać, komunikować, artykułować; opposite ukrywać = Wiersz «wyraża» tęsknotę za utraconą ojczyzną.
stawiać verb
  put forward: wysuwać, formułować = Autor «stawia» śmiałą tezę o pochodzeniu eposu.
zbierać verb
  bring together: gromadzić, kompletować, pozyskiwać; opposite rozpraszać = Dane «zbierano» od marca do czerwca.
gromadzić verb
  bring together: zbierać, kompletować, kolekcjonować; opposite rozpraszać = Biblioteka «gromadzi» druki ulotne z okresu międzywojennego.
mierzyć verb
  find the size of: dokonywać pomiaru, oznaczać, określać = Ciśnienie «mierzono» trzy razy dziennie.
obliczyć verb
  find by numbers: wyliczyć, policzyć, skalkulować = «Obliczono» średnią i odchylenie standardowe.
szacować verb
  find roughly: oceniać, wyceniać, obliczać w przybliżeniu = Straty «szacuje» się na dwa miliony złotych.
obserwować verb
  watch: śledzić, przyglądać się, monitorować, badać, kontrolować = Pacjentów «obserwowano» przez trzy miesiące.
sprawdzać verb
  find out if right: kontrolować, badać, monitorować = Czujnik «sprawdza» poziom wody w zbiorniku.
sprawdzić verb
  find out if right: zweryfikować, skontrolować, zbadać = Postanowiono «sprawdzić», czy wynik się powtórzy.
przeprowadzić verb
  carry out: zrealizować, zorganizować; informal zrobić = W szkołach «przeprowadzono» anonimową ankietę.
prowadzić verb
  carry out: wykonywać, realizować; informal robić = Uczelnia «prowadzi» badania nad odnawialnymi źródłami energii.
  bring about: powodować, wywoływać, skutkować = Długotrwały stres «prowadzi» do chorób serca.
realizować verb
  carry out: wykonywać, urzeczywistniać, wdrażać, prowadzić = Gmina «realizuje» program pomocy seniorom.
wykonać verb
  carry out: przeprowadzić, zrealizować; informal zrobić = Technik «wykonał» trzy serie pomiarów.
stosować verb
  put to use: używać, wykorzystywać, posługiwać się = W leczeniu «stosuje» się dwa rodzaje leków.
zastosować verb
  put to use: użyć, wykorzystać, posłużyć się = W badaniu «zastosowano» metodę wywiadu.
używać verb
  put to use: stosować, posługiwać się, wykorzystywać, korzystać z, operować = W swoich balladach poeta «używa» archaicznego słownictwa.
wykorzystać verb
  make use of: użyć, zastosować, spożytkować, skorzystać z = W projekcie «wykorzystano» mapy satelitarne.
posługiwać się verb
  work with: używać, korzystać z, stosować = Autor «posługuje się» metodą porównawczą.
wprowadzić verb
  bring into use: wdrożyć, zaprowadzić, ustanowić; opposite wycofać, znieść = W 1999 roku «wprowadzono» nowy podział kraju.
wdrażać verb
  bring into use: wprowadzać, realizować; academic implementować; opposite wycofywać = Szpital stopniowo «wdraża» elektroniczną dokumentację medyczną.
tworzyć verb
  bring into being: dawać, kreować; academic generować; opposite likwidować = Przedsiębiorstwa «tworzą» nowe miejsca pracy.
stanowić verb
  be: tworzyć, być = Kobiety «stanowią» większość badanej grupy.
  lay down as a rule: głosić, postanawiać, przewidywać = Konstytucja «stanowi», że wszyscy są równi wobec prawa.
składać się verb
  be made of parts: obejmować, liczyć, być złożonym = Kwestionariusz «składał się» z dwóch części.
obejmować verb
  have within: zawierać, uwzględniać, mieścić w sobie; opposite wykluczać = Próba «obejmuje» mieszkańców sześciu województw.
zawierać verb
  have within: obejmować, mieścić, liczyć, mieścić w sobie, gromadzić = Pierwszy zbiór poetki «zawiera» czterdzieści wierszy.
należeć verb
  be one of: zaliczać się, wchodzić w skład = Gatunek ten «należy» do rodziny traw.
  be owned by: być własnością, przynależeć = Większość okolicznych gruntów «należała» do klasztoru.
powodować verb
  bring about: wywoływać, sprawiać, prowadzić do; opposite zapobiegać = Palenie tytoniu «powoduje» choroby płuc.
spowodować verb
  bring about: wywołać, sprawić, doprowadzić do; opposite zapobiec = Awarię całej sieci «spowodował» błąd oprogramowania.
wywołać verb
  bring about: spowodować, wzbudzić, sprowokować; opposite stłumić = Nowa ustawa «wywołała» falę ulicznych protestów.
wpływać verb
  have an effect: oddziaływać, działać, rzutować = Hałas «wpływa» na zdolność zapamiętywania.
oddziaływać verb
  have an effect: wpływać, działać, rzutować = Reklama silnie «oddziałuje» na wybory nastolatków.
zależeć verb
  be decided by: być uzależnionym, być uwarunkowanym; academic być zdeterminowanym = Wynik leczenia «zależy» od wieku chorego.
decydować verb
  settle the outcome: przesądzać, rozstrzygać, stanowić = O wyroku «decyduje» jakość dowodów.
umożliwiać verb
  make possible: pozwalać na, dawać możliwość; opposite uniemożliwiać = Program «umożliwia» szybkie porównanie tekstów.
pozwalać verb
  make possible: umożliwiać, dawać możliwość, dawać sposobność; opposite uniemożliwiać = Metoda ta «pozwala» wykryć chorobę we wczesnym stadium.
  give leave: zezwalać, zgadzać się, dopuszczać; opposite zabraniać = Regulamin nie «pozwala» na kopiowanie zbiorów.
ułatwiać verb
  make easier: usprawniać, upraszczać, wspomagać; opposite utrudniać = Spis treści «ułatwia» korzystanie z podręcznika.
utrudniać verb
  make harder: komplikować, hamować, przeszkadzać w; opposite ułatwiać = Brak źródeł «utrudnia» datowanie budowli.
wymagać verb
  need: potrzebować, domagać się = Problem ten «wymaga» dalszych badań.
  ask for as a duty: żądać, domagać się, oczekiwać = Uczelnia «wymaga» od kandydatów znajomości łaciny.
zapewniać verb
  make sure there is: gwarantować, dawać, zabezpieczać = Ustawa «zapewnia» pacjentom dostęp do dokumentacji.
  say with force: zaręczać, przekonywać = Minister «zapewniał», że podatki nie wzrosną.
zwiększać verb
  make more: podnosić, podwyższać, powiększać, wzmagać; opposite zmniejszać = Otyłość w młodym wieku «zwiększa» ryzyko cukrzycy.
zwiększyć verb
  make more: podnieść, podwyższyć, powiększyć; opposite zmniejszyć = Rząd «zwiększył» wydatki na naukę.
zmniejszać verb
  make less: obniżać, redukować, ograniczać, pomniejszać; opposite zwiększać = Powszechne szczepienie wyraźnie «zmniejsza» liczbę zachorowań.
zmniejszyć verb
  make less: obniżyć, zredukować, ograniczyć, pomniejszyć; opposite zwiększyć = Nowy silnik «zmniejszył» zużycie paliwa.
rosnąć verb
  become more: wzrastać, zwiększać się, podnosić się, powiększać się; opposite maleć, spadać = Od pięciu lat «rośnie» liczba studentów.
wzrosnąć verb
  become more: zwiększyć się, podnieść się, urosnąć; opposite spaść, zmaleć = Ceny mieszkań «wzrosły» o jedną piątą.
maleć verb
  become less: zmniejszać się, spadać, obniżać się; opposite rosnąć = Zainteresowanie prasą drukowaną wyraźnie «maleje».
spadać verb
  become less: maleć, obniżać się, zmniejszać się, zniżać się, słabnąć; opposite rosnąć = Liczba urodzeń «spada» od dwóch dekad.
ograniczać verb
  keep within limits: zawężać, redukować, hamować, zmniejszać; opposite rozszerzać = Nowa ustawa «ogranicza» sprzedaż alkoholu nocą.
ograniczyć verb
  keep within limits: zawęzić, zredukować, zmniejszyć; opposite rozszerzyć = Badanie «ograniczono» do trzech powiatów.
rozszerzać verb
  make wider: poszerzać, powiększać, rozbudowywać; opposite zawężać = Nowelizacja kodeksu «rozszerza» uprawnienia policji.
zmieniać verb
  make different: przekształcać, przeobrażać, modyfikować; opposite zachowywać = Internet «zmienia» sposób czytania gazet.
zmienić verb
  make different: przekształcić, przeobrazić, zmodyfikować; opposite zachować = Wynalazek druku «zmienił» obieg wiedzy.
poprawić verb
  make better: polepszyć, podnieść, wzmocnić; opposite pogorszyć = Regularne ćwiczenia «poprawiły» sprawność starszych pacjentów.
pogarszać verb
  make worse: obniżać, psuć, osłabiać; opposite poprawiać = Brak snu «pogarsza» wyniki w nauce.
rozwijać verb
  make grow: kształcić, doskonalić, pogłębiać; opposite hamować = Zajęcia «rozwijają» wyobraźnię przestrzenną uczniów.
rozwijać się verb
  grow: rosnąć, rozrastać się, rozkwitać; opposite podupadać = Miasto «rozwijało się» dzięki portowi.
wzmacniać verb
  make stronger: umacniać, potęgować, intensyfikować; opposite osłabiać = Rym «wzmacnia» wymowę całego wiersza.
osłabiać verb
  make weaker: podkopywać, nadwątlać, zmniejszać; opposite wzmacniać = Spór w rządzie «osłabia» zaufanie obywateli.
wspierać verb
  help: wspomagać, pomagać = Od dziesięciu lat fundacja «wspiera» młodych naukowców.
zapobiegać verb
  keep from happening: przeciwdziałać, nie dopuszczać do, chronić przed; opposite powodować = Powszechne szczepienia skutecznie «zapobiegają» groźnym epidemiom.
unikać verb
  keep away from: wystrzegać się, stronić od; opposite szukać = W całej książce autor «unika» jednoznacznych ocen.
pełnić verb
  have a role: odgrywać, spełniać = Chór «pełni» w dramacie rolę komentatora.
występować verb
  be found: pojawiać się, zdarzać się; opposite zanikać = Objawy te «występują» u co trzeciego chorego.
pojawić się verb
  come into view: wystąpić, zaistnieć, ukazać się; opposite zniknąć = Termin «pojawił się» po raz pierwszy w prawie rzymskim.
powstać verb
  come into being: zostać założonym, zostać utworzonym, zaistnieć, narodzić się, ukształtować się; opposite przestać istnieć = Uniwersytet «powstał» w czternastym wieku.
istnieć verb
  be there: być, występować, zachodzić = Między tymi teoriami «istnieje» wyraźna różnica.
trwać verb
  go on in time: utrzymywać się, ciągnąć się, panować; opposite ustawać = Epidemia «trwała» do późnej jesieni.
zacząć verb
  do first: rozpocząć, podjąć; opposite skończyć = Zespół «zaczął» prace w lutym.
kończyć verb
  bring to an end: zamykać, wieńczyć; opposite zaczynać = Esej «kończy» pytanie o granice języka.
dzielić verb
  make into parts: rozdzielać, rozbijać, rozczłonkowywać; opposite łączyć = Autor «dzieli» zbiór na trzy części.
łączyć verb
  bring together: wiązać, spajać, zespalać; opposite dzielić = Metoda «łączy» analizę jakościową z ilościową.
wiązać się verb
  be connected: łączyć się, mieć związek, pozostawać w związku = Niski dochód «wiąże się» z gorszym zdrowiem.
wyróżniać verb
  set apart: wyodrębniać, wydzielać, rozróżniać = Językoznawcy «wyróżniają» trzy grupy gwar.
opierać się verb
  have as a base: bazować, zasadzać się = Wnioski «opierają się» na danych spisowych.
  not give in: stawiać opór, przeciwstawiać się, sprzeciwiać się; opposite ulegać = Miasto długo «opierało się» oblężeniu.
odgrywać verb
  have a part: pełnić, spełniać = Nauczyciel «odgrywa» kluczową rolę w motywowaniu uczniów.
wybrać verb
  pick out: dobrać, wytypować, wyselekcjonować; opposite odrzucić = Do analizy «wybrano» dwadzieścia artykułów prasowych.
rozwiązać verb
  find an answer: rozwikłać, uporać się z = Uczniowie «rozwiązali» zadanie w kwadrans.
osiągnąć verb
  get by effort: uzyskać, zdobyć, otrzymać = Grupa badana «osiągnęła» lepsze wyniki w teście.
uzyskać verb
  get: otrzymać, osiągnąć, zdobyć, pozyskać, wypracować; opposite stracić = Przed rozpoczęciem badania «uzyskano» zgodę komisji etycznej.
otrzymać verb
  get: dostać, uzyskać; opposite stracić = Pacjenci «otrzymali» placebo lub badany lek.
przyczyniać się verb
  be one cause of: sprzyjać, służyć, pomagać w = Ruch «przyczynia się» do poprawy pamięci.
sprzyjać verb
  be good for: ułatwiać, wspierać, wspomagać; opposite przeszkadzać = Wysoka wilgotność powietrza «sprzyja» rozwojowi pleśni.
charakteryzować verb
  describe by features: opisywać, przedstawiać, określać = Autor «charakteryzuje» bohaterów przez ich mowę.
charakteryzować się verb
  have as a feature: odznaczać się, cechować się, wyróżniać się = Region «charakteryzuje się» łagodnym klimatem.
publikować verb
  make known in print: ogłaszać, wydawać, drukować = Wyniki «publikowano» w czasopismach zagranicznych.
ważny adjective
  of great weight: istotny, znaczący, doniosły, ważki, kluczowy; opposite nieważny, błahy = Artykuł porusza «ważny» problem społeczny.
istotny adjective
  of real weight: ważny, znaczący, zasadniczy; opposite nieistotny = Stwierdzono «istotną» różnicę między grupami.
znaczący adjective
  large enough to matter: istotny, poważny, pokaźny, ważny, wyraźny; opposite nieznaczny = Nastąpił «znaczący» wzrost liczby zachorowań.
znaczny adjective
  large: duży, pokaźny, spory, poważny; opposite nieznaczny = Podróż pochłaniała «znaczną» część dochodów.
główny adjective
  first in weight: naczelny, podstawowy, zasadniczy, centralny; opposite poboczny = «Głównym» celem artykułu jest ocena reformy.
podstawowy adjective
  forming the base: zasadniczy, fundamentalny, elementarny, główny; opposite drugorzędny = Wyjaśniono «podstawowe» pojęcia teorii gier.
zasadniczy adjective
  going to the root: podstawowy, fundamentalny, kardynalny, główny; opposite drugorzędny = Między projektami istnieją «zasadnicze» rozbieżności.
kluczowy adjective
  deciding: najważniejszy, decydujący, centralny, zasadniczy; opposite marginalny = Zeznanie to miało «kluczowe» znaczenie dla procesu.
centralny adjective
  in the middle: główny, naczelny, kluczowy; opposite peryferyjny, marginalny = Winę uznaje się za «centralny» motyw powieści.
decydujący adjective
  settling the outcome: rozstrzygający, przesądzający, kluczowy; academic determinujący = «Decydujący» wpływ na wyniki miał wiek badanych.
jasny adjective
  easy to understand: zrozumiały, klarowny, przejrzysty, czytelny, jednoznaczny; opposite niejasny = Kryteria oceny powinny być «jasne».
wyraźny adjective
  easy to see: widoczny, dostrzegalny, zauważalny; opposite niewyraźny = Wykres pokazuje «wyraźny» spadek temperatury.
oczywisty adjective
  needing no proof: bezsporny, niewątpliwy, ewidentny; opposite wątpliwy = Odpowiedź na to pytanie nie jest «oczywista».
widoczny adjective
  that can be seen: dostrzegalny, zauważalny, wyraźny; opposite niewidoczny = Skutki suszy są «widoczne» w całym regionie.
dokładny adjective
  exact: precyzyjny, ścisły, szczegółowy; opposite niedokładny = Nie znamy «dokładnej» daty powstania dzieła.
precyzyjny adjective
  exact: dokładny, ścisły; opposite nieprecyzyjny = Ustawa nie podaje «precyzyjnej» definicji przemocy.
szczegółowy adjective
  with all particulars: dokładny, drobiazgowy, wnikliwy; opposite ogólny = Raport zawiera «szczegółowy» opis wypadku.
ogólny adjective
  not particular: generalny, uniwersalny; opposite szczegółowy = Sformułowano kilka «ogólnych» zaleceń dla szkół.
prosty adjective
  easy, of few parts: nieskomplikowany, elementarny; opposite złożony, skomplikowany = W obliczeniach zastosowano «prosty» model regresji.
złożony adjective
  of many parts: skomplikowany, wieloaspektowy, zawiły, wielowymiarowy, trudny; opposite prosty = Przyczyny migracji są bardzo «złożone».
skomplikowany adjective
  hard to see through: złożony, zawiły, trudny, zagmatwany; opposite prosty = Procedura okazała się zbyt «skomplikowana» dla petentów.
trudny adjective
  needing effort: ciężki, wymagający, niełatwy, uciążliwy; opposite łatwy = Interpretacja tych danych jest «trudna».
łatwy adjective
  needing little effort: prosty, nietrudny, nieskomplikowany; opposite trudny = Test był «łatwy» dla większości uczniów.
różny adjective
  not the same: odmienny, niejednakowy, rozbieżny; opposite jednakowy, taki sam = Obie grupy osiągnęły «różne» wyniki.
  of many kinds: rozmaity, różnorodny, wieloraki = Uczestnicy podawali «różne» powody rezygnacji.
odmienny adjective
  not the same: inny, różny, odrębny; opposite podobny = Sąd drugiej instancji zajął «odmienne» stanowisko.
inny adjective
  not the same: odmienny, różny, odrębny; opposite taki sam = W pozostałych krajach przyjęto «inne» rozwiązania.
różnorodny adjective
  of many kinds: rozmaity, zróżnicowany, urozmaicony; academic heterogeniczny; opposite jednorodny = Materiał badawczy jest bardzo «różnorodny».
podobny adjective
  nearly the same: zbliżony, analogiczny, pokrewny, bliski, porównywalny; opposite różny, odmienny = «Podobne» wyniki uzyskano w innych krajach.
jednakowy adjective
  the same: identyczny, równy, taki sam; opposite różny = Wszystkie próbki miały «jednakową» masę.
identyczny adjective
  exactly the same: taki sam, jednakowy, tożsamy; opposite odmienny = Obie kopie umowy są «identyczne».
wspólny adjective
  shared: zespołowy, zbiorowy, kolektywny; opposite indywidualny = Deklaracja była efektem «wspólnej» pracy ekspertów.
możliwy adjective
  that can be: ewentualny, potencjalny, dopuszczalny; opposite niemożliwy = Rozważono trzy «możliwe» wyjaśnienia tego faktu.
prawdopodobny adjective
  likely: przypuszczalny, domniemany; opposite nieprawdopodobny = «Prawdopodobną» przyczyną wybuchu był ulatniający się gaz.
konieczny adjective
  that must be: niezbędny, nieodzowny, potrzebny, nieunikniony, wymagany; opposite zbędny = Dalsze badania nad szczepionką są «konieczne».
niezbędny adjective
  that one cannot do without: konieczny, nieodzowny; opposite zbędny = Szpitale nie miały «niezbędnego» sprzętu.
potrzebny adjective
  needed: wymagany, niezbędny; opposite niepotrzebny = Zebrano «potrzebne» dokumenty i zaświadczenia.
odpowiedni adjective
  fitting: właściwy, stosowny, należyty, adekwatny; opposite nieodpowiedni = Wybór «odpowiedniej» metody jest niełatwy.
właściwy adjective
  fitting: odpowiedni, stosowny, należyty, prawidłowy; opposite niewłaściwy = Dopiero trzeci lekarz postawił «właściwą» diagnozę.
  typical of: swoisty, charakterystyczny, typowy = Ironia jest «właściwa» całej twórczości poety.
poprawny adjective
  without fault: prawidłowy, bezbłędny, właściwy; opposite błędny, niepoprawny = Tylko co piąty uczeń podał «poprawną» odpowiedź.
błędny adjective
  wrong: mylny, niepoprawny, nieprawidłowy; opposite poprawny, trafny = Wniosek oparto na «błędnych» obliczeniach.
trafny adjective
  hitting the point: celny, słuszny; opposite nietrafny, chybiony = Uwaga recenzenta wydaje się «trafna».
słuszny adjective
  right: uzasadniony, zasadny, trafny; opposite niesłuszny = Krytyka tej ustawy była «słuszna».
uzasadniony adjective
  having good reason: zasadny, umotywowany, słuszny; opposite nieuzasadniony, bezzasadny = Obawy mieszkańców były w pełni «uzasadnione».
prawdziwy adjective
  in accord with facts: zgodny z prawdą, zgodny z faktami, słuszny; opposite fałszywy = Zdanie to jest «prawdziwe» tylko w jednym przypadku.
rzeczywisty adjective
  existing in fact: faktyczny, realny, prawdziwy; opposite pozorny = «Rzeczywiste» koszty budowy były wyższe.
wiarygodny adjective
  worthy of belief: rzetelny, pewny, godny zaufania; opposite niewiarygodny = Autor korzysta z «wiarygodnych» źródeł.
rzetelny adjective
  done with care and truth: solidny, sumienny, uczciwy; opposite nierzetelny = «Rzetelna» analiza wymaga pełnych danych.
pewny adjective
  beyond doubt: niezbity, niewątpliwy, bezsporny; opposite niepewny = Nie ma «pewnych» dowodów na autorstwo mistrza.
wątpliwy adjective
  open to doubt: niepewny, dyskusyjny, problematyczny; opposite niewątpliwy = Skuteczność tej diety jest «wątpliwa».
sporny adjective
  on which views differ: dyskusyjny, kontrowersyjny; opposite bezsporny = Datowanie najstarszego rękopisu wciąż pozostaje «sporne».
skuteczny adjective
  bringing the wanted effect: efektywny, pomocny, działający; opposite nieskuteczny = Lek okazał się «skuteczny» u większości chorych.
przydatny adjective
  of use: użyteczny, pożyteczny, pomocny, praktyczny, wartościowy; opposite bezużyteczny = Tabela jest «przydatna» przy szybkich obliczeniach.
korzystny adjective
  bringing gain: opłacalny, dogodny, dobry; opposite niekorzystny = Umowa była «korzystna» dla obu stron.
szkodliwy adjective
  doing harm: niebezpieczny, groźny, niezdrowy; opposite nieszkodliwy = Dym zawiera wiele «szkodliwych» substancji.
pozytywny adjective
  good, favourable: korzystny, dodatni, przychylny; opposite negatywny = Program miał «pozytywny» wpływ na frekwencję.
negatywny adjective
  bad, unfavourable: niekorzystny, ujemny, niepożądany; opposite pozytywny = Zwrócono uwagę na «negatywne» skutki stresu.
duży adjective
  of great size: wielki, znaczny, spory, pokaźny; opposite mały = Różnica między miastami jest «duża».
niewielki adjective
  of small size: mały, drobny, nieznaczny, nieduży; opposite duży = Próba obejmowała «niewielką» liczbę osób.
wysoki adjective
  above the usual: duży, znaczny, pokaźny; opposite niski = Nowa spółka osiągała «wysokie» dochody.
niski adjective
  below the usual: mały, nieznaczny, nieduży; opposite wysoki = «Niskie» dochody utrudniają dostęp do edukacji.
silny adjective
  of great force: mocny, ścisły, wyraźny, znaczny, intensywny; opposite słaby = Zaobserwowano «silny» związek między zmiennymi.
słaby adjective
  of little force: nikły, niewielki, wątły, nieznaczny, niski; opposite silny = Zależność między dochodem a szczęściem jest «słaba».
szeroki adjective
  covering much: rozległy, obszerny; opposite wąski = Czasopismo omawia «szeroki» zakres zagadnień.
ograniczony adjective
  within limits: niepełny, zawężony, utrudniony; opposite nieograniczony = Dostęp do archiwum był «ograniczony».
liczny adjective
  many: niejeden; literary rozliczny, mnogi; opposite nieliczny = Tę teorię potwierdziły już «liczne» eksperymenty.
częsty adjective
  happening many times: nierzadki, pospolity, rozpowszechniony, typowy, powtarzający się; opposite rzadki = Ból głowy jest «częstym» objawem zmęczenia.
rzadki adjective
  seldom met: nieczęsty, wyjątkowy; opposite częsty = Opisano «rzadki» przypadek choroby genetycznej.
powszechny adjective
  found everywhere or with all: ogólny, rozpowszechniony; opposite rzadki = W kraju panowało «powszechne» niezadowolenie.
typowy adjective
  as is usual: charakterystyczny, zwykły; opposite nietypowy = Kaszel jest «typowym» objawem tej infekcji.
charakterystyczny adjective
  marking a thing: typowy, swoisty, znamienny, właściwy; opposite nietypowy = «Charakterystyczną» cechą stylu są długie zdania.
szczególny adjective
  more than usual: wyjątkowy, specjalny; opposite zwykły = «Szczególną» uwagę poświęcono rodzinom wielodzietnym.
nowy adjective
  not there before: świeży, nowatorski, odkrywczy, oryginalny; opposite stary, dawny = Autorka proponuje «nowe» spojrzenie na romantyzm.
nowatorski adjective
  new in kind: innowacyjny, pionierski, odkrywczy; opposite tradycyjny = Inżynierowie opracowali «nowatorski» system chłodzenia.
współczesny adjective
  of our time: dzisiejszy, obecny, nowoczesny; opposite dawny = «Współczesna» medycyna potrafi leczyć tę chorobę.
obecny adjective
  of this time: dzisiejszy, bieżący, aktualny, teraźniejszy; opposite dawny = «Obecne» przepisy nie chronią najemców.
wcześniejszy adjective
  coming before: uprzedni, poprzedni, dawniejszy; opposite późniejszy = Wynik jest zgodny z «wcześniejszymi» badaniami.
poprzedni adjective
  just before: wcześniejszy; dated uprzedni; opposite następny = W «poprzednim» rozdziale omówiono metodę.
następny adjective
  just after: kolejny, dalszy; opposite poprzedni = W «następnym» etapie porównano obie grupy.
ostateczny adjective
  last and not to be changed: końcowy, definitywny, finalny; opposite wstępny = «Ostateczna» wersja ustawy różni się od projektu.
wstępny adjective
  coming first: początkowy, roboczy; opposite ostateczny = «Wstępne» wyniki obu eksperymentów są obiecujące.
bezpośredni adjective
  with nothing between: osobisty; academic niezapośredniczony; opposite pośredni = Kronikarz miał «bezpośredni» kontakt ze świadkami bitwy.
niezależny adjective
  not under another: samodzielny, bezstronny, niezawisły; opposite zależny = Wyniki ocenili dwaj «niezależni» eksperci.
społeczny adjective
  of society: publiczny, zbiorowy; opposite jednostkowy = Ubóstwo pozostaje ważnym problemem «społecznym».
naukowy adjective
  of research: badawczy, akademicki; opposite nienaukowy = Zespół kontynuuje pracę «naukową» w Krakowie.
krytyczny adjective
  finding fault: nieprzychylny, surowy, negatywny; opposite pochlebny = Pierwsze wydanie książki zebrało «krytyczne» recenzje.
obiektywny adjective
  not swayed by feeling: bezstronny, rzeczowy, neutralny; opposite subiektywny, stronniczy = Historyk starał się o «obiektywny» opis wydarzeń.
spójny adjective
  holding together: zwarty, jednolity; academic koherentny; opposite niespójny = Autor przedstawia «spójną» wizję dziejów.
zgodny adjective
  in agreement: zbieżny, niesprzeczny, spójny; opposite sprzeczny = Zeznania świadków są «zgodne» ze sobą.
sprzeczny adjective
  that exclude one another: niezgodny, przeciwstawny, wykluczający się; opposite zgodny = Źródła podają «sprzeczne» informacje o dacie bitwy.
stały adjective
  not changing: niezmienny, jednostajny; opposite zmienny = W komorze utrzymywano «stałą» temperaturę.
znacznie adverb
  by much: wyraźnie, istotnie, bardzo; opposite nieznacznie = W ostatnim roku ceny energii «znacznie» wzrosły.
istotnie adverb
  in a way that matters: znacząco, znacznie, wyraźnie; opposite nieistotnie = Wyniki obu grup «istotnie» się różniły.
  in truth: rzeczywiście, faktycznie, naprawdę = Okazało się, że dokument «istotnie» został sfałszowany.
znacząco adverb
  by much: istotnie, znacznie, wyraźnie; opposite nieznacznie = Po przebudowie drogi liczba wypadków «znacząco» spadła.
głównie adverb
  for the most part: przede wszystkim, przeważnie, w głównej mierze = Badanie dotyczyło «głównie» mieszkańców wsi.
zwłaszcza adverb
  more than others: szczególnie, w szczególności, przede wszystkim = Lek pomaga «zwłaszcza» osobom starszym.
szczególnie adverb
  more than others: zwłaszcza, w szczególności, wyjątkowo = Dzieci są «szczególnie» narażone na hałas.
często adverb
  many times: nieraz, niejednokrotnie, nierzadko, wielokrotnie, powszechnie; opposite rzadko = Autorzy «często» pomijają ten aspekt.
rzadko adverb
  few times: nieczęsto, sporadycznie, z rzadka; opposite często = Choroba «rzadko» dotyka osoby młode.
zawsze adverb
  at all times: niezmiennie, każdorazowo, za każdym razem; opposite nigdy = Sąd «zawsze» bada ważność umowy.
zwykle adverb
  as a rule: zazwyczaj, na ogół, przeważnie; academic z reguły = Objawy ustępują «zwykle» po tygodniu.
zazwyczaj adverb
  as a rule: zwykle, na ogół, przeważnie; academic z reguły = Kronikarze «zazwyczaj» przemilczali los chłopów.
czasami adverb
  now and then: niekiedy, czasem, od czasu do czasu; opposite zawsze = «Czasami» do poprawy zdrowia wystarczy zmiana diety.
wyraźnie adverb
  plainly: dobitnie, jasno, widocznie, zauważalnie, jednoznacznie; opposite niewyraźnie = Dane «wyraźnie» pokazują wzrost bezrobocia.
jasno adverb
  in a clear way: zrozumiale, klarownie, przejrzyście, czytelnie; opposite niejasno = Cel pracy należy «jasno» określić.
dokładnie adverb
  with exactness: precyzyjnie, szczegółowo, ściśle; opposite niedokładnie = Przebieg reakcji «dokładnie» opisano w dodatku.
szczegółowo adverb
  with all particulars: dokładnie, drobiazgowo, wnikliwie; opposite ogólnie = Procedurę «szczegółowo» omówiono w rozdziale drugim.
częściowo adverb
  only in part: po części, niecałkowicie, w pewnej mierze; opposite całkowicie = Hipoteza potwierdziła się tylko «częściowo».
całkowicie adverb
  in full: zupełnie, w pełni, kompletnie, całkiem; opposite częściowo = Produkcję «całkowicie» przeniesiono za granicę.
niemal adverb
  nearly: prawie, nieomal, blisko = W ankiecie wzięło udział «niemal» dwustu lekarzy.
około adverb
  roughly: mniej więcej, w przybliżeniu; academic circa = Miasto liczyło «około» dziesięciu tysięcy mieszkańców.
bardzo adverb
  to a high degree: ogromnie, niezmiernie, nader; informal strasznie = Uczniowie ocenili zajęcia «bardzo» wysoko.
stosunkowo adverb
  compared with others: względnie, relatywnie, dość = Opisana tu metoda jest «stosunkowo» tania.
jedynie adverb
  not more than: tylko, wyłącznie = Zmiany dotyczyły «jedynie» dużych miast.
wyłącznie adverb
  not others: jedynie, tylko = W badaniu uczestniczyły «wyłącznie» kobiety.
prawdopodobnie adverb
  likely: przypuszczalnie, zapewne, najpewniej; opposite na pewno = List powstał «prawdopodobnie» w Wilnie.
rzeczywiście adverb
  in fact: faktycznie, naprawdę, istotnie; opposite pozornie = Program «rzeczywiście» zmniejszył liczbę wypadków.
niewątpliwie adverb
  without doubt: bez wątpienia, bezspornie, z pewnością = Reforma «niewątpliwie» poprawiła dostęp do leczenia.
oczywiście adverb
  as is plain: naturalnie, rzecz jasna, ma się rozumieć = Żaden model nie jest «oczywiście» doskonały.
bezpośrednio adverb
  with nothing between: wprost; academic explicite; opposite pośrednio = Ustawa nie reguluje tej kwestii «bezpośrednio».
skutecznie adverb
  with the wanted effect: efektywnie, z powodzeniem; opposite nieskutecznie = Szczepionka «skutecznie» chroni przed zakażeniem.
stopniowo adverb
  step by step: krok po kroku, powoli, sukcesywnie; opposite nagle = Gospodarka «stopniowo» wychodziła z kryzysu.
szybko adverb
  in little time: prędko, w krótkim czasie, błyskawicznie, dynamicznie, gwałtownie; opposite powoli = Po dodaniu kwasu temperatura roztworu «szybko» rosła.
wcześniej adverb
  before this: uprzednio, poprzednio, przedtem; opposite później = Jak wspomniano «wcześniej», próba była mała.
obecnie adverb
  at this time: teraz, dziś, aktualnie; opposite dawniej = «Obecnie» trwają prace nad nową ustawą.
następnie adverb
  after that: potem, później; opposite wcześniej = Próbki wysuszono, a «następnie» zważono.
ostatecznie adverb
  in the end: w końcu, koniec końców, finalnie; opposite początkowo = Po dwóch latach sąd «ostatecznie» oddalił powództwo.
początkowo adverb
  at first: z początku, najpierw, pierwotnie; opposite ostatecznie = Utwór «początkowo» nie budził zainteresowania krytyki.
jednak connective
  yet: jednakże, wszakże, niemniej; academic niemniej jednak; literary atoli = Metoda jest tania, «jednak» mało dokładna.
jednakże connective
  yet: jednak, wszakże, niemniej jednak; literary wszelako = Wyniki są obiecujące, «jednakże» wymagają potwierdzenia.
natomiast connective
  on the other hand: zaś, z kolei, tymczasem = Mężczyźni wybierali sport, kobiety «natomiast» czytanie.
ale connective
  but: lecz, jednak; academic jednakże = Program jest drogi, «ale» przynosi dobre wyniki.
mimo że connective
  in spite of the fact that: chociaż, choć, pomimo że, aczkolwiek = «Mimo że» próba była mała, efekt jest wyraźny.
chociaż connective
  in spite of the fact that: choć, mimo że, pomimo że, aczkolwiek; literary jakkolwiek = «Chociaż» ustawa weszła w życie, niewiele się zmieniło.
ponieważ connective
  for the reason that: gdyż, bo, jako że; literary albowiem = Badanie przerwano, «ponieważ» zabrakło funduszy.
gdyż connective
  for the reason that: ponieważ, bo, jako że; literary albowiem = Wyrok uchylono, «gdyż» naruszono prawo do obrony.
dlatego connective
  for that reason: toteż, stąd, z tego powodu, wobec tego = Próba jest niewielka, «dlatego» wnioski są ostrożne.
zatem connective
  as follows from this: więc, a więc, tak więc; literary przeto = Obie zmienne są «zatem» ze sobą powiązane.
więc connective
  as follows from this: zatem, toteż, dlatego; literary przeto = Danych było za mało, «więc» pominięto ten rok.
w związku z tym connective
  for that reason: dlatego, wobec tego, z tego powodu = «W związku z tym» badanie powtórzono na większej próbie.
ponadto connective
  besides: poza tym, oprócz tego, nadto, co więcej = «Ponadto» autor korzysta z nieznanych listów.
co więcej connective
  besides, and stronger: ponadto, mało tego, na dodatek = Lek jest skuteczny, a «co więcej» tani.
także connective
  in addition: również, też = Zmieniły się ceny, a «także» nawyki konsumentów.
również connective
  in addition: także, też = Podobne wnioski formułują «również» inni badacze.
na przykład connective
  for instance: przykładowo, choćby; informal dajmy na to = Niektóre gatunki, «na przykład» bóbr, wróciły nad rzekę.
to znaczy connective
  in other words: czyli, to jest, innymi słowy = Grupa kontrolna, «to znaczy» osoby zdrowe, liczyła trzydzieści osób.
innymi słowy connective
  in other words: inaczej mówiąc, to znaczy, czyli = «Innymi słowy», popyt nie zależy od ceny.
po pierwsze connective
  first in a list: przede wszystkim, najpierw, w pierwszej kolejności = «Po pierwsze», próba była za mała.
przede wszystkim connective
  above all: głównie, w pierwszym rzędzie, nade wszystko = Należy «przede wszystkim» określić cel badania.
podczas gdy connective
  while, in contrast: gdy tymczasem, natomiast, a = Ceny rosną, «podczas gdy» płace stoją w miejscu.
jeśli connective
  on condition that: jeżeli, o ile = «Jeśli» hipoteza jest słuszna, temperatura powinna wzrosnąć.
podsumowując connective
  to sum up: reasumując, konkludując, krótko mówiąc = «Podsumowując», terapia okazała się skuteczna.
w przeciwieństwie do preposition
  unlike: w odróżnieniu od, inaczej niż = «W przeciwieństwie do» poprzednich badań uwzględniono wiek.
dzięki preposition
  by the help of: za sprawą, z pomocą = «Dzięki» nowej metodzie skrócono czas pomiaru.
wskutek preposition
  as a result of: na skutek, w wyniku, z powodu, w następstwie = «Wskutek» suszy zbiory zmalały o połowę.
według preposition
  as said by: zdaniem, w opinii, podług = «Według» autora kryzys miał przyczyny polityczne.
mimo preposition
  in spite of: pomimo, bez względu na = «Mimo» licznych prób nie udało się powtórzyć wyniku.
wobec preposition
  in view of: z powodu, ze względu na, w obliczu = «Wobec» braku dowodów sąd umorzył sprawę.
  towards: względem, w stosunku do = Zbadano postawy młodzieży «wobec» imigrantów.
wykres noun mi
  picture of figures: diagram, rysunek = «Wykres» przedstawia zmiany temperatury w ciągu doby.
tabela noun f
  data in rows and columns: zestawienie, tablica, wykaz = W «tabeli» 4 podano liczbę wypadków.
wykaz noun mi
  ordered list: spis, lista, rejestr, zestawienie = Na końcu pracy zamieszczono «wykaz» skrótów.
wyjątek noun mi
  what does not follow the rule: odstępstwo, odchylenie; academic anomalia; opposite reguła = Od tej zasady ustawa przewiduje dwa «wyjątki».
równowaga noun f
  balance: stabilność, stabilizacja, harmonia; opposite nierównowaga = Rynek powrócił do «równowagi» po dwóch latach.
przewaga noun f
  being stronger or more: wyższość, dominacja = Nowy silnik ma wyraźną «przewagę» nad starszymi modelami.
wyzwanie noun n
  hard task: trudne zadanie, próba = Starzenie się ludności jest «wyzwaniem» dla systemu opieki.
wysiłek noun mi
  use of strength: trud, praca; literary mozół = Odbudowa miasta wymagała ogromnego «wysiłku».
nacisk noun mi
  stress laid on something: akcent, emfaza = W programie położono «nacisk» na ćwiczenia praktyczne.
  pressure: presja, przymus = Rząd ustąpił pod «naciskiem» opinii publicznej.
leczenie noun n
  medical care: terapia, kuracja = «Leczenie» rozpoczęto w dniu przyjęcia do szpitala.
choroba noun f
  being ill: schorzenie, dolegliwość, niedomaganie; opposite zdrowie = Przebieg «choroby» był u dzieci łagodniejszy.
umowa noun f
  agreement: porozumienie, kontrakt, układ = Strony zawarły «umowę» na czas określony.
ustawa noun f
  law passed by parliament: akt prawny, prawo, akt normatywny = Nowa «ustawa» reguluje zasady ochrony danych.
rząd noun mi
  body that governs: gabinet, Rada Ministrów = «Rząd» zapowiedział zmiany w systemie podatkowym.
koszt noun mi
  what must be paid: wydatek, nakład = «Koszty» leczenia ofiar pożaru pokryła gmina.
szkoła noun f
  place of teaching: placówka oświatowa, placówka; informal buda = W badaniu wzięło udział dwanaście wiejskich «szkół».
  group of like-minded thinkers: kierunek, nurt, prąd = Przedstawiciele tej «szkoły» odrzucali metafizykę.
kształcenie noun n
  giving knowledge: nauczanie, edukacja, szkolenie = Reforma objęła również «kształcenie» przyszłych nauczycieli.
nauczyciel noun ma
  person who teaches: pedagog; informal belfer = «Nauczyciele» wysoko ocenili nowy podręcznik.
uczony noun ma
  person of learning: naukowiec, badacz; dated mędrzec = Renesansowi «uczeni» korespondowali po łacinie.
czytelnik noun ma
  person who reads: odbiorca, adresat = Narrator zwraca się wprost do «czytelnika».
pamięć noun f
  keeping the past in mind: wspomnienie, upamiętnienie; opposite zapomnienie = Pomnik utrwala «pamięć» o ofiarach powstania.
sposób noun mi
  way of doing: metoda, technika, tryb, środek, strategia = Opisano dwa «sposoby» oczyszczania wody.
droga noun f
  way to an end: sposób, metoda, środek = Jedyną «drogą» do zmiany prawa były negocjacje.
trudno adverb
  with effort: niełatwo, ciężko; opposite łatwo = Skutki tej decyzji «trudno» przewidzieć.
dostrzegać verb
  come to see: zauważać, spostrzegać, widzieć; opposite przeoczać = Autorka «dostrzega» w powieści wpływ kina.
ujawnić verb
  make known: odsłonić, odkryć, wyjawić; opposite ukryć, zataić = Kontrola «ujawniła» liczne nieprawidłowości w rachunkach spółki.
ilustrować verb
  make clear by examples: obrazować, uzmysławiać, unaoczniać; academic egzemplifikować = Rysunek 5 «ilustruje» budowę czujnika.
tłumaczyć verb
  make clear: wyjaśniać, objaśniać, interpretować = Badacze «tłumaczą» ten wynik zmęczeniem uczestników.
  put into another language: przekładać, dokonywać przekładu = Poemat «tłumaczono» na polski siedem razy.
kształtować verb
  give a form: formować, modelować, urabiać = Szkoła «kształtuje» postawy młodych ludzi.
polegać verb
  have as its nature: sprowadzać się, zasadzać się = Zabieg «polega» na usunięciu uszkodzonej tkanki.
  trust: ufać, zawierzać = W datowaniu nie można «polegać» na jednym źródle.
wyodrębnić verb
  set apart: wydzielić, wyróżnić, wyosobnić; opposite połączyć = Na podstawie wieku «wyodrębniono» trzy grupy.
zaliczać verb
  count among: włączać, klasyfikować, przyporządkowywać = Krytycy «zaliczają» ten utwór do arcydzieł.
zajmować się verb
  have as a topic: badać, interesować się = Językoznawca «zajmował się» gwarami górskimi.
przewidywać verb
  say what will come: prognozować, zapowiadać = Model «przewiduje» dalszy wzrost temperatury.
skupiać się verb
  give one's mind to: koncentrować się, ogniskować się = Artykuł «skupia się» na prawach dziecka.
chronić verb
  keep from harm: zabezpieczać, strzec, osłaniać; opposite narażać = Prawo «chroni» dane osobowe pacjentów.
dążyć verb
  try to reach: zmierzać, zabiegać o, starać się o = Państwa te «dążyły» do zniesienia ceł.
przekonywać verb
  bring to believe: dowodzić, argumentować, starać się wykazać = Autor «przekonuje», że reforma była spóźniona.
dotychczas adverb
  up to now: dotąd, do tej pory, jak dotąd = Tego rękopisu «dotychczas» nie wydano drukiem.
przeciętnie adverb
  on the average: średnio, statystycznie = Uczniowie czytali «przeciętnie» trzy książki rocznie.
powszechnie adverb
  by all: ogólnie, szeroko = Pogląd ten jest «powszechnie» przyjęty w nauce.
zarazem connective
  at the same time: jednocześnie, równocześnie = Metoda jest szybka, a «zarazem» tania.
wreszcie connective
  last in a list: w końcu, na koniec = Omówiono przyczyny, przebieg, a «wreszcie» skutki buntu.
idea noun f
  thought behind something: myśl, pomysł, koncepcja, zamysł, założenie = Główną «ideą» programu jest równość szans.
kategoria noun f
  class of things: klasa, grupa, rodzaj, typ = Odpowiedzi podzielono na cztery «kategorie».
rodzaj noun mi
  kind: typ, odmiana, kategoria, gatunek = Wyróżniono trzy «rodzaje» błędów.
typ noun mi
  kind: rodzaj, odmiana, kategoria = Ten «typ» umowy jest w praktyce rzadki.
forma noun f
  shape that a thing takes: postać, kształt, odmiana = Choroba miała u dzieci łagodną «formę».
mechanizm noun mi
  way something works: sposób działania, zasada działania, przebieg = Opisano «mechanizm» powstawania inflacji.
konflikt noun mi
  clash of interests: spór, zatarg, starcie, antagonizm; opposite zgoda = «Konflikt» między miastami trwał pół wieku.
kryzys noun mi
  hard time: zapaść, załamanie, recesja; opposite rozkwit = «Kryzys» gospodarczy objął cały kontynent.
zainteresowanie noun n
  wish to know: ciekawość, uwaga; opposite obojętność = Wystawa wzbudziła duże «zainteresowanie» krytyków.
wydarzenie noun n
  what happens: zdarzenie, wypadek, zajście, fakt = Kronika opisuje «wydarzenia» z pierwszych dni wojny.
zdarzenie noun n
  what happens: wydarzenie, zajście, incydent = Świadkowie różnie opisywali to «zdarzenie».
współpraca noun f
  working together: współdziałanie, kooperacja, partnerstwo; opposite rywalizacja = «Współpraca» szkół z bibliotekami przynosi dobre wyniki.
świadomość noun f
  knowing of something: wiedza, zrozumienie, orientacja; opposite nieświadomość = Rośnie «świadomość» zagrożeń dla klimatu.
sukces noun mi
  going well: powodzenie, osiągnięcie, triumf; opposite porażka, niepowodzenie = Reforma okazała się «sukcesem».
skala noun f
  how large: rozmiar, zasięg, zakres = Władze nie doceniły «skali» zjawiska.
zasięg noun mi
  how far something goes: zakres, obszar, skala = Mapa pokazuje «zasięg» występowania gatunku.
podział noun mi
  making into parts: rozdzielenie, rozgraniczenie, klasyfikacja; opposite scalenie = Przyjęto «podział» dziejów miasta na trzy okresy.
wersja noun f
  form of a text or thing: wariant, odmiana, redakcja = Porównano dwie «wersje» poematu.
wymóg noun mi
  what is asked: warunek, wymaganie, kryterium = Praca spełnia wszystkie «wymogi» formalne.
wzór noun mi
  thing to be imitated: wzorzec, model, przykład = Ustawę oparto na «wzorze» niemieckim.
zbiór noun mi
  things brought together: zestaw, kolekcja, zasób = Biblioteka ma bogaty «zbiór» rękopisów.
przekonanie noun n
  what one holds true: pogląd, opinia, mniemanie, wiara; opposite zwątpienie = Badanych łączy «przekonanie», że szkoła się zmienia.
opracowanie noun n
  scholarly text: praca, studium, publikacja = Temat doczekał się wielu «opracowań».
trend noun mi
  direction of change: tendencja, kierunek = Od dekady utrzymuje się ten sam «trend».
ochrona noun f
  keeping safe: zabezpieczenie, obrona, osłona = Ustawa dotyczy «ochrony» danych osobowych.
pomoc noun f
  help given: wsparcie, wspomaganie, zapomoga = Rodziny otrzymały «pomoc» finansową.
wielki adjective
  of great size or weight: duży, ogromny, olbrzymi, znaczny; opposite mały = Odkrycie miało «wielki» wpływ na dalsze badania.
mały adjective
  of little size: niewielki, nieduży, nieznaczny, drobny; opposite duży, wielki = Różnice między grupami okazały się «małe».
szybki adjective
  in little time: prędki, błyskawiczny, dynamiczny, przyspieszony, gwałtowny; opposite powolny = «Szybki» rozwój kolei zmienił handel.
wystarczający adjective
  as much as is needed: dostateczny, zadowalający, odpowiedni, należyty; opposite niewystarczający = Nie zebrano «wystarczających» dowodów.
aktualny adjective
  of now: obecny, bieżący, dzisiejszy; opposite nieaktualny, dawny = W tabeli podano «aktualne» ceny.
indywidualny adjective
  of a single one: jednostkowy, osobisty, własny; opposite zbiorowy, zespołowy = Uwzględniono «indywidualne» potrzeby uczniów.
kolejny adjective
  next: następny, dalszy; opposite poprzedni = «Kolejny» etap prac obejmował wywiady.
ogromny adjective
  very large: olbrzymi, wielki, kolosalny; opposite znikomy, niewielki = Kolej miała «ogromny» wpływ na rozwój miast.
realny adjective
  that is in fact: rzeczywisty, faktyczny, prawdziwy; opposite nierealny, pozorny = Spadła «realna» wartość płac.
specyficzny adjective
  of one kind only: swoisty, szczególny, charakterystyczny = Ulotki te mają «specyficzny» język.
zróżnicowany adjective
  not all alike: różnorodny, urozmaicony, rozmaity; academic niejednorodny; opposite jednolity = Badana grupa była «zróżnicowana» pod względem wieku.
pełny adjective
  with nothing missing: całkowity, kompletny, zupełny; opposite niepełny, częściowy = «Pełny» wykaz źródeł zamieszczono w aneksie.
przeciwny adjective
  the other way round: odwrotny, odmienny, przeciwstawny; opposite zgodny = Autor broni «przeciwnego» poglądu.
poszczególny adjective
  each for itself: pojedynczy, odrębny, konkretny = Omówiono «poszczególne» etapy reformy.
samodzielny adjective
  not resting on others: niezależny, autonomiczny, odrębny; opposite zależny = Miasto stało się «samodzielnym» ośrodkiem władzy.
wzrastać verb
  become more: rosnąć, zwiększać się, podnosić się; opposite maleć, spadać = Zużycie energii stale «wzrasta».
zauważyć verb
  notice: spostrzec, dostrzec, zaobserwować; opposite przeoczyć = «Zauważono», że objawy ustępują po zmianie diety.
opracować verb
  work out: stworzyć, przygotować, wypracować = Zespół «opracował» nową metodę datowania.
podjąć verb
  begin to do: rozpocząć, zainicjować, wszcząć; opposite zaniechać = Władze «podjęły» działania ochronne.
zgromadzić verb
  bring together: zebrać, pozyskać, skompletować; opposite rozproszyć = W archiwum «zgromadzono» setki listów.
zdefiniować verb
  say what a word means: określić, sprecyzować, objaśnić = W ustawie «zdefiniowano» pojęcie przemocy.
uczestniczyć verb
  take part: brać udział, współuczestniczyć; academic partycypować = W badaniu «uczestniczyło» stu lekarzy.
odnotować verb
  find and record: zarejestrować, stwierdzić, zaobserwować; opposite pominąć = W badanym okresie «odnotowano» wzrost cen.
dominować verb
  be strongest: przeważać, górować; opposite ustępować = W zbiorze «dominują» utwory liryczne.
klasyfikować verb
  put into classes: porządkować, systematyzować, grupować = Autor «klasyfikuje» gleby według składu.
przekształcić verb
  make different: przeobrazić, zmienić, przebudować; opposite zachować = Wojna «przekształciła» strukturę społeczną miasta.
nadal adverb
  as before: wciąż, ciągle, w dalszym ciągu = Problem ten «nadal» czeka na rozwiązanie.
wciąż adverb
  as before: nadal, ciągle, w dalszym ciągu = Przyczyny choroby «wciąż» pozostają nieznane.
prawie adverb
  not quite: niemal, blisko, nieomal = «Prawie» połowa badanych mieszkała na wsi.
dobrze adverb
  as it should be: należycie, właściwie, odpowiednio; opposite źle = Grupę kontrolną «dobrze» dobrano do celów badania.
łatwo adverb
  with little effort: bez trudu, z łatwością, swobodnie; opposite trudno = Metodę tę można «łatwo» zastosować w szkole.
zbyt adverb
  more than is right: za, nazbyt, nadto = Próba była «zbyt» mała, by uogólniać wyniki.
`)
