import { redirect } from 'react-router'
import type { Route } from './+types/not-found'
import { placeOf, rightPath, withQuery } from '../i18n/paths.ts'
import { readyPages } from '../pages.ts'
import { ErrorScreen } from '../shell/error-screen.tsx'
import { pageNotFound } from '../shell/page-error.ts'

/** Every address that no page has: a known page under another language's or a former name is moved, the rest is 404. */
export function loader({ request }: Route.LoaderArgs): never {
  const asked = new URL(request.url)
  const right = rightPath(asked.pathname)
  const led = right === null ? null : new URL(right, asked)
  const page = led === null ? null : placeOf(led.pathname, led.search).page
  if (right !== null && page !== null && readyPages.includes(page)) throw redirect(withQuery(right, asked.search), 308)
  throw pageNotFound(asked.pathname)
}

export default function NotFound() {
  return null
}

export const ErrorBoundary = ({ error }: Route.ErrorBoundaryProps) => <ErrorScreen error={error} />
