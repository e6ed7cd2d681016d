import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import { readingsOf } from '../readings.ts'
import type { LintToken } from '../token.ts'

/** Who a finite verb may stand with: ik, jij, hij, wij; `past` and `pasts` are the past with one and with many. */
export type Person = 'ik' | 'jij' | 'hij' | 'wij' | 'past' | 'pasts'

/** Verbs that no rule makes. */
const irregular: ReadonlyMap<string, readonly Person[]> = new Map([
  ['ben', ['ik']],
  ['bent', ['jij']],
  ['is', ['hij']],
  ['zijn', ['wij']],
  ['was', ['past']],
  ['waren', ['pasts']],
  ['heb', ['ik']],
  ['hebt', ['jij']],
  ['heeft', ['hij']],
  ['had', ['past']],
  ['hadden', ['pasts']],
  ['kan', ['ik', 'jij', 'hij']],
  ['kunt', ['jij']],
  ['zal', ['ik', 'jij', 'hij']],
  ['zult', ['jij']],
  ['zou', ['past']],
  ['zouden', ['pasts']],
  ['mag', ['ik', 'jij', 'hij']],
  ['wil', ['ik', 'jij', 'hij']],
  ['wilt', ['jij']],
])

/** Little words that are written like forms of rare verbs. */
const little =
  words(`aan af al alleen als bij dan dat de deze die dit door een eens eer erg even geen haar hem hen het hier hun in jou maar mee meer men met mij na naar niet nog
  nu of om onder ons ook op over samen slechts snel te tegen ten toch toe tot uit van vast veel ver vol voor vrij wat weer wel zat zeer zelf zich zo zonder best daar
  elk haast juist laat later liever meest net pas recht steeds uw vaak want waar wie zelfs`)

const personOf: Readonly<Record<string, readonly Person[]>> = {
  'pres.p1.sg': ['ik'],
  'pres.p3.sg': ['jij', 'hij'],
  'pres.pl': ['wij'],
  'past.sg': ['past'],
  'past.pl': ['pasts'],
}

/** With whom the word may stand as a finite verb; empty where it is none that is known. */
export function personsOf(token: LintToken | undefined, known: WordKnowledge): ReadonlySet<Person> {
  if (token?.kind !== 'word' || (little.has(token.lower) && !irregular.has(token.lower))) return new Set()
  const listed = irregular.get(token.lower)
  if (listed) return new Set(listed)
  return new Set(verbReadings(token, known).flatMap(({ tags }) => personOf[tags.replace(/^sub\./, '')] ?? []))
}

const verbReadings = (token: LintToken, known: WordKnowledge) => readingsOf(token, known).filter(({ kind }) => kind === 'verb')

/** The word may be something else than a finite verb: a noun, an adjective, a participle. */
export const mayBeOther = (token: LintToken, known: WordKnowledge): boolean =>
  !irregular.has(token.lower) && readingsOf(token, known).some(({ kind, tags }) => kind !== 'verb' || /^(?:pp|ger)/.test(tags))

const irregularForms: Readonly<Record<string, Partial<Record<Person, string>>>> = {
  zijn: { ik: 'ben', jij: 'bent', hij: 'is', wij: 'zijn', past: 'was', pasts: 'waren' },
  hebben: { ik: 'heb', jij: 'hebt', hij: 'heeft', wij: 'hebben', past: 'had', pasts: 'hadden' },
  kunnen: { ik: 'kan', jij: 'kunt', hij: 'kan', wij: 'kunnen' },
  zullen: { ik: 'zal', jij: 'zult', hij: 'zal', wij: 'zullen', past: 'zou', pasts: 'zouden' },
  mogen: { ik: 'mag', jij: 'mag', hij: 'mag', wij: 'mogen' },
  willen: { ik: 'wil', jij: 'wilt', hij: 'wil', wij: 'willen' },
}

const irregularLemma: ReadonlyMap<string, string> = new Map(
  Object.entries(irregularForms).flatMap(([lemma, forms]) => Object.values(forms).map((form) => [form, lemma] as const)),
)

const tagsOf: Readonly<Record<Person, string>> = {
  ik: 'pres.p1.sg',
  jij: 'pres.p3.sg',
  hij: 'pres.p3.sg',
  wij: 'pres.pl',
  past: 'past.sg',
  pasts: 'past.pl',
}

/** The forms of the same verb that stand with another person. */
export function formsFor(token: LintToken, person: Person, known: WordKnowledge): readonly string[] {
  const lemma = irregularLemma.get(token.lower)
  if (lemma) return [irregularForms[lemma]?.[person] ?? ''].filter(Boolean)
  const made = verbReadings(token, known).flatMap(({ lemma: one, tags }) => {
    const wanted = tags.startsWith('sub.') ? `sub.${tagsOf[person]}` : tagsOf[person]
    return known.forms?.lexemesOf(one).flatMap((lexeme) => (lexeme.kind === 'verb' ? (lexeme.formWith(wanted) ?? []) : [])) ?? []
  })
  return [...new Set(made)].filter((form) => form !== token.lower && known.isKnown(form))
}

/** Words that begin a clause with its verb at the end. */
export const subordinators =
  words(`aangezien als alsof daar dat doordat eer hoe hoewel indien mits naarmate nadat nu ofschoon omdat opdat sinds tenzij terwijl toen
  totdat voor voordat waar waarom waarmee waarop waarvan waarin waardoor waarbij wanneer wat welke wie zoals zodat zodra zolang of die`)

/** Words that join main clauses, so that what follows has its verb second. */
export const joiners = words(`want maar`)

/** Where a clause must end: a mark, or nothing more. */
export const endsClause = (token: LintToken | undefined): boolean => !token || /^[.,;:!?)…]/.test(token.text)
