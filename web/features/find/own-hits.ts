import type { Hit, WorkKind } from '#tools/find/contract.ts'
import type { KeptItem } from '#tools/library/contract.ts'
import { doubleKeysOf } from '#tools/library/double-keys.ts'
import { workText, yearOf } from '#tools/library/read-work.ts'

/**
 * The library of a browser, which the server does not know: it is searched here, by the key words that the server has taken from the text.
 */

const kinds: Readonly<Record<string, WorkKind>> = {
  'article-journal': 'article',
  'article-magazine': 'article',
  'article-newspaper': 'article',
  book: 'book',
  chapter: 'chapter',
  'entry-encyclopedia': 'chapter',
  'paper-conference': 'conference',
  speech: 'conference',
  thesis: 'thesis',
  article: 'preprint',
  report: 'report',
  dataset: 'dataset',
}

const escaped = (word: string): string => word.replace(/[.*+?^${}()|[\]\\]/g, String.raw`\$&`)

/** Where a word begins in a text, with an ending of its own: `sleep` is in "sleeping", not in "asleep". */
const wordPattern = (word: string): RegExp =>
  new RegExp(String.raw`(?<![\p{L}\p{N}])${escaped(word.trim())}\p{L}{0,4}(?![\p{L}\p{N}])`, 'giu')

/** An address may say anything; only a page of the web is opened. */
const pageOf = (address: string): string | null => (/^https?:\/\//i.test(address) ? address : null)

type Matches = Hit['titleMatches']

const matchesIn = (text: string, words: readonly string[]): Matches =>
  words
    .flatMap((word) =>
      [...text.matchAll(wordPattern(word))].map((found) => ({ word, span: { start: found.index, end: found.index + found[0].length } })),
    )
    .toSorted((one, other) => one.span.start - other.span.start)

const wordsIn = (matches: Matches): readonly string[] => [...new Set(matches.map(({ word }) => word))]

/** The sentence that holds most of the words; null where none holds any. */
function bestSentence(text: string, words: readonly string[]): { readonly passage: string; readonly matches: Matches } | null {
  const sentences = [...new Intl.Segmenter('en', { granularity: 'sentence' }).segment(text)].map(({ segment }) => segment.trim())
  const [best] = sentences
    .map((passage) => ({ passage, matches: matchesIn(passage, words) }))
    .filter(({ matches }) => matches.length > 0)
    .toSorted((one, other) => wordsIn(other.matches).length - wordsIn(one.matches).length)
  return best ?? null
}

/** Works that hold key words: two at least where more than two are searched for. */
export function ownHits(works: readonly KeptItem[], keyWords: readonly string[]): readonly Hit[] {
  const needed = keyWords.length > 2 ? 2 : 1
  return works.flatMap(({ id, item, retraction }) => {
    const title = workText(item, 'title')
    const titleMatches = matchesIn(title, keyWords)
    const best = bestSentence(workText(item, 'abstract'), keyWords)
    const others = matchesIn(`${workText(item, 'abstract')} ${workText(item, 'keyword')}`, keyWords)
    const held = new Set([...wordsIn(titleMatches), ...wordsIn(others)])
    const matched = keyWords.filter((word) => held.has(word))
    if (matched.length < needed) return []
    return [
      {
        id: `own-${id}`,
        item,
        kind: kinds[workText(item, 'type')] ?? 'other',
        year: yearOf(item),
        language: workText(item, 'language') || null,
        passage: best?.passage ?? null,
        titleMatches,
        passageMatches: best?.matches ?? [],
        matched,
        rank: matched.length / keyWords.length,
        indexes: ['library'],
        openAccessUrl: null,
        url: pageOf(workText(item, 'URL')),
        retraction,
        keptId: id,
      } satisfies Hit,
    ]
  })
}

export type OwnLibrary = {
  readonly works: readonly KeptItem[]
  readonly hits: readonly Hit[]
}

/** The server's hits and those of the browser's library, best first: what is in both is one hit, and it is said what is kept already. */
export function withOwn(hits: readonly Hit[], { works, hits: own }: OwnLibrary): readonly Hit[] {
  if (works.length === 0) return hits
  const keptByKey = new Map(works.flatMap(({ id, item }) => doubleKeysOf(item).map((key) => [key, id] as const)))
  const ownIds = new Set(own.map(({ keptId }) => keptId))
  const known = hits.map((hit): Hit => {
    const keptId = hit.keptId ?? doubleKeysOf(hit.item).flatMap((key) => keptByKey.get(key) ?? [])[0] ?? null
    if (keptId === hit.keptId) return hit
    return { ...hit, keptId, indexes: ownIds.has(keptId) && !hit.indexes.includes('library') ? ['library', ...hit.indexes] : hit.indexes }
  })
  const there = new Set(known.map(({ keptId }) => keptId))
  return [...known, ...own.filter(({ keptId }) => !there.has(keptId))].toSorted((one, other) => other.rank - one.rank)
}
