import { irregularPolishNouns, polishNounRows } from '../../languages/pl/everyday-nouns.ts'
import { words } from '../../languages/words.ts'
import type { Case } from './cells.ts'
import { listOf, type SlavicLanguage } from './language.ts'
import { anyAdjective, listModifiers, type AdjectiveClass } from './modifiers.ts'
import { declined, irregularNoun, makeNounLookup } from './nouns.ts'
import { bendNoun, pluralOfMen } from './polish-sounds.ts'

const possessive = (stem: string): string =>
  `${stem}ój ${stem}ojego/${stem}ego ${stem}ojemu/${stem}emu ${stem}oim/${stem}ym ${stem}oim/${stem}ym ${stem}oje/${stem}e ${stem}oja/${stem}a ${stem}ojej/${stem}ej ${stem}ojej/${stem}ej ${stem}oją/${stem}ą ${stem}oją/${stem}ą ${stem}oi ${stem}oje/${stem}e ${stem}oje/${stem}e ${stem}oich/${stem}ych ${stem}oim/${stem}ym ${stem}oimi/${stem}ymi`

const pronouns: readonly string[] = [
  ...['m', 'tw', 'sw'].map(possessive),
  'nasz naszego naszemu naszym naszym nasze nasza naszej naszej naszą naszą nasi nasze nasze naszych naszym naszymi',
  'wasz waszego waszemu waszym waszym wasze wasza waszej waszej waszą waszą wasi wasze wasze waszych waszym waszymi',
  'ten tego temu tym tym to ta tej tej tę/tą tą ci te te tych tym tymi',
  'tamten tamtego tamtemu tamtym tamtym tamto tamta tamtej tamtej tamtą tamtą tamci tamte tamte tamtych tamtym tamtymi',
  'jeden jednego jednemu jednym jednym jedno jedna jednej jednej jedną jedną jedni jedne jedne jednych jednym jednymi',
  '- - - - - - - - - - - dwaj dwa/dwie dwa dwóch dwom/dwóm dwoma',
  '- - - - - - - - - - - trzej trzy trzy trzech trzem trzema',
  '- - - - - - - - - - - czterej cztery cztery czterech czterem czterema',
  'żaden żadnego żadnemu żadnym żadnym żadne żadna żadnej żadnej żadną żadną żadni żadne żadne żadnych żadnym żadnymi',
]

const classes: readonly AdjectiveClass[] = [
  { ends: 'i', stem: /[kg]$/u, endings: 'i iego iemu im im ie a iej iej ą ą ? ie ie ich im imi', men: pluralOfMen },
  { ends: 'i', stem: /[^kgaeiouyąęó]$/u, endings: 'i iego iemu im im ie ia iej iej ią ią ? ie ie ich im imi', men: (stem) => `${stem}i` },
  { ends: 'y', stem: /[^kgaeiouyąęó]$/u, endings: 'y ego emu ym ym e a ej ej ą ą ? e e ych ym ymi', men: pluralOfMen },
]

/** Adjectives of everyday, none of which governs a case. */
const adjectives =
  words(`duży wielki mały dobry zły nowy stary młody piękny ładny brzydki długi krótki wysoki niski szeroki wąski głęboki płytki silny słaby szybki
    wolny ciężki lekki drogi tani ciepły zimny gorący chłodny czysty brudny cichy głośny biały czarny czerwony niebieski zielony żółty brązowy szary
    różowy polski czeski słowacki niemiecki angielski rosyjski francuski włoski hiszpański ukraiński amerykański europejski podstawowy średni letni
    zimowy wiosenny jesienny dzienny nocny poranny wieczorny szkolny domowy rodzinny osobisty publiczny państwowy miejski zagraniczny nowoczesny
    klasyczny tradycyjny kulturalny historyczny polityczny ekonomiczny społeczny techniczny naukowy ludzki dziecięcy damski męski interesujący
    nudny ważny główny sławny znany ulubiony mądry głupi leniwy pilny miły przyjemny nieprzyjemny wesoły smutny szczęśliwy nieszczęśliwy zdrowy
    chory bogaty biedny różny inny cały każdy niektóry jakiś taki pierwszy trzeci czwarty piąty ostatni miniony przyszły dzisiejszy jutrzejszy wczorajszy
    świetny doskonały wspaniały okropny straszny ogromny prawidłowy prosty trudny łatwy skomplikowany dziwny zwykły normalny świeży słodki słony
    kwaśny gorzki smaczny pyszny miękki twardy suchy mokry okrągły drewniany metalowy szklany papierowy popularny regularny poważny jasny ciemny
    surowy prawdziwy jedyny starszy młodszy większy mniejszy lepszy gorszy dłuższy krótszy wyższy niższy najlepszy największy najstarszy najmłodszy
    najgorszy najwyższy najpiękniejszy ładniejszy droższy tańszy`)

