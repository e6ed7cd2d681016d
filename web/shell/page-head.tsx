import { useLocation } from 'react-router'
import { linkOf, pathsOf, placeOf } from '../i18n/paths.ts'
import { useLocale } from '../i18n/messages.tsx'
import { useTextPlaces, type TextPlaces } from '../i18n/text-places.ts'
import { useOptionalSite } from './site.ts'

type PageHeadProps = {
  /** Says tool and state; the site's name is added. */
  readonly title: string
  readonly description?: string
  /** For pages that search engines should not keep. */
  readonly isHidden?: boolean
}

/** Title, description, canonical address and the same page in the other languages. React lifts it into the head. */
export function PageHead({ title, description, isHidden = false }: PageHeadProps) {
  const { pathname, search } = useLocation()
  const { page } = placeOf(pathname, search)
  const { code } = useLocale()
  const origin = useOptionalSite()?.settings.publicUrl ?? ''
  const text = useTextPlaces()
  if (text) return <TextHead title={title} description={description} text={text} origin={origin} />
  const isListed = page !== null && !isHidden
  return (
    <>
      <title>{named(title)}</title>
      {description ? <meta name="description" content={description} /> : null}
      {isHidden ? <meta name="robots" content="noindex" /> : null}
      {isListed ? <link rel="canonical" href={origin + linkOf(page, code)} /> : null}
      {isListed
        ? pathsOf(page).map(({ locale, path }) => <link key={locale.code} rel="alternate" hrefLang={locale.code} href={origin + path} />)
        : null}
      {isListed ? <link rel="alternate" hrefLang="x-default" href={origin + linkOf(page, 'en')} /> : null}
    </>
  )
}

const named = (title: string): string => (title.includes('Tinta') ? title : `${title} · Tinta`)

type TextHeadProps = {
  readonly title: string
  readonly description: string | undefined
  readonly text: TextPlaces
  readonly origin: string
}

/** The same for a content text, whose languages it knows itself. Untranslated, it names its original as the one to be kept. */
function TextHead({ title, description, text, origin }: TextHeadProps) {
  const english = text.alternates.find(({ locale }) => locale === 'en')
  return (
    <>
      <title>{named(title)}</title>
      {description ? <meta name="description" content={description} /> : null}
      <link rel="canonical" href={origin + text.path} />
      {text.alternates.map(({ locale, path }) => (
        <link key={locale} rel="alternate" hrefLang={locale} href={origin + path} />
      ))}
      {english ? <link rel="alternate" hrefLang="x-default" href={origin + english.path} /> : null}
    </>
  )
}
