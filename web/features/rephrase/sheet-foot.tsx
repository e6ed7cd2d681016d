import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { openCommand } from '#web/workbench/command-request.ts'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'

type SheetFootProps = { readonly engine: 'embedded' | 'llm'; readonly keepsTexts: boolean }

/** Under the sheet: which engine, what happens to the text, and the list of shortcuts. */
export function SheetFoot({ engine, keepsTexts }: SheetFootProps) {
  const { engine: words, shortcuts } = useMessages().rephrase
  const hasKey = useLetterKeys()
  return (
    <div className="sheet-foot">
      <p>
        {words[engine]} {keepsTexts ? words.kept : words.notKept}
      </p>
      <button type="button" className="shortcut-button" aria-keyshortcuts={hasKey ? '?' : undefined} onClick={() => openCommand('keys')}>
        {hasKey ? <Kbd keys={['?']} /> : null} {shortcuts.open}
      </button>
    </div>
  )
}
