import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { showToast } from '#web/ui/toast.tsx'
import { PasswordRules } from '#web/workbench/password-rules.tsx'
import { errorOf, InPlaceForm, PasswordInput } from './form.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

const ofCurrent = ['wrong-password', 'invalid-credential']
const ofNew = ['password-weak', 'password-common', 'input-invalid']

/** A new password: the present one is asked for if there is one. */
export function PasswordForm({ desk, onClose }: { readonly desk: AccountDesk; readonly onClose: () => void }) {
  const { password: words } = useMessages().profile.security
  const { empty } = useMessages().account
  const { policy } = useSite().settings.identity
  const { api, reload, account } = desk
  const hasPassword = account.methods.includes('password')
  const [current, setCurrent] = useState('')
  const [next, setNext] = useState('')
  const [isTried, setIsTried] = useState(false)
  const sending = useSending()
  const save = () => {
    setIsTried(true)
    if ((hasPassword && current === '') || next === '') return
    sending.send(
      () => (hasPassword ? api.changePassword(current, next) : api.setPassword(next)),
      () => {
        showToast({ text: hasPassword ? words.saved : words.savedFirst })
        onClose()
        void reload()
      },
    )
  }
  const whenEmpty = (value: string) => (isTried && value === '' ? empty.password : null)
  return (
    <InPlaceForm sending={sending} onSubmit={save} onClose={onClose} shown={[...ofCurrent, ...ofNew]}>
      {/* For password managers, which keep the address with the password. */}
      <input type="text" hidden readOnly autoComplete="username" value={account.user.email} />
      {hasPassword ? (
        <PasswordInput
          label={words.current}
          value={current}
          onChange={setCurrent}
          error={whenEmpty(current) ?? errorOf(sending.problem, ofCurrent)}
        />
      ) : null}
      <PasswordInput
        label={words.new}
        value={next}
        onChange={setNext}
        isNew
        hint={<PasswordRules policy={policy} password={next} />}
        error={whenEmpty(next) ?? errorOf(sending.problem, ofNew)}
      />
      {hasPassword ? <p className="profile-help">{words.others}</p> : null}
    </InPlaceForm>
  )
}
