import type { CheckFinding } from '../check.ts'
import type { LintToken } from '../token.ts'
import { persons, type Person, type Verb, type VerbTable } from './verbs.ts'

export type PersonWords = {
  readonly verbs: VerbTable
  /** Pronouns that are subjects and nothing else, with the persons of their verb. */
  readonly pronouns: ReadonlyMap<string, readonly Person[]>
  readonly between: ReadonlySet<string>
  /** What stands between two verbs: "jsem". */
  readonly gap: ReadonlySet<string>
  /** Words before a pronoun that make it something else. */
  readonly before: ReadonlySet<string>
  /** Finite verbs behind which a verb is an infinitive: "musím". */
  readonly modals: ReadonlySet<string>
  /** Verbs of beginning and ending, behind which a verb is imperfective. */
  readonly phases: ReadonlySet<string>
  /** The future of "to be", by person. */
  readonly future: ReadonlyMap<string, Person>
  /** Words that open a clause in which two verbs may meet: "kdo chce může". */
  readonly relatives: ReadonlySet<string>
  /** Forms that are other words too. */
  readonly unsure: ReadonlySet<string>
}

/** "My bydlí": the verb has the person of the pronoun before it. */
export function findPronounVerbs(tokens: readonly LintToken[], words: PersonWords): readonly CheckFinding[] {
  return tokens.flatMap((token, from): readonly CheckFinding[] => {
    const wanted = words.pronouns.get(token.lower)
    if (!wanted || words.before.has(tokens[from - 1]?.lower ?? '')) return []
    let at = from + 1
    while (words.between.has(tokens[at]?.lower ?? '')) at += 1
    const verb = tokens[at]?.lower ?? ''
    const finite = words.unsure.has(verb) ? [] : words.verbs.finite(verb)
    if (finite.length === 0 || finite.some(({ person }) => wanted.includes(person)) || words.verbs.infinitive(verb)) return []
    const suggestions = finite.flatMap(({ verb: one }) => wanted.flatMap((person) => one.formsOf(person).slice(0, 1)))
    return [{ from: at, to: at + 1, suggestions: [...new Set(suggestions)] }]
  })
}

/** "Musím jdu", "Začal jsem napsat", "Budu napsat". */
export function findInfinitives(tokens: readonly LintToken[], words: PersonWords): readonly CheckFinding[] {
  return tokens.flatMap((token, at): readonly CheckFinding[] => {
    const clause = tokens.slice(0, at).map(({ lower }) => lower)
    const isModal = words.modals.has(token.lower) && !clause.slice(clause.lastIndexOf(',') + 1).some((one) => words.relatives.has(one))
    const next = skip(tokens, at + 1, words.gap)
    const word = tokens[next]?.lower ?? ''
    if (isModal && next === at + 1) return finiteAfterModal(word, next, words)
    const infinitive = words.verbs.infinitive(word)
    if (!infinitive?.isPerfective) return []
    if (words.phases.has(token.lower) && infinitive.imperfective)
      return [{ from: next, to: next + 1, suggestions: [infinitive.imperfective] }]
    const person = words.future.get(token.lower)
    // "Najlepiej będzie kupić": the infinitive is the subject.
    const isSubject = person === '3sg' && !words.pronouns.has(tokens[at - 1]?.lower ?? '')
    return person && !isSubject ? futureOf(infinitive, person, { tokens, at, next }) : []
  })
}

function skip(tokens: readonly LintToken[], from: number, between: ReadonlySet<string>): number {
  let at = from
  while (between.has(tokens[at]?.lower ?? '')) at += 1
  return at
}

function finiteAfterModal(word: string, at: number, { verbs, unsure }: PersonWords): readonly CheckFinding[] {
  const finite = unsure.has(word) || verbs.infinitive(word) ? [] : verbs.finite(word)
  return finite.length === 0 ? [] : [{ from: at, to: at + 1, suggestions: [...new Set(finite.map(({ verb }) => verb.infinitive))] }]
}

type Future = { readonly tokens: readonly LintToken[]; readonly at: number; readonly next: number }

/** "budu napsat" is "napíšu" or "budu psát". */
function futureOf(verb: Verb, person: Person, { tokens, at, next }: Future): readonly CheckFinding[] {
  const first = tokens[at]?.text ?? ''
  const [form = ''] = persons.includes(person) ? verb.formsOf(person) : []
  if (next > at + 1) return verb.imperfective ? [{ from: next, to: next + 1, suggestions: [verb.imperfective] }] : []
  const written = /^\p{Lu}/u.test(first) ? form.charAt(0).toUpperCase() + form.slice(1) : form
  return [{ from: at, to: next + 1, suggestions: [written, ...(verb.imperfective ? [`${first} ${verb.imperfective}`] : [])] }]
}
