// Texts for measuring the proofreader: sentences of evals/texts/langid.jsonl, with slips that are other ones each round.
import { readFileSync } from 'node:fs'
import type { TextLanguage } from '../tools/text-languages.gen.ts'

type Snippet = { readonly language: TextLanguage; readonly kind: string; readonly text: string }

const snippets: readonly Snippet[] = readFileSync(new URL('../evals/texts/langid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const textsOf = (code: TextLanguage, wanted: string): readonly string[] =>
  snippets.filter(({ language, kind }) => language === code && kind === wanted).map(({ text }) => text)

const slipEvery = 4

/** Every fourth sentence gets a slip of the pen: two letters inside its `round`-th long word change places. */
function withSlips(sentences: readonly string[], round: number): readonly string[] {
  return sentences.map((sentence, i) => {
    if (i % slipEvery !== round % slipEvery) return sentence
    const long = [...sentence.matchAll(/\p{L}{6,}/gu)]
    const word = long[Math.floor(round / slipEvery) % Math.max(1, long.length)]
    if (!word) return sentence
    const at = word.index + 2 + (round % 2)
    return sentence.slice(0, at) + sentence.charAt(at + 1) + sentence.charAt(at) + sentence.slice(at + 2)
  })
}

/** A paragraph of some 1,000 characters without a slip; it begins with another sentence each round. */
export const cleanParagraphOf = (language: TextLanguage, round: number): string =>
  cutAt(turnedBy(textsOf(language, 'sentence'), round), 1_000)

/** The same with three or four slips. */
export const paragraphOf = (language: TextLanguage, round: number): string =>
  cutAt(withSlips(turnedBy(textsOf(language, 'sentence'), round), round), 1_000)

function turnedBy(sentences: readonly string[], round: number): readonly string[] {
  const start = round % sentences.length
  return [...sentences.slice(start), ...sentences.slice(0, start)]
}

/** A text of some 50,000 characters in paragraphs that all differ. */
export function longTextOf(language: TextLanguage): string {
  const paragraphs: string[] = []
  for (let round = 0, length = 0; length < 50_000; round++) {
    const paragraph = `${round + 1}. ${paragraphOf(language, round)}`
    paragraphs.push(paragraph)
    length += paragraph.length + 2
  }
  return paragraphs.join('\n\n').slice(0, 50_000)
}

/** Other words than those of the paragraph, to warm up on. */
export const warmUpOf = (language: TextLanguage): string => textsOf(language, 'five-words').join('. ')

function cutAt(sentences: readonly string[], length: number): string {
  let text = ''
  for (const sentence of sentences) {
    if (text !== '' && text.length + sentence.length > length) break
    text += `${text === '' ? '' : ' '}${sentence}`
  }
  return text
}
