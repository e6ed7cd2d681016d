import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'

const root = path.dirname(import.meta.dirname)

/** Numbers from 0 to 1, the same for the same seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

/** Words of real prose in order: our own documents, and the documentation of the packages that are installed. */
export type Prose = { readonly words: readonly string[]; readonly files: number }

export function readProse(): Prose {
  const files = ['docs/**/*.md', 'node_modules/**/*.md'].flatMap((pattern) => globSync(pattern, { cwd: root })).sort()
  const words = files.flatMap((file) => proseOf(readFileSync(path.join(root, file), 'utf8')))
  return { words, files: files.length }
}

/** Code, tables and addresses are no prose. */
function proseOf(markdown: string): readonly string[] {
  const prose = markdown
    .replace(/^(```|~~~)[^]*?^\1/gm, ' ')
    .replace(/`[^`]*`|<[^>]*>|https?:\S+|^\s*\|.*$/gm, ' ')
    .replace(/[#*_[\]()|]/g, ' ')
  return prose.match(/[\p{L}][\p{L}'’-]*[.,;:!?]?/gu) ?? []
}

export type Texts = {
  /** The document of a number: always the same, about a thousand words on average. */
  readonly documentAt: (number: number) => string
  /** A text of about `words` words that was not added, with `copied` words of a document in its middle. */
  readonly question: (number: number, from: { readonly document: number; readonly words: number; readonly copied: number }) => string
}

const boilerplates = 20
const boilerplateWords = 120
/** How often the next word is one that followed in the prose; otherwise it is any word, as often as it is in the prose. */
const followShare = 0.75

/**
 * Texts with the word frequencies of real prose (Zipfian) and half of its order: a chain of words by what followed them. Their
 * lengths are lognormal, 150 to 6,000 words, a thousand on average. One in ten carries one of twenty passages that are the same.
 */
export function makeTexts({ words }: Prose): Texts {
  const places = new Map<string, number[]>()
  for (const [at, word] of words.entries()) {
    const own = places.get(word)
    if (own) own.push(at)
    else places.set(word, [at])
  }
  const write = (random: () => number, count: number): string[] => {
    const anywhere = (): number => Math.floor(random() * words.length)
    let at = anywhere()
    return Array.from({ length: count }, () => {
      const word = words[at] ?? ''
      const own = places.get(word) ?? []
      at = random() < followShare ? ((own[Math.floor(random() * own.length)] ?? 0) + 1) % words.length : anywhere()
      return word
    })
  }
  const common = Array.from({ length: boilerplates }, (_, i) => write(randomFrom(9_000_000 + i), boilerplateWords))
  const documentWords = (number: number): string[] => {
    const random = randomFrom(number + 1)
    const own = write(random, lengthOf(random))
    if (random() < 0.1) own.splice(Math.floor(random() * own.length), 0, ...(common[Math.floor(random() * boilerplates)] ?? []))
    return own
  }
  return {
    documentAt: (number) => documentWords(number).join(' '),
    question: (number, { document, words: count, copied }) => {
      const random = randomFrom(5_000_000 + number)
      const source = documentWords(document)
      const start = Math.floor(random() * Math.max(1, source.length - copied))
      const own = write(random, Math.max(0, count - copied))
      own.splice(Math.floor(own.length / 2), 0, ...source.slice(start, start + copied))
      return own.join(' ')
    },
  }
}

function lengthOf(random: () => number): number {
  const normal = Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random())
  return Math.round(Math.min(6_000, Math.max(150, Math.exp(6.69 + 0.65 * normal))))
}
