import type { TextPlaces } from '#web/i18n/text-places.ts'
import { locales } from '#web/i18n/locales.ts'
import { useLocale, useMessages } from '#web/i18n/messages.tsx'

/** Links to the text in the other languages that it is there in. */
export function OtherLanguages({ text }: { readonly text: TextPlaces }) {
  const { alsoIn } = useMessages().content.text
  const own = useLocale()
  const others = locales.flatMap((locale) => {
    const path = text.alternates.find((alternate) => alternate.locale === locale.code)?.path
    return path === undefined || locale.code === own.code ? [] : [{ locale, path }]
  })
  if (others.length === 0) return null
  return (
    <p className="reading-others">
      {alsoIn}{' '}
      {others.map(({ locale, path }, index) => (
        <span key={locale.code}>
          {index === 0 ? null : ', '}
          <a className="link" href={path} hrefLang={locale.code} lang={locale.code}>
            <bdi>{locale.name}</bdi>
          </a>
        </span>
      ))}
    </p>
  )
}
