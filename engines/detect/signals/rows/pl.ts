import { listed, type SignalRows } from '../signal-rows.ts'

export const pl: SignalRows = {
  connectives:
    listed(`jednak; jednakże; niemniej jednak; niemniej; mimo to; pomimo tego|to; mimo wszystko; ponadto; co więcej; dodatkowo; oprócz tego; poza tym; również; także; jednocześnie; zarazem; równocześnie; podobnie; analogicznie; w ten sam sposób; z drugiej strony;
    z jednej strony; natomiast; przeciwnie; wręcz przeciwnie; w przeciwieństwie do; w porównaniu z; dlatego; dlatego też; z tego powodu; z tych powodów; z tego względu; w związku z tym; w konsekwencji; w rezultacie; w efekcie; zatem; tym samym; w ten sposób; dzięki temu;
    podsumowując; reasumując; na zakończenie; na koniec; konkludując; ostatecznie; w końcu; ogólnie; ogólnie rzecz biorąc; generalnie; w sumie; po pierwsze; po drugie; po trzecie; przede wszystkim; w pierwszej kolejności; najpierw; następnie; potem; na przykład; przykładowo;
    w szczególności; zwłaszcza; konkretnie; innymi słowy; inaczej mówiąc; to znaczy; w rzeczywistości; w istocie; faktycznie; oczywiście; naturalnie; w tym kontekście; w tym sensie; pod tym względem; w tym świetle; co istotne; co ważne; co ciekawe; warto dodać; nie bez znaczenia; wreszcie; tymczasem`),
  stockPhrases: [
    [
      'w dzisiejszych|obecnych|współczesnych czasach / w dzisiejszym|współczesnym (szybko|dynamicznie|cyfrowym) (zmieniającym) (się) świecie|społeczeństwie',
      'W dzisiejszych czasach śpimy mało.',
      'Dzisiejszy obiad był dobry.',
    ],
    [
      '(szybko|ciągle|stale|dynamicznie|nieustannie) zmieniając* się świecie|świat|otoczeniu|rzeczywistości|warunków',
      'Żyjemy w ciągle zmieniającym się świecie.',
      'Pogoda się zmienia.',
    ],
    ['w dobie|erze cyfryzacji|cyfrowej|globalizacji|internetu|sztucznej', 'W dobie internetu czytamy mniej.', 'Doba ma godziny.'],
    [
      'odgrywa|odgrywają|odegrał|odegrała|odgrywać|pełni|pełnią|odegrało (niezwykle|bardzo) kluczową|istotną|ważną|znaczącą|zasadniczą|fundamentalną|centralną|decydującą rolę|funkcję',
      'Sen odgrywa kluczową rolę.',
      'Odgrywa małą rolę.',
    ],
    ['kluczową|istotną|ogromną|fundamentalną rolę|znaczenie', 'Ma kluczową rolę.', 'Klucz leży na stole.'],
    [
      'warto|należy|trzeba (również|także|jednak|tu) zauważyć|podkreślić|zaznaczyć|wspomnieć|pamiętać|zwrócić|dodać|wskazać|pamiętać',
      'Warto zauważyć, że padało.',
      'To nic nie warte.',
      'people',
    ],
    ['nie tylko ... ale|lecz także|również|też|i', 'Nie tylko tanie, ale także dobre.', 'Nie tylko on przyszedł.'],
    ['podsumowując można|należy|warto', 'Podsumowując, można spać.', 'Podsumował to kwotą.'],
    ['można (zatem|więc) (stwierdzić|powiedzieć|uznać|zauważyć) że', 'Można stwierdzić, że wygrali.', 'Można iść.'],
    [
      'szeroki|szeroką|szerokiej|szerokie|szerokim|szerokiego wachlarz|gamę|gama|spektrum|gamie|zakres',
      'Oferują szeroką gamę narzędzi.',
      'Droga jest szeroka.',
    ],
    ['znaczący|istotny|ogromny|głęboki|kluczowy|duży|pozytywny wpływ (na)', 'Miała znaczący wpływ na sztukę.', 'Wpływ wody był mały.'],
    ['coraz większe|większą|ważniejszą|częściej|bardziej|ważniejsze|popularniejsze', 'To coraz ważniejsze.', 'Zawołał raz.'],
    [
      'przyczynia|przyczyniają|przyczynić|przyczynił|przyczyniła|przyczyniło|przyczyniając się do|również|znacząco',
      'Sport przyczynia się do rozwoju.',
      'Przyczyna jest nieznana.',
    ],
    [
      'stanowi|stanowią jeden|jedno|jedną|istotny|ważny|kluczowy|integralną|fundament|wyzwanie|doskonały|nieodłączny|nieodłączną (z|część|element)',
      'Woda stanowi ważny element.',
      'Stanowisko jest wolne.',
    ],
    [
      'nieodłącznym|integralną|nieodłączną|nieodzownym elementem|częścią|część',
      'Muzyka jest nieodłącznym elementem życia.',
      'Element ma numer osiem.',
    ],
    [
      'kluczowym|ważnym|istotnym|kluczowy|istotny|ważny aspektem|elementem|czynnikiem|krokiem|aspekt|czynnik|element',
      'Zaufanie jest kluczowym czynnikiem.',
      'Aspekt jest jeden.',
      'people',
    ],
    [
      'głębsze|lepsze|pełniejsze|głębszego|lepszego|głębokie zrozumienie|zrozumienia',
      'Prowadzi do lepszego zrozumienia.',
      'Brak zrozumienia.',
    ],
    [
      'cenne|cennych|cennym|wartościowe wskazówki|informacje|wnioski|doświadczenie|źródłem|informacji|źródło',
      'Daje cenne wskazówki.',
      'Cenny pierścień zginął.',
    ],
    [
      'nowe możliwości|perspektywy|horyzonty|szanse / otwiera|otwierają|otworzyło nowe|drzwi|drogę',
      'Otwiera drogę do leku.',
      'Ma nowe buty.',
    ],
    [
      'wyzwania i szanse|możliwości / szanse i wyzwania|zagrożenia / wyzwań i możliwości|szans',
      'Niesie wyzwania i szanse.',
      'Podjął wyzwanie.',
    ],
    [
      'stoi|stoją|stawia|staje|stajemy przed (wieloma|nowymi|licznymi|szeregiem) wyzwaniami|wyzwaniem|wyzwań / stawić czoła',
      'Miasto stoi przed wieloma wyzwaniami.',
      'Stoi przed domem.',
    ],
    ['wiele|liczne|szereg|licznych|wielu korzyści|zalet|wyzwań|wyzwania|możliwości|aspektów', 'Ma wiele zalet.', 'Wiele osób przyszło.'],
    [
      'kompleksowe|holistyczne|zrównoważone|innowacyjne|całościowe podejście|rozwiązania|rozwiązanie / holistyczn*',
      'Trzeba całościowe podejście.',
      'Podejście pod górę boli.',
    ],
    [
      'złożony|złożone|wieloaspektowy|wielowymiarowy|złożonym i|zjawisko|proces|problem|wieloaspektowy|wielowymiarowy|zjawiskiem|procesem / wieloaspektow*|wielowymiarow*',
      'To wielowymiarowy temat.',
      'Wymiar pokoju.',
    ],
    [
      'równowagę|równowaga|równowagi (pomiędzy|między) pomiędzy|między',
      'Szuka równowagi między pracą a zabawą.',
      'Ten układ jest nierówny.',
    ],
    ['świadectwem|świadectwo tego|jego|ich|historii / jest dowodem (na) (to)', 'Most jest świadectwem historii.', 'Zdał świadka.'],
    ['kamień|kamieniem milowy|milowym|węgielny|węgielnym', 'Był to kamień milowy.', 'Rzucił kamień.'],
    [
      'podkreśla|podkreślają|uwypukla|podkreślając znaczenie|wagę|rolę|potrzebę|konieczność|istotę',
      'To podkreśla znaczenie snu.',
      'Kreśli słowo.',
    ],
    ['rzuca|rzucają|rzucić (nowe) światło', 'Książka rzuca nowe światło na wojnę.', 'Rzuca cień.'],
    ['niezależnie od tego czy / bez względu na to czy', 'Niezależnie od tego, czy biegasz, śpij.', 'Jest niezależny.'],
    [
      'niezapomnian* wrażeń|wrażenia|doświadczenie|przeżycie|chwile / wyjątkow* doświadczenie|atmosfera|atmosferę|okazja',
      'To było niezapomniane przeżycie.',
      'Zapomniał kluczy.',
    ],
    [
      'celem niniejszej|niniejszego|tej (pracy|artykułu) (jest) / niniejsza|niniejszy praca|artykuł|rozprawa',
      'Celem niniejszej pracy jest opis.',
      'Cel był daleko.',
      'people',
    ],
    ['dalsze|kolejne|przyszłe badania są|powinny|mogą|nad', 'Dalsze badania są potrzebne.', 'Dalsza droga jest równa.'],
    [
      'jest (zatem|więc|niezwykle) kluczowe|niezbędne|istotne|ważne|konieczne aby|dla|by|jest|w|żeby',
      'Jest niezwykle ważne, aby spać.',
      'Jest długi.',
      'people',
    ],
    ['ma|mają potencjał / ogromny|duży potencjał', 'Ma ogromny potencjał.', 'Potencjał wynosi zero.'],
    ['na przestrzeni lat|wieków|ostatnich|dziejów|czasu', 'Na przestrzeni wieków wszystko się zmienia.', 'Przestrzeń jest mała.'],
    [
      'w ostatnich latach|dekadach coraz|obserwuje|obserwujemy|nastąpił',
      'W ostatnich latach obserwujemy wzrost.',
      'W ostatni dzień padało.',
    ],
    ['zrewolucjonizowa* sposób|branżę|nasze', 'Zrewolucjonizował sposób czytania.', 'Rewolucja wybuchła.'],
    [
      'przyszłych pokoleń / przyszłym pokoleniom / dla (przyszłych) pokoleń',
      'Chronimy las dla przyszłych pokoleń.',
      'Pokolenie się starzeje.',
    ],
    ['harmonijnie|doskonale łączy|łączą|łącząc|wpisuje', 'Dom harmonijnie łączy style.', 'Doskonale śpi.'],
    ['to coś więcej niż / to nie tylko', 'Gotowanie to coś więcej niż jedzenie.', 'Coś tu jest.'],
    [
      'budzi|wywołuje|wzbudza (wiele|liczne) emocje|emocji|kontrowersje|kontrowersji|dyskusji',
      'Temat budzi wiele emocji.',
      'Budzi dziecko rano.',
    ],
  ],
  person:
    listed(`ja; mnie; mi; mną; mój; moja; moje; mojego; mojej; moją; moim; mojemu; moich; moimi; moi; my; nas; nam; nami; nasz; nasza; nasze; naszego; naszej; naszą; naszym; naszemu; naszych; naszymi; nasi; jestem; jesteśmy; byłem; byłam; będę; będziemy; mam; mamy; myślę;
    wiem; chcę; mogę; muszę; sądzę; uważam; wierzę; widzę; robię; idę; pamiętam; mieszkam; pracuję; studiuję; polecam; czuję; mówię; rozumiem; lubię; znam; chciałbym; chciałabym; wiemy; możemy; musimy; chcemy; widzimy; analizuję; przedstawiam; badam; moim zdaniem;
    *łam; *liśmy; *łyśmy; zrobiłem; poszedłem; miałem; mogłem; chciałem; wiedziałem; widziałem; powiedziałem; zacząłem; musiałem; *ywałem; *ałem; zacznę; *owałem; *iłem; *yłem; *ąłem`),
  notPerson: listed(
    `mamy; złam; stylem; tyłem; pyłem; siłem; załam; kłam; połam; przyłam; artykułem; zespołem; działem; udziałem; materiałem; kapitałem; kryształem; wydziałem; podziałem; rozdziałem; oddziałem; przedziałem; zapałem; ideałem; kanałem; sygnałem; zespałem; generałem; całem; białem; ciałem; wałem`,
  ),
  lastOfSeveral: ['i', 'oraz', 'a', 'lub', 'czy', 'albo'],
  capitalsAreNames: true,
}
