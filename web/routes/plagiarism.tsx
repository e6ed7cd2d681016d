import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { CheckPanel } from '../features/check/panel.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The plagiarism checker; its head names the check in sight. */
export default function Plagiarism() {
  const { page } = useMessages().check
  return (
    <div className="check-page">
      <h1 className="sr-only">{page.heading}</h1>
      <ToolTabRow open="plagiarism" />
      <CheckPanel />
    </div>
  )
}
