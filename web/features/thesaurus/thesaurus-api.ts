import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'
import { send, type Answer } from '#web/workbench/api-client.ts'
import { isThesaurusResult, thesaurusPath } from '#web/workbench/synonyms/request-form.ts'
import type { Place } from './place.ts'

/** Looks a word up by its address, whose answer browsers may keep. */
export const requestWord = (
  { word, language }: Place,
  { locale, signal }: { readonly locale: string; readonly signal: AbortSignal },
): Promise<Answer<ThesaurusResult>> =>
  send({ method: 'GET', path: `${thesaurusPath}?${new URLSearchParams({ word, language })}`, isValue: isThesaurusResult, locale, signal })
