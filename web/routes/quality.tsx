import type { Route } from './+types/quality'
import { loadReport } from '../features/quality/load-report.ts'
import { QualityView } from '../features/quality/quality-view.tsx'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { useMessages } from '../i18n/messages.tsx'
import { PageHead } from '../shell/page-head.tsx'

export const loader = ({ request, context }: Route.LoaderArgs) => loadReport({ request, context })

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [report] = await Promise.all([serverLoader(), fetchLateMessages(localeOfPath(new URL(request.url).pathname).code)])
  return report
}

/** What was measured of the engines. */
export default function Quality({ loaderData }: Route.ComponentProps) {
  const { title, description } = useMessages().quality
  return (
    <>
      <PageHead title={title} description={description} />
      <QualityView report={loaderData} />
    </>
  )
}
