import './app.css'
import { use, useEffect, type ReactNode } from 'react'
import { isRouteErrorResponse, Links, Outlet, Scripts, ScrollRestoration, useRouteError } from 'react-router'
import { pagesResult } from '#tools/content/contract.ts'
import type { Route } from './+types/root'
import { LateAccountHost } from './features/account/late-account-host.tsx'
import { localeOfPath } from './i18n/locales.ts'
import { useLocale } from './i18n/messages.tsx'
import { pages, readyPages } from './pages.ts'
import { settingsContext } from './server-context.ts'
import { accountHintScript } from './shell/account-hint.ts'
import { optionalContent } from './shell/ask-content.ts'
import { applyMode, modeScript } from './shell/colour-mode.ts'
import { ErrorScreen } from './shell/error-screen.tsx'
import { Frame } from './shell/frame.tsx'
import { nastaliqScript } from './shell/nastaliq.ts'
import { preloadFor } from './shell/preloads.ts'
import { useNavigationNote } from './shell/resume-navigation.ts'
import { useForcedMode } from './shell/route-handle.ts'
import { pageMiddleware } from './shell/route-middleware.ts'
import { ServerPartsContext } from './shell/server-parts.ts'
import { useOptionalSite, type Site } from './shell/site.ts'

export async function loader({ request, url, context }: Route.LoaderArgs): Promise<Site> {
  const { code } = localeOfPath(url.pathname)
  const answer = await optionalContent({ request, context }, { path: 'pages', query: { locale: code }, result: pagesResult })
  return { settings: context.get(settingsContext), ready: readyPages, texts: answer?.pages ?? [] }
}

/** What stands before single pages, by the names in their table. */
export const middleware = [pageMiddleware(pages)]

/** Settings live as long as the document. */
export const shouldRevalidate = () => false

/** Pages hold no personal data unless they say otherwise, by headers of their own. */
export const headers: Route.HeadersFunction = () => ({ 'x-tinta-cache': 'page' })

export function Layout({ children }: { readonly children: ReactNode }) {
  const locale = useLocale()
  const serverParts = use(ServerPartsContext)
  const { nonce, errorId } = serverParts
  const forced = useForcedMode()
  const site = useOptionalSite()
  // Null where nothing failed.
  const error = useRouteError() ?? null
  // A page that is not there is no failure: it has no number, and none may be left behind for a later one.
  const hasFailed = error !== null && !isRouteErrorResponse(error)
  if (import.meta.env.SSR) preloadFor(locale, serverParts)
  useEffect(applyMode, [forced])
  useEffect(() => document.documentElement.removeAttribute('data-hydrating'), [])
  return (
    <html
      lang={locale.code}
      dir={locale.direction}
      data-mode-forced={forced ?? undefined}
      data-build={site?.settings.buildId}
      data-keeps={site?.settings.keepsPages ? '' : undefined}
      data-hydrating=""
      data-error-id={hasFailed ? errorId : undefined}
      suppressHydrationWarning
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="color-scheme" content="light dark" />
        <script
          nonce={nonce}
          suppressHydrationWarning
          dangerouslySetInnerHTML={{ __html: modeScript + accountHintScript + nastaliqScript }}
        />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <link rel="apple-touch-icon" href="/apple-touch-icon.png" />
        <link rel="manifest" href={`/manifest/${locale.code}.webmanifest`} />
        <Links nonce={nonce} />
      </head>
      <body>
        {children}
        <LateAccountHost />
        <ScrollRestoration nonce={nonce} />
        <Scripts nonce={nonce} />
      </body>
    </html>
  )
}

export default function Root() {
  useNavigationNote()
  return <Outlet />
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  const site = useOptionalSite()
  const screen = (
    <div className="page">
      <ErrorScreen error={error} />
    </div>
  )
  return site ? <Frame hasFooter>{screen}</Frame> : <main id="main">{screen}</main>
}
