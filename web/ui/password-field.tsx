import { Eye, EyeOff } from 'lucide-react'
import { useState } from 'react'
import { Icon } from './icon.tsx'
import { TextField, type TextFieldProps } from './text-field.tsx'

type PasswordFieldProps = Omit<TextFieldProps, 'type' | 'after' | 'dir'> & {
  /** A password that is known, or one that is chosen: managers of passwords go by it. */
  readonly autoComplete: 'current-password' | 'new-password'
  readonly showLabel: string
  readonly hideLabel: string
}

/** A password that can be pasted, filled in by a manager, and looked at. */
export function PasswordField({ showLabel, hideLabel, ...rest }: PasswordFieldProps) {
  const [isShown, setIsShown] = useState(false)
  return (
    <TextField
      {...rest}
      type={isShown ? 'text' : 'password'}
      dir="ltr"
      autoCapitalize="none"
      autoCorrect="off"
      spellCheck={false}
      after={
        <button
          type="button"
          className="field-after"
          aria-label={isShown ? hideLabel : showLabel}
          title={isShown ? hideLabel : showLabel}
          onClick={() => setIsShown(!isShown)}
        >
          <Icon of={isShown ? EyeOff : Eye} />
        </button>
      }
    />
  )
}
