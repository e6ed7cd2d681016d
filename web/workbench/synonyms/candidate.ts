import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { Word } from './entry.ts'

/** A word in the case of what it takes the place of: Capital stays Capital, CAPITALS stay CAPITALS. */
export function withCaseOf(form: string, word: string, language: TextLanguage): string {
  const isUpper = (text: string) => text !== text.toLocaleLowerCase(language) && text === text.toLocaleUpperCase(language)
  const [first = ''] = form
  if (!isUpper(first)) return word
  if ([...form].length > 1 && isUpper(form)) return word.toLocaleUpperCase(language)
  const [start = ''] = word
  return start.toLocaleUpperCase(language) + word.slice(start.length)
}

/** A synonym as it may stand in the sentence. */
export type Candidate = {
  readonly word: string
  /** What is put in. */
  readonly form: string
  /** The form is not known, so the base form stands there. */
  readonly isBase: boolean
  /** The new word's gender, where what agrees must change. */
  readonly gender: string | null
}

export const candidateOf = (
  { word, inflected, genders }: Pick<Word, 'word' | 'inflected' | 'genders'>,
  form: string,
  language: TextLanguage,
): Candidate => ({
  word,
  form: withCaseOf(form, inflected ?? word, language),
  isBase: inflected === null,
  gender: genders?.[1] ?? null,
})
