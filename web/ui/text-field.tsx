import { CircleAlert } from 'lucide-react'
import { useId, type ComponentProps, type ReactNode } from 'react'
import { classNames } from './class-names.ts'
import { Icon } from './icon.tsx'

export type TextFieldProps = Omit<ComponentProps<'input'>, 'id' | 'value' | 'onChange'> & {
  readonly label: string
  readonly value: string
  readonly onChange: (value: string) => void
  /** What is wrong, under the field; the field keeps what was typed. */
  readonly error?: ReactNode
  /** Under the field while nothing is wrong, or together with it. */
  readonly hint?: ReactNode
  /** Beside the label, at the end. */
  readonly aside?: ReactNode
  /** Inside the field, at the end: a button. */
  readonly after?: ReactNode
}

/** A line to type, with its name above and what is wrong below. */
export function TextField({ label, value, onChange, error, hint, aside, after, className, ...rest }: TextFieldProps) {
  const id = useId()
  const [errorId, hintId] = [`${id}-error`, `${id}-hint`]
  const described = [...(error ? [errorId] : []), ...(hint ? [hintId] : [])].join(' ')
  return (
    <div className={classNames('text-field', className)}>
      <div className="text-field-head">
        <label htmlFor={id}>{label}</label>
        {aside}
      </div>
      <div className="text-field-box">
        <input
          {...rest}
          id={id}
          className={classNames('field', after ? 'field-with-after' : undefined)}
          value={value}
          aria-invalid={error ? true : undefined}
          aria-describedby={described || undefined}
          onChange={(event) => onChange(event.target.value)}
        />
        {after}
      </div>
      {error ? (
        <p id={errorId} className="text-field-error">
          <Icon of={CircleAlert} />
          <span>{error}</span>
        </p>
      ) : null}
      {hint ? <div id={hintId}>{hint}</div> : null}
    </div>
  )
}
