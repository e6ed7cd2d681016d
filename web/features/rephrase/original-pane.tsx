import { ClipboardPaste, X } from 'lucide-react'
import { type RefObject } from 'react'
import type { Span } from '#engines/text/span.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Bar, Half } from '#web/ui/sheet.tsx'
import { LanguageSelect } from '#web/workbench/language-select.tsx'
import { OpenFileButton } from '#web/workbench/open-file-button.tsx'
import { TextEditor } from '#web/workbench/text-editor.tsx'
import { CountLine } from './count-line.tsx'
import { HiddenNotice } from './hidden-notice.tsx'
import { KeepTerms } from './keep-terms.tsx'
import { languageFacts } from './language-facts.ts'
import { Remark } from './remark.tsx'
import type { TextActions } from './use-text-actions.ts'
import type { Rephrasing } from './use-rephrase.ts'

type OriginalPaneProps = {
  readonly desk: Rephrasing
  readonly actions: TextActions
  readonly scroller: RefObject<HTMLDivElement | null>
  readonly detected: TextLanguage | null
  /** Words of the original that the change in sight was made of. */
  readonly highlight: Span | null
}

/** Where the reader's text stands: language, terms to keep, the field, its length. */
export function OriginalPane({ desk, actions, scroller, detected, highlight }: OriginalPaneProps) {
  const { original, language, run } = useMessages().rephrase
  const { draft, editor, change, typed, sheet } = desk
  const known = draft.language === 'detect' ? detected : draft.language
  const facts = known ? languageFacts(known) : undefined
  return (
    <Half className="half-original" data-region>
      <div className="pane bench-pane">
        <div className="pane-head">
          <h2 className="label">{original.title}</h2>
          <div className="ms-auto flex flex-wrap justify-end">
            <KeepTerms terms={draft.keep} onChange={(keep) => change({ keep })} />
            <LanguageSelect words={language} value={draft.language} detected={detected} onChange={(value) => change({ language: value })} />
          </div>
        </div>
        {sheet.run.phase === 'idle' && sheet.run.remark === 'empty' ? <Remark title={run.empty} /> : null}
        <div ref={scroller} className="bench-text">
          <TextEditor
            ref={editor}
            text={draft.text}
            label={original.field}
            placeholder={original.placeholder}
            onText={typed}
            lang={facts?.tag}
            dir={facts?.direction}
            highlight={highlight}
            describedBy="original-count"
          />
        </div>
        {draft.text === '' ? <EmptyActions actions={actions} /> : null}
        <HiddenNotice desk={desk} />
        {actions.isDropping ? <p className="drop-here">{original.drop}</p> : null}
      </div>
      <Bar isFoot>
        <CountLine desk={desk} />
        {draft.text === '' ? null : (
          <div className="flex flex-wrap">
            <OpenFileButton onOpen={actions.open} isBusy={actions.opening !== null} variant="quiet" />
            <Button variant="quiet" size="small" onClick={actions.clear}>
              <Icon of={X} /> {original.clear}
            </Button>
          </div>
        )}
      </Bar>
    </Half>
  )
}

function EmptyActions({ actions }: { readonly actions: TextActions }) {
  const { original } = useMessages().rephrase
  return (
    <div className="empty-actions">
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
