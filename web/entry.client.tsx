import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './i18n/load-messages.ts'
import { localeOfPath } from './i18n/locales.ts'
import { MessagesProvider } from './i18n/messages.tsx'
import { takeLinkQuery, type LinkQuery } from './identity/link-step.ts'
import { onChunkFailure } from './shell/build-updates.ts'
import { loadErrorScreens, showsErrorScreen } from './shell/error-screens.ts'
import { resumeNavigation } from './shell/resume-navigation.ts'

addEventListener('vite:preloadError', () => void onChunkFailure(document.documentElement.dataset['build'] ?? ''))
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

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  try {
    const [messages] = await Promise.all([loadMessages(locale.code, location.pathname), showsErrorScreen() ? loadErrorScreens() : null])
    startTransition(() => {
      hydrateRoot(
        document,
        <StrictMode>
          <MessagesProvider locale={locale} messages={messages}>
            <HydratedRouter onError={(error) => console.error(error)} />
          </MessagesProvider>
        </StrictMode>,
      )
    })
  } catch (error) {
    // The page stays as the server made it: readable, its links and forms at work.
    console.error(`The messages of ${locale.code} did not load`, error)
  }
}
