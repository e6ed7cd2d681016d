import { createContext, use, useMemo, type ReactNode } from 'react'
import type { Messages } from '#locales/messages.ts'
import { wordsFor, type Words } from '#locales/words.ts'
import { defaultLocale, type Locale } from './locales.ts'

type Spoken = { readonly locale: Locale; readonly messages: Messages; readonly words: Words }

const SpokenContext = createContext<Spoken | null>(null)

/**
 * Gives everything below it one locale's messages. Stands at the very top, in both entries; a change of language
 * is a new document, so it never changes while the page lives.
 */
export function MessagesProvider({
  locale,
  messages,
  children,
}: {
  readonly locale: Locale
  readonly messages: Messages
  readonly children: ReactNode
}) {
  const spoken = useMemo(() => ({ locale, messages, words: wordsFor(locale.code) }), [locale, messages])
  return <SpokenContext value={spoken}>{children}</SpokenContext>
}

function useSpoken(): Spoken {
  const spoken = use(SpokenContext)
  if (!spoken) throw new Error('MessagesProvider is missing above this component')
  return spoken
}

/** All words of the interface in the reader's language. */
export const useMessages = (): Messages => useSpoken().messages

/** Code, own name and direction of the interface's language. */
export const useLocale = (): Locale => use(SpokenContext)?.locale ?? defaultLocale

/** Numbers, shares, lists and plurals as the interface's language writes them. */
export const useWords = (): Words => useSpoken().words
