import type { ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'

/** The end of the sheet: which engine, what becomes of the text, and the list of shortcuts. */
export function FootLine({ children }: { readonly children?: ReactNode }) {
  const { engine, shortcuts } = useMessages().rephrase
  const hasKey = useLetterKeys()
  return (
    <div className="check-foot">
      <p>
        {engine.embedded} {children}
      </p>
      <button type="button" className="check-keys-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {shortcuts.open}
      </button>
    </div>
  )
}
