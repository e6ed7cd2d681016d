import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { copiedList } from '../features/cite/copied-list.ts'
import { FormattedText } from '../features/cite/formatted-text.tsx'
import { LibraryPanel } from '../features/library/library-panel.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** Entries look here as on the page of citations. */
const pieces = { EntryText: FormattedText, copiedList }

/** Kept works. The server makes the page without anything of a person; the browser fills it. */
export default function Library() {
  const { library } = useMessages()
  return (
    <>
      <PageHead title={library.title} description={library.description} isHidden />
      <LibraryPanel pieces={pieces} />
    </>
  )
}
