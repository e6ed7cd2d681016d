import type { Entry, PartOfSpeech, Sense, Synonym } from '../../engines/thesaurus/entry.ts'

// Reads WordNet's files, https://wordnet.princeton.edu/documentation/wndb5wn: `data.noun` holds sets of synonyms, found by
// their place in bytes; `index.noun` names for each word the places of its sets, the most used first, and how many of them
// were met in tagged texts.

export const wordNetParts = ['noun', 'verb', 'adj', 'adv'] as const
type Part = (typeof wordNetParts)[number]

const partOfSpeechOf: Readonly<Record<Part, PartOfSpeech>> = { noun: 'noun', verb: 'verb', adj: 'adjective', adv: 'adverb' }

type Pointer = { readonly symbol: string; readonly offset: string; readonly source: number; readonly target: number }
type SynonymSet = { readonly words: readonly string[]; readonly pointers: readonly Pointer[]; readonly gloss: string }

/** The two files of one part of speech, as text. */
export type WordNetFiles = { readonly part: Part; readonly index: string; readonly data: string }

/** The entries of one part of speech. Senses that no tagged text has are kept, after the others. */
export function readWordNet({ part, index, data }: WordNetFiles): readonly Entry[] {
  const sets = new Map(linesOf(data).map((line) => [line.slice(0, 8), setOf(line)]))
  return linesOf(index).flatMap((line) => {
    const fields = line.trim().split(' ')
    const word = written(fields[0] ?? '')
    if (!/^\p{L}[\p{L}'’ -]*$/u.test(word)) return []
    const offsets = fields.slice(-Number(fields[2]))
    const found = offsets.flatMap((offset) => sets.get(offset) ?? [])
    const isName = ({ words }: SynonymSet): boolean => words.some((own) => own.toLowerCase() === word && own !== word)
    // Of a word that is a name as well ("teach" and the pirate) the name is left out.
    const meant = found.every(isName) ? found : found.filter((set) => !isName(set))
    const senses = meant.flatMap((set) => senseOf({ word, set, sets }))
    return senses.length > 0 ? [{ word, partOfSpeech: partOfSpeechOf[part], gender: null, senses }] : []
  })
}

/** Lines that begin with a space are the licence. */
const linesOf = (text: string): readonly string[] => text.split('\n').filter((line) => line !== '' && !line.startsWith(' '))

/** Spaces are written as underscores; adjectives may carry their place: `galore(ip)`. */
const written = (word: string): string => word.replace(/\((?:a|p|ip)\)$/u, '').replaceAll('_', ' ')

function setOf(line: string): SynonymSet {
  const bar = line.indexOf('|')
  const fields = line.slice(0, bar).trim().split(' ')
  const count = Number.parseInt(fields[3] ?? '0', 16)
  const words = Array.from({ length: count }, (_, at) => written(fields[4 + 2 * at] ?? ''))
  const start = 4 + 2 * count
  const pointers = Array.from({ length: Number(fields[start]) }, (_, at): Pointer => {
    const [symbol = '', offset = '', , places = '0000'] = fields.slice(start + 1 + 4 * at)
    return { symbol, offset, source: Number.parseInt(places.slice(0, 2), 16), target: Number.parseInt(places.slice(2), 16) }
  })
  return { words, pointers, gloss: line.slice(bar + 1).trim() }
}

function senseOf({
  word,
  set,
  sets,
}: {
  readonly word: string
  readonly set: SynonymSet
  readonly sets: ReadonlyMap<string, SynonymSet>
}): readonly Sense[] {
  const isOther = (other: string): boolean => other.toLowerCase() !== word.toLowerCase()
  const place = 1 + set.words.findIndex((one) => !isOther(one))
  // Near adjectives hang on one that is central: its words come after the set's own.
  const near = set.pointers.filter(({ symbol }) => symbol === '&').flatMap(({ offset }) => sets.get(offset)?.words ?? [])
  const opposites = set.pointers
    .filter(({ symbol, source }) => symbol === '!' && (source === place || source === 0))
    .flatMap(({ offset, target }) => sets.get(offset)?.words[Math.max(target - 1, 0)] ?? [])
  const synonyms = [...new Set([...set.words, ...near].filter(isOther))]
  if (synonyms.length === 0 && opposites.length === 0) return []
  const [definition = '', ...examples] = set.gloss.split(/; (?=")/u)
  return [
    {
      gloss: definition.replace(/;$/u, ''),
      synonyms: synonyms.map((one): Synonym => ({ word: one, register: 'neutral' })),
      opposites: [...new Set(opposites)],
      example: exampleOf(word, examples),
    },
  ]
}

/** The first example that has the word in it, marked. */
function exampleOf(word: string, examples: readonly string[]): string {
  const pattern = new RegExp(`(?<!\\p{L})${word}\\p{Ll}{0,3}(?!\\p{L})`, 'u')
  const found = examples.map((example) => example.replaceAll('"', '').trim()).find((example) => pattern.test(example))
  return found?.replace(pattern, '«$&»') ?? ''
}
