import { frequentWords } from '../frequent-words.ts'
import { factOf, groupOf, push, type Fact } from './fact.ts'
import type { Prose, ReportWord } from './prose.ts'
import { rowOf } from './rows.ts'

/** Words between the first and the last of three. */
const within = 30
const lettersAtLeast = 5
/** The most usual words of a language come back by themselves. */
const usual = 200
const shownAtMost = 8
const frequentShown = 8

/** Words that come back within a few lines, and everyday words that stand far more often here than elsewhere. */
export function findRepetition(prose: Prose): readonly Fact[] {
  const ranks = new Map([...(frequentWords[prose.language.code] ?? [])].map((word, at) => [word, at + 1]))
  const places = new Map<string, { readonly word: ReportWord; readonly at: number }[]>()
  for (const [at, word] of prose.words.entries()) if (/^\p{L}[\p{L}\p{M}-]*$/u.test(word.text)) push(places, word.lower, { word, at })
  return [...nearby(prose, places, ranks), ...frequent(prose, places, ranks)]
}

type Places = ReadonlyMap<string, readonly { readonly word: ReportWord; readonly at: number }[]>

/** Three times within thirty words, and hardly anywhere else: a text's own subject comes back all through it. */
function nearby({ language }: Prose, places: Places, ranks: ReadonlyMap<string, number>): readonly Fact[] {
  const percent = rowOf(language.code)?.percent ?? []
  const facts: Fact[] = []
  for (const [lower, all] of places) {
    if (
      lower.length < lettersAtLeast ||
      language.functionWords.has(lower) ||
      percent.includes(lower) ||
      (ranks.get(lower) ?? Infinity) <= usual
    )
      continue
    if (all.some(({ word }) => !word.isFirst && /^\p{Lu}/u.test(word.text)) || all.length < 3 || all.length > 5) continue
    const from = all.findIndex(({ at }, i) => (all[i + 2]?.at ?? Infinity) - at <= within)
    if (from < 0) continue
    const begin = all[from]?.at ?? 0
    const near = all.slice(from).filter(({ at }) => at - begin <= within)
    if (near.length * 2 < all.length) continue
    const spans = near.map(({ word }) => word.span)
    facts.push(factOf('repeated-nearby', [groupOf(near[0]?.word.text ?? lower, spans)], { about: near[0]?.word.text ?? lower }))
  }
  return facts.toSorted((a, b) => (b.groups[0]?.count ?? 0) - (a.groups[0]?.count ?? 0)).slice(0, shownAtMost)
}

/** Everyday words by their place among the words of this text and among those of the language. */
function frequent({ words, language }: Prose, places: Places, ranks: ReadonlyMap<string, number>): readonly Fact[] {
  const sorted = [...places].toSorted(([, a], [, b]) => b.length - a.length)
  const groups = sorted.flatMap(([lower, all], at) => {
    const rank = ranks.get(lower)
    if (rank === undefined || rank <= usual || lower.length < lettersAtLeast || language.functionWords.has(lower)) return []
    // A word of the subject may be usual as well; eight times, and one word in two hundred, is what a reader notices.
    if (all.length < 8 || all.length * 200 < words.length || rank < 8 * (at + 1)) return []
    return [
      groupOf(
        all[0]?.word.text ?? lower,
        all.map(({ word }) => word.span),
      ),
    ]
  })
  return groups.length === 0 ? [] : [factOf('frequent-words', groups.slice(0, frequentShown))]
}
