import { startTransition, StrictMode } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { HydratedRouter } from 'react-router/dom'
import { loadMessages } from './i18n/load-messages.ts'
import { localeOfPath } from './i18n/locales.ts'
import { MessagesProvider } from './i18n/messages.tsx'
import { onChunkFailure } from './shell/build-updates.ts'
import { resumeNavigation } from './shell/resume-navigation.ts'

addEventListener('vite:preloadError', () => void onChunkFailure(document.documentElement.dataset['build'] ?? ''))
resumeNavigation()
void hydrate()

async function hydrate(): Promise<void> {
  const locale = localeOfPath(location.pathname)
  try {
    const messages = await loadMessages(locale.code)
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
