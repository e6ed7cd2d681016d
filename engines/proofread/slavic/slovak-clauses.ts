import { words } from '../../languages/words.ts'
import type { Case, Place } from './cells.ts'
import type { ObjectWords, Quantities } from './government.ts'
import { listOf } from './language.ts'
import type { PersonWords } from './pronoun-verbs.ts'
import { slovakVerbs } from './slovak-verbs.ts'
import type { PastKind, SubjectWords } from './subjects.ts'
import type { Person } from './verbs.ts'

export const slovakQuantities: Quantities = new Map<string, readonly Place[]>([
  ...listOf<readonly Place[]>('päť šesť sedem osem deväť desať jedenásť dvanásť pätnásť dvadsať tridsať štyridsať päťdesiat sto niekoľko', [
    'pl.gen',
  ]),
  ...listOf<readonly Place[]>('mnoho veľa koľko toľko väčšina málo', ['pl.gen', 'sg.gen']),
])

export const slovakObjects: ObjectWords = {
  verbs: slovakVerbs,
  between: words('si mi ti mu nám vám im tiež aj už ešte rád rada radi sa som sme ste doma dnes včera teraz vždy často'),
  auxiliaries: words('som sme ste'),
  ownPast: null,
  like: words('ako než'),
  not: null,
  times: words('noc deň rok týždeň hodina chvíľa minúta doba mesiac ráno večer zima leto nedeľa sobota streda'),
  reflexive: new Map<string, Case>(listOf<Case>('učiť naučiť', 'acc')),
  reflexivePronoun: 'sa',
}

const kinds: readonly (readonly PastKind[])[] = [['m'], ['f'], ['n'], ['men', 'others', 'neuters']]
const endings = ['', 'a', 'o', 'i']

/** "prišli": a form in -l behind which the dictionary finds a verb. */
function pastOf(
  word: string,
  { stems }: { readonly stems?: ((word: string) => readonly string[]) | undefined },
): ReturnType<SubjectWords['pastOf']> {
  const plain = word.startsWith('ne') && word.length > 5 ? word.slice(2) : word
  const prefix = plain === word ? '' : 'ne'
  const listed = slovakVerbs.past(plain)[0]
  const match = /^(.+l)([aoi]?)$/u.exec(plain)
  if (listed) {
    const own = listed.past.indexOf(plain)
    const formOf = (kind: PastKind): string => prefix + (listed.past[kinds.findIndex((one) => one.includes(kind))] ?? '')
    return { kinds: kinds[Math.min(own, 3)] ?? [], formOf, isBe: false }
  }
  const isBe = /^bol[aoi]?$/u.test(plain)
  const behind = stems?.(plain) ?? []
  if (!match || (!isBe && (behind.length === 0 || !behind.every((one) => one.endsWith('ť'))))) return null
  const formOf = (kind: PastKind): string => prefix + (match[1] ?? '') + (endings[kinds.findIndex((one) => one.includes(kind))] ?? '')
  return { kinds: kinds[endings.indexOf(match[2] ?? '')] ?? [], formOf, isBe }
}

const intransitive =
  words(`ísť prísť odísť chodiť cestovať letieť behať bežať spať stáť sedieť ležať žiť bývať pracovať plávať tancovať spievať smiať plakať kričať
    oddychovať vstávať vstať zostať rásť kvitnúť svietiť padať zomrieť narodiť vyzerať lyžovať hovoriť čakať raňajkovať obedovať večerať`)

export const slovakSubjects: SubjectWords = {
  verbs: slovakVerbs,
  pastOf,
  between: words('sa si mi ti mu jej nám vám im ho ťa ma ju nás vás tiež aj už ešte vždy často dnes včera teraz naozaj práve však potom'),
  otherPersons: words('som si sme ste'),
  opening: words('že pretože keď aby či ak keby hoci lebo a ale'),
  intransitive: (word) =>
    /^(?:ne)?bol[aoi]?$/u.test(word) ||
    slovakVerbs.past(word.replace(/^ne(?=.{4})/u, '')).some(({ infinitive }) => intransitive.has(infinitive)),
  copulas: words('je sú bol bola bolo boli nebol nebola nebolo neboli bude budú'),
  degrees: words('veľmi príliš celkom naozaj tak dosť úplne trochu vždy tiež už ešte'),
}

const future: readonly (readonly [string, Person])[] = [
  ['budem', '1sg'],
  ['budeš', '2sg'],
  ['bude', '3sg'],
  ['budeme', '1pl'],
  ['budete', '2pl'],
  ['budú', '3pl'],
]

export const slovakPersons: PersonWords = {
  verbs: slovakVerbs,
  pronouns: new Map<string, readonly Person[]>([
    ['ja', ['1sg']],
    ['on', ['3sg']],
    ['ona', ['3sg']],
    ['my', ['1pl']],
    ['vy', ['2pl']],
    ['oni', ['3pl']],
    ['ony', ['3pl']],
  ]),
  between: words('sa si mi ti mu jej nám vám im ho ťa ma tiež aj už ešte vždy často dnes teraz naozaj rád rada radi'),
  gap: words('sa si mi ti mu jej nám vám im ho ťa ma som sme ste tiež aj už hneď rýchlo zase opäť znova konečne všetko to'),
  before: words('a i aj alebo ani ako nie ale'),
  modals:
    words(`musím musíš musí musíme musíte musia môžem môžeš môže môžeme môžete môžu chcem chceš chce chceme chcete chcú viem vieš vie vieme viete vedia
      smiem smie smieme nemôžem nemôže nemôžeme nechcem nechce nechceme neviem nevie nevieme nemusím nemusí nesmiem nesmie nesmieme`),
  phases: words(
    'začať začal začala začali začínam začína začíname začínajú začnem začne začneme prestať prestal prestala prestali prestanem prestane prestaň',
  ),
  future: new Map(future),
  relatives: words('kto čo ako keď kde ak kedy kam či koľko ktorý ktorá ktoré ktorí čím kým až že'),
  unsure: words('je volá stojí má pije žije vie platí hrá dá nosí radí sú idem'),
}
