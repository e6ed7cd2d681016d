import type { ReactNode } from 'react'

type ToggleProps = {
  readonly label: ReactNode
  readonly isOn: boolean
  readonly onChange: (isOn: boolean) => void
  readonly isDisabled?: boolean
}

/** A tick with its words. */
export const Checkbox = ({ label, isOn, onChange, isDisabled }: ToggleProps) => (
  <label className="check">
    <input type="checkbox" checked={isOn} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)

/** On or off, at once, without a button to confirm. */
export const Switch = ({ label, isOn, onChange, isDisabled }: ToggleProps) => (
  <label className="check">
    {/* A native checkbox carries its own state; `aria-checked` would say it twice. */}
    {/* oxlint-disable-next-line jsx-a11y/role-has-required-aria-props */}
    <input type="checkbox" role="switch" checked={isOn} disabled={isDisabled} onChange={(event) => onChange(event.target.checked)} />
    {label}
  </label>
)
