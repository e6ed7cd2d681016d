import type { ContentPage } from '#tools/content/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { PageHead } from '#web/shell/page-head.tsx'
import { Banner } from '#web/ui/banner.tsx'
import { TextBody, useForeign } from './text-body.tsx'

/** A content page: its title, the day of the last change, the text. */
export function PageView({ page }: { readonly page: ContentPage }) {
  const { text: words } = useMessages().content
  const { code } = useLocale()
  const foreign = useForeign(page.locale)
  return (
    <article className="text-page">
      <PageHead title={page.title} description={page.description} />
      <header className="text-head">
        <h1 className="h1" {...foreign}>
          {page.title}
        </h1>
        <p className="text-meta">
          <time dateTime={page.updated}>{words.updated(page.updated)}</time>
        </p>
      </header>
      {page.locale === code ? null : <Banner>{words.untranslated}</Banner>}
      <TextBody text={page} />
    </article>
  )
}
