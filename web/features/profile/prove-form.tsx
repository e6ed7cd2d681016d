import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { errorOf, InPlaceForm, PasswordInput } from './form.tsx'
import type { AccountDesk } from './use-account.ts'
import type { Sending } from '#web/workbench/use-sending.ts'

type ProveFormProps = {
  readonly desk: AccountDesk
  readonly sending: Sending
  readonly submit: string
  readonly help: string | null
  readonly onProved: (password: string | null) => void
  readonly onClose: () => void
}

const ofPassword = ['wrong-password', 'invalid-credential']

/** The password, from those who have one; the server wants a recent sign-in from the others. */
export function ProveForm({ desk, sending, submit, help, onProved, onClose }: ProveFormProps) {
  const { password: words } = useMessages().profile.security
  const { empty } = useMessages().account
  const hasPassword = desk.account.methods.includes('password')
  const [password, setPassword] = useState('')
  const [isTried, setIsTried] = useState(false)
  const go = () => {
    setIsTried(true)
    if (hasPassword && password === '') return
    onProved(hasPassword ? password : null)
  }
  return (
    <InPlaceForm sending={sending} onSubmit={go} onClose={onClose} submit={submit} shown={hasPassword ? ofPassword : []}>
      {hasPassword ? (
        <PasswordInput
          label={words.current}
          value={password}
          onChange={setPassword}
          error={isTried && password === '' ? empty.password : errorOf(sending.problem, ofPassword)}
        />
      ) : null}
      {help ? <p className="profile-help">{help}</p> : null}
    </InPlaceForm>
  )
}
