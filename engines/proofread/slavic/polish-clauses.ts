import { words } from '../../languages/words.ts'
import type { Case, Place } from './cells.ts'
import type { ObjectWords, Quantities } from './government.ts'
import { listOf } from './language.ts'
import { polishVerbs } from './polish-verbs.ts'
import type { PersonWords } from './pronoun-verbs.ts'
import type { PastKind, SubjectWords } from './subjects.ts'
import type { Person } from './verbs.ts'

export const polishQuantities: Quantities = new Map<string, readonly Place[]>([
  ...listOf<readonly Place[]>(
    'pięć sześć siedem osiem dziewięć dziesięć jedenaście dwanaście piętnaście dwadzieścia trzydzieści czterdzieści pięćdziesiąt sto kilka kilkanaście',
    ['pl.gen'],
  ),
  ...listOf<readonly Place[]>('dużo mało wiele ile tyle większość', ['pl.gen', 'sg.gen']),
])

/** "kupiłem" is "kupił" with a person. */
const ownPast = (word: string): string | null =>
  /^(.+ł)e[mś]$/u.exec(word)?.[1] ?? /^(.+ła)[mś]$/u.exec(word)?.[1] ?? /^(.+(?:li|ły))(?:śmy|ście)$/u.exec(word)?.[1] ?? null

export const polishObjects: ObjectWords = {
  verbs: polishVerbs,
  between: words('mi ci mu nam wam im też także już jeszcze się sobie dziś dzisiaj wczoraj teraz zawsze często bardzo'),
  auxiliaries: new Set(),
  ownPast,
  like: words('jako jak niż'),
  not: 'nie',
  times: words('noc dzień rok tydzień godzina chwila minuta czas miesiąc rano wieczór zima lato niedziela sobota środa raz'),
  reflexive: new Map<string, Case>([
    ...listOf<Case>('uczyć nauczyć bać', 'gen'),
    ...listOf<Case>('przyglądać', 'dat'),
    ...listOf<Case>('interesować zajmować', 'ins'),
  ]),
  subjects: words('on ona oni'),
  alsoAccusative: words('dziękować uczyć'),
  modals: words('muszę musisz musimy musicie chcę chcesz chcemy mogę możesz możemy umiem potrzebuję chciałbym chciałabym'),
  reflexivePronoun: 'się',
}

const kinds: readonly (readonly PastKind[])[] = [['m'], ['f'], ['n'], ['men'], ['others', 'neuters']]
const endings: readonly RegExp[] = [/ł$/u, /ła$/u, /ło$/u, /li$/u, /ły$/u]

/** "przyszły": a form in -ł behind which the dictionary finds a verb. */
function pastOf(
  word: string,
  { stems, isKnown }: { readonly isKnown: (word: string) => boolean; readonly stems?: ((word: string) => readonly string[]) | undefined },
): ReturnType<SubjectWords['pastOf']> {
  const at = endings.findIndex((one) => one.test(word))
  if (at < 0) return null
  const listed = polishVerbs.past(word)[0]
  const indexOf = (kind: PastKind): number => kinds.findIndex((one) => one.includes(kind))
  if (listed) return { kinds: kinds[at] ?? [], formOf: (kind) => listed.past[indexOf(kind)] ?? '', isBe: false }
  const isBe = /^by(?:ł[aoy]?|li)$/u.test(word)
  const behind = stems?.(word) ?? []
  if (!isBe && (behind.length === 0 || !behind.every((one) => /[cź]ć?$|ć$/u.test(one) && one.endsWith('ć')))) return null
  const stem = word.replace(/(?:ł[aoy]?|li)$/u, '')
  const formOf = (kind: PastKind): string => {
    const to = indexOf(kind)
    if (to !== 3) return [stem, stem.replace(/e$/u, 'a')].map((one) => one + (['ł', 'ła', 'ło', 'li', 'ły'][to] ?? '')).find(isKnown) ?? ''
    return [`${stem}li`, `${stem.replace(/a$/u, 'e')}li`].find(isKnown) ?? ''
  }
  return { kinds: kinds[at] ?? [], formOf, isBe }
}

const intransitive =
  words(`iść pójść przyjść wyjść jechać pojechać przyjechać wyjechać jeździć podróżować lecieć biegać biec spać stać siedzieć leżeć żyć mieszkać pracować
    pływać tańczyć śpiewać płakać krzyczeć odpoczywać wstawać wstać zostać rosnąć świecić padać umrzeć wyglądać bawić śmiać chodzić czekać mówić wrócić
    wracać grać myśleć`)

export const polishSubjects: SubjectWords = {
  mayBeLong: true,
  secondBetween: words('zaraz go ją je tam tu znowu szybko razem wspólnie zaraz od razu cały dzień wieczór to wszystko'),
  verbs: polishVerbs,
  pastOf,
  between: words(
    'się mi ci mu jej nam wam im go cię mnie ją nas was też także już jeszcze zawsze często dziś dzisiaj wczoraj teraz naprawdę właśnie potem nie',
  ),
  otherPersons: words('śmy'),
  opening: words('że ponieważ gdy kiedy żeby aby czy jeśli bo chociaż a ale'),
  intransitive: (word) => /^by(?:ł[aoy]?|li)$/u.test(word) || polishVerbs.past(word).some(({ infinitive }) => intransitive.has(infinitive)),
  copulas: words('jest są był była było byli były będzie będą'),
  degrees: words('bardzo dość zbyt naprawdę tak całkiem trochę zawsze też już jeszcze nie'),
}

const future: readonly (readonly [string, Person])[] = [
  ['będę', '1sg'],
  ['będziesz', '2sg'],
  ['będzie', '3sg'],
  ['będziemy', '1pl'],
  ['będziecie', '2pl'],
  ['będą', '3pl'],
]

export const polishPersons: PersonWords = {
  verbs: polishVerbs,
  pronouns: new Map<string, readonly Person[]>([
    ['ja', ['1sg']],
    ['ty', ['2sg']],
    ['on', ['3sg']],
    ['ona', ['3sg']],
    ['my', ['1pl']],
    ['wy', ['2pl']],
    ['oni', ['3pl']],
    ['one', ['3pl']],
  ]),
  between: words('się mi ci mu jej nam wam im go cię też także już jeszcze zawsze często dziś teraz naprawdę bardzo nie'),
  gap: words('się mi ci mu nam wam im go cię też już szybko znowu wszystko to nie'),
  before: words('a i oraz albo ani jak niż nie ale'),
  modals:
    words(`muszę musisz musi musimy musicie muszą mogę możesz możemy możecie mogą chcę chcesz chce chcemy chcecie chcą umiem umiesz umie umiemy umieją
      potrafię potrafi potrafimy potrafią powinien powinna powinni `),
  phases: words(
    'zacząć zaczął zaczęła zaczęli zaczęły zacząłem zaczęłam zaczęliśmy zaczynam zaczyna zaczynamy zacznę zacznie zaczniemy przestać przestał przestała przestali przestałem przestałam przestanę przestanie',
  ),
  future: new Map(future),
  relatives: words('kto co jak kiedy gdy gdzie jeśli jeżeli czy ile który która które którzy kogo czym że'),
  unsure: words('je stoi ma gra pije żyje wie da daje wracają nosi umie wyśle mam'),
}
