import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { Button } from '#web/ui/button.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { useErasePerson } from '#web/workbench/erase-person.ts'
import { useRefreshSession } from '#web/workbench/refresh-session.ts'
import { session } from '#web/workbench/session.ts'
import { isolated } from '#web/workbench/isolated.ts'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { errorOf } from './form.tsx'
import type { AccountDesk } from './use-account.ts'
import { useExport } from './use-export.ts'
import { useSending } from '#web/workbench/use-sending.ts'

const ofEmail = ['email-mismatch', 'input-invalid']

/** What is erased, the export once more, the address typed, and then it is gone. */
export function DeleteAccountForm({ desk, onClose }: { readonly desk: AccountDesk; readonly onClose: () => void }) {
  const { data } = useMessages().profile
  const { gone: words } = data
  const { email } = desk.account.user
  const [typed, setTyped] = useState('')
  const go = useGo()
  const refresh = useRefreshSession()
  const eraseEverywhere = useErasePerson()
  const sending = useSending()
  const exporting = useExport()
  const { problem } = sending
  const erase = () =>
    sending.send(
      () => eraseEverywhere(() => desk.api.erase(typed.trim())),
      () => {
        session.setUser(null)
        refresh()
        go('home')
        showToast({ text: data.farewell })
      },
    )
  return (
    <form
      className="profile-form profile-delete"
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        erase()
      }}
    >
      <p>{words.title}</p>
      <ul>
        {words.rows.map((row) => (
          <li key={row}>{row}</li>
        ))}
      </ul>
      <p className="profile-help">{words.stays}</p>
      <div>
        <Button size="small" isBusy={exporting.isBusy} onClick={exporting.run}>
          {data.exportNow}
        </Button>
        <ProblemLine problem={exporting.problem} />
      </div>
      <TextField
        label={words.field}
        value={typed}
        className="profile-field"
        onChange={setTyped}
        type="email"
        inputMode="email"
        autoComplete="off"
        dir="ltr"
        data-first-focus
        hint={<p className="profile-help">{words.type(isolated(email))}</p>}
        error={errorOf(problem, ofEmail)}
      />
      <ProblemLine problem={problem && !ofEmail.includes(problem.code) ? problem : null} />
      <div className="even-buttons">
        <Button type="submit" className="button-grave" isBusy={sending.isBusy}>
          {words.yes}
        </Button>
        <Button onClick={onClose}>{words.no}</Button>
      </div>
    </form>
  )
}
