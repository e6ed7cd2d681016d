/** The forms of a verb in which Norwegian and Swedish differ least; `perfect` is the one behind har. */
export type Verb = { readonly infinitive: string; readonly present: string; readonly past: string; readonly perfect: string }

export type VerbForm = keyof Verb

/** Verbs by any of their forms. */
export type VerbBook = {
  readonly verbs: readonly Verb[]
  /** Every word that is this form of some verb. */
  readonly all: (form: VerbForm) => ReadonlySet<string>
  /** The verbs of which the word is this form. */
  readonly verbsWith: (form: VerbForm, word: string) => readonly Verb[]
}

/** Verbs that bend alike: their infinitives, and what becomes of one. */
export type VerbClass = { readonly infinitives: string; readonly bend: (infinitive: string) => Omit<Verb, 'infinitive'> }

/** `irregular`: four forms a line. The first verb with a form is the likeliest. */
export function makeVerbBook(irregular: string, classes: readonly VerbClass[]): VerbBook {
  const verbs = [...irregular.trim().split('\n').map(verbOfLine), ...classes.flatMap(verbsOfClass)]
  const forms: readonly VerbForm[] = ['infinitive', 'present', 'past', 'perfect']
  const byForm = new Map(forms.map((form) => [form, Map.groupBy(verbs, (verb) => verb[form])]))
  const sets = new Map(forms.map((form) => [form, new Set(verbs.map((verb) => verb[form]))]))
  return {
    verbs,
    all: (form) => sets.get(form) ?? new Set(),
    verbsWith: (form, word) => byForm.get(form)?.get(word) ?? [],
  }
}

function verbOfLine(line: string): Verb {
  const [infinitive = '', present = '', past = '', perfect = ''] = line.trim().split(/\s+/)
  return { infinitive, present, past, perfect }
}

const verbsOfClass = ({ infinitives, bend }: VerbClass): readonly Verb[] =>
  infinitives
    .trim()
    .split(/\s+/)
    .map((infinitive) => ({ infinitive, ...bend(infinitive) }))
