import { countCharacters } from '#engines/text/characters.ts'
import type { Tier } from '#tools/tiers.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { announce } from '#web/ui/live-region.tsx'
import type { Answer, Problem } from '#web/workbench/api-client.ts'
import { useRefreshSession } from '#web/workbench/refresh-session.ts'
import { session } from '#web/workbench/session.ts'
import { refreshUsage } from '#web/workbench/usage.ts'

/** The problem of a text that no run of this tier holds. Until it is known who this is, only the server knows the limit. */
export function tooLongFor({ charactersPerRun: limit }: Tier, text: string): Problem | null {
  const amount = countCharacters(text)
  return amount > limit && !session.read().isLoading ? { code: 'text-too-long', status: 413, amount, limit } : null
}

/** What follows a run besides its result: it is counted or said to be stopped, and what is left of the month is asked for again. */
export function useRunReport(): (answer: Answer<unknown>) => void {
  const { stopped } = useMessages().rephrase.run
  const refreshSession = useRefreshSession()
  return (answer) => {
    void refreshUsage()
    if (answer.ok) session.incrementRephrase()
    else if (answer.problem.code === 'cancelled') announce(stopped)
    // The server knows another plan than this page.
    else if (answer.problem.code === 'strength-not-in-tier') refreshSession()
  }
}
