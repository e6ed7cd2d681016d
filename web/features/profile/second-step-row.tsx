import { useState } from 'react'
import { useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { showToast } from '#web/ui/toast.tsx'
import { ProveForm } from './prove-form.tsx'
import { RecoveryCodesView } from './recovery-codes.tsx'
import { EditRow } from './row.tsx'
import { SecondStepSetUpSteps } from './second-step-set-up.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'

/** The second step: set up, its recovery codes, switched off. */
export function SecondStepRow({ desk }: { readonly desk: AccountDesk }) {
  const { second: words } = useMessages().profile.security
  const { isOn, recoveryCodesLeft } = desk.account.secondStep
  const [isHeld, setIsHeld] = useState(false)
  const value = isOn ? (
    `${words.on}, ${words.codesLeft(recoveryCodesLeft)}`
  ) : (
    <>
      {words.off} <p className="profile-help">{words.offHelp}</p>
    </>
  )
  return (
    <EditRow label={words.label} value={value} action={isOn ? words.manage : words.setUp} isHeld={isHeld}>
      {(close) => {
        const done = () => {
          setIsHeld(false)
          close()
          void desk.reload()
        }
        return isOn ? (
          <Manage desk={desk} onClose={close} onDone={done} onHold={() => setIsHeld(true)} />
        ) : (
          <SecondStepSetUpSteps desk={desk} onClose={close} onDone={done} onHold={() => setIsHeld(true)} />
        )
      }}
    </EditRow>
  )
}

type ManageProps = {
  readonly desk: AccountDesk
  readonly onClose: () => void
  readonly onDone: () => void
  /** From now on something is shown that is shown only once. */
  readonly onHold: () => void
}

type Wish = 'codes' | 'off'

function Manage({ desk, onClose, onDone, onHold }: ManageProps) {
  const { second: words } = useMessages().profile.security
  const [wish, setWish] = useState<Wish | null>(null)
  const [codes, setCodes] = useState<readonly string[] | null>(null)
  const sending = useSending()
  const run = (password: string | null) => {
    if (wish === 'codes')
      return sending.send(
        () => desk.api.newRecoveryCodes(password),
        ({ backupCodes }) => {
          onHold()
          setCodes(backupCodes)
        },
      )
    sending.send(
      () => desk.api.endSecondStep(password),
      () => {
        showToast({ text: words.switchedOff })
        onDone()
      },
    )
  }
  if (codes) return <RecoveryCodesView codes={codes} onKept={onDone} />
  if (wish === null)
    return (
      <div className="profile-buttons">
        <Button data-first-focus onClick={() => setWish('codes')}>
          {words.newCodes}
        </Button>
        <Button onClick={() => setWish('off')}>{words.switchOff}</Button>
      </div>
    )
  return (
    <ProveForm
      desk={desk}
      sending={sending}
      submit={wish === 'codes' ? words.newCodes : words.switchOff}
      help={wish === 'codes' ? words.newCodesHelp : null}
      onProved={run}
      onClose={onClose}
    />
  )
}
