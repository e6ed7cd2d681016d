import { useRef } from 'react'
import { useLocale } from '#web/i18n/messages.tsx'
import { useKeepsTexts } from '#web/workbench/use-keeps-texts.ts'
import { passagesWithin } from './next-request.ts'
import { wholeParcel } from './passages.ts'
import { requestProofread } from './proofread-api.ts'
import type { Checking } from './use-checking.ts'
import type { Sheet } from './use-sheet.ts'

type Given = { readonly sheet: Sheet; readonly checking: Checking; readonly own: readonly string[]; readonly limit: number }

/**
 * Puts the text as it stands into the history of somebody who keeps one: when they ask for a check, or take the text
 * along. Checks that happen by themselves while they type are not kept, and the same text is kept once.
 */
export function useKeepRun({ sheet, checking, own, limit }: Given): () => void {
  const { code: locale } = useLocale()
  const keepsTexts = useKeepsTexts()
  const last = useRef('')
  return () => {
    const { text } = wholeParcel(sheet.checked.text, passagesWithin(sheet.checked.text, limit))
    if (!keepsTexts || text.trim() === '' || text === last.current) return
    last.current = text
    const { language, dialect } = sheet.settings
    const asked = {
      text,
      language: language === 'detect' ? (checking.recognised?.language ?? language) : language,
      dialect,
      own,
      keep: true,
    }
    void requestProofread(asked, { locale }).then((answer) => {
      // What was not kept may be tried again.
      if (!answer.ok) last.current = ''
    })
  }
}
