import type { ComponentProps } from 'react'
import { classNames } from './class-names.ts'

export type ButtonLook = {
  /** `primary` once in a view; `ink` is quiet but blue. */
  readonly variant?: 'outline' | 'primary' | 'quiet' | 'ink'
  readonly size?: 'normal' | 'small'
  /** Square, holds an icon only; needs an `aria-label`. */
  readonly isIcon?: boolean
  readonly isBlock?: boolean
}

/** The look of a button, for links that should look like one. */
export const buttonClass = ({ variant = 'outline', size = 'normal', isIcon = false, isBlock = false }: ButtonLook = {}): string =>
  classNames(
    'button',
    variant !== 'outline' && `button-${variant}`,
    size === 'small' && 'button-small',
    isIcon && 'button-icon',
    isBlock && 'button-block',
  )

type ButtonProps = ComponentProps<'button'> &
  ButtonLook & {
    /** Work goes on: the label and the width stay, a line of ink runs along the bottom, and a click does nothing. */
    readonly isBusy?: boolean
  }

/** A button. `type` is `button` unless said otherwise, so it never sends a form by accident. */
export function Button({ variant, size, isIcon, isBlock, isBusy = false, className, onClick, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={classNames(buttonClass({ variant, size, isIcon, isBlock }), className)}
      aria-busy={isBusy || undefined}
      onClick={isBusy ? (event) => event.preventDefault() : onClick}
    />
  )
}
