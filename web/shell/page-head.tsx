import { useLocation } from 'react-router'
import { linkOf, pathsOf, placeOf } from '../i18n/paths.ts'
import { useLocale } from '../i18n/messages.tsx'
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
  const isListed = page !== null && !isHidden
  return (
    <>
      <title>{title.includes('Tinta') ? title : `${title} · Tinta`}</title>
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
