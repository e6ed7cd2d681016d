import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Mode } from '#tools/rephrase/contract.ts'
import type { HandedText } from '#web/workbench/hand-over.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import { exampleTexts } from './example-texts.ts'
import { modes, strengths, type Draft } from './options.ts'
import type { Rephrasing } from './use-rephrase.ts'
import { undoByKey } from './undo-by-key.ts'

/** Ways to bring a text onto the sheet, and off it. Whatever they replace can be brought back. */
export type TextActions = {
  readonly paste: () => void
  readonly open: (file: File) => void
  readonly example: () => void
  readonly clear: () => void
  /** Puts a text and a mode on the sheet. */
  readonly fill: (wanted: { readonly text: string; readonly mode: Mode }) => void
  /** Puts a text on the sheet that another page handed over, as it was worked on there. */
  readonly takeUp: (handed: HandedText) => void
  /** Name of the file that is being read. */
  readonly opening: string | null
  readonly isDropping: boolean
}

export function useTextActions(desk: Rephrasing): TextActions {
  const { original } = useMessages().rephrase
  const { handed } = useMessages().rephrase
  const { code: locale } = useLocale()
  const [opening, setOpening] = useState<string | null>(null)
  const { draft, sheet, change, dispatch, editor } = desk

  const put = (part: Partial<Draft> & { readonly text: string }, words: string) => {
    const { text } = part
    const { text: before, language, mode, strength } = draft
    change({ language: 'detect', ...part })
    editor.current?.focus()
    if (before.trim() === '' || before === text) return announce(words)
    const back = part.mode === undefined ? { text: before, language } : { text: before, language, mode, strength }
    showToast({ text: [words, original.replaced].join(' '), action: { label: original.undo, run: () => change(back) } })
  }
  const takeUp = ({ text, language, options, said }: HandedText) => {
    const mode = modes.find((one) => one === options['mode'])
    const strength = strengths.find((one) => one === options['strength'])
    put({ text, language: language ?? 'detect', ...(mode ? { mode } : {}), ...(strength ? { strength } : {}) }, said ?? handed)
  }

  const open = (file: File) => {
    setOpening(file.name)
    announce(original.opening(file.name))
    void openFile(file, locale).then((answer) => {
      setOpening(null)
      if (answer.ok) put({ text: answer.value.text }, original.opened(answer.value.name))
      else dispatch({ type: 'failed', problem: answer.problem })
    })
  }

  const paste = () => {
    const read = navigator.clipboard?.readText?.() ?? Promise.reject(new Error('no clipboard'))
    read.then(
      (text) => change({ text }),
      () => showToast({ text: original.pasteRefused, tone: 'info' }),
    )
    editor.current?.focus()
  }

  const clear = () => {
    const before = { text: draft.text, language: draft.language }
    desk.stop()
    change({ text: '', language: 'detect' })
    dispatch({ type: 'clear' })
    editor.current?.focus()
    const undo = () => {
      change(before)
      dispatch({ type: 'restore', state: sheet })
    }
    if (editor.current) undoByKey(editor.current, undo)
    showToast({ text: original.cleared, action: { label: original.undo, run: undo } })
  }

  const example = () => {
    const text = (draft.language === 'detect' ? undefined : exampleTexts[draft.language]) ?? exampleTexts.en
    if (text) change({ text, language: 'detect' })
    editor.current?.focus()
  }

  return { open, paste, clear, example, takeUp, fill: (wanted) => put(wanted, original.filled), opening, isDropping: useFileDrop(open) }
}
