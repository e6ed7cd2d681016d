import { useState } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { showToast } from '#web/ui/toast.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { openFile } from '#web/workbench/open-file.ts'
import { saveNow } from '#web/workbench/save-now.ts'
import type { SavedKind } from '#web/workbench/saved-kinds.ts'
import { useFileDrop } from '#web/workbench/use-file-drop.ts'
import { isMarkable, type MarkedDocument } from './marked-document.ts'
import type { Proofreading } from './use-proofread.ts'

/** Ways to bring a text onto the sheet, and off it. Whatever they replace can be brought back. */
export type TextActions = {
  readonly paste: () => void
  readonly open: (file: File) => void
  readonly example: () => void
  readonly clear: () => void
  readonly copy: () => void
  readonly save: (kind: SavedKind) => void
  /** Name of the file that is being read. */
  readonly opening: string | null
  /** Why a file could not be read. */
  readonly problem: Problem | null
  readonly settle: () => void
  readonly isDropping: boolean
  /** The document that the text came from, if it is one that can come back with tracked changes. */
  readonly original: MarkedDocument | null
  readonly setOriginal: (original: MarkedDocument) => void
}

export function useTextActions({ sheet, checking, keep }: Proofreading): TextActions {
  const { problems, proofread, rephrase } = useMessages()
  const { original, result } = rephrase
  const { fileName } = proofread
  const { code: locale } = useLocale()
  const { checked, put, port, change } = sheet
  const undo = { label: original.undo, run: () => port.current?.undo() }

  const fill = (text: string, words: string) => {
    const isReplaced = checked.text.trim() !== ''
    put(text)
    change({ dismissed: [] })
    port.current?.focus()
    port.current?.select({ start: 0, end: 0 })
    if (isReplaced) showToast({ text: `${words} ${original.replaced}`, action: undo })
    else announce(words)
  }
  const opening = useOpening(fill)
  const paste = () => {
    const read = navigator.clipboard?.readText?.() ?? Promise.reject(new Error('no clipboard'))
    read.then(put, () => showToast({ text: original.pasteRefused, tone: 'info' }))
    port.current?.focus()
  }
  const clear = () => {
    put('')
    port.current?.focus()
    showToast({ text: original.cleared, action: undo })
  }
  const example = () => {
    void import('./example-texts.ts').then(({ exampleFor }) => {
      const { language } = sheet.settings
      fill(exampleFor(language === 'detect' ? locale : language), original.filled)
    })
  }
  const copy = () => {
    keep()
    void copyText({ plain: checked.text, html: toHtml(checked.text) }).then((outcome) =>
      showToast({
        text: { formatted: result.copied, plain: result.copiedPlain, failed: result.notCopied }[outcome],
        tone: outcome === 'failed' ? 'info' : 'done',
      }),
    )
  }
  const save = (kind: SavedKind) => {
    keep()
    const language = checking.recognised?.dialect ?? locale
    void saveNow(problems, ({ saveFile }) => saveFile({ text: checked.text, kind, name: fileName, language }))
  }
  return { paste, example, clear, copy, save, ...opening, isDropping: useFileDrop(opening.open) }
}

type Opening = Pick<TextActions, 'open' | 'opening' | 'problem' | 'settle' | 'original' | 'setOriginal'>

/** Reads documents, and remembers one that can come back with tracked changes. */
function useOpening(fill: (text: string, words: string) => void): Opening {
  const { original: words } = useMessages().rephrase
  const { code: locale } = useLocale()
  const [opening, setOpening] = useState<string | null>(null)
  const [problem, setProblem] = useState<Problem | null>(null)
  const [original, setOriginal] = useState<MarkedDocument | null>(null)
  const open = (file: File) => {
    setOpening(file.name)
    setProblem(null)
    announce(words.opening(file.name))
    void openFile(file, locale).then((answer) => {
      setOpening(null)
      if (!answer.ok) return setProblem(answer.problem)
      fill(answer.value.text, words.opened(answer.value.name))
      setOriginal(isMarkable(file.name) ? { file, text: answer.value.text } : null)
    })
  }
  return { open, opening, problem, settle: () => setProblem(null), original, setOriginal }
}
