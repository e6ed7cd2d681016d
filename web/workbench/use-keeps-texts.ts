import { useSite } from '../shell/site.ts'
import { useSession } from './session.ts'

/** Whether what is worked on here goes into a history: the person wants it, and the operator allows it. Never for visitors. */
export function useKeepsTexts(): boolean {
  const { historyDays } = useSite().settings
  return (useSession().user?.keepsHistory ?? false) && historyDays > 0
}
