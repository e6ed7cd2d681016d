import type { LintToken } from '../token.ts'
import { adjectiveFormsAt } from './adjectives.ts'
import type { DeterminerGroup, Slot } from './determiners.ts'
import { nounCells, type Definiteness, type Noun, type NounCell } from './nouns.ts'
import type { NounPhrase } from './noun-phrase.ts'

/** A phrase as it could be: what stands at each token that changes, and how much that takes. */
export type Fit = { readonly cost: number; readonly changes: ReadonlyMap<number, string> }

const costOfDeterminer = 1
const costOfAdjective = 0.9
const costOfNoun = 1.5

/** Every way to make the words of a phrase agree, the least changes first; the first one changes nothing where they agree. */
export function fitPhrase(phrase: NounPhrase, tokens: readonly LintToken[]): readonly Fit[] {
  return phrase.groups
    .flatMap((group) => {
      // "den dag han kom" is right, and what follows need not begin with "som".
      const mayLackArticle = group.hasRelative && (phrase.isRelative || phrase.adjectives.length === 0)
      const nouns: readonly Definiteness[] = mayLackArticle ? ['def', 'ind'] : group.noun
      return phrase.nouns.flatMap((noun) =>
        nounCells
          .filter((cell) => nouns.some((one) => cell.endsWith(one)))
          // "många av mina vän": what agrees in the singular may be of many all the same.
          .filter((cell) => !phrase.isPart || cell.startsWith('pl') || fitAt(phrase, tokens, { group, noun, cell })?.cost === 0)
          .flatMap((cell) => fitAt(phrase, tokens, { group, noun, cell }) ?? []),
      )
    })
    .toSorted((a, b) => a.cost - b.cost)
}

type Place = { readonly group: DeterminerGroup; readonly noun: Noun; readonly cell: NounCell }

function fitAt(phrase: NounPhrase, tokens: readonly LintToken[], { group, noun, cell }: Place): Fit | null {
  const slot: Slot = cell.startsWith('pl') ? 'pl' : noun.gender
  const changes = new Map<number, string>()
  let cost = 0
  const set = (at: number, right: readonly string[], price: number): boolean => {
    const [first] = right
    if (first === undefined) return false
    if (right.includes(tokens[at]?.lower ?? '')) return true
    changes.set(at, first)
    cost += price
    return true
  }
  if (!set(phrase.at, group.forms[slot] ?? [], costOfDeterminer)) return null
  if (!set(phrase.noun, noun.formsAt(cell), costOfNoun)) return null
  for (const { at, readings } of phrase.adjectives) {
    // The reading that fits, or the first one.
    const right = readings.flatMap((one) => adjectiveFormsAt(one, slot, group.adjective))
    if (!set(at, right, costOfAdjective)) return null
  }
  return { cost, changes }
}
