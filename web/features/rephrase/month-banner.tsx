import { X } from 'lucide-react'
import { useMessages, useWords } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { Banner } from '#web/ui/banner.tsx'
import { Button, buttonClass } from '#web/ui/button.tsx'
import { Icon } from '#web/ui/icon.tsx'
import { useOnceADay } from '#web/workbench/once-a-day.ts'
import { isNearlySpent } from '#web/workbench/usage-figures.ts'
import type { Rephrasing } from './use-rephrase.ts'

/** Once a day, from four fifths on: that the month's characters come to an end, and when they start again. */
export function MonthBanner({ desk: { month, tier, sheet } }: { readonly desk: Rephrasing }) {
  const { month: words, problem } = useMessages().rephrase
  const { dayOfYear } = useWords()
  const { settings } = useSite()
  const [isShown, close] = useOnceADay('month', month !== null && isNearlySpent(month))
  // A run that failed says it in its own place.
  if (!isShown || !month || sheet.run.phase === 'failed') return null
  const isMoreOffered = Object.values(settings.tiers).some(({ charactersMonthly }) => charactersMonthly > tier.charactersMonthly)
  return (
    <Banner
      tone="ochre"
      actions={
        <span className="flex items-center gap-1">
          {isMoreOffered ? (
            <PageLink page="premium" className={buttonClass({ size: 'small' })}>
              {problem.plans}
            </PageLink>
          ) : null}
          <Button variant="quiet" size="small" isIcon aria-label={problem.close} onClick={close}>
            <Icon of={X} />
          </Button>
        </span>
      }
    >
      <b className="font-semibold">{words.near(month.limit - month.used)}</b> {words.resets(dayOfYear(month.resetsAt))}
    </Banner>
  )
}
