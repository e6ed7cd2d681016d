import { useMessages } from '#web/i18n/messages.tsx'
import { Kbd } from '#web/ui/kbd.tsx'

type SheetFootProps = { readonly engine: 'embedded' | 'llm'; readonly keepsTexts: boolean; readonly onShortcuts: () => void }

/** Under the sheet: which engine, what happens to the text, and the list of shortcuts. */
export function SheetFoot({ engine, keepsTexts, onShortcuts }: SheetFootProps) {
  const { engine: words, shortcuts } = useMessages().rephrase
  return (
    <div className="sheet-foot">
      <p>
        {words[engine]} {keepsTexts ? words.kept : words.notKept}
      </p>
      <button type="button" className="shortcut-button" aria-keyshortcuts="?" onClick={onShortcuts}>
        <Kbd keys={['?']} /> {shortcuts.open}
      </button>
    </div>
  )
}
