import { Copy } from 'lucide-react'
import { countCharacters } from '#engines/text/characters.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { Rephrasing } from './use-rephrase.ts'

export type PaneName = 'original' | 'result'

/** On phones one pane is in sight; these two buttons change it. */
export function PaneTabs({
  pane,
  desk,
  onPane,
}: {
  readonly pane: PaneName
  readonly desk: Rephrasing
  readonly onPane: (pane: PaneName) => void
}) {
  const { original, result } = useMessages().rephrase
  const { number } = useWords()
  const { draft, version } = desk
  const tabs = [
    { key: 'original', label: original.title, text: draft.text },
    { key: 'result', label: result.title, text: version?.state.present.text ?? '' },
  ] as const
  return (
    <div className="pane-tabs">
      {tabs.map(({ key, label, text }) => (
        <button key={key} type="button" className="pane-tab" aria-pressed={pane === key} onClick={() => onPane(key)}>
          {label} {text === '' ? null : <span className="text-ink-pencil">{number(countCharacters(text))}</span>}
        </button>
      ))}
    </div>
  )
}

/** The main actions at the thumb, on phones. */
export function PhoneActions({
  copyLabel,
  desk,
  onCopy,
  onRun,
}: {
  readonly copyLabel: string
  readonly desk: Rephrasing
  readonly onCopy: () => boolean
  readonly onRun: () => void
}) {
  const { run } = useMessages().rephrase
  return (
    <div className="phone-actions">
      {desk.version ? (
        <Button onClick={onCopy}>
          <Icon of={Copy} /> {copyLabel}
        </Button>
      ) : null}
      <Button variant="primary" className="grow" isBusy={desk.isRunning} onClick={onRun}>
        {run.start}
      </Button>
    </div>
  )
}
