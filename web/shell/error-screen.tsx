import { useEffect, useState } from 'react'
import { isRouteErrorResponse } from 'react-router'
import { useMessages } from '../i18n/messages.tsx'
import { PageLink } from '../i18n/page-link.tsx'
import { buttonClass } from '../ui/button.tsx'
import { isOffline } from '../workbench/api-client.ts'
import { reloadOnce } from './build-updates.ts'
import { errorScreensNow, loadErrorScreens } from './error-screens.ts'

/**
 * The page for whatever a route threw: not found for status 404, else the general one. Where these cannot be fetched any
 * more, their words alone.
 */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const [screens, setScreens] = useState(errorScreensNow)
  const [isAway, setIsAway] = useState(false)
  useEffect(() => {
    if (screens === null) void loadErrorScreens().then((found) => (found ? setScreens(found) : setIsAway(true)))
  }, [screens])
  useEffect(reloadIfKept, [])
  const isMissing = isRouteErrorResponse(error) && error.status === 404
  if (screens) return isMissing ? <screens.NotFoundScreen /> : <screens.FailedScreen error={error} />
  return isAway ? <PlainScreen kind={isMissing ? 'notFound' : 'failed'} /> : null
}

/** Without a connection a page's data does not come; the worker has the whole page, or the one that says so. */
function reloadIfKept(): void {
  if (isOffline() && navigator.serviceWorker?.controller) reloadOnce()
}

function PlainScreen({ kind }: { readonly kind: 'notFound' | 'failed' }) {
  const { [kind]: words, failed } = useMessages().shell
  return (
    <section className="sheet missing">
      <div className="missing-text">
        <h1 className="h2 mb-2.5">{words.title}</h1>
        <p className="lead max-w-[34rem]">{words.body}</p>
        <PageLink page="home" reloadDocument className={`${buttonClass({ variant: 'primary' })} mt-7`}>
          {failed.home}
        </PageLink>
      </div>
    </section>
  )
}
