import type { Strength } from '#tools/rephrase/contract.ts'
import type { PageKey } from '#locales/messages.ts'
import { localPath, withoutQuery } from './local-path.ts'
import { forget, recall, remember } from './session-memory.ts'
import { forgetWantedPlan } from './wanted-plan.ts'

/** In the address of a page to which a purchase has led back. */
export const boughtName = 'bought'

/** Pages that lead to buying: nobody wants to be led back to them. */
const onTheWay: readonly (PageKey | null)[] = ['premium', 'checkout']

/** Remembers the page in sight, so that buying leads back to it. Whoever went there has given up buying for now. */
export function rememberPlace(path: string, page: PageKey | null): void {
  if (onTheWay.includes(page)) return
  remember('came-from', withoutQuery(path, boughtName))
  forgetWantedPlan()
}

/** Where this tab was before it came to the plans, or `otherwise`. */
export const placeBefore = (otherwise: string): string => localPath(recall('came-from')) ?? otherwise

/** A strength that was chosen without its plan: it is set once the plan is there. */
export const wantStrength = (strength: Strength): void => remember('wanted-strength', strength)
export const forgetWantedStrength = (): void => forget('wanted-strength')

/** The wanted strength, if `strengths` holds it now; once. */
export function takeWantedStrength(strengths: readonly Strength[]): Strength | null {
  const wanted = recall('wanted-strength')
  const found = strengths.find((strength) => strength === wanted) ?? null
  if (found) forgetWantedStrength()
  return found
}
