import { useLocation } from 'react-router'
import { useMessages } from '#web/i18n/messages.tsx'
import { placeOf } from '#web/i18n/paths.ts'
import { Dialog } from '#web/ui/dialog.tsx'
import { Kbd } from '#web/ui/kbd.tsx'
import { useLetterKeys } from '#web/workbench/use-shortcuts.ts'
import { useTools } from '../tools.ts'
import { keyPlaceOf } from './key-place.ts'
import { shortcutRows, type ShortcutRow } from './shortcut-rows.ts'

type ShortcutListProps = { readonly isOpen: boolean; readonly onClose: () => void }

const isLetter = (combination: readonly string[]): boolean => combination.length === 1 && /^[\p{L}\p{P}]$/u.test(combination.join(''))

/** The shortcuts that work on the page in sight, then those of every page; single characters only while they are switched on. */
export function ShortcutList({ isOpen, onClose }: ShortcutListProps) {
  const { command, shell } = useMessages()
  const { keys: words } = command
  const { pathname, search } = useLocation()
  const place = keyPlaceOf(placeOf(pathname, search).page, search)
  const hasLetters = useLetterKeys()
  const working = shortcutRows.filter(({ keys }) => hasLetters || !keys.every(isLetter))
  const here = working.filter(({ on }) => on === place)
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={words.title} closeLabel={shell.dialog.close} className="shortcuts">
      <Rows title={words.here} rows={here} />
      <Rows title={words.everywhere} rows={working.filter(({ on }) => on === 'everywhere')} />
      {hasLetters ? null : <p className="mt-4 text-sm text-ink-soft">{words.lettersOff}</p>}
    </Dialog>
  )
}

function Rows({ title, rows }: { readonly title: string; readonly rows: readonly ShortcutRow[] }) {
  const messages = useMessages()
  if (rows.length === 0) return null
  return (
    <section>
      <h3 className="label">{title}</h3>
      <dl className="shortcut-list">
        {rows.map((row) => (
          <div key={row.words(messages)}>
            <dt>{row.words(messages)}</dt>
            <dd>
              <Keys row={row} />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  )
}

function Keys({ row: { keys, by } }: { readonly row: ShortcutRow }) {
  const { controlKey: control } = useMessages().rephrase.run
  const hasLetters = useLetterKeys()
  const tools = useTools().length
  const isTools = 'does' in by && by.does.includes('tool')
  // As many as there are tabs now: from the first to the last.
  const last = String(Math.min(tools, 10) % 10)
  const shown = (isTools ? [['Alt', '1'], ...(tools > 1 ? [['Alt', last]] : [])] : keys).filter(
    (combination) => hasLetters || !isLetter(combination),
  )
  const spoken = (key: string): string => ({ mod: control, enter: 'Enter' })[key] ?? key
  return shown.map((combination, i) => (
    <span key={combination.join()}>
      {isTools && i > 0 ? <span aria-hidden="true">… </span> : null}
      <Kbd keys={combination} control={control} />
      <kbd className="sr-only">{combination.map(spoken).join(' ')}</kbd>
    </span>
  ))
}
