import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { copiedList } from '../features/cite/copied-list.ts'
import { FindPanel } from '../features/find/panel.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** A citation is copied as on the page of citations. */
const pieces = { copiedList }

/** The source finder. */
export default function SourceFinder() {
  const { heading } = useMessages().find
  return (
    <>
      <h1 className="sr-only">{heading}</h1>
      <ToolTabRow open="sourceFinder" />
      <FindPanel pieces={pieces} />
    </>
  )
}
