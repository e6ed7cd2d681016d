import { words } from '../../languages/words.ts'
import { czechVerbs } from './czech-verbs.ts'
import type { Case, Place } from './cells.ts'
import type { ObjectWords, Quantities } from './government.ts'
import { listOf } from './language.ts'
import type { PersonWords } from './pronoun-verbs.ts'
import type { PastKind, SubjectWords } from './subjects.ts'
import type { Person } from './verbs.ts'

export const czechQuantities: Quantities = new Map<string, readonly Place[]>([
  ...listOf<readonly Place[]>('pět šest sedm osm devět deset jedenáct dvanáct patnáct dvacet třicet čtyřicet padesát sto několik', [
    'pl.gen',
  ]),
  ...listOf<readonly Place[]>('dvě tři čtyři', ['pl.acc', 'pl.nom']),
  ...listOf<readonly Place[]>('mnoho kolik tolik spousta spoustu většina většinu málo víc hromada hromadu řada řadu množství', [
    'pl.gen',
    'sg.gen',
  ]),
])

const small = words(
  'se si mi ti mu jí nám vám jim ho tě mě ji nás vás také taky už ještě vždy vždycky často dnes včera teď opravdu právě ale potom pak také',
)

export const czechObjects: ObjectWords = {
  verbs: czechVerbs,
  between: words('si mi ti mu nám vám jim taky také už ještě ráda rád rádi se jsem jsme jsi jste doma dnes včera teď vždycky často'),
  auxiliaries: words('jsem jsme jsi jste bych bychom bys byste'),
  ownPast: null,
  like: words('jako než'),
  not: null,
  times: words('noc den rok týden hodina chvíle minuta doba měsíc ráno večer zima léto odpoledne neděle sobota středa'),
  reflexive: new Map<string, Case>([
    ...listOf<Case>('učit naučit', 'acc'),
    ...listOf<Case>('bát účastnit zúčastnit dotknout týkat zeptat ptát vzdát', 'gen'),
    ...listOf<Case>('věnovat vyhýbat vyhnout podobat smát divit vysmívat přizpůsobit', 'dat'),
    ...listOf<Case>('zabývat stát stávat řídit chlubit inspirovat živit', 'ins'),
  ]),
  reflexivePronoun: 'se',
  subjects: words('on oni'),
  alsoAccusative: words('volat zavolat litovat učit trpět radit sloužit vadit'),
  denial: 'ne',
  modals: words(
    'musím musíš musíme musíte chci chceš chceme chcete můžu mohu můžeš můžeme můžete potřebuji potřebuju umím umíš nemůžu nemohu nechci nemusím smím',
  ),
}

const kinds: readonly (readonly PastKind[])[] = [['m'], ['f', 'neuters'], ['n'], ['men'], ['others']]
const endings = ['', 'a', 'o', 'i', 'y']

/** "přišly": a form in -l whose other forms are known too. */
function pastOf(word: string, { isKnown }: { readonly isKnown: (word: string) => boolean }): ReturnType<SubjectWords['pastOf']> {
  const plain = word.startsWith('ne') && word.length > 5 ? word.slice(2) : word
  const match = /^(.+[^l]l)([aoiy]?)$/u.exec(word)
  const listed = czechVerbs.past(plain)[0]
  if (!match && !listed) return null
  const own = match?.[2] ?? ''
  const stem = listed ? (listed.past[1] ?? '').slice(0, -1) : (match?.[1] ?? '')
  if (!listed && (!isKnown(`${stem}i`) || !isKnown(`${stem}y`) || !isKnown(`${stem}a`) || !isKnown(`${stem}o`) || !isPast(stem, isKnown)))
    return null
  const prefix = plain === word || !listed ? '' : 'ne'
  const he = listed ? (listed.past[0] ?? '') : stem
  const formOf = (kind: PastKind): string => {
    const at = kinds.findIndex((one) => one.includes(kind))
    return prefix + (at === 0 ? he : stem + (endings[at] ?? ''))
  }
  return { kinds: kinds[endings.indexOf(own)] ?? [], formOf, isBe: /^(?:ne)?byl/u.test(word) }
}

