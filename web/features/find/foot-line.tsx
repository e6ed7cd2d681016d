import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'

/** Under the sheet: why these indexes, and the list of keys. */
export function FootLine() {
  const { find, rephrase } = useMessages()
  const hasKey = useLetterKeys()
  return (
    <div className="find-foot">
      <p>{find.foot}</p>
      <button type="button" className="find-keys-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {rephrase.shortcuts.open}
      </button>
    </div>
  )
}
