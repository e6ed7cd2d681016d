import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { ThesaurusPanel } from '../features/thesaurus/panel.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The synonym finder. */
export default function Thesaurus() {
  const { heading } = useMessages().thesaurus
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <ToolTabRow open="thesaurus" />
      <ThesaurusPanel />
    </>
  )
}
