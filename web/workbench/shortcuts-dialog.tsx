import { useMessages } from '../i18n/messages.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Kbd } from '../ui/kbd.tsx'

export type ShortcutRow = { readonly words: string; readonly keys: readonly (readonly string[])[] }

/** The list of shortcuts that work on this screen. */
export function ShortcutsDialog({
  title,
  rows,
  isOpen,
  onClose,
}: {
  readonly title: string
  readonly rows: readonly ShortcutRow[]
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
                  <Kbd keys={combination} />
                  <span className="sr-only">{combination.join(' ')}</span>
                </span>
              ))}
            </dd>
          </div>
        ))}
      </dl>
    </Dialog>
  )
}