const prepositions: ReadonlyMap<string, readonly Case[]> = new Map<string, readonly Case[]>([
  ...listOf<readonly Case[]>('do od ode u bez beze dla koło obok wśród podczas oprócz zamiast wokół według spośród spod', ['gen']),
  ...listOf<readonly Case[]>('ku dzięki przeciw przeciwko wbrew', ['dat']),
  ...listOf<readonly Case[]>('przy', ['loc']),
  ...listOf<readonly Case[]>('w we o', ['loc', 'acc']),
  ...listOf<readonly Case[]>('na', ['acc', 'loc']),
  ...listOf<readonly Case[]>('po', ['loc', 'acc', 'dat']),
  ...listOf<readonly Case[]>('przez', ['acc']),
  ...listOf<readonly Case[]>('z ze', ['ins', 'gen', 'acc']),
  ...listOf<readonly Case[]>('między pomiędzy nad pod przed', ['ins', 'acc']),
  ...listOf<readonly Case[]>('za', ['ins', 'acc', 'gen']),
])

const nouns = makeNounLookup([
  ...polishNounRows.flatMap((row) => [...row.words].map((word) => declined(word, row, bendNoun))),
  ...irregularPolishNouns.map(irregularNoun),
])

/** Forms that are verbs and adjectives too. */
const unsureNouns =
  words(`drogi kar burzy burzę burzą ciszy duszę duszą świecę świecą kopię kopią kopie kulę kuli woli wolę wolą broni bronią przyjaźni stanie powodzie rozumie
    sklepie dział działy działom działem pole kole prawa siano lata złoto złota zeszycie szyję szyją nadzieję nadzieją tłumacz tłumaczy moc skala
    przerwie przerwę przerwą opieka nazwie nazwą święta święcie światła zdrowi klej obrazie list liście listy listom listach listami ustaw wystaw popraw postaw`)

export const polish: SlavicLanguage = {
  plural: 'pl',
  nouns: ({ lower }, { isKnown }) => nouns(lower, isKnown),
  modifiers: listModifiers(pronouns, adjectives, classes),
  anyAdjective: anyAdjective(classes),
  participles: /(?:[aeo]ny|ty|ący|ły)$/u,
  isSureNoun: (word) => !unsureNouns.has(word),
  mayStandAlone: words('tego temu tym tej tą tamtego tamtym tamtej'),
  notNouns: words(
    `bród rana koło prawie czasy państwo rodzaju typu kształtu razem rano wieczorem czasem czas raz mam mamy rady rada lata lat pora szkoda prawda końcu sposób celu`,
  ),
  notModifiers: words(
    `który która które którego któremu którym której którą których którymi którzy jaki jaka jakie jakiego jakiemu jakim jakiej jaką jakich jakimi to tamto tę tych tymi jedno jednym jedną inni inne innych innym ważne dobre możliwe różne pierwsze pierwszy ma mym mą me mej`,
  ),
  onlyFirst: words('ci'),
  titles: words('pan pani pana panu panem panią'),
  determiners: words(pronouns.join(' ').replaceAll('/', ' ')),
  passed: words('bardzo dość zbyt naprawdę tak jego jej ich dosyć całkiem niezwykle niezbyt'),
  prepositions,
  adjectivesFollow: true,
  copulas: words('to jest są był była było byli były będzie będą jestem nie się już tam tu bardzo'),
  infinitive: /(?:ć|iec|óc)$/u,
  conjunctions: words('a i oraz albo lub ani czy aż'),
}
