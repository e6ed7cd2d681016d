import { bendsOf } from '../bends.ts'
import type { VerbBook, VerbForm } from './verb.ts'

const allForms: readonly VerbForm[] = ['infinitive', 'present', 'past', 'perfect']

/** Words that are one of these forms of some verb, and none of the others nor among `without`. */
export function onlyForms(book: VerbBook, forms: readonly VerbForm[], without: ReadonlySet<string>): ReadonlySet<string> {
  const found = formsIn(book, forms)
  const others = formsIn(
    book,
    allForms.filter((form) => !forms.includes(form)),
  )
  return new Set([...found].filter((word) => !others.has(word) && !without.has(word)))
}

/** Words that are one of these forms of some verb. */
export const formsIn = (book: VerbBook, forms: readonly VerbForm[]): ReadonlySet<string> =>
  new Set(forms.flatMap((form) => [...book.all(form)]))

/** Suggestions of a row: the verb that stands at the atom in another form of its own. */
export const verbBends = (book: VerbBook, atom: number, from: readonly VerbForm[], to: VerbForm): readonly string[] =>
  bendsOf(
    atom,
    book.verbs.flatMap((verb) =>
      from.filter((form) => verb[form] !== verb[to]).map((form): readonly [string, string] => [`^${verb[form]}$`, verb[to]]),
    ),
  )
