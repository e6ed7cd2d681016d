import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { CitePanel } from '../features/cite/panel.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** Citations, by the rules of the APA. */
export default function Citation() {
  const { heading } = useMessages().cite
  return (
    <div className="cite-page">
      <h1 className="sr-only">{heading}</h1>
      <ToolTabRow open="citation" />
      <CitePanel />
    </div>
  )
}
