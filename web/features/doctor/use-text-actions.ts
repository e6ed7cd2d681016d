import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import type { DoctorDesk } from './use-doctor.ts'

/** Ways to bring a paper onto the sheet, and off it. Whatever they replace can be brought back. */
export type TextActions = {
  readonly paste: () => void
  readonly open: (file: File) => void
  readonly clear: () => void
  /** A file is being read. */
  readonly isOpening: boolean
  /** Why a file could not be read. */
  readonly problem: Problem | null
  readonly settle: () => void
  readonly isDropping: boolean
}

export function useTextActions({ draft, change, field, edit, first }: DoctorDesk): TextActions {
  const { original } = useMessages().rephrase
  const { code: locale } = useLocale()
  const [isOpening, setIsOpening] = useState(false)
  const [problem, setProblem] = useState<Problem | null>(null)
  const undo = { label: original.undo, run: () => change(draft) }

  const open = (file: File) => {
    setIsOpening(true)
    setProblem(null)
    announce(original.opening(file.name))
    void openFile(file, locale).then((answer) => {
      setIsOpening(false)
      if (!answer.ok) return setProblem(answer.problem)
      if (first) edit()
      change({ text: answer.value.text })
      const words = original.opened(answer.value.name)
      if (draft.text.trim() === '') announce(words)
      else showToast({ text: `${words} ${original.replaced}`, action: undo })
    })
  }
  const paste = () => {
    const read = navigator.clipboard?.readText?.() ?? Promise.reject(new Error('no clipboard'))
    read.then(
      (text) => change({ text }),
      () => showToast({ text: original.pasteRefused, tone: 'info' }),
    )
    field.current?.focus()
  }
  const clear = () => {
    change({ text: '' })
    field.current?.focus()
    showToast({ text: original.cleared, action: undo })
  }
  return { open, paste, clear, isOpening, problem, settle: () => setProblem(null), isDropping: useFileDrop(open) }
}
