import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { copyText, toHtml } from '#web/workbench/copy-text.ts'
import { saveNow } from '#web/workbench/save-now.ts'
import type { SavedKind } from '#web/workbench/saved-kinds.ts'
import { languageFacts } from './language-facts.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** What can be done with a finished result. */
export type ResultActions = {
  readonly copy: () => boolean
  readonly save: (kind: SavedKind) => void
  readonly undo: () => boolean
  readonly redo: () => boolean
  readonly isEditing: boolean
  readonly toggleEditing: () => void
  readonly finishEditing: () => void
}

/** Actions of the screen's foot and its shortcuts; each is false when there is no result to do it with. */
export function useResultActions({ version, dispatch }: Rephrasing): ResultActions {
  const { problems, rephrase } = useMessages()
  const { result: words } = rephrase
  const [isEditing, setIsEditing] = useState(false)

  const copy = (): boolean => {
    if (!version) return false
    const { text } = version.state.present
    void copyText({ plain: text, html: toHtml(text) }).then((outcome) =>
      showToast({
        text: { formatted: words.copied, plain: words.copiedPlain, failed: words.notCopied }[outcome],
        tone: outcome === 'failed' ? 'info' : 'done',
      }),
    )
    return true
  }
  const save = (kind: SavedKind): void => {
    if (!version) return
    const language = languageFacts(version.came.language)?.tag ?? version.came.language
    const { text } = version.state.present
    void saveNow(problems, ({ saveFile }) => saveFile({ text, kind, name: words.fileName, language }))
  }
  const edit = (type: 'undo' | 'redo') => (): boolean => {
    if (!version) return false
    dispatch({ type: 'edit', action: { type } })
    return true
  }
  const toggleEditing = () => {
    dispatch({ type: 'edit', action: { type: 'begin-typing' } })
    setIsEditing(!isEditing)
  }
  return {
    copy,
    save,
    undo: edit('undo'),
    redo: edit('redo'),
    isEditing: isEditing && version !== null,
    toggleEditing,
    finishEditing: () => setIsEditing(false),
  }
}
