import type { MeterUnit, Usage, UsageOfUnit } from '#tools/account/contract.ts'
import { allowanceOf, type Asker } from '../asker.ts'
import type { House } from '../house.ts'

/** What whoever asks has used in the present window, and how far it goes. */
export async function presentUsage({ env, quota }: Pick<House, 'env' | 'quota'>, asker: Asker): Promise<Usage> {
  const ofUnit = async (unit: MeterUnit): Promise<UsageOfUnit> => {
    const { limit, window, subject } = allowanceOf(asker, unit)
    const { used, byTool } = await quota.usage({ subject, unit, window })
    return { used, limit, startedAt: window.startsAt.toISOString(), resetsAt: window.endsAt.toISOString(), byTool: [...byTool] }
  }
  const [characters, checks] = await Promise.all([ofUnit('characters'), ofUnit('checks')])
  return { tier: asker.tier.id, isOpen: env.TIERS === 'open', characters, checks }
}
