import { Activity, useState, useSyncExternalStore } from 'react'
import { useSearchParams } from 'react-router'
import { lateMessages, noData } from '#web/i18n/late-route.ts'
import { useMessages } from '#web/i18n/messages.tsx'
import { PageLink } from '#web/i18n/page-link.tsx'
import { CitePanel } from '../features/cite/panel.tsx'
import { DoctorPanel } from '../features/doctor/panel.tsx'
import { PageHead } from '../shell/page-head.tsx'
import { ToolTabRow } from '../shell/tool-tab-row.tsx'

export const loader = noData
export const clientLoader = lateMessages

type View = 'list' | 'check'

/** Citations, by the rules of the APA: one's own references, or those of a paper beside its text. */
export default function Citation() {
  const { cite, doctor } = useMessages()
  const { view, isVisited } = useView()
  const { title, description, heading } = view === 'check' ? doctor : cite
  const head = <Views view={view} />
  return (
    <div className="cite-page">
      <PageHead title={title} description={description} />
      <h1 className="sr-only">{heading}</h1>
      <ToolTabRow open="citation" />
      <Activity mode={view === 'list' ? 'visible' : 'hidden'}>
        <CitePanel head={head} />
      </Activity>
      {isVisited ? (
        <Activity mode={view === 'check' ? 'visible' : 'hidden'}>
          <DoctorPanel head={head} />
        </Activity>
      ) : null}
    </div>
  )
}

const never = () => () => undefined

/** The view of the address, `?view=check` or none. Pages are made without their query, so it is looked at afterwards. */
function useView(): { readonly view: View; readonly isVisited: boolean } {
  const [query] = useSearchParams()
  const isInBrowser = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const view = isInBrowser && query.get('view') === 'check' ? 'check' : 'list'
  const [isVisited, setIsVisited] = useState(false)
  if (view === 'check' && !isVisited) setIsVisited(true)
  return { view, isVisited }
}

function Views({ view }: { readonly view: View }) {
  const { views } = useMessages().doctor
  return (
    <nav aria-label={views.label} className="cite-views">
      <PageLink page="citation" className="cite-view" aria-current={view === 'list' ? 'page' : undefined} preventScrollReset>
        {views.list}
      </PageLink>
      <PageLink
        page="citation"
        suffix="?view=check"
        className="cite-view"
        aria-current={view === 'check' ? 'page' : undefined}
        preventScrollReset
      >
        {views.check}
      </PageLink>
    </nav>
  )
}
