import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { CollectionsPanel } from '../features/collections/collections-panel.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** Documents that texts are compared with: a part of the plagiarism checker, with an address of its own. */
export default function Collections() {
  const { heading } = useMessages().collections
  return (
    <div className="collections-page">
      <h1 className="sr-only">{heading}</h1>
      <ToolTabRow open="plagiarism" />
      <CollectionsPanel />
    </div>
  )
}
