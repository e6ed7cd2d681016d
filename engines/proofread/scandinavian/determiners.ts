import type { Definiteness, Gender } from './nouns.ts'

/** A gender in the singular, or the plural. */
export type Slot = Gender | 'pl'

/** Determiners that are forms of one word, and what they ask of the words behind them. */
export type DeterminerGroup = {
  /** Right forms by gender and number, the usual one first; a place that is missing has none. */
  readonly forms: Readonly<Partial<Record<Slot, readonly string[]>>>
  /** Forms of the noun that are right, the one to suggest first. */
  readonly noun: readonly Definiteness[]
  /** `def`: adjectives have their weak form. */
  readonly adjective: Definiteness
  /** May be followed by a verb, so that a noun that could be one does not count. */
  readonly mayStandAlone?: true
  /** Belongs to the noun before it where there is one: "boka mi". */
  readonly mayFollowNoun?: true
  /** Not the first word of its phrase where a genitive stands before it: "Annas hela liv". */
  readonly mayFollowGenitive?: true
  /** "den bil som": the noun may be without its article where a relative clause follows. */
  readonly hasRelative?: true
}

/** `c/f/n/pl` forms, each `a,b`; `-` for none. */
export const groupOf = (forms: string, rest: Omit<DeterminerGroup, 'forms'>): DeterminerGroup => {
  const slots: readonly Slot[] = ['c', 'f', 'n', 'pl']
  return {
    forms: Object.fromEntries(forms.split(' ').flatMap((list, i) => (list === '-' ? [] : [[slots[i] ?? 'pl', list.split(',')]]))),
    ...rest,
  }
}

/** Groups by each of their words. */
export const byWord = (groups: readonly DeterminerGroup[]): ReadonlyMap<string, readonly DeterminerGroup[]> => {
  const map = new Map<string, DeterminerGroup[]>()
  for (const group of groups) {
    for (const word of new Set(Object.values(group.forms).flat())) map.set(word, [...(map.get(word) ?? []), group])
  }
  return map
}
