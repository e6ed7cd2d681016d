import { remembering } from './remembering.ts'
import { slotNames, type Slot } from './cells.ts'

type IsKnown = (word: string) => boolean

/** One way to read a word as an adjective, pronoun or numeral beside a noun. */
export type Modifier = {
  /** The masculine nominative. */
  readonly lemma: string
  /** Right forms at a slot, the usual one first; empty where there is none. */
  readonly formsAt: (slot: Slot) => readonly string[]
}

/** The modifiers that a word in lower case may be a form of. */
export type ModifierLookup = (word: string, isKnown: IsKnown) => readonly Modifier[]

/** Adjectives that are bent alike. What the plural of men has may change the stem. */
export type AdjectiveClass = {
  /** How the masculine nominative ends, which is cut off for the stem. */
  readonly ends: string
  /** What the stem looks like. */
  readonly stem: RegExp
  /** Endings of `slotNames`, apart by spaces, `/` between two that are both right; `?` for the plural of men. */
  readonly endings: string
  /** The plural of men, whole. */
  readonly men: (stem: string) => string
}

/** Reads a line of a table: the forms of `slotNames`, apart by spaces, `/` between those that are both right, `-` where there is none. */
function listedModifier(line: string): Modifier {
  const forms = new Map(
    slotNames.map((slot, i): [Slot, readonly string[]] => [slot, (line.split(' ')[i] ?? '-').split('/').filter((one) => one !== '-')]),
  )
  return { lemma: forms.get('m.nom')?.[0] ?? '', formsAt: (slot) => forms.get(slot) ?? [] }
}

/** The modifiers of the lines and those adjectives, by all their forms. */
export function listModifiers(
  lines: readonly string[],
  adjectives: ReadonlySet<string>,
  classes: readonly AdjectiveClass[],
): ModifierLookup {
  const byForm = new Map<string, Modifier[]>()
  const bent = [...adjectives].flatMap((lemma) => {
    const of = classes.find(({ ends, stem }) => lemma.endsWith(ends) && stem.test(lemma.slice(0, -ends.length)))
    return of ? [bend(lemma, of)] : []
  })
  for (const modifier of [...lines.map(listedModifier), ...bent])
    for (const form of new Set(slotNames.flatMap((slot) => modifier.formsAt(slot))))
      byForm.set(form, [...(byForm.get(form) ?? []), modifier])
  return (word) => byForm.get(word) ?? []
}

/** Looks up any adjective whose dictionary form `isKnown` has. Much slower than a list. */
export function anyAdjective(classes: readonly AdjectiveClass[]): ModifierLookup {
  // The plural of men looks like nouns and verbs: "vědomí".
  const endings = endingsOf(classes).filter(({ ending }) => ending !== '?')
  return remembering((word, isKnown) => {
    const found = new Map<string, Modifier>()
    for (const { ending, of } of endings) {
      if (!word.endsWith(ending)) continue
      for (const lemma of lemmasFor(word, ending, of)) {
        if (found.has(lemma) || !isKnown(lemma)) continue
        const modifier = bend(lemma, of)
        if (slotNames.some((slot) => modifier.formsAt(slot).includes(word)) && isAdjective(modifier, isKnown)) found.set(lemma, modifier)
      }
    }
    return [...found.values()]
  })
}

/** Nothing but an adjective has both of these forms. */
const isAdjective = (modifier: Modifier, isKnown: IsKnown): boolean =>
  (['m.gen', 'm.dat', 'pl.gen'] as const).every((slot) => modifier.formsAt(slot).some(isKnown))

type EndingOfClass = { readonly ending: string; readonly of: AdjectiveClass }

const endingsOf = (classes: readonly AdjectiveClass[]): readonly EndingOfClass[] =>
  classes.flatMap((of) => [...new Set(of.endings.split(' ').flatMap((one) => one.split('/')))].map((ending) => ({ ending, of })))

/** Dictionary forms that a form with this ending may have. */
function lemmasFor(word: string, ending: string, { ends, stem }: AdjectiveClass): readonly string[] {
  const one = word.slice(0, word.length - ending.length)
  return one.length > 1 && stem.test(one) ? [one + ends] : []
}

/** All forms of an adjective. */
function bend(lemma: string, { ends, endings, men }: AdjectiveClass): Modifier {
  const stem = lemma.slice(0, lemma.length - ends.length)
  const list = endings.split(' ')
  const at = new Map(slotNames.map((slot, i) => [slot, (list[i] ?? '').split('/')]))
  return { lemma, formsAt: (slot) => (at.get(slot) ?? []).map((ending) => (ending === '?' ? men(stem) : stem + ending)) }
}
