import { useDeferredValue, useMemo } from 'react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { hiddenIn, withoutHidden } from './hidden-text.ts'
import { Remark } from './remark.tsx'
import type { Rephrasing } from './use-rephrase.ts'

/** Under a text with characters that cannot be seen: which, that they are kept, and the way to be rid of them. */
export function HiddenNotice({ desk }: { readonly desk: Rephrasing }) {
  const { hidden, original } = useMessages().rephrase
  const { list } = useWords()
  const { draft, change } = desk
  const text = useDeferredValue(draft.text)
  const kinds = useMemo(() => hiddenIn(text), [text])
  if (kinds.length === 0) return null
  const remove = () => {
    const before = draft.text
    change({ text: withoutHidden(before) })
    desk.editor.current?.focus()
    showToast({ text: hidden.removed, action: { label: original.undo, run: () => change({ text: before }) } })
  }
  return (
    <Remark title={hidden.found(list(kinds.map((kind) => hidden.names[kind])))} help={hidden.kept}>
      <Button variant="ink" size="small" className="ms-auto" onClick={remove}>
        {hidden.remove}
      </Button>
    </Remark>
  )
}
