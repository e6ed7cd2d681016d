import { Check, ChevronDown, Globe } from 'lucide-react'
import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import { locales, type Locale } from '../i18n/locales.ts'
import { useLocale, useMessages } from '../i18n/messages.tsx'
import { cookieFor } from '../i18n/negotiate.ts'
import { withoutLinkStep } from '../identity/link-step.ts'
import { pathOf, pathsOf, placeOf, withQuery } from '../i18n/paths.ts'
import { useTextPlaces } from '../i18n/text-places.ts'
import { Icon } from '../ui/icon.tsx'
import { Popover, type TriggerProps } from '../ui/popover.tsx'

/** Where each language leads: this page in it, or its home page when this address names none. */
function useLanguageLinks(): readonly { readonly locale: Locale; readonly href: string; readonly isCurrent: boolean }[] {
  const { pathname, search } = useLocation()
  const current = useLocale()
  const { page } = placeOf(pathname, search)
  const text = useTextPlaces()
  if (text)
    return locales.map((locale) => ({
      locale,
      href: text.places.find((place) => place.locale === locale.code)?.path ?? pathOf('home', locale.code),
      isCurrent: locale.code === current.code,
    }))
  return pathsOf(page ?? 'home').map(({ locale, path }) => ({
    locale,
    href: page ? withQuery(path, withoutLinkStep(search)) : path,
    isCurrent: locale.code === current.code,
  }))
}

/** The choice is remembered for a year; the link itself is a document load, so that language and direction are right at once. */
const rememberLocale = (locale: Locale): void => {
  document.cookie = cookieFor(locale)
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
      onClick={() => rememberLocale(locale)}
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
