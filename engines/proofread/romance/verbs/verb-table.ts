/** Tenses whose forms the checks can tell. `ownInf`: the infinitive with a person of Portuguese; `subjPast2`: its second form in Spanish. */
export type FiniteTense = 'pres' | 'impf' | 'past' | 'pluperf' | 'fut' | 'cond' | 'subj' | 'subjPast' | 'subjPast2' | 'subjFut' | 'ownInf'
export type Tense = FiniteTense | 'inf' | 'ger' | 'part'

/** First, second and third person of the singular, then of the plural. */
export type Person = 0 | 1 | 2 | 3 | 4 | 5
export const persons: readonly Person[] = [0, 1, 2, 3, 4, 5]

/** What a form may be. `person` is null where it has none. */
export type VerbReading = { readonly lemma: string; readonly tense: Tense; readonly person: Person | null }

/** The forms of one verb, six for each finite tense; an empty one where there is none. */
export type Conjugation = {
  readonly finite: Partial<Readonly<Record<FiniteTense, readonly string[]>>>
  readonly ger: string
  readonly part: string
}

/** The verbs of a language by their forms. */
export type VerbTable = {
  readonly readingsOf: (word: string) => readonly VerbReading[]
  /** The first form of a verb in a tense; null where there is none. */
  readonly formOf: (lemma: string, tense: Tense, person?: Person) => string | null
}

const none: readonly VerbReading[] = []

/** Makes the table when it is asked for the first time. `conjugate` has the forms of a lemma. */
export function verbTable(lemmas: () => Iterable<string>, conjugate: (lemma: string) => Conjugation): VerbTable {
  let made: ReadonlyMap<string, readonly VerbReading[]> | null = null
  const isListed = new Set<string>()
  const make = (): ReadonlyMap<string, readonly VerbReading[]> => {
    const found = new Map<string, VerbReading[]>()
    const note = (form: string, reading: VerbReading): void => {
      const readings = found.get(form)
      if (readings) readings.push(reading)
      else if (form !== '') found.set(form, [reading])
    }
    for (const lemma of lemmas()) {
      isListed.add(lemma)
      const { finite, ger, part } = conjugate(lemma)
      note(lemma, { lemma, tense: 'inf', person: null })
      note(ger, { lemma, tense: 'ger', person: null })
      note(part, { lemma, tense: 'part', person: null })
      for (const tense of Object.keys(finite).filter(isFinite))
        for (const person of persons) note(finite[tense]?.[person] ?? '', { lemma, tense, person })
    }
    return found
  }
  const table = (): ReadonlyMap<string, readonly VerbReading[]> => (made ??= make())
  return {
    readingsOf: (word) => table().get(word) ?? none,
    formOf: (lemma, tense, person = 0) => {
      table()
      if (!isListed.has(lemma)) return null
      const conjugation = conjugate(lemma)
      const form = tense === 'inf' ? lemma : tense === 'ger' || tense === 'part' ? conjugation[tense] : conjugation.finite[tense]?.[person]
      return form ? form : null
    },
  }
}

const finiteTenses: ReadonlySet<string> = new Set<FiniteTense>([
  'pres',
  'impf',
  'past',
  'pluperf',
  'fut',
  'cond',
  'subj',
  'subjPast',
  'subjPast2',
  'subjFut',
  'ownInf',
])
const isFinite = (tense: string): tense is FiniteTense => finiteTenses.has(tense)

/** A stem with each of six endings apart by spaces; `-` for none. */
export const six = (stem: string, endings: string): readonly string[] => endings.split(' ').map((one) => (one === '-' ? '' : stem + one))

/** Six forms, or for `stem:` the rows that follow it. */
export const split = (forms: string): readonly string[] => forms.split(' ').map((one) => (one === '-' ? '' : one))
