import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { Button } from '#web/ui/button.tsx'
import { AskBox } from '#web/workbench/ask-box.tsx'
import { ProblemLine } from '#web/workbench/problem-line.tsx'
import { session } from '#web/workbench/session.ts'
import { useSending, type Sending } from '#web/workbench/use-sending.ts'
import { requestKeeping } from './history-api.ts'
import { inSight } from './history-state.ts'
import type { HistoryDesk } from './use-history.ts'

type Keeping = Pick<Sending, 'isBusy' | 'problem'> & { readonly set: (keepsHistory: boolean, onDone?: () => void) => void }

/** Whether results are kept, changed with the server; the user of the session knows it too. */
export function useKeeping(): Keeping {
  const { code: locale } = useLocale()
  const { isBusy, problem, send } = useSending()
  const set: Keeping['set'] = (wanted, onDone) =>
    send(
      () => requestKeeping(wanted, locale),
      ({ keepsHistory }) => {
        const { user } = session.read()
        if (user) session.setUser({ ...user, keepsHistory })
        onDone?.()
      },
    )
  return { isBusy, problem, set }
}

/** Switching it off deletes what is there, so it is asked about. */
export function SwitchOff({ desk, onClose }: { readonly desk: HistoryDesk; readonly onClose: () => void }) {
  const { askOff } = useMessages().profile.data
  const keeping = useKeeping()
  const off = () => {
    desk.emptied()
    onClose()
  }
  return (
    <AskBox
      title={askOff.title}
      body={askOff.body(inSight(desk.state).total)}
      yes={askOff.yes}
      no={askOff.no}
      sending={keeping}
      onYes={() => keeping.set(false, off)}
      onNo={onClose}
    />
  )
}

/** Off: switched on again at once. */
export function KeepButton() {
  const { off } = useMessages().history
  const keeping = useKeeping()
  return (
    <>
      <Button size="small" isBusy={keeping.isBusy} onClick={() => keeping.set(true)}>
        {off.on}
      </Button>
      <ProblemLine problem={keeping.problem} />
    </>
  )
}
