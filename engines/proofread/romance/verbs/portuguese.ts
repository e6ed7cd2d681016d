import { changing, irregular, regular, type Odd } from './portuguese-verbs.ts'
import { six, split, verbTable, type Conjugation } from './verb-table.ts'

/** e>i and o>u where the first person of the present and the subjunctive have them; `sobe`: u>o in the other persons; ei and ia under stress. */
type Change = 'i' | 'u' | 'sobe' | 'odeia' | ''

/** Writes the sound of a stem before another vowel than that of the infinitive. */
function spelled(stem: string, ending: string, kind: string): string {
  const isFront = /^[eéêi]/u.test(ending)
  if (kind === 'ar') return isFront ? stem.replace(/c$/u, 'qu').replace(/g$/u, 'gu').replace(/ç$/u, 'c') + ending : stem + ending
  return isFront ? stem + ending : stem.replace(/c$/u, 'ç').replace(/g$/u, 'j').replace(/gu$/u, 'g') + ending
}

const spelledSix = (stem: string, endings: string, kind: string): readonly string[] =>
  endings.split(' ').map((ending) => spelled(stem, ending, kind))

const isStressed = (person: number): boolean => person < 3 || person === 5

const lastVowel = (stem: string, from: string, to: string): string => stem.replace(new RegExp(`${from}(?=(?:[^aeiou]*|gu)$)`, 'u'), to)

/** "passeio", "odeio". */
const stressed = (stem: string, change: Change): string =>
  stem.endsWith('e') ? `${stem}i` : change === 'odeia' ? `${stem.slice(0, -1)}ei` : stem

const raised = (stem: string, change: Change): string =>
  change === 'i' ? lastVowel(stem, 'e', 'i') : change === 'u' ? lastVowel(stem, 'o', 'u') : stem

function present(stem: string, change: Change, kind: string): readonly string[] {
  const endings = { ar: 'o as a amos ais am', er: 'o es e emos eis em', ir: 'o es e imos is em' }[kind] ?? ''
  return endings.split(' ').map((ending, person) => {
    if (kind === 'ar') return spelled(isStressed(person) ? stressed(stem, change) : stem, ending, kind)
    if (person === 0) return spelled(raised(stem, change), ending, kind)
    return spelled(change === 'sobe' && isStressed(person) ? lastVowel(stem, 'u', 'o') : stem, ending, kind)
  })
}

function subjunctive(stem: string, change: Change, kind: string): readonly string[] {
  const endings = kind === 'ar' ? 'e es e emos eis em' : 'a as a amos ais am'
  return endings
    .split(' ')
    .map((ending, person) =>
      spelled(kind === 'ar' ? (isStressed(person) ? stressed(stem, change) : stem) : raised(stem, change), ending, kind),
    )
}

const past = (stem: string, kind: string): readonly string[] =>
  spelledSix(stem, { ar: 'ei aste ou amos astes aram', er: 'i este eu emos estes eram', ir: 'i iste iu imos istes iram' }[kind] ?? '', kind)

/** What comes from "falaram" and "fizeram" without their ending. */
function fromPast(thirdPlural: string): Pick<Conjugation['finite'], 'subjPast' | 'subjFut' | 'pluperf'> {
  const stem = thirdPlural.replace(/ram$/u, '')
  const accented = stem.replace(/a$/u, 'á').replace(/e$/u, 'é').replace(/i$/u, 'í')
  return {
    subjPast: [`${stem}sse`, `${stem}sses`, `${stem}sse`, `${accented}ssemos`, `${accented}sseis`, `${stem}ssem`],
    // "sair", and "saírem".
    subjFut: ['r', 'res', 'r', 'rmos', 'rdes', 'rem'].map(
      (ending) => (ending.includes('e') && !/d/.test(ending) ? stem : stem.replace(/í$/u, 'i')) + ending,
    ),
    pluperf: [`${stem}ra`, `${stem}ras`, `${stem}ra`, '', '', ''],
  }
}

const ownInfinitive = (infinitive: string): readonly string[] => {
  const accented = infinitive.replace(/(?<=[au])ir$/u, 'ír')
  return ['', `${accented}es`, '', `${infinitive}mos`, `${infinitive}des`, `${accented}em`]
}

/** Regular verbs in -er: "comêssemos". */
const isClosed = (lemma: string, odd: Odd): boolean => lemma.endsWith('er') && odd.past === undefined

function conjugate(lemma: string): Conjugation {
  const odd: Odd = irregular[lemma] ?? {}
  const infinitive = lemma.replace(/pôr$/u, 'por')
  const [stem, kind] = [infinitive.slice(0, -2), infinitive.slice(-2)]
  const change = changes.get(lemma) ?? ''
  const pastForms = odd.past ? split(odd.past) : past(stem, kind)
  const future = odd.fut ?? infinitive
  const others = fromPast(pastForms[5] ?? '')
  const subjPast = isClosed(lemma, odd) ? others.subjPast?.map((form) => form.replace('éss', 'êss')) : others.subjPast
  return {
    finite: {
      pres: odd.pres ? split(odd.pres) : odd.go ? [`${odd.go}o`, ...present(stem, change, kind).slice(1)] : present(stem, change, kind),
      impf: odd.impf
        ? split(odd.impf)
        : kind === 'ar'
          ? six(stem, 'ava avas ava ávamos áveis avam')
          : six(stem, 'ia ias ia íamos íeis iam'),
      past: pastForms,
      fut: six(future, 'ei ás á emos eis ão'),
      cond: six(future, 'ia ias ia íamos íeis iam'),
      subj: odd.subj ? split(odd.subj) : odd.go ? six(odd.go, 'a as a amos ais am') : subjunctive(stem, change, kind),
      ownInf: ownInfinitive(infinitive),
      ...others,
      ...(subjPast && { subjPast }),
    },
    ger: odd.ger ?? `${stem}${kind.charAt(0)}ndo`,
    part: odd.part ?? (kind === 'ar' ? `${stem}ado` : `${stem}ido`),
  }
}

const changes = new Map<string, Change>(
  (Object.entries(changing) as readonly (readonly [Change, ReadonlySet<string>])[]).flatMap(([change, lemmas]) =>
    [...lemmas].map((lemma): readonly [string, Change] => [lemma, change]),
  ),
)

/** The verbs of Portuguese by their forms. */
export const portugueseVerbs = verbTable(() => new Set([...regular, ...changes.keys(), ...Object.keys(irregular)]), conjugate)
