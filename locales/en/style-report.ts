import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('en')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'sentence', other: 'sentences' })}`
const times = (count: number): string => plural(count, { one: 'once', two: 'twice', other: `${number(count)} times` })

/** The report on style and consistency of a long text, opened from the proofreader. */
export const styleReport = {
  open: 'Style and consistency',
  lead: 'What this text writes in more than one way, and how its sentences are built. These are facts, not mistakes: what suits the text is yours to decide.',
  running: 'The text is being read.',
  empty: 'There is no text on the sheet yet.',
  short: (count: number, atLeast: number) => `${words(count)} are too few: a report takes at least ${words(atLeast)}.`,
  stale: 'The text has changed since this report was made.',
  again: 'Read it again',
  offline: 'A report needs the network. Your text is kept.',
  read: (wordCount: number, sentenceCount: number) => `${words(wordCount)} in ${sentences(sentenceCount)} were read.`,
  aside:
    'Headings, lists of works and passages in other languages are left aside; so are quotations and citations, except where sentences are measured.',
  copy: 'Copy the report',
  copied: 'The report is copied.',
  notCopied: 'The report could not be copied.',
  places: (count: number) => `${number(count)} ${plural(count, { one: 'place', other: 'places' })}`,
  more: (count: number) => `and ${number(count)} more`,
  untold: {
    tense: (code: string) => `Tenses are not told for ${language(code)}: the forms of words alone do not show them surely enough.`,
    passive: (code: string) => `Passives are not told for ${language(code)}: the forms of words alone do not show them surely enough.`,
  },
  sections: {
    terms: 'Terms and spelling',
    abbreviations: 'Abbreviations',
    numbers: 'Numbers, dates and labels',
    marks: 'Quotation marks and apostrophes',
    sentences: 'Sentences',
    verbs: 'Verbs',
    words: 'Repeated words',
  },
  tenses: { past: 'past', present: 'present' },
  ends: { shortest: 'shortest', longest: 'longest' },
  quoted: (text: string) => `“${text}”`,
  way: (name: string, count: number) => `${name} (${number(count)})`,
  /** A statement, and the ways with their counts. */
  ways: (statement: string, ways: string) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'A term is written in more than one way',
    'case-variants': 'A term stands with capitals and without',
    'spelling-variants': 'Spellings of more than one variant of the language stand in the text',
    'abbreviation-unused': (short: string) => `${short} is explained, but not used after that.`,
    'abbreviation-early': (short: string, count: number) => `${short} is used ${times(count)} before it is explained.`,
    'abbreviation-twice': (short: string, count: number) => `${short} is explained ${times(count)}.`,
    'abbreviation-two-ways': (short: string) => `${short} is explained in more than one way`,
    'abbreviation-undefined': (short: string, count: number) => `${short} is used ${times(count)} and explained nowhere in the text.`,
    tense: (title: string | null) =>
      title === null ? 'Past and present stand side by side' : `Past and present stand side by side under ${title}`,
    'number-words': 'Small numbers stand in digits and in words before the same nouns',
    percent: 'Per cent is written in more than one way',
    'decimal-mark': 'Decimals have more than one mark',
    'thousands-mark': 'Thousands are set apart in more than one way',
    dates: 'Dates are written in more than one way',
    labels: 'Figures, tables or chapters are named in more than one way',
    'quotation-marks': 'Quotation marks of more than one style stand in the text',
    apostrophes: 'Straight and curved apostrophes stand in the text',
    'sentence-lengths': (f: { count: number; shortest: number; longest: number; low: number; high: number; middle: number }) =>
      `${sentences(f.count)}: half of them have from ${number(f.low)} to ${words(f.high)}, the one in the middle ${number(f.middle)}; the shortest has ${number(f.shortest)}, the longest ${number(f.longest)}.`,
    'long-sentences': (count: number, of: number, bound: number) =>
      `${number(count)} of ${sentences(of)} ${plural(count, { one: 'has', other: 'have' })} more than ${words(bound)}.`,
    passive: (count: number, of: number) => `In ${number(count)} of ${sentences(of)} there is a passive.`,
    'openings-in-a-row': (word: string, count: number) => `${sentences(count)} in a row begin with ${word}.`,
    openings: (of: number) => `The most frequent first words of ${sentences(of)}`,
    'repeated-nearby': (word: string, count: number) => `${word} stands ${times(count)} within a few lines.`,
    'frequent-words': 'Everyday words that come far more often here than elsewhere, often because they name the subject',
  },
}
