import { z } from 'zod'
import { countCharacters } from '#engines/text/characters.ts'
import { textLanguageCodes } from '../text-languages.gen.ts'
import { defineTool } from '../tool.ts'

/** The thesaurus: a word in any of its forms, and what may stand in its place. */

/** A word, or a phrase that dictionaries have as one. */
export const wordCharactersAtMost = 80

/** `POST /api/v1/thesaurus`, and as a query `GET /api/v1/thesaurus?word=&language=`. */
export const thesaurusInput = z.strictObject({
  /** In any form; what stands around it (spaces, quotation marks, a comma) is left out. */
  word: z.string().max(10_000),
  /** `detect` finds the language out: by what dictionaries have the word, then by the language of the request. */
  language: z.enum(['detect', ...textLanguageCodes]).default('detect'),
  /** Variant of English, as BCP 47 tag (`en-GB`), in which words are proposed; without it they are spelled as the word asked for. */
  dialect: z.string().max(20).optional(),
})

const register = z.enum(['neutral', 'academic', 'informal', 'literary', 'dated'])

/** 3 common, 2 less common, 1 rare. */
const familiarity = z.union([z.literal(1), z.literal(2), z.literal(3)])

const proposed = z.object({
  /** The dictionary form. */
  word: z.string(),
  register,
  /** Null where nothing was counted. */
  familiarity: familiarity.nullable(),
  /** The word in the form that was asked with; null where that is not known for sure: then the base form stands, marked as such. */
  inflected: z.string().nullable(),
  /** Genders of the two nouns where they differ: what agrees with the word must change too. */
  genders: z.tuple([z.string(), z.string()]).nullable(),
})

const sense = z.object({
  /** In the language of the source; empty where it has none: then the first synonym names the meaning. */
  gloss: z.string(),
  synonyms: z.array(proposed),
  opposites: z.array(proposed),
  /** A sentence with the word between « and »; empty where there is none. */
  example: z.string(),
  /** `own`: written for this product; `open`: from an open thesaurus. */
  source: z.enum(['own', 'open']),
})

const entry = z.object({
  /** The dictionary form. */
  word: z.string(),
  /** Whether the word was asked for in this form; else what was asked for is a form of it. */
  isBase: z.boolean(),
  partOfSpeech: z.string().nullable(),
  gender: z.string().nullable(),
  senses: z.array(sense),
})

export const thesaurusResult = z.object({
  /** As it was looked up: without what stood around it. */
  word: z.string(),
  language: z.enum(textLanguageCodes),
  /** Whether the language was found out, and not given. */
  detected: z.boolean(),
  /** Others whose dictionaries have the word too, the likeliest first: where the language was found out, or nothing was found in it. */
  otherLanguages: z.array(z.enum(textLanguageCodes)),
  entries: z.array(entry),
  /** Words that are spelled like it and have an entry, where it has none itself. */
  nearest: z.array(z.string()),
  /** Whether an open thesaurus and tables of forms of the language are installed (`npm run resources`). */
  installed: z.object({ thesaurus: z.boolean(), forms: z.boolean() }),
})

export const thesaurus = defineTool({
  id: 'thesaurus',
  slug: 'thesaurus',
  ready: true,
  input: thesaurusInput,
  result: thesaurusResult,
  meter: () => ({ unit: 'characters', amount: 0 }),
})

/** A word without what stood around it in its text: spaces, quotation marks, brackets, commas, invisible characters. */
export const wordAlone = (given: string): string =>
  given
    .normalize('NFC')
    // Of a PDF: ligatures, and hyphens that do not break.
    .replaceAll(/[\ufb00-\ufb06]/gu, (letters) => letters.normalize('NFKC'))
    .replaceAll(/[\u2010\u2011]/gu, '-')
    .replaceAll(/[\p{Cf}\p{Cc}]+/gu, (hidden) => (/\s/u.test(hidden) ? ' ' : ''))
    .replace(/^[\s\p{Ps}\p{Pi}\p{Pf}\p{Pe}"'.,;:!?¡¿…*_–—-]+/u, '')
    .replace(/[\s\p{Ps}\p{Pi}\p{Pf}\p{Pe}"'.,;:!?…*_–—-]+$/u, '')
    .replaceAll(/\s+/gu, ' ')

/** Why something cannot be looked up, as the problem that is answered: it is no word (empty, digits, markup), or longer than any. */
export type WordTrouble =
  { readonly code: 'word-missing' } | { readonly code: 'word-too-long'; readonly limit: number; readonly amount: number }

/** What stands against looking a word up; null where nothing does. */
export function troubleOf(word: string): WordTrouble | null {
  const amount = countCharacters(word)
  if (amount > wordCharactersAtMost) return { code: 'word-too-long', limit: wordCharactersAtMost, amount }
  const isWord = /\p{L}/u.test(word) && /^[\p{L}\p{M}\p{N}'’ʼ.·\u2010-\u2013 /-]+$/u.test(word) && !/\/\/|^www\./iu.test(word)
  return isWord ? null : { code: 'word-missing' }
}

export type ThesaurusInput = z.output<typeof thesaurusInput>
/** What an engine thread is given; `locale` is that of whoever asks, for words that several languages have. */
export type ThesaurusTask = ThesaurusInput & { readonly locale?: string | undefined }
export type ThesaurusResult = z.output<typeof thesaurusResult>
