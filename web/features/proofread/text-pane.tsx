import { ClipboardPaste } from 'lucide-react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { TextEditor } from '#web/workbench/text-editor.tsx'
import { hintId, type Editor } from './use-editor.ts'
import type { Proofreading } from './use-proofread.ts'
import type { TextActions } from './use-text-actions.ts'

type TextPaneProps = { readonly desk: Proofreading; readonly editor: Editor; readonly actions: TextActions }

/** Where the reader's text stands, behind the margin line with the numbers of its paragraphs. */
export function TextPane({ desk, editor: { host, isReady, typed }, actions }: TextPaneProps) {
  const { text: words } = useMessages().proofread
  const { original } = useMessages().rephrase
  const { checking } = desk
  const { checked, field } = desk.sheet
  const isEmpty = checked.text === ''
  return (
    <div className="proof-text" data-region data-empty={isEmpty || undefined}>
      <div
        className="proof-doc manuscript"
        onCompositionStart={({ target }) => target instanceof HTMLElement && (target.dataset['composing'] = '')}
        onCompositionEnd={({ target }) => target instanceof HTMLElement && delete target.dataset['composing']}
      >
        <div ref={host} className="proof-host" />
        {isReady ? null : (
          <TextEditor
            ref={field}
            text={checked.text}
            label={words.field}
            placeholder={original.placeholder}
            onText={typed}
            lang={checking.recognised?.language}
            describedBy={hintId}
          />
        )}
        <p id={hintId} className="sr-only">
          {words.hint}
        </p>
      </div>
      {isEmpty ? <EmptyActions actions={actions} /> : null}
      {actions.isDropping ? <p className="writing-drop">{original.drop}</p> : null}
    </div>
  )
}

function EmptyActions({ actions }: { readonly actions: TextActions }) {
  const { original } = useMessages().rephrase
  return (
    <div className="proof-empty">
      <Button size="small" onClick={actions.paste}>
        <Icon of={ClipboardPaste} /> {original.paste}
      </Button>
      <OpenFileButton onOpen={actions.open} isBusy={actions.opening !== null} variant="outline" />
      <Button variant="ink" size="small" onClick={actions.example}>
        {original.example}
      </Button>
    </div>
  )
}
