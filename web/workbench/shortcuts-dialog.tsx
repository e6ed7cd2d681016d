import { useMessages } from '../i18n/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'

export type ShortcutRow = { readonly words: string; readonly keys: readonly (readonly string[])[] }

const spoken = (key: string, control: string): string => (key === 'mod' ? control : key === 'enter' ? 'Enter' : key)

/** The list of shortcuts that work on this screen. */
export function ShortcutsDialog({
  title,
  rows,
  control,
  isOpen,
  onClose,
}: {
  readonly title: string
  readonly rows: readonly ShortcutRow[]
  /** What the control key is called in the reader's language. */
  readonly control: string
  readonly isOpen: boolean
  readonly onClose: () => void
}) {
  const { shell } = useMessages()
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={title} closeLabel={shell.dialog.close}>
      <dl className="shortcut-list">
        {rows.map(({ words, keys }) => (
          <div key={words}>
            <dt>{words}</dt>
            <dd>
              {keys.map((combination) => (
                <span key={combination.join()}>
                  <Kbd keys={combination} control={control} />
                  <span className="sr-only">{combination.map((key) => spoken(key, control)).join(' ')}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
