import type { PaidTierId } from '#tools/tiers.ts'
import { useMessages } from '../i18n/messages.tsx'
import { useSite } from '../shell/site.ts'

/** Which plan is there now, and what it holds. */
export function BoughtWords({ plan }: { readonly plan: PaidTierId }) {
  const { bought } = useMessages().premium
  const { charactersMonthly, strengths, plagiarismChecksMonthly } = useSite().settings.tiers[plan]
  return (
    <>
      <b className="font-semibold">{bought.title[plan]}</b>{' '}
      {bought.holds({ characters: charactersMonthly, levels: strengths.length, checks: plagiarismChecksMonthly })}
    </>
  )
}
