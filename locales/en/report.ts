import type { ReportMessages } from '../report.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')

export const report: ReportMessages = {
  title: 'Plagiarism report',
  madeBy: (site) => `Made by Tinta at ${site}`,
  language: 'Language',
  length: 'Length',
  checkedOn: 'Checked on',
  withAll: (percent) => `With nothing left out it would be ${percent}.`,
  leftOut: {
    title: 'Left out of the score',
    shorter: (words) => `Passages of fewer than ${number(words)} words`,
    sourcesOff: (count) =>
      plural(count, { one: `${number(count)} source that was switched off`, other: `${number(count)} sources that were switched off` }),
    quoted: (count) =>
      plural(count, { one: `${number(count)} passage marked as a quotation`, other: `${number(count)} passages marked as quotations` }),
    nothing: 'Nothing was left out.',
  },
  numbers: 'The number at a marked passage is that of its source.',
  passages: 'Passages',
  inSource: 'In the source',
  more: (count) => plural(count, { one: `and ${number(count)} more passage`, other: `and ${number(count)} more passages` }),
  limits: {
    title: 'What this report says, and what it does not',
    points: [
      'It compares the text with what is named at its head, and with nothing else. What was not searched cannot be found.',
      'A match is not a verdict. Quotations, set phrases, names and the author’s own earlier work match as well: read each passage beside its source.',
      'Ideas that were taken over in other words, and translations, are found seldom or not at all. A low score does not clear a text.',
      'The score is the share of words in passages that count. Whoever made the report chose what is left out; it is listed above.',
    ],
  },
  print: 'To keep this report as a PDF, print the page and choose “Save as PDF”.',
  missing: {
    title: 'There is no report at this address.',
    body: 'Its owner may have stopped sharing it, or the time of the link is over. Ask them for a new one.',
  },
}
