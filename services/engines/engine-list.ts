import { rephraseLanguages } from '#tools/rephrase/contract.ts'
import { proofreadLanguages } from '#tools/proofread/contract.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'

/** An engine that serves a tool, and the languages it works in. */
export type EngineListing = { readonly tool: string; readonly engine: 'embedded' | 'llm'; readonly languages: readonly TextLanguage[] }

/** Which engine serves which tool; what is not listed here is refused with the language's name. */
export const engineList: readonly EngineListing[] = [
  { tool: 'rephrase', engine: 'embedded', languages: rephraseLanguages },
  { tool: 'proofread', engine: 'embedded', languages: proofreadLanguages },
  { tool: 'detect', engine: 'embedded', languages: textLanguageCodes },
  { tool: 'check', engine: 'embedded', languages: textLanguageCodes },
]

/** Languages that a tool works in, with any engine. */
export const languagesOf = (tool: string): readonly TextLanguage[] => [
  ...new Set(engineList.filter((entry) => entry.tool === tool).flatMap(({ languages }) => languages)),
]
