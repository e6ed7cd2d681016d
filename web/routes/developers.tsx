import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { DevelopersPage } from '../features/developers/developers-page.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = noData
export const clientLoader = lateMessages

/** The API for programs: how it is used, and the keys for it. */
export default function Developers() {
  const { developers } = useMessages()
  return (
    <>
      <PageHead title={developers.title} description={developers.description} />
      <DevelopersPage />
    </>
  )
}
