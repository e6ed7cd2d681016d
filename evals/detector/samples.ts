import { normalPartsOf } from '../../engines/detect/prose-parts.ts'
import { readerOf, readStretch, stretchesOf } from '../../engines/detect/readers.ts'
import type { Stretch } from '../../engines/detect/readers.ts'
import { countWords, findTokens } from '../../engines/detect/tokens.ts'
import type { Row } from './rows.ts'

/** A text made ready to learn from and to be measured: its stretches as the product cuts them, and windows as passages are. */
export type Sample = Row & { readonly words: number; readonly stretches: readonly Stretch[]; readonly windows: readonly Stretch[] }

/** Less prose teaches nothing. */
const wordsToLearn = 60
/** About what a window of four sentences has. */
const wordsPerWindow = 100

export function samplesOf(rows: readonly Row[], language: string, reader = readerOf(language)): readonly Sample[] {
  return rows
    .filter((row) => row.language === language)
    .flatMap((row) => {
      const { normal, judged } = normalPartsOf(row.text, language)
      const tokens = findTokens(normal.text, judged)
      const words = countWords(tokens)
      if (words < wordsToLearn) return []
      const read = (length: number): readonly Stretch[] => stretchesOf(tokens, length).map((stretch) => readStretch(stretch, reader))
      return [{ ...row, words, stretches: read(reader.wordsPerStretch), windows: row.isMachine ? [] : read(wordsPerWindow) }]
    })
}
