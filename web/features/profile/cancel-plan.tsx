import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { AskBox } from '#web/workbench/ask-box.tsx'
import type { AccountDesk } from './use-account.ts'
import { useSending } from '#web/workbench/use-sending.ts'
import { whatEnds } from './what-ends.ts'

type CancelPlanProps = {
  readonly desk: AccountDesk
  /** Name of the plan. */
  readonly name: string
  readonly onKeep: () => void
  readonly onCancelled: () => void
}

/** The second click of cancelling: what ends and when. Nothing is asked, nothing is offered. */
export function CancelPlan({ desk, name, onKeep, onCancelled }: CancelPlanProps) {
  const { ask: words } = useMessages().profile.plan
  const { settings } = useSite()
  const sending = useSending()
  const { periodEnd, left, losesStrengths, keeps } = whatEnds(desk.account, settings)
  const sentences = [
    periodEnd ? words.ends(name, periodEnd) : words.endsNow(name),
    left > 0 ? words.lapse(left) : null,
    losesStrengths ? words.strengths : null,
    keeps === null ? words.staysOpen : words.stays(keeps),
  ].filter((sentence) => sentence !== null)
  return (
    <AskBox
      title={words.title(name)}
      body={sentences.join(' ')}
      yes={words.cancel(name)}
      no={words.keep(name)}
      sending={sending}
      onYes={() => sending.send(desk.api.cancelPlan, onCancelled)}
      onNo={onKeep}
    />
  )
}
