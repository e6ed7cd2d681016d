import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'

/** The end of the sheet: which engine, that nothing is kept, and the list of shortcuts. */
export function FootLine() {
  const { engine, shortcuts } = useMessages().rephrase
  const hasKey = useLetterKeys()
  return (
    <div className="doctor-foot">
      <p>
        {engine.embedded} {engine.notKept}
      </p>
      <button type="button" className="doctor-keys-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {shortcuts.open}
      </button>
    </div>
  )
}
