import { partsOfSpeech, type Entry, type PartOfSpeech } from '../../engines/thesaurus/entry.ts'
import type { TextLanguage } from '../../tools/text-languages.gen.ts'
import { readSheet } from './sheet.ts'

/** A word in a sentence and one that takes its place. */
export type InflectItem = {
  readonly form: string
  readonly lemma: string
  readonly partOfSpeech: PartOfSpeech
  readonly replacement: string
  /** Every right form; none where nothing should be answered. */
  readonly expected: readonly string[]
}

/** What the product answered; null: nothing. */
export type Answered = InflectItem & { readonly answer: string | null }

export type InflectTally = {
  /** Items that have a right form, and how many of them were answered, rightly or not. */
  readonly asked: number
  readonly askedAnswered: number
  /** Answers to any item, and the right ones. */
  readonly answers: number
  readonly right: number
  /** Items where nothing should be answered, and how many were not. */
  readonly unanswerable: number
  readonly declined: number
}

const headings = ['form', 'lemma', 'part of speech', 'replacement', 'expected']
/** Stands for `expected` where the form is ambiguous, or the replacement has no such form. */
const nothing = '-'

/** Reads a set of items. Throws with the line that is wrong. */
export const parseInflectItems = (text: string, name: string): readonly InflectItem[] =>
  readSheet(text, name, headings).map(([form = '', lemma = '', part = '', replacement = '', expected = ''], at) => ({
    form,
    lemma,
    partOfSpeech: requirePartOfSpeech(part, `${name}, line ${at + 2}`),
    replacement,
    expected: expected === nothing ? [] : expected.split('|'),
  }))

/** The part of speech of that name. Throws where there is none. */
export function requirePartOfSpeech(name: string, place: string): PartOfSpeech {
  const part = partsOfSpeech.find((one) => one === name)
  if (!part) throw new Error(`${place}: "${name}" is no part of speech`)
  return part
}

/** A dictionary in which each replacement is a synonym of the word whose place it takes. */
export const entriesFor = (items: readonly InflectItem[]): readonly Entry[] =>
  [...Map.groupBy(items, ({ lemma, partOfSpeech }) => `${lemma} ${partOfSpeech}`).values()].flatMap((group) => {
    const [first] = group
    if (!first) return []
    const words = [...new Set(group.map(({ replacement }) => replacement))]
    const synonyms = words.map((word) => ({ word, register: 'neutral' as const }))
    return [
      { word: first.lemma, partOfSpeech: first.partOfSpeech, gender: null, senses: [{ gloss: '', synonyms, opposites: [], example: '' }] },
    ]
  })

export const isRight = ({ expected, answer }: Answered): boolean => (answer === null ? expected.length === 0 : expected.includes(answer))

export function tallyOf(items: readonly Answered[]): InflectTally {
  const asked = items.filter(({ expected }) => expected.length > 0)
  const answered = items.filter(({ answer }) => answer !== null)
  const unanswerable = items.filter(({ expected }) => expected.length === 0)
  return {
    asked: asked.length,
    askedAnswered: asked.filter(({ answer }) => answer !== null).length,
    answers: answered.length,
    right: answered.filter(isRight).length,
    unanswerable: unanswerable.length,
    declined: unanswerable.filter(({ answer }) => answer === null).length,
  }
}

const rightAtLeast = 0.95
const answeredAtLeast = 0.6
/** Languages of which more is wanted. */
const answeredMore: ReadonlySet<TextLanguage> = new Set(['de', 'es', 'fr', 'hu', 'it', 'ro', 'sk', 'tr', 'cs', 'pl'])

/** What is below its bar, in words; nothing where all is well. */
export function missedBars(language: TextLanguage, { asked, askedAnswered, answers, right }: InflectTally): readonly string[] {
  const wanted = answeredMore.has(language) ? 0.7 : answeredAtLeast
  return [
    ...(right < rightAtLeast * answers ? [`right below ${100 * rightAtLeast} %`] : []),
    ...(askedAnswered < wanted * asked ? [`answered below ${100 * wanted} %`] : []),
  ]
}
