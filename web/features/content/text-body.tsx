import { useState } from 'react'
import type { ContentPage, Post } from '#tools/content/contract.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'
import { optionalLocale } from '#web/i18n/locales.ts'
import { LiveParts } from './islands/live-parts.tsx'
import { useHeadingInSight } from '#web/ui/use-heading-in-sight.ts'
import './content.css'

type Text = Pick<Post | ContentPage, 'html' | 'headings' | 'locale'>

/** Language and direction of a text that is not in the reader's language; nothing for one that is. */
export function useForeign(locale: string): { readonly lang?: string; readonly dir?: string } {
  const own = useLocale()
  return locale === own.code ? {} : { lang: locale, dir: optionalLocale(locale)?.direction ?? 'ltr' }
}

/** The text in its reading column, its contents beyond the margin line where there is room. */
export function TextBody({ text }: { readonly text: Text }) {
  const foreign = useForeign(text.locale)
  const [body, setBody] = useState<HTMLElement | null>(null)
  return (
    <div className="reading-columns">
      {/* What the server made of our Markdown: sanitised there. */}
      <div ref={setBody} key={text.html} className="reading" {...foreign} dangerouslySetInnerHTML={{ __html: text.html }} />
      {body ? <LiveParts body={body} /> : null}
      <ContentsList text={text} />
    </div>
  )
}

function ContentsList({ text: { headings, locale } }: { readonly text: Text }) {
  const { contents } = useMessages().content.text
  const foreign = useForeign(locale)
  const here = useHeadingInSight(headings.map(({ id }) => id))
  if (headings.length < 2) return null
  return (
    <nav className="reading-contents" aria-label={contents}>
      <div>
        <p className="label">{contents}</p>
        <ul {...foreign}>
          {headings.map(({ id, text, level }) => (
            <li key={id} data-level={level}>
              <a href={`#${encodeURIComponent(id)}`} aria-current={id === here ? 'location' : undefined}>
                {text}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </nav>
  )
}
