import { useMemo } from 'react'
import { useLocale } from '../i18n/messages.tsx'
import type { LibraryClient } from './library-client.ts'
import { libraryInBrowser } from './library-in-browser.ts'
import { libraryOnServer } from './library-on-server.ts'
import { useSession } from './session.ts'
import { useIsAway } from './use-is-away.ts'

/** The library of whoever is at the page: their account's, or for visitors this browser's. Null until it is known who this is, which without a connection may not be known. */
export function useLibraryClient(): LibraryClient | null {
  const { user, isLoading } = useSession()
  const { code: locale } = useLocale()
  const account = user?.id ?? null
  const isKnown = !useIsAway() && !isLoading
  return useMemo(() => {
    if (account !== null) return libraryOnServer(locale, account)
    return isKnown ? libraryInBrowser(locale) : null
  }, [account, isKnown, locale])
}
