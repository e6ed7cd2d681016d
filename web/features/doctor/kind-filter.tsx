import { ChevronDown } from 'lucide-react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { Popover } from '#web/ui/popover.tsx'
import { kinds, type FindingKind } from './report.ts'
import type { ReportDesk } from './use-report.ts'

/** Which kinds of findings are in sight, each with its count. */
export function KindFilter({ report: { report, hidden, setHidden } }: { readonly report: ReportDesk }) {
  const { bar } = useMessages().proofread
  const { kinds: names } = useMessages().doctor
  const { number } = useWords()
  const counts = new Map(kinds.map((kind) => [kind, report.notes.filter(({ finding }) => finding.kind === kind).length]))
  const present = kinds.filter((kind) => (counts.get(kind) ?? 0) > 0 || hidden.has(kind))
  if (present.length < 2 && hidden.size === 0) return null
  const toggle = (kind: FindingKind) => {
    const next = new Set(hidden)
    if (!next.delete(kind)) next.add(kind)
    setHidden(next)
  }
  return (
    <Popover
      label={bar.kinds}
      isSheetOnPhone
      className="doctor-kinds"
      trigger={(props) => (
        <button type="button" {...props} className="select-button">
          {bar.kinds}
          {hidden.size > 0 ? (
            <b className="font-semibold text-ink">
              {number(present.length - hidden.size)}/{number(present.length)}
            </b>
          ) : null}
          <Icon of={ChevronDown} />
        </button>
      )}
    >
      {present.map((kind) => (
        <label key={kind} className="option doctor-kind">
          <input type="checkbox" checked={!hidden.has(kind)} onChange={() => toggle(kind)} />
          {names[kind]}
          <span className="ms-auto text-ink-pencil">{number(counts.get(kind) ?? 0)}</span>
        </label>
      ))}
      {hidden.size > 0 ? (
        <Button variant="ink" size="small" isBlock onClick={() => setHidden(new Set())}>
          {bar.everyKind}
        </Button>
      ) : null}
    </Popover>
  )
}
