import { figureWords } from '../figure-words.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('en')

/** Live parts of posts and pages: a small tool, plans, measured figures, posts. */
export const islands = {
  /** Where a part could not be fetched; what stands in the page without scripts stays. */
  failed: 'This part did not load.',
  tool: {
    /** Name of the region: a tool inside a text. */
    region: (tool: string) => `${tool}, small`,
    yours: 'Your sentence',
    /** The share follows it. */
    similarity: 'Similarity to your sentence',
    open: 'Open in the paraphraser',
    /** Said by the paraphraser when it takes the sentence up. */
    handed: 'Your sentence is on the sheet.',
    /** Where the interface speaks another language than the sentences that the tool takes. */
    only: (code: string) => `Works with texts in ${language(code)} so far.`,
    tooLong: (limit: number) => `A sentence or two fit here, at most ${number(limit)} characters. The paraphraser itself takes more.`,
    stale: 'Your sentence has changed since.',
    same: 'This mode leaves the sentence as it is. Try the other one.',
    empty: 'Write a sentence first.',
    done: 'The sentence was rephrased.',
  },
  pricing: { price: 'Price a month', free: 'free', more: 'All about the plans' },
  figure: {
    value: figureWords('en', (count, all) => `${count} of ${all}`),
    /** `count`: of how many texts; null where the figure says so itself. */
    measured: (count: number | null, date: string) =>
      count === null ? `Measured on ${day(date)}.` : `Measured on ${day(date)}; number of cases: ${number(count)}.`,
  },
  posts: { none: 'There are no posts here yet.' },
}
