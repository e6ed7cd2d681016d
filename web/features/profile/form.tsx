import { useEffect, useRef, type FormEvent, type ReactNode } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { PasswordField } from '#web/ui/password-field.tsx'
import type { TextFieldProps } from '#web/ui/text-field.tsx'
import type { Problem } from '#web/workbench/api-client.ts'
import { ProblemLine, ProblemText } from '#web/workbench/problem-line.tsx'
import type { Sending } from '#web/workbench/use-sending.ts'

/** What to say under a field: the problem, if it is one of this field's. */
export const errorOf = (problem: Problem | null, codes: readonly string[]): ReactNode =>
  problem && codes.includes(problem.code) ? <ProblemText problem={problem} /> : null

type PasswordInputProps = Pick<TextFieldProps, 'label' | 'value' | 'onChange' | 'error' | 'hint'> & { readonly isNew?: boolean }

/** A password in the words of signing in. */
export function PasswordInput({ isNew = false, ...rest }: PasswordInputProps) {
  const { field } = useMessages().account
  return (
    <PasswordField
      {...rest}
      className="profile-field"
      autoComplete={isNew ? 'new-password' : 'current-password'}
      showLabel={field.showPassword}
      hideLabel={field.hidePassword}
    />
  )
}

type InPlaceFormProps = {
  readonly sending: Sending
  readonly onSubmit: () => void
  readonly onClose: () => void
  /** On its button; "Save" unless said otherwise. */
  readonly submit?: string
  /** Problems that a field shows itself. */
  readonly shown?: readonly string[]
  readonly children: ReactNode
}

/** A form inside a row: fields, what went wrong with none of them, save and leave it. After a failure the focus is on the field to blame. */
export function InPlaceForm({ sending, onSubmit, onClose, submit, shown = [], children }: InPlaceFormProps) {
  const { profile } = useMessages()
  const { problem, isBusy } = sending
  const form = useRef<HTMLFormElement>(null)
  useEffect(() => {
    if (problem) form.current?.querySelector<HTMLElement>('[aria-invalid]')?.focus()
  }, [problem])
  const onForm = (event: FormEvent) => {
    event.preventDefault()
    if (!isBusy) onSubmit()
  }
  return (
    <form ref={form} className="profile-form" onSubmit={onForm} noValidate method="post">
      {children}
      <ProblemLine problem={problem && !shown.includes(problem.code) ? problem : null} />
      <div className="profile-buttons">
        <Button type="submit" isBusy={isBusy}>
          {submit ?? profile.save}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {profile.cancel}
        </Button>
      </div>
    </form>
  )
}
