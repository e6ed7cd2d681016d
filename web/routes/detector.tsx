import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { DetectPanel } from '../features/detect/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The detector. */
export default function Detector() {
  const { page } = useMessages().detect
  return (
    <div className="pt-4">
      <PageHead title={page.title} description={page.description} />
      <h1 className="sr-only">{page.heading}</h1>
      <ToolTabRow open="detector" />
      <DetectPanel />
    </div>
  )
}
