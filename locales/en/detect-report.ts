import type { DetectReportMessages } from '../detect-report.ts'

export const detectReport: DetectReportMessages = {
  title: 'Signs of AI writing: report',
  errors: 'How often this is wrong',
  text: 'The text',
  marks: 'A marked passage is four to six sentences long. What it says holds for the passage, never for one sentence in it.',
  unmarked: 'No passages are marked in this text.',
  examples: 'In the text',
  readers: {
    title: 'For whoever reads this report',
    points: (none) => [
      'Do not decide anything about a person by this report alone. A talk with the writer, drafts, notes and the version history say more.',
      'Formal, edited or translated texts, and those of people who write in a language they learned, are misjudged more often.',
      `“${none}” does not show that a person wrote the text. A text that was reworked, by hand or with a tool, reads differently.`,
      'The verdict rests on statistics of style alone: no language model decides it, and the text was compared with no other.',
    ],
  },
}
