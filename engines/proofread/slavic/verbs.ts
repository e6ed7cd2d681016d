import type { Case } from './cells.ts'

export type Person = '1sg' | '2sg' | '3sg' | '1pl' | '2pl' | '3pl'
export const persons: readonly Person[] = ['1sg', '2sg', '3sg', '1pl', '2pl', '3pl']

/** A verb of everyday with its forms. */
export type Verb = {
  readonly infinitive: string
  /** Of the present, which of a perfective verb is the future; the usual form first. */
  readonly formsOf: (person: Person) => readonly string[]
  /** The third person of the past: he, she, it, they (men), they (others). */
  readonly past: readonly string[]
  readonly isPerfective: boolean
  /** The case of its object; null for a verb without one. */
  readonly object: Case | null
  /** The imperfective verb of the same meaning. */
  readonly imperfective: string | null
}

type VerbForm = { readonly verb: Verb; readonly person: Person }

export type VerbTable = {
  /** What a word may be as a finite form of the present. */
  readonly finite: (word: string) => readonly VerbForm[]
  readonly infinitive: (word: string) => Verb | null
  /** A form of the past, with the verb. */
  readonly past: (word: string) => readonly Verb[]
}

type Bend = {
  /** The six persons from the third of the singular and the plural. */
  readonly present: (singular: string, plural: string) => readonly (readonly string[])[]
  /** The five forms of the past from what "he" has, and what "she" and "they" have where that tells more. */
  readonly past: (he: string, she: string, men: string) => readonly string[]
}

const objects: Readonly<Record<string, Case>> = { g: 'gen', d: 'dat', a: 'acc', i: 'ins' }

/**
 * Rows: infinitive, third person of the singular and the plural, past of "he" (and of "she" and of men behind strokes), `i` or `p` for the aspect,
 * the case of the object (g d a i, `-` for none), and of perfective verbs the imperfective one, if there is one.
 */
export function makeVerbTable(rows: string, { present, past }: Bend): VerbTable {
  const finite = new Map<string, VerbForm[]>()
  const infinitives = new Map<string, Verb>()
  const pasts = new Map<string, Verb[]>()
  for (const row of rows.trim().split(/\s*\n\s*/u)) {
    const [infinitive = '', singular = '', plural = '', l = '', aspect = '', object = '', imperfective] = row.split(' ')
    const forms = present(singular, plural)
    const [he = '', she = `${l}a`, men = ''] = l.split('/')
    const verb: Verb = {
      infinitive,
      formsOf: (person) => forms[persons.indexOf(person)] ?? [],
      past: past(he, she, men),
      isPerfective: aspect === 'p',
      object: objects[object] ?? null,
      imperfective: imperfective ?? null,
    }
    infinitives.set(infinitive, verb)
    for (const form of new Set(verb.past)) pasts.set(form, [...(pasts.get(form) ?? []), verb])
    for (const person of persons) for (const form of verb.formsOf(person)) finite.set(form, [...(finite.get(form) ?? []), { verb, person }])
  }
  return {
    finite: (word) => finite.get(word) ?? [],
    infinitive: (word) => infinitives.get(word) ?? null,
    past: (word) => pasts.get(word) ?? [],
  }
}
