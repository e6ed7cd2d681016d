import { findParagraphs } from '../text/paragraphs.ts'
import { findSentences, type SentenceData } from '../text/sentences.ts'
import { overlaps, textAt, type Span } from '../text/span.ts'
import { normalForm } from '../text/words.ts'

/** A few words of a text that stand together and are rare enough to find where else they stand. */
export type Query = {
  readonly span: Span
  /** As written, with one space between words and nothing hidden in them. */
  readonly words: string
}

/** A part of a text of about 250 words, with its queries, the rarest first. */
export type QueryChunk = { readonly span: Span; readonly queries: readonly Query[] }

export type QueryOptions = {
  /** How often a word (in lower case) is used, in any unit; 0 for one that is not known. */
  readonly frequencyOf: (word: string) => number
  /** Nothing is taken from here: quotations, the bibliography. */
  readonly exclude?: readonly Span[]
  /** Queries of the whole text. */
  readonly most?: number
}

const chunkWords = 250
const perWord = 12 / 1000
const perChunkAtMost = 3
/** A run that is much more usual than the best of its chunk is not worth a query. */
const leastOfBest = 1 / 3
const usualMost = 60
const [shortest, longest] = [5, 8]
const contentAtLeast = 3
const lettersAtMost = 200

type Word = Span & { readonly key: string; readonly rarity: number }
type Window = Span & { readonly words: readonly Word[]; readonly rarity: number; /** Of a word, on average. */ readonly letters: number }

/**
 * What to ask search services for: of each third of about 250 words the rarest run of five to eight words that begins and
 * ends with words of content and lies in one sentence and outside of `exclude`; at most `most` altogether (spread evenly
 * when there are more chunks, then one of each). In the order of the text; chunks without a query are left out. Time grows with the text's length.
 */
export function findQueries(text: string, language: SentenceData, options: QueryOptions): readonly QueryChunk[] {
  const { exclude = [], most = usualMost } = options
  const runs = outside(exclude, findRuns(text, language, options.frequencyOf))
  const words = runs.reduce((sum, run) => sum + run.length, 0)
  const chunks = Math.max(1, Math.round(words / chunkWords))
  const perChunk = Math.max(1, Math.min(Math.ceil((words / chunks) * perWord), perChunkAtMost, Math.floor(most / chunks)))
  const asked = new Set<string>()
  const found = inChunks(runs, Math.ceil(words / chunks), perChunk)
    .map((chunk) => pick(text, chunk, asked))
    .filter(({ queries }) => queries.length > 0)
  return thinned(found, Math.floor(most / perChunk))
}

/** Words of sentences that only spaces and light marks part. */
function findRuns(text: string, language: SentenceData, frequencyOf: (word: string) => number): readonly (readonly Word[])[] {
  return findParagraphs(text)
    .filter(({ kind }) => kind !== 'code')
    .flatMap(({ span }) => findSentences(text, span, language))
    .flatMap((sentence) => runsIn(textAt(text, sentence), sentence.start, (key) => rarityOf(key, language, frequencyOf)))
}

