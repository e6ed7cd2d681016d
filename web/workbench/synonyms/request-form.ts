import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { post, type Answer, type Guard } from '../api-client.ts'

/** Where words are looked up. */
export const thesaurusPath = '/api/v1/thesaurus'

// The server checks its answers against the contract before it sends them; here the shape tells them apart.
export const isThesaurusResult: Guard<ThesaurusResult> = (value): value is ThesaurusResult =>
  typeof value === 'object' && value !== null && 'entries' in value && Array.isArray(value.entries)

type Asking = { readonly language: TextLanguage | 'detect'; readonly locale: string; readonly signal?: AbortSignal }

/** Looks up a word of the reader's own text; it stands in no address. */
export const requestForm = (form: string, { language, ...call }: Asking): Promise<Answer<ThesaurusResult>> =>
  post({ path: thesaurusPath, body: { word: form, language }, isValue: isThesaurusResult, ...call })
