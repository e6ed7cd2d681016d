import { useMessages } from '../i18n/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'
import { useLetterKeys } from './use-shortcuts.ts'

type ShortcutRow = { readonly words: string; readonly keys: readonly (readonly string[])[] }

type ShortcutsDialogProps = {
  readonly title: string
  readonly rows: readonly ShortcutRow[]
  /** Local name of the control key. */
  readonly control: string
  readonly isOpen: boolean
  readonly onClose: () => void
}

const isLetter = (combination: readonly string[]): boolean => combination.length === 1 && /^[\p{L}\p{P}]$/u.test(combination.join(''))

/** The list of shortcuts that work on this screen; single characters only while they are switched on. */
export function ShortcutsDialog({ title, rows, control, isOpen, onClose }: ShortcutsDialogProps) {
  const { shell } = useMessages()
  const hasLetters = useLetterKeys()
  const working = rows.filter(({ keys }) => hasLetters || !keys.every(isLetter))
  const spoken = (key: string): string => ({ mod: control, enter: 'Enter' })[key] ?? key
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={shell.dialog.close}>
      <dl className="shortcut-list">
        {working.map(({ words, keys }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((combination) => (
                <span key={combination.join()}>
                  <Kbd keys={combination} control={control} />
                  <span className="sr-only">{combination.map(spoken).join(' ')}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
