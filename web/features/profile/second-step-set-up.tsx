import { useEffect, useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import { TextField } from '#web/ui/text-field.tsx'
import { onIntent } from '#web/workbench/on-intent.ts'
import { errorOf, InPlaceForm } from './form.tsx'
import type { SecondStepSetUp } from './profile-api.ts'
import { ProveForm } from './prove-form.tsx'
import { RecoveryCodesView } from './recovery-codes.tsx'
import { secretOf } from './secret-of.ts'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

/** Drawing the picture takes a library, which is fetched when somebody sets a second step up. */
const picture = onIntent(() => import('./qr-picture.tsx'))

type SetUpProps = {
  readonly desk: AccountDesk
  readonly onClose: () => void
  readonly onDone: () => void
  readonly onHold: () => void
}

/** Three steps: the password, the key for the app with a code to prove it, the recovery codes. */
export function SecondStepSetUpSteps({ desk, onClose, onDone, onHold }: SetUpProps) {
  const { second: words } = useMessages().profile.security
  const [setUp, setSetUp] = useState<SecondStepSetUp | null>(null)
  const [isOn, setIsOn] = useState(false)
  const sending = useSending()
  useEffect(() => picture.load(), [])
  const begin = (password: string | null) => sending.send(() => desk.api.beginSecondStep(password), setSetUp)
  const confirmed = () => {
    onHold()
    announce(words.done)
    setIsOn(true)
  }
  if (!setUp) return <ProveForm desk={desk} sending={sending} submit={words.go} help={null} onProved={begin} onClose={onClose} />
  if (isOn) return <RecoveryCodesView codes={setUp.backupCodes} onKept={onDone} />
  return <KeyForm desk={desk} uri={setUp.totpURI} onClose={onClose} onConfirmed={confirmed} />
}

type KeyFormProps = {
  readonly desk: AccountDesk
  readonly uri: string
  readonly onClose: () => void
  readonly onConfirmed: () => void
}

const ofCode = ['code-wrong', 'invalid-credential', 'code-locked', 'input-invalid']

function KeyForm({ desk, uri, onClose, onConfirmed }: KeyFormProps) {
  const { second: words } = useMessages().profile.security
  const { empty } = useMessages().account
  const [code, setCode] = useState('')
  const [isTried, setIsTried] = useState(false)
  const sending = useSending()
  const parts = picture.useLoaded()
  const confirm = () => {
    setIsTried(true)
    const digits = code.replace(/\s/g, '')
    if (digits !== '') sending.send(() => desk.api.confirmSecondStep(digits), onConfirmed)
  }
  return (
    <InPlaceForm sending={sending} onSubmit={confirm} onClose={onClose} submit={words.confirm} shown={ofCode}>
      <div className="profile-key">
        <div className="profile-picture">{parts ? <parts.QrPicture text={uri} label={words.picture} /> : null}</div>
        <div>
          <p>{words.scan}</p>
          <p className="profile-help">{words.key}</p>
          <code className="profile-secret" dir="ltr">
            {secretOf(uri)}
          </code>
        </div>
      </div>
      <TextField
        label={words.code}
        value={code}
        className="profile-field"
        onChange={setCode}
        inputMode="numeric"
        autoComplete="one-time-code"
        dir="ltr"
        maxLength={12}
        data-first-focus
        error={isTried && code.trim() === '' ? empty.code : errorOf(sending.problem, ofCode)}
      />
    </InPlaceForm>
  )
}
