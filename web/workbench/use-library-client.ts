import { useMemo } from 'react'
import { useLocale } from '../i18n/messages.tsx'
import type { LibraryClient } from './library-client.ts'
import { libraryInBrowser } from './library-in-browser.ts'
import { libraryOnServer } from './library-on-server.ts'
import { useSession } from './session.ts'

/** The library of whoever is at the page: their account's, or for visitors this browser's. Null until it is known who this is. */
export function useLibraryClient(): LibraryClient | null {
  const { user, isLoading } = useSession()
  const { code: locale } = useLocale()
  const account = user?.id ?? null
  return useMemo(() => {
    if (account !== null) return libraryOnServer(locale, account)
    return isLoading ? null : libraryInBrowser(locale)
  }, [account, isLoading, locale])
}