/** Not "malý, mala": the verb has an infinitive, or the word is "byl". */
const isPast = (stem: string, isKnown: (word: string) => boolean): boolean =>
  /^(?:ne)?byl$/u.test(stem) ||
  (/[aeiěuíáy]l$/u.test(stem) &&
    !isKnown(`${stem}ý`) &&
    [`${stem.slice(0, -1)}t`, `${stem.slice(0, -1).replace(/[ěe]$/u, 'ít')}`, `${stem.slice(0, -1).replace(/a$/u, 'át')}`].some(isKnown))

const intransitive =
  words(`jít přijít odejít jet přijet odjet jezdit chodit cestovat letět běhat běžet spát stát sedět ležet žít bydlet pracovat plavat tančit zpívat smát
    plakat křičet odpočívat vstávat vstát zůstat štěkat růst kvést svítit padat spadnout zmizet tyčit utíkat utéct stávkovat závodit umřít zemřít narodit
    vyrůst vypadat lyžovat mluvit čekat snídat obědvat večeřet`)

export const czechSubjects: SubjectWords = {
  verbs: czechVerbs,
  mayBeLong: true,
  secondBetween: words('hned ho ji je tam tady tu znovu rychle společně spolu nakonec zase opět celý den večer to všechno'),
  pastOf,
  between: new Set([
    ...small,
    ...words(
      'celý celou celé každý každou den noc večer ráno odpoledne dopoledne týden minulý minulou rok léto zimu víkend nakonec společně spolu rychle pomalu dlouho',
    ),
  ]),
  otherPersons: words('jsem jsi jsme jste bych bys bychom byste ses sis'),
  opening: words('že protože když aby jestli pokud kdyby ačkoli ačkoliv zatímco jakmile a ale'),
  intransitive: (word) =>
    /^(?:ne)?byl[aoiy]?$/u.test(word) ||
    czechVerbs.past(word.replace(/^ne(?=.{4})/u, '')).some(({ infinitive }) => intransitive.has(infinitive)),
  copulas: words('je jsou byl byla bylo byli byly není nejsou nebyl nebyla nebylo nebyli nebyly bude budou'),
  degrees: words('velmi moc příliš docela opravdu tak dost úplně hodně trochu vždy vždycky také taky už ještě nejvíc'),
}

const future: readonly (readonly [string, Person])[] = [
  ['budu', '1sg'],
  ['budeš', '2sg'],
  ['bude', '3sg'],
  ['budeme', '1pl'],
  ['budete', '2pl'],
  ['budou', '3pl'],
]

export const czechPersons: PersonWords = {
  verbs: czechVerbs,
  pronouns: new Map<string, readonly Person[]>([
    ['já', ['1sg']],
    ['on', ['3sg']],
    ['my', ['1pl']],
    ['vy', ['2pl']],
    ['oni', ['3pl']],
  ]),
  between: words('se si mi ti mu nám vám jim ho tě mě také taky už ještě vždy vždycky často dnes teď opravdu rád ráda rádi moc'),
  gap: words('se si mi ti mu nám vám jim ho tě mě jsem jsme jsi jste také taky už hned rychle zase opět znovu konečně brzy všechno to'),
  before: words('a i nebo ani než jako ne nejen ale'),
  modals:
    words(`musím musíš musí musíme musíte můžu mohu můžeš může můžeme můžete můžou mohou chci chceš chce chceme chcete chtějí umím umíš umí umíme umíte umějí
      smím smíš smí smíme nemůžu nemohu nemůže nemůžeme nechci nechce nechceme neumím neumí neumíme nemusím nemusí nesmím nesmí nesmíme`),
  phases: words(
    'začít začal začala začali začaly začínám začíná začínáme začínají začnu začne začneme přestat přestal přestala přestali přestanu přestane přestaň',
  ),
  future: new Map(future),
  relatives: words('kdo co jak když kde pokud kdy kam jestli kolik který která které kteří čím dokud jakmile až že'),
  unsure: words('je stojí stát hrají zvou jí má pije žije vede platí ví jede jedou nosí'),
}
