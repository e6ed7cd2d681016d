import type { HistoryLine } from '#tools/account/contract.ts'
import { textLanguages } from '#tools/text-languages.gen.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { modes, strengths } from '#web/workbench/modes.ts'

/** Code, tag and direction of a language of texts; undefined for one that this build does not know. */
export const textLanguageOf = (code: string) => textLanguages.find((language) => language.code === code)

/** How it was worked on, in words: mode and strength of the paraphraser, findings of the proofreader, what a plagiarism check found; empty when nothing is known. */
export function useOptionsLine({ tool, options }: Pick<HistoryLine, 'tool' | 'options'>): string {
  const { rephrase, history, check } = useMessages()
  const { percent } = useWords()
  if (tool === 'check')
    return typeof options['score'] === 'number' ? check.list.found(percent(Math.round(options['score'] * 100) / 100)) : ''
  if (tool === 'proofread') return typeof options['lints'] === 'number' ? history.findings(options['lints']) : ''
  const mode = modes.find((one) => one === options['mode'])
  const strength = strengths.find((one) => one === options['strength'])
  return [mode && rephrase.mode[mode], strength && rephrase.strength[strength]].filter(Boolean).join(', ')
}
