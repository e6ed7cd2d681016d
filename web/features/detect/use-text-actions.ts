import { useState } from 'react'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import { resultText } from './result-text.ts'
import type { Detecting } from './use-detect.ts'

/** Ways to bring a text onto the sheet, and the result off it. Whatever they replace can be brought back. */
export type TextActions = {
  readonly paste: () => void
  readonly open: (file: File) => void
  readonly example: () => void
  readonly clear: () => void
  /** Copies the result as text; nothing to do before there is one. */
  readonly copy: () => boolean
  /** Name of the file that is being read. */
  readonly opening: string | null
  /** Why a file could not be read. */
  readonly problem: Problem | null
  readonly settle: () => void
  readonly isDropping: boolean
}

export function useTextActions({ sheet, read }: Detecting): TextActions {
  const { original } = useMessages().rephrase
  const { code: locale } = useLocale()
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const { draft, change, field } = sheet
  const { text, language } = draft
  const undo = { label: original.undo, run: () => change({ text, language }) }
  const copy = useCopy(read)

  const fill = (next: string, words: string) => {
    change({ text: next })
    field.current?.focus()
    field.current?.setSelectionRange(0, 0)
    if (text.trim() === '') announce(words)
    else showToast({ text: `${words} ${original.replaced}`, action: undo })
  }
  const open = (file: File) => {
    setOpening(file.name)
    setProblem(null)
    announce(original.opening(file.name))
    void openFile(file, locale).then((answer) => {
      setOpening(null)
      if (answer.ok) fill(answer.value.text, original.opened(answer.value.name))
      else setProblem(answer.problem)
    })
  }
  const paste = () => {
    const clipboard = navigator.clipboard?.readText?.() ?? Promise.reject(new Error('no clipboard'))
    clipboard.then(
      (pasted) => change({ text: pasted }),
      () => showToast({ text: original.pasteRefused, tone: 'info' }),
    )
    field.current?.focus()
  }
  const clear = () => {
    change({ text: '' })
    field.current?.focus()
    showToast({ text: original.cleared, action: undo })
  }
  const example = () => {
    void import('./example-texts.ts').then(({ exampleFor }) => fill(exampleFor(language === 'detect' ? locale : language), original.filled))
  }
  return { paste, open, example, clear, copy, opening, problem, settle: () => setProblem(null), isDropping: useFileDrop(open) }
}

function useCopy(read: Detecting['read']): () => boolean {
  const { detect } = useMessages()
  const { result: words } = useMessages().rephrase
  const say = useWords()
  return () => {
    if (!read) return false
    const plain = resultText(read.result, detect, say)
    void copyText({ plain, html: toHtml(plain) }).then((outcome) =>
      showToast({
        text: { formatted: words.copied, plain: words.copiedPlain, failed: words.notCopied }[outcome],
        tone: outcome === 'failed' ? 'info' : 'done',
      }),
    )
    return true
  }
}
