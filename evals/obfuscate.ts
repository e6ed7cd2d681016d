import { shuffled } from '../engines/paraphrase/seed.ts'
import type { Random } from '../engines/paraphrase/seed.ts'

/** Hides a copy; `vocabulary` are words of the same kind of writing. */
export type Obfuscation = (text: string, random: Random, vocabulary: readonly string[]) => string

export const pick = <Item>(items: readonly Item[], random: Random): Item => {
  const item = items[Math.floor(random() * items.length)]
  if (item === undefined) throw new Error('There is nothing to pick from.')
  return item
}

const wordOf = /^(\P{L}*)(\p{L}[\p{L}’'-]*)(\P{L}*)$/u

/** Sentences as a rough eye sees them, with what follows them. */
export const roughSentences = (text: string): readonly string[] => text.match(/[^.!?\n]+(?:[.!?]+["')\]”’»]*\s*|\n+|$)/gu) ?? [text]

/** Puts a random word of the vocabulary in the place of `share` of all words: harder for a matcher of words than a true synonym. */
const synonyms =
  (share: number): Obfuscation =>
  (text, random, vocabulary) =>
    text.replaceAll(/\S+/g, (token) => {
      const parts = wordOf.exec(token)
      return parts && random() < share ? `${parts[1]}${pick(vocabulary, random)}${parts[3]}` : token
    })

const inThrees: Obfuscation = (text, random) => {
  const words = text.split(/\s+/)
  const groups = Array.from({ length: Math.ceil(words.length / 3) }, (_, i) => words.slice(3 * i, 3 * i + 3))
  return groups.flatMap((group) => shuffled(group, random)).join(' ')
}

const cyrillic: Readonly<Record<string, string>> = { a: 'а', e: 'е', o: 'о', p: 'р', c: 'с' }

export const obfuscations: Readonly<Record<string, Obfuscation>> = {
  verbatim: (text) => text,
  'sentences shuffled': (text, random) =>
    shuffled(roughSentences(text), random)
      .map((sentence) => sentence.trim())
      .join(' '),
  'words shuffled in threes': inThrees,
  'synonyms 15 %': synonyms(0.15),
  'synonyms 30 %': synonyms(0.3),
  'synonyms 45 %': synonyms(0.45),
  'insert and delete 10 %': (text, random, vocabulary) =>
    text
      .split(' ')
      .flatMap((word) => (random() < 0.1 ? [] : random() < 0.1 ? [word, pick(vocabulary, random)] : [word]))
      .join(' '),
  'look-alike letters': (text, random) => text.replaceAll(/[aeopc]/g, (letter) => (random() < 0.2 ? (cyrillic[letter] ?? letter) : letter)),
  'zero-width characters': (text, random) =>
    text.replaceAll(/(\p{L})(?=\p{L})/gu, (letter) => (random() < 0.15 ? `${letter}\u200b` : letter)),
  'synonyms 20 % (cut)': synonyms(0.2),
}
