import type { ReportMatch } from '#tools/check/contract.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { useGo } from '#web/i18n/page-link.tsx'
import { useSite } from '#web/shell/site.ts'
import { showToast } from '#web/ui/toast.tsx'
import { handOver } from '#web/workbench/hand-over.ts'
import { tellProblem } from '#web/workbench/tell-problem.ts'
import { useLibraryClient } from '#web/workbench/use-library-client.ts'
import { citedItem } from './cited-item.ts'
import { withQuoted } from './exclusions.ts'
import type { ShownSource } from './report-model.ts'
import type { ReportDesk } from './use-report.ts'

export type PassageActions = {
  /** Keeps the source in the library and opens the citation tool with it; null where there is none. */
  readonly cite: (() => void) | null
  /** Takes the passage to the paraphraser; null where there is none. */
  readonly rephrase: (() => void) | null
  readonly quote: () => void
  readonly isQuoted: boolean
}

/** What can be done about a passage: name its source, put it in other words, or say that it is a quotation. */
export function usePassageActions({
  report,
  match,
  source,
}: {
  readonly report: ReportDesk
  readonly match: ReportMatch
  readonly source: ShownSource
}): PassageActions {
  const { problems, check, rephrase: rephraseWords } = useMessages()
  const { passage: words } = check.report
  const library = useLibraryClient()
  const { ready } = useSite()
  const go = useGo()
  const { choose, exclusions } = report
  const { text, language } = report.report
  const isQuoted = exclusions.quoted.includes(match.id)
  const cite = async () => {
    if (!library) return
    const kept = await library.add({ items: [citedItem(source)] })
    if (!kept.ok) return tellProblem(problems, kept.problem.code, kept.problem)
    const id = kept.value.added[0]?.id ?? kept.value.doubles[0]?.of
    if (id !== undefined) go('citation', `?${new URLSearchParams({ edit: id })}`)
  }
  const rephrase = () => {
    handOver('paraphraser', { text: text.slice(match.span.start, match.span.end), language, options: {}, said: words.handed })
    go('paraphraser')
  }
  const turn = () => choose((now) => withQuoted(now, match.id))
  const quote = () => {
    turn()
    showToast({ text: isQuoted ? words.unmarked : words.marked, action: { label: rephraseWords.original.undo, run: turn } })
  }
  return {
    cite: ready.includes('citation') ? () => void cite() : null,
    rephrase: ready.includes('paraphraser') ? rephrase : null,
    quote,
    isQuoted,
  }
}
