import { useState } from 'react'
import { countCharacters } from '#engines/text/characters.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { handOver, type Desk } from '#web/workbench/hand-over.ts'
import { textOnSheet } from '#web/workbench/sheet-text.ts'
import { useTools, type ToolKey } from '../tools.ts'
import type { Entry } from './entry.ts'

type Taker = {
  readonly tool: ToolKey
  readonly desk: Desk
  readonly suffix?: string
  /** Works on what is to be handed in, so the result goes first. */ readonly takesResult: boolean
}

/** Tools that take a text over, in the order of the tabs. */
const takers = [
  { tool: 'paraphraser', desk: 'paraphraser', takesResult: false },
  { tool: 'proofreader', desk: 'proofreader', takesResult: true },
  { tool: 'detector', desk: 'detector', takesResult: true },
  { tool: 'plagiarism', desk: 'checker', takesResult: true },
  { tool: 'citation', desk: 'doctor', suffix: '?view=check', takesResult: true },
  { tool: 'sourceFinder', desk: 'finder', takesResult: false },
] as const satisfies readonly Taker[]

/** Tools for the text on the sheet in sight, and for what became of it there. */
export function useTextEntries(): readonly Entry[] {
  const { command: words } = useMessages()
  const tools = useTools()
  const go = useGo()
  const [sheet] = useState(textOnSheet)
  if (sheet === null) return []
  const { result = null } = sheet
  const parts = [
    { part: 'original', text: sheet.text, said: words.original },
    ...(result === null ? [] : [{ part: 'result', text: result, said: words.result } as const]),
  ] as const
  return takers.flatMap((taker): readonly Entry[] => {
    const tool = tools.find(({ key }) => key === taker.tool)
    if (!tool || taker.tool === sheet.tool) return []
    const language = sheet.language === 'detect' ? null : sheet.language
    return parts.map(({ part, text, said }) => ({
      id: `text:${taker.tool}:${part}`,
      group: 'text',
      label: words.text[taker.tool],
      detail: said(countCharacters(text)),
      icon: tool.icon,
      isFirst: result === null || (part === 'result') === taker.takesResult,
      run: () => {
        handOver(taker.desk, { text, language, options: {}, said: words.carried })
        go(taker.tool, 'suffix' in taker ? taker.suffix : '')
      },
    }))
  })
}
