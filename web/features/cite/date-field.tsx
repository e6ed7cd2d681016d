import { useId } from 'react'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { Tag } from '#web/ui/tag.tsx'
import type { TypedDate } from './years.ts'

type DateFieldProps = {
  readonly label: string
  readonly value: TypedDate
  readonly hasDay: boolean
  readonly isUnsure: boolean
  /** A button that fills in today. */
  readonly offersToday: boolean
  readonly onChange: (value: TypedDate) => void
  readonly field: string
}

const monthsOf = (locale: string): readonly string[] => {
  const format = new Intl.DateTimeFormat(locale, { month: 'long', timeZone: 'UTC' })
  return Array.from({ length: 12 }, (_, month) => format.format(new Date(Date.UTC(2020, month, 1))))
}

/** A year, with `hasDay` a month and a day as well. The year takes words, too: "in press". */
export function DateField({ label, value, hasDay, isUnsure, offersToday, onChange, field }: DateFieldProps) {
  const { form: words } = useMessages().cite
  const { code } = useLocale()
  const id = useId()
  const { year, month, day } = value
  const fillToday = () => {
    const now = new Date()
    onChange({ year: String(now.getFullYear()), month: now.getMonth() + 1, day: now.getDate() })
  }
  return (
    <div className="text-field cite-date" data-field={field}>
      <div className="text-field-head">
        <label htmlFor={id}>{label}</label>
        {isUnsure ? <Tag tone="ochre">{words.unsure}</Tag> : null}
        {offersToday && year === '' ? (
          <Button size="small" variant="ink" className="cite-today" onClick={fillToday}>
            {words.today}
          </Button>
        ) : null}
      </div>
      <div className="cite-date-parts" data-whole={hasDay || undefined}>
        <input
          id={id}
          className="field"
          autoComplete="off"
          title={words.yearHint}
          value={year}
          onChange={(event) => onChange({ ...value, year: event.target.value })}
        />
        {hasDay ? (
          <>
            <select
              className="field"
              aria-label={words.month}
              value={month ?? ''}
              onChange={(event) => onChange({ ...value, month: event.target.value === '' ? null : Number(event.target.value) })}
            >
              <option value="">{words.noMonth}</option>
              {monthsOf(code).map((name, at) => (
                <option key={name} value={at + 1}>
                  {name}
                </option>
              ))}
            </select>
            <input
              className="field"
              inputMode="numeric"
              autoComplete="off"
              aria-label={words.day}
              placeholder={words.day}
              disabled={month === null}
              value={day ?? ''}
              onChange={(event) => {
                const typed = Number(event.target.value)
                if (Number.isInteger(typed) && typed <= 31) onChange({ ...value, day: typed > 0 ? typed : null })
              }}
            />
          </>
        ) : null}
      </div>
    </div>
  )
}
