import { countCharacters } from '#engines/text/characters.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { unknownOf, type Checked } from './checked.ts'
import { parcelOf, passagesOf, wholeParcel, type Parcel, type Passage } from './passages.ts'
import type { ChosenLanguage } from './settings.ts'

/** What the last answer said of the text as a whole. */
export type Recognised = { readonly language: TextLanguage; readonly dialect: string }

type Given = {
  readonly checked: Checked
  readonly language: ChosenLanguage
  readonly recognised: Recognised | null
  /** Characters that one run may hold. */
  readonly limit: number
}

/** What is to be sent next: the paragraphs that changed, or the whole text; null when all is known. */
export type NextRequest = { readonly parcel: Parcel; readonly language: ChosenLanguage; readonly dialect: string | null }

/**
 * The whole text goes out first, when most of it is new, and when its language must be found out again; later only the
 * paragraphs that changed, in the language that was recognised.
 */
export function nextRequest({ checked, language, recognised, limit }: Given): NextRequest | null {
  const passages = passagesWithin(checked.text, limit)
  const unknown = unknownOf(checked, passages)
  if (unknown.length === 0) return null
  const hasForeign = passages.some(({ text }) => (checked.known.get(text)?.skipped.length ?? 0) > 0)
  const isMostNew = lengthOf(unknown) * 2 > lengthOf(passages)
  const isUnsure = language === 'detect' && (recognised === null || hasForeign)
  if (isMostNew || isUnsure) return { parcel: wholeParcel(checked.text, passages), language, dialect: null }
  return {
    parcel: parcelOf(unknown),
    language: language === 'detect' ? (recognised?.language ?? language) : language,
    dialect: recognised?.dialect ?? null,
  }
}

const lengthOf = (passages: readonly Passage[]): number => passages.reduce((sum, { text }) => sum + text.length, 0)

/** The paragraphs that stand whole within the limit of a run, from the beginning. */
export function passagesWithin(text: string, limit: number): readonly Passage[] {
  const passages = passagesOf(text)
  if (countCharacters(text) <= limit) return passages
  return passages.filter(({ span }) => countCharacters(text.slice(0, span.end)) <= limit)
}
