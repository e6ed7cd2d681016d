import { redirect } from 'react-router'
import { pageResult } from '#tools/content/contract.ts'
import type { Route } from './+types/text-page'
import { PageView } from '../features/content/page-view.tsx'
import { fetchLateMessages } from '../i18n/load-messages.ts'
import { localeOfPath } from '../i18n/locales.ts'
import { pathWithin, placeOf, rightPath, withQuery } from '../i18n/paths.ts'
import { readyPages } from '../pages.ts'
import { optionalContent, requireText } from '../shell/ask-content.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'

/**
 * Content pages at any depth, and every address that no page has: a known page under another language's or a former name is moved,
 * the rest is 404.
 */
export async function loader({ request, url, context }: Route.LoaderArgs) {
  const { pathname } = url
  const { code } = localeOfPath(pathname)
  const path = pathWithin(pathname)
  const answer =
    path === '' || path.length > 1_000
      ? null
      : await optionalContent({ request, context }, { path: 'page', query: { path, locale: code }, result: pageResult })
  if (answer === null) {
    const right = rightPath(pathname)
    const led = right === null ? null : new URL(right, url)
    const page = led === null ? null : placeOf(led.pathname, led.search).page
    if (right !== null && page !== null && readyPages.includes(page)) throw redirect(withQuery(right, url.search), 308)
  }
  return requireText(answer, url)
}

export async function clientLoader({ request, serverLoader }: Route.ClientLoaderArgs) {
  const [text] = await Promise.all([serverLoader(), fetchLateMessages(localeOfPath(new URL(request.url).pathname).code)])
  return text
}

/** Terms, privacy, about, and whatever else was written. */
export default function TextPage({ loaderData }: Route.ComponentProps) {
  return <PageView page={loaderData} />
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />
