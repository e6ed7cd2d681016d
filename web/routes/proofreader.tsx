import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { ProofreadPanel } from '../features/proofread/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The proofreader. */
export default function Proofreader() {
  const { page } = useMessages().proofread
  return (
    <div className="pt-4">
      <PageHead title={page.title} description={page.description} />
      <h1 className="sr-only">{page.heading}</h1>
      <ToolTabRow open="proofreader" />
      <ProofreadPanel />
    </div>
  )
}
