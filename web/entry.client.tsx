import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { isRouteErrorResponse } from 'react-router'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './i18n/load-messages.ts'
import { localeOfPath } from './i18n/locales.ts'
import { MessagesProvider } from './i18n/messages.tsx'
import { takeLinkQuery, type LinkQuery } from './identity/link-step.ts'
import { isChunkFailure, onChunkFailure } from './shell/build-updates.ts'
import { loadErrorScreens, showsErrorScreen } from './shell/error-screens.ts'
import { placeKey } from './shell/note-place.ts'
import { resumeNavigation, tabStore } from './shell/resume-navigation.ts'

addEventListener('vite:preloadError', lookForBuild)
addEventListener('error', ({ error }) => tell(error, 'script'))
addEventListener('unhandledrejection', ({ reason }) => tell(reason, 'promise'))
resumeNavigation()
// Before anything is loaded: what a link brought must not stay in the address.
const link = takeLinkQuery()
void start()

/** Most pages go on; the window of a sign-in tells the page that opened it, and closes. */
async function start(): Promise<void> {
  if (link.popup === null || !(await isPopupEnded(link))) await hydrate()
}

/** Where what ends the window cannot be fetched, it becomes a page like others. */
async function isPopupEnded(query: LinkQuery): Promise<boolean> {
  try {
    const { endPopup } = await import('./identity/end-popup.ts')
    return await endPopup(query)
  } catch {
    return false
  }
}

const ignored = (): void => undefined

function lookForBuild(): void {
  void onChunkFailure(document.documentElement.dataset['build'] ?? '')
}

/** The server keeps a line of it; what does so comes only now, and where it cannot be had there is nobody to tell. */
function tell(error: unknown, source: 'page' | 'script' | 'promise'): void {
  // Part of a page's code is fetched by the router itself, which tells nobody but the console.
  if (isChunkFailure(error)) lookForBuild()
  void import('./shell/tell-error.ts').then(({ tellError }) => tellError(error, source)).catch(ignored)
}

/** What watches the page while it lives comes behind everything that the reader waits for. */
const watchAfterMs = 1_000

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  try {
    const [messages] = await Promise.all([loadMessages(locale.code, location.pathname), showsErrorScreen() ? loadErrorScreens() : null])
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <MessagesProvider locale={locale} messages={messages}>
            <HydratedRouter
              onError={(error) => {
                console.error(error)
                if (!isRouteErrorResponse(error)) tell(error, 'page')
              }}
            />
          </MessagesProvider>
        </StrictMode>,
      )
    })
    if (tabStore().getItem(placeKey) !== null) void import('./shell/keep-place.ts').then(({ keepPlace }) => keepPlace(), ignored)
    setTimeout(() => {
      void import('./shell/watch-builds.ts').then(({ watchBuilds }) => watchBuilds(), ignored)
      if (locale.code === 'ur') void import('./shell/fetch-nastaliq.ts').then(({ fetchNastaliq }) => fetchNastaliq(), ignored)
    }, watchAfterMs)
  } catch (error) {
    // The page stays as the server made it: readable, its links and forms at work.
    console.error(`The messages of ${locale.code} did not load`, error)
  }
}
