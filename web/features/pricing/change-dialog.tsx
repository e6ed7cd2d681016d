import type { PaidTierId } from '#tools/tiers.ts'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { Button } from '#web/ui/button.tsx'
import { Dialog } from '#web/ui/dialog.tsx'
import { useSession } from '#web/workbench/session.ts'
import { useUsage } from '#web/workbench/usage.ts'

type ChangeDialogProps = {
  /** The plan to change to; null while nothing is asked. */
  readonly plan: PaidTierId | null
  readonly onChange: () => void
  readonly onClose: () => void
}

/** What a change of plan does to the month, before it is made. */
export function ChangeDialog({ plan, onChange, onClose }: ChangeDialogProps) {
  const { premium, shell } = useMessages()
  const { change: words, buy } = premium
  const other = plan === 'premium' ? 'platinum' : 'premium'
  return (
    <Dialog isOpen={plan !== null} onClose={onClose} title={plan ? words.title[plan] : ''} closeLabel={shell.dialog.close}>
      {plan ? <Effects plan={plan} /> : null}
      <div className="mt-6 grid grid-cols-2 gap-2">
        <Button variant="primary" onClick={onChange}>
          {plan ? buy.change[plan] : null}
        </Button>
        <Button data-first-focus onClick={onClose}>
          {words.keep[other]}
        </Button>
      </div>
    </Dialog>
  )
}

function Effects({ plan }: { readonly plan: PaidTierId }) {
  const { change: words } = useMessages().premium
  const { dayOfYear } = useWords()
  const { tiers, billing } = useSite().settings
  const { isLoggedIn } = useSession()
  const month = useUsage()?.characters
  const limit = tiers[plan].charactersMonthly
  const used = (isLoggedIn && month?.used) || 0
  return (
    <div className="mt-2 grid gap-2 text-ink-soft">
      <p>{used > limit ? words.spent(limit, used) : words.holds(limit, used)}</p>
      {month ? <p>{words.resets(dayOfYear(month.resetsAt))}</p> : null}
      {billing === 'off' ? null : <p>{words.money[billing]}</p>}
    </div>
  )
}
