import type { CheckerSettings } from '#config/checker-settings.ts'
import type { CheckerFinding } from '#engines/proofread/checker-lints.ts'
import type { Checker, CheckerQuestion } from './checker.ts'
import { grammalecte } from './grammalecte.ts'
import { languageTool } from './language-tool.ts'

export type Checkers = {
  /** As people know them; none where the operator has added none. */
  readonly names: readonly string[]
  /** What they find in a text. One that fails or takes too long finds nothing: the rest of the check stands without it. */
  readonly check: (question: CheckerQuestion, signal: AbortSignal) => Promise<readonly CheckerFinding[]>
}

/** For one text. */
const patienceMilliseconds = 10_000

/** Checkers as the operator has set them. `onTrouble` is told which one failed and how; of the text it is told nothing. */
export function openCheckers(
  { LANGUAGETOOL_URL, GRAMMALECTE_URL }: CheckerSettings,
  onTrouble: (name: string, error: unknown) => void,
  patience = patienceMilliseconds,
): Checkers {
  const checkers: readonly Checker[] = [
    ...(LANGUAGETOOL_URL === undefined ? [] : [languageTool(LANGUAGETOOL_URL)]),
    ...(GRAMMALECTE_URL === undefined ? [] : [grammalecte(GRAMMALECTE_URL)]),
  ]
  return {
    names: checkers.map(({ name }) => name),
    check: async (question, signal) => {
      const asked = checkers
        .filter(({ speaks }) => speaks(question.language))
        .map(async ({ name, check }) => {
          try {
            return await check(question, AbortSignal.any([signal, AbortSignal.timeout(patience)]))
          } catch (error) {
            if (!signal.aborted) onTrouble(name, error)
            return []
          }
        })
      return (await Promise.all(asked)).flat()
    },
  }
}
