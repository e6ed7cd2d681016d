import { heavyWordings, heavyWords, looseWordings, looseWords, paperWords, stiffWords } from '../languages/en/register-words.ts'
import { isChat } from './letter.ts'
import type { CompiledRow } from './pattern.ts'

/** How a text speaks: with short forms, of oneself or in short words, in between, or as papers and reports do. */
export type Register = 'talk' | 'plain' | 'middle' | 'formal'

/** Below so many words nothing can be told. */
const fewWords = 30
/** Letters a word, and words for oneself in a hundred, that tell a plain text and a formal one. */
const plain = { letters: 4.4, self: 2 }
const formal = { letters: 4.75, self: 1 }

/** The register of a text, by its short forms, its words for oneself and the length of its words. */
export function registerOf(text: string): Register {
  if (isChat(text)) return 'talk'
  const words = text.match(/\p{L}+/gu) ?? []
  if (words.length < fewWords) return 'middle'
  const letters = words.reduce((sum, word) => sum + word.length, 0) / words.length
  const self = (words.filter((word) => /^(?:i|my|me|myself)$/i.test(word)).length * 100) / words.length
  if (letters < plain.letters || self >= plain.self) return 'plain'
  return letters >= formal.letters && self < formal.self ? 'formal' : 'middle'
}

type Tone = 'paper' | 'stiff' | 'heavy' | 'loose' | null
const tones = new Map<string, Tone>()

/** The tone of a wording, asked for again and again and worked out once. */
function toneOf(wording: string): Tone {
  const known = tones.get(wording)
  if (known !== undefined) return known
  const lower = wording.toLowerCase().replaceAll('~', '')
  const parts = lower.split(/[^\p{L}]+/u)
  const tone = parts.some((part) => paperWords.has(part))
    ? 'paper'
    : parts.some((part) => stiffWords.has(part))
      ? 'stiff'
      : parts.some((part) => heavyWords.has(part)) || heavyWordings.some((heavy) => lower.startsWith(heavy))
        ? 'heavy'
        : looseWordings.has(lower) || parts.some((part) => looseWords.has(part))
          ? 'loose'
          : null
  tones.set(wording, tone)
  return tone
}

/** Whether each tone suits a register; the words there may have set it already. */
const suits: Readonly<Record<Register, readonly Exclude<Tone, null>[]>> = {
  talk: ['loose'],
  plain: ['loose', 'heavy'],
  middle: ['loose', 'heavy', 'stiff'],
  formal: ['heavy', 'stiff', 'paper'],
}

/** "They got a reward.", "So rents fell.": said rather than written. */
const isSaid = (wording: string): boolean => /^(?:~?get(?: .*)?|so)$/i.test(wording)

/** Whether a wording keeps the tone of the text: nothing stiff where it talks, nothing that talks in a paper, unless the words there did so already. */
export function keepsTone({ row }: CompiledRow, target: string, register: Register): boolean {
  if (register !== 'talk' && isSaid(target) && !isSaid(row.from)) return false
  const tone = toneOf(target)
  if (tone === null || suits[register].includes(tone)) return true
  const before = toneOf(row.from)
  return tone === before || (tone === 'heavy' && before === 'stiff')
}
