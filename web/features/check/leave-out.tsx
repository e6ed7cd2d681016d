import { ChevronDown } from 'lucide-react'
import { useId } from 'react'
import type { Exclusions } from '#tools/check/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { Checkbox } from '#web/ui/checkbox.tsx'
import { Icon } from '#web/ui/icon.tsx'
import type { ReportDesk } from './use-report.ts'

/** What the score leaves out; each choice counts anew at once. */
export function LeaveOut({ report: { exclusions, choose } }: { readonly report: ReportDesk }) {
  const { leaveOut: words } = useMessages().check.report
  const set = (part: Partial<Exclusions>) => choose((now) => ({ ...now, ...part }))
  return (
    <div className="check-leave-out" role="group" aria-label={words.label}>
      <span className="label" aria-hidden="true">
        {words.label}
      </span>
      <Checkbox label={words.quotations} isOn={exclusions.quotations} onChange={(quotations) => set({ quotations })} />
      <Checkbox label={words.bibliography} isOn={exclusions.bibliography} onChange={(bibliography) => set({ bibliography })} />
      <span title={words.commonTextHint}>
        <Checkbox label={words.commonText} isOn={exclusions.commonText} onChange={(commonText) => set({ commonText })} />
      </span>
      <FewestWords value={exclusions.wordsAtLeast} onChange={(wordsAtLeast) => set({ wordsAtLeast })} />
    </div>
  )
}

const steps = [1, 5, 7, 9, 12, 15, 20, 30, 50, 100]

/** The shortest passage that counts. */
function FewestWords({ value, onChange }: { readonly value: number; readonly onChange: (value: number) => void }) {
  const { leaveOut: words } = useMessages().check.report
  const { number } = useMessages().rephrase.original
  const id = useId()
  const choices = steps.includes(value) ? steps : [...steps, value].toSorted((one, other) => one - other)
  return (
    <span className="check-fewest">
      <label htmlFor={id}>{words.shorter}</label>
      <span className="check-select">
        <select id={id} value={value} onChange={(event) => onChange(Number(event.target.value))}>
          {choices.map((choice) => (
            <option key={choice} value={choice}>
              {number(choice)}
            </option>
          ))}
        </select>
        <Icon of={ChevronDown} />
      </span>
    </span>
  )
}
