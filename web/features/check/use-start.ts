import { useMessages } from '#web/i18n/messages.tsx'
import { useSite } from '#web/shell/site.ts'
import { useUpsell } from '#web/workbench/upsell.tsx'
import { useUsage } from '#web/workbench/usage.ts'
import { useTier } from '#web/workbench/use-tier.ts'
import { documentsOf, isAgreed } from './draft.ts'
import type { CheckDesk } from './use-check.ts'

/** Why a check would compare with nothing; null when there is something to search, or it is not known yet. */
export type Nothing = 'empty' | 'unticked' | null

export type Starting = {
  readonly nothing: Nothing
  readonly start: () => void
  readonly upsell: ReturnType<typeof useUpsell>
  /** What the plan holds in a month, and what is left (null while it is not known); null where no limits hold. */
  readonly count: { readonly limit: number; readonly left: number | null; readonly resetsAt: string | null } | null
}

/** The way into a check: what it costs, and what stands in its way. Nothing is sent that could not be answered. */
export function useStart(desk: CheckDesk): Starting {
  const { plagiarismChecksMonthly: limit } = useTier()
  const { upsell: words } = useMessages().check.before
  const upsell = useUpsell()
  const checks = useUsage()?.checks ?? null
  const { areLimitsOpen } = useSite().settings
  const { draft, scope } = desk
  const nothing = nothingIn(desk)
  const start = () => {
    if (draft.text.trim() === '') return desk.dispatch({ type: 'refused', problem: { code: 'text-empty', status: 0 } })
    if (limit === 0) return upsell.ask({ kind: 'checks', words })
    if (nothing === null) desk.start()
  }
  return {
    nothing: scope.value ? nothing : null,
    start,
    upsell,
    count: areLimitsOpen
      ? null
      : { limit, left: checks && limit > 0 ? Math.max(0, checks.limit - checks.used) : null, resetsAt: checks?.resetsAt ?? null },
  }
}

function nothingIn({ draft, scope }: CheckDesk): Nothing {
  if (!scope.value || isAgreed(draft, scope.value) || documentsOf(draft, scope.value) > 0) return null
  return scope.value.collections.some(({ documents }) => documents > 0) ? 'unticked' : 'empty'
}
