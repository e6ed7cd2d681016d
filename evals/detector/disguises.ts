import type { DetectorModel } from '../../engines/detect/model.ts'
import { scoreText } from '../../engines/detect/score-text.ts'
import type { Sample } from './samples.ts'

/** What an editor, a file or somebody who hides does to a text without changing a word of it. */
export type Disguise = { readonly name: string; readonly apply: (text: string) => string }

const cyrillic: Readonly<Record<string, string>> = { a: 'а', c: 'с', e: 'е', o: 'о', p: 'р', x: 'х', A: 'А', E: 'Е', O: 'О', T: 'Т' }
/** Every n-th match is changed. */
const every =
  (find: RegExp, n: number, put: (found: string) => string) =>
  (text: string): string => {
    let seen = 0
    return text.replace(find, (found) => (seen++ % n === 0 ? put(found) : found))
  }

export const disguises: readonly Disguise[] = [
  { name: 'zero-width characters', apply: every(/(?<=\p{L})(?=\p{L})/gu, 7, () => '\u200b') },
  { name: 'soft hyphens', apply: every(/(?<=\p{L})(?=\p{L})/gu, 9, () => '\u00ad') },
  { name: 'look-alike letters', apply: every(/[aceopxAEOT]/g, 5, (letter) => cyrillic[letter] ?? letter) },
  { name: 'line ends of Windows', apply: (text) => text.replace(/\r?\n/g, '\r\n') },
  { name: 'decomposed letters', apply: (text) => text.normalize('NFD') },
  { name: 'composed letters', apply: (text) => text.normalize('NFC') },
  {
    name: 'curly quotation marks',
    apply: (text) =>
      text
        .replace(/'/g, '’')
        .replace(/(^|[\s([])"/g, '$1“')
        .replace(/"/g, '”'),
  },
  { name: 'no-break spaces', apply: every(/ /g, 4, () => '\u00a0') },
  { name: 'double and trailing spaces', apply: (text) => `  ${text.replace(/\. /g, '.  ').replace(/\n/g, ' \n')}   ` },
  { name: 'em dashes', apply: (text) => text.replace(/ [–-] /g, ' — ') },
]

/** How many texts get another score or verdict when disguised. */
export const invarianceFailures = (samples: readonly Sample[], model: DetectorModel, apply: Disguise['apply']): number =>
  samples.filter(({ text }) => {
    const read = (given: string) => scoreText(given, { language: model.language, model })
    const [plain, disguised] = [read(text), read(apply(text))]
    return plain.score !== disguised.score || plain.verdict !== disguised.verdict
  }).length
