import { Check, ChevronDown, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation, useParams } from 'react-router'
import type { PageKey } from '#locales/messages.ts'
import { locales, type Locale } from '../i18n/locales.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { cookieFor } from '../i18n/negotiate.ts'
import { withoutLinkStep } from '../identity/link-step.ts'
import { pathOf, pathsOf, placeOf, withQuery } from '../i18n/paths.ts'
import { useTextPlaces } from '../i18n/text-places.ts'
import { Icon } from '../ui/icon.tsx'
import { Popover, type TriggerProps } from '../ui/popover.tsx'
import { notePlace } from './note-place.ts'
import { tabStore } from './resume-navigation.ts'

/** The page of an address, and what follows it where a route with a name in it answers: `/writer/7`. */
function usePlace(): { readonly page: PageKey | null; readonly rest: string } {
  const { pathname, search } = useLocation()
  const { '*': _, ...named } = useParams()
  const { page } = placeOf(pathname, search)
  if (page !== null || Object.keys(named).length === 0) return { page, rest: '' }
  const end = pathname.replace(/(?<=[^/])\/+$/, '').lastIndexOf('/')
  return { page: placeOf(pathname.slice(0, end)).page, rest: pathname.slice(end) }
}

/** Where each language leads: this page in it, or its home page when this address names none. */
export function useLanguageLinks(): readonly { readonly locale: Locale; readonly href: string; readonly isCurrent: boolean }[] {
  const { search } = useLocation()
  const current = useLocale()
  const { page, rest } = usePlace()
  const text = useTextPlaces()
  if (text)
    return locales.map((locale) => ({
      locale,
      href: text.places.find((place) => place.locale === locale.code)?.path ?? pathOf('home', locale.code),
      isCurrent: locale.code === current.code,
    }))
  return pathsOf(page ?? 'home').map(({ locale, path }) => ({
    locale,
    href: page ? withQuery(path + rest, withoutLinkStep(search)) : path,
    isCurrent: locale.code === current.code,
  }))
}

/** The choice is remembered for a year; the link itself is a document load, so that language and direction are right at once. */
export const rememberLocale = (locale: Locale): void => {
  document.cookie = cookieFor(locale)
}

/** The place on the page goes along. */
function choose(locale: Locale, link: HTMLAnchorElement): void {
  rememberLocale(locale)
  link.hash = location.hash
  notePlace(tabStore(), link.pathname, document.documentElement)
}

/** Names of the languages, in their own words and script, as links to this page. */
export function LanguageLinks() {
  return useLanguageLinks().map(({ locale, href, isCurrent }) => (
    <a
      key={locale.code}
      href={href}
      hrefLang={locale.code}
      aria-current={isCurrent ? 'true' : undefined}
      className="option"
      onClick={(event) => choose(locale, event.currentTarget)}
    >
      <bdi lang={locale.code}>{locale.name}</bdi>
      {isCurrent ? <Icon of={Check} className="option-tick" /> : null}
    </a>
  ))
}

type LanguageMenuProps = { readonly trigger: (props: TriggerProps) => ReactNode; readonly align?: 'start' | 'end' }

/** The languages behind a button. */
export function LanguageMenu({ trigger, align }: LanguageMenuProps) {
  const { language: words } = useMessages().shell
  return (
    <Popover label={words.label} align={align} trigger={trigger}>
      <LanguageLinks />
    </Popover>
  )
}

/** The globe, a name and the arrow, as both buttons show them. */
export const LanguageButtonFace = ({ children }: { readonly children: ReactNode }) => (
  <>
    <Icon of={Globe} />
    {children}
    <Icon of={ChevronDown} />
  </>
)
