import { findShingles, fingerprintOf, type Fingerprint } from '#engines/similarity/fingerprint.ts'
import { findWords, type Words } from '#engines/similarity/normalize.ts'
import { prepare, type Prepared } from '#engines/similarity/prepare.ts'
import type { CompareInput, PrepareInput } from './engine-tasks.ts'

type Source = CompareInput['sources'][number]

/** A part of a source that is compared; its offsets are `offset` less than those of the source's text. */
export type Region = { readonly offset: number; readonly prepared: Prepared }

/** Sources up to so many words are compared whole. */
const wholeUpTo = 8_000
/** Words kept on each side of a place that both texts have. */
const margin = 2_000

/** The parts of a source that may hold something of a text: all of a short one, and of a long one what is near common fingerprints. */
export function regionsNear(checked: Words, language: string): (source: Source) => readonly Region[] {
  let hashes: ReadonlySet<number> | null = null
  return ({ text, language: written }) => {
    const words = findWords(text, written)
    const whole = (): readonly Region[] => [{ offset: 0, prepared: prepare(text, written) }]
    if (words.count <= wholeUpTo) return whole()
    hashes ??= new Set(fingerprintOf(checked, language, { winnow: false }))
    const ranges = nearHits(words, written, hashes)
    const kept = ranges.reduce((sum, { start, end }) => sum + end - start, 0)
    if (kept > 0.8 * words.count) return whole()
    return ranges.map(({ start, end }) => {
      const offset = words.starts[start] ?? 0
      return { offset, prepared: prepare(text.slice(offset, words.ends[end - 1] ?? offset), written) }
    })
  }
}

/** Ranges of words around the fingerprints that both texts have; those that touch are one. */
function nearHits(
  words: Words,
  language: string,
  hashes: ReadonlySet<number>,
): readonly { readonly start: number; readonly end: number }[] {
  const { hashes: own, first, last } = findShingles(words, language)
  const ranges: { start: number; end: number }[] = []
  for (let i = 0; i < own.length; i++) {
    if (!hashes.has(own[i] ?? -1)) continue
    const start = Math.max(0, (first[i] ?? 0) - margin)
    const end = Math.min(words.count, (last[i] ?? 0) + 1 + margin)
    const before = ranges.at(-1)
    if (before && start <= before.end) before.end = Math.max(before.end, end)
    else ranges.push({ start, end })
  }
  return ranges
}

/** A document is a text itself when it holds so much of it and is of about its length. */
const isItself = { share: 0.8, shorter: 0.8, longer: 1.25 }

/** Tells whether a source is the given text itself, perhaps edited a little. */
export function holdsWhole({ text, language }: PrepareInput): (source: Pick<Source, 'text' | 'language'>) => boolean {
  const words = findWords(text, language)
  const own = fingerprintOf(words, language, { winnow: false })
  return (source) => {
    const others = findWords(source.text, source.language)
    if (others.count < isItself.shorter * words.count || others.count > isItself.longer * words.count) return false
    return own.length > 0 && shared(own, fingerprintOf(others, source.language, { winnow: false })) >= isItself.share * own.length
  }
}

/** How many hashes of `own` stand in `others`; both ascend. */
function shared(own: Fingerprint, others: Fingerprint): number {
  let count = 0
  for (let i = 0, k = 0; i < own.length && k < others.length;) {
    const [one, other] = [own[i] ?? 0, others[k] ?? 0]
    if (one === other) count++
    if (one <= other) i++
    else k++
  }
  return count
}
