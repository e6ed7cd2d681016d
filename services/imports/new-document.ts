import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import type { NewDocument } from '../corpus/corpus.ts'
import { AppError } from '../problem.ts'
import { mainLanguage } from '../resources/main-language.ts'
import type { ReadText } from './waiting-file.ts'

/** Enough to tell a language by; a book need not be read whole for it. */
const lettersForLanguage = 20_000

export type NewDocumentOptions = {
  readonly name: string
  /** `detect` finds out each document's. */
  readonly language: TextLanguage | 'detect'
  /** What a text is taken to be in that is too short or too strange to tell; without it such a text is refused. */
  readonly whenUnsure?: TextLanguage | undefined
}

/** A document for the corpus. Throws AppError `language-unknown` or `language-not-supported`. */
export async function newDocument(read: ReadText, options: NewDocumentOptions): Promise<NewDocument> {
  const { text, title, authors, year, url, fileName } = read
  return {
    title: title ?? titleOf(options.name),
    authors,
    year,
    url,
    fileName,
    text,
    language: read.language ?? (await languageOf(text, options)),
  }
}

async function languageOf(text: string, { language, whenUnsure }: NewDocumentOptions): Promise<TextLanguage> {
  if (language !== 'detect') return language
  const question = { text: text.slice(0, lettersForLanguage), language, supported: textLanguageCodes }
  try {
    return (await mainLanguage(question)).language
  } catch (error) {
    if (whenUnsure !== undefined && error instanceof AppError && error.problem.code === 'language-unknown') return whenUnsure
    throw error
  }
}

/** By its file's name a person finds a document again; only the folders and the ending go. */
export const titleOf = (name: string): string => {
  const last = name.slice(name.lastIndexOf('/') + 1)
  return last.replace(/\.[a-z0-9]{1,12}$/i, '') || last
}
