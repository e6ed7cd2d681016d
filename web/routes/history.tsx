import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { HistoryPanel } from '../features/history/history-panel.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** What was worked on before. The server makes the page without anything of a person; the browser fills it. */
export default function History() {
  const { history } = useMessages()
  return (
    <>
      <PageHead title={history.title} description={history.description} isHidden />
      <HistoryPanel />
    </>
  )
}