/** A bracket, a number sign or a slash between two words is written otherwise elsewhere. */
const lightGap = /^[\s,;:'"’‘“”„«»–—\u00AD\u200B-\u200D\u2060-]*$/

/** As `engines/text/words.ts` has it; what is hidden in a word does not part it. */
const wordPattern = /[\p{L}\p{N}][\p{L}\p{M}\p{N}\u00AD\u200B-\u200D\u2060\uFEFF]*(?:['’\-‐‑.][\p{L}\p{N}][\p{L}\p{M}\p{N}]*)*/gu

function runsIn(sentence: string, offset: number, rarity: (key: string) => number): readonly (readonly Word[])[] {
  const runs: Word[][] = [[]]
  let before = 0
  for (const { index: start, 0: word } of sentence.matchAll(wordPattern)) {
    const end = start + word.length
    if (!lightGap.test(sentence.slice(before, start))) runs.push([])
    const key = normalForm(word)
    runs.at(-1)?.push({ start: start + offset, end: end + offset, key, rarity: rarity(key) })
    before = end
  }
  return runs.filter((run) => run.length > 0)
}

/** The runs, cut where words lie in one of the spans. Both are gone through once, in the order of the text. */
function outside(spans: readonly Span[], runs: readonly (readonly Word[])[]): readonly (readonly Word[])[] {
  const cuts = spans.toSorted((a, b) => a.start - b.start)
  const kept: Word[][] = []
  let next = 0
  let cutUntil = 0
  for (const run of runs) {
    kept.push([])
    for (const word of run) {
      for (let cut = cuts[next]; cut && cut.start < word.end; cut = cuts[++next]) cutUntil = Math.max(cutUntil, cut.end)
      if (word.start >= cutUntil) kept.at(-1)?.push(word)
      else kept.push([])
    }
  }
  return kept.filter((run) => run.length > 0)
}

/** 0 for function words, numbers and very short words; else up to 1 for a word that nobody uses. */
function rarityOf(key: string, { functionWords }: SentenceData, frequencyOf: (word: string) => number): number {
  if (functionWords.has(key) || key.length < 3 || /\p{N}/u.test(key)) return 0
  return 1 / (1 + Math.log(1 + Math.max(0, frequencyOf(key))))
}

/** A chunk's windows, by its equal parts; a window belongs where it begins. */
type Chunk = { readonly parts: readonly (readonly Window[])[]; readonly span: Span }

/** A part for each query, so that a chunk's queries do not all come from one passage. */
function inChunks(runs: readonly (readonly Word[])[], size: number, perChunk: number): readonly Chunk[] {
  const parts: Window[][] = []
  const partSize = size / perChunk
  let at = 0
  for (const run of runs) {
    for (let i = 0; i < run.length; i++, at++) {
      const part = Math.floor(at / partSize)
      while (parts.length <= part) parts.push([])
      for (let length = shortest; length <= longest && i + length <= run.length; length++) {
        const window = optionalWindow(run.slice(i, i + length))
        if (window) parts[part]?.push(window)
      }
    }
  }
  return Array.from({ length: Math.ceil(parts.length / perChunk) }, (_, index) => {
    const own = parts.slice(index * perChunk, (index + 1) * perChunk)
    const all = own.flat()
    return { parts: own, span: { start: all[0]?.start ?? 0, end: all.at(-1)?.end ?? 0 } }
  })
}

function optionalWindow(words: readonly Word[]): Window | null {
  const [first, last] = [words[0], words.at(-1)]
  if (!first || !last || first.rarity === 0 || last.rarity === 0) return null
  const content = words.filter(({ rarity }) => rarity > 0)
  const letters = content.reduce((sum, { key }) => sum + key.length, 0) / words.length
  const repeats = new Set(content.map(({ key }) => key)).size < contentAtLeast
  if (repeats || last.end - first.start > lettersAtMost) return null
  const rarity = content.reduce((sum, word) => sum + word.rarity, 0) / words.length
  return { start: first.start, end: last.end, words, rarity, letters }
}

/** The rarest window of each part, none over another's; between equals the longer words decide, then the earlier. */
function pick(text: string, { parts, span }: Chunk, asked: Set<string>): QueryChunk {
  const taken: Window[] = []
  for (const part of parts) {
    const order = part.toSorted((a, b) => b.rarity - a.rarity || b.letters - a.letters || a.start - b.start)
    const window = order.find((one) => !asked.has(keyOf(one)) && !taken.some((other) => overlaps(other, one)))
    if (!window) continue
    asked.add(keyOf(window))
    taken.push(window)
  }
  const best = Math.max(0, ...taken.map(({ rarity }) => rarity))
  const worth = taken.filter(({ rarity }) => rarity >= best * leastOfBest).toSorted((a, b) => b.rarity - a.rarity)
  return { span, queries: worth.map((window) => ({ span: { start: window.start, end: window.end }, words: written(text, window) })) }
}

const keyOf = ({ words }: Window): string => words.map(({ key }) => key).join(' ')

const written = (text: string, { words }: Window): string =>
  words
    .map((word) =>
      textAt(text, word)
        .normalize('NFC')
        .replace(/[\u00AD\u200B-\u200D\u2060\uFEFF]/g, ''),
    )
    .join(' ')

/** At most so many chunks, spread evenly over all of them. */
function thinned(chunks: readonly QueryChunk[], most: number): readonly QueryChunk[] {
  if (chunks.length <= most) return chunks
  return Array.from({ length: most }, (_, index) => chunks[Math.floor((index * chunks.length) / most)]).filter(
    (chunk) => chunk !== undefined,
  )
}
