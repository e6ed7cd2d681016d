import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import type { CheckDesk } from './use-check.ts'

/** Ways to bring a text onto the sheet, and off it. Whatever they replace can be brought back. */
export type TextActions = {
  readonly paste: () => void
  readonly open: (file: File) => void
  readonly clear: () => void
  /** Name of the file that is being read. */
  readonly opening: string | null
  /** Why a file could not be read. */
  readonly problem: Problem | null
  readonly settle: () => void
  readonly isDropping: boolean
}

export function useTextActions({ draft, change, field }: CheckDesk): TextActions {
  const { original } = useMessages().rephrase
  const { code: locale } = useLocale()
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { text, title, language } = draft
  const undo = { label: original.undo, run: () => change({ text, title, language }) }

  const open = (file: File) => {
    setOpening(file.name)
    setProblem(null)
    announce(original.opening(file.name))
    void openFile(file, locale).then((answer) => {
      setOpening(null)
      if (!answer.ok) return setProblem(answer.problem)
      change({ text: answer.value.text, title: nameWithoutEnding(answer.value.name) })
      const words = original.opened(answer.value.name)
      if (text.trim() === '') announce(words)
      else showToast({ text: `${words} ${original.replaced}`, action: undo })
    })
  }
  const paste = () => {
    const read = navigator.clipboard?.readText?.() ?? Promise.reject(new Error('no clipboard'))
    read.then(
      (pasted) => change({ text: pasted }),
      () => showToast({ text: original.pasteRefused, tone: 'info' }),
    )
    field.current?.focus()
  }
  const clear = () => {
    change({ text: '', title: '' })
    field.current?.focus()
    showToast({ text: original.cleared, action: undo })
  }
  return { open, paste, clear, opening, problem, settle: () => setProblem(null), isDropping: useFileDrop(open) }
}

const nameWithoutEnding = (name: string): string => name.replace(/\.[a-z0-9]{1,5}$/i, '').slice(0, 200)
