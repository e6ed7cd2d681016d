import type { CslItem } from '../item.ts'
import { formatted, type Formatted } from '../markup.ts'
import type { CiteWords } from '../words/words.ts'
import { citationOf, citedInOf, type Citation, type CitationParts, type Work } from './citations.ts'
import { dateOf, shortDateOf } from './dates.ts'
import { entryOf } from './entry.ts'
import { isPersonal } from './kinds.ts'
import { labelOf } from './labels.ts'
import { makeCompare, sortKeyOf } from './order.ts'
import { tellApart } from './tell-apart.ts'

export type FormattedEntry = {
  readonly id: string
  /** Empty for works that are cited in the text only. */
  readonly entry: Formatted
  readonly parenthetical: Formatted
  readonly narrative: Formatted
  readonly isListed: boolean
}

export type FormattedList = { readonly entries: readonly FormattedEntry[]; readonly citations: readonly Formatted[] }

/** Keeps what was formatted, by what it was made of. */
export type Keep = (key: string, make: () => Formatted) => Formatted

type List = { readonly items: readonly CslItem[]; readonly citations: readonly Citation[]; readonly words: CiteWords; readonly keep: Keep }

/** A reference list and the citations of a text by APA 7: entries in the order of the list, those that are in none behind them. */
export function formatList({ items, citations, words, keep }: List): FormattedList {
  const works = worksOf(items, words)
  const byId = new Map(works.map((work) => [work.item.id, work]))
  const alone = (work: Work, form: Citation['form']): Formatted =>
    formatted(citationOf({ works: [{ id: work.item.id }], form }, { works: byId, words, introduced: new Set() }))
  const entries = works.map((work): FormattedEntry => {
    const isListed = isInList(work.item, byId)
    return {
      id: work.item.id,
      entry: isListed
        ? keep(`${words.locale} ${work.suffix} ${JSON.stringify(work.item)}`, () => formatted(entryOf(work.item, words, work.suffix)))
        : nothing,
      parenthetical: alone(work, 'parenthetical'),
      narrative: alone(work, 'narrative'),
      isListed,
    }
  })
  const parts: CitationParts = { works: byId, words, introduced: new Set() }
  return {
    entries: [...entries.filter(({ isListed }) => isListed), ...entries.filter(({ isListed }) => !isListed)],
    citations: citations.map((citation) => formatted(citationOf(citation, parts))),
  }
}

const nothing: Formatted = { text: '', html: '' }

/** Talks and letters that nobody else can get at, and works that were read in another, stand in no list (8.6, 8.9). */
const isInList = (item: CslItem, works: ReadonlyMap<string, Work>): boolean => !isPersonal(item) && !works.has(citedInOf(item))

/** The works in the order of the list, each with its name in the text and the letter after its year. */
function worksOf(items: readonly CslItem[], words: CiteWords): readonly Work[] {
  const compare = makeCompare(words.locale)
  const ordered = items
    .map((item) => ({ item, key: sortKeyOf(item, words) }))
    .sort((a, b) => compare(a.key, b.key))
    .map(({ item }) => item)
  const namings = tellApart(ordered, (item) => shortDateOf(item, words, ''))
  const works = ordered.map((item, rank): Work => {
    const naming = namings[rank] ?? { named: 1, telling: 'family' }
    return { item, label: labelOf(item, naming, words), suffix: '', rank }
  })
  return withSuffixes(works, words)
}

/** Works that look alike in the text get letters after the year, in the order of the list (8.19). */
function withSuffixes(works: readonly Work[], words: CiteWords): readonly Work[] {
  const alike = Map.groupBy(
    works.filter(({ item }) => !isPersonal(item)),
    ({ item, label }) => `${label.parenthetical} ${dateOf(item) ? shortDateOf(item, words, '') : (item.status ?? '')}`,
  )
  const suffixes = new Map<Work, string>()
  for (const group of alike.values()) {
    if (group.length > 1) for (const [i, work] of group.entries()) suffixes.set(work, letterOf(i))
  }
  return suffixes.size === 0 ? works : works.map((work) => ({ ...work, suffix: suffixes.get(work) ?? '' }))
}

/** a to z, then aa, ab. */
const letterOf = (i: number): string => (i >= 26 ? letterOf(Math.floor(i / 26) - 1) : '') + String.fromCharCode(97 + (i % 26))
