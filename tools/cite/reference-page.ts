import type { CiteLocale, Formatted } from './contract.ts'

/** A list of references, in its order, with what stands above it. */
export type ReferenceList = { readonly entries: readonly Formatted[]; readonly title: string; readonly locale: CiteLocale }

/** Languages of the list, as documents name them. */
export const languageTags: Readonly<Record<CiteLocale, string>> = {
  en: 'en-US',
  hu: 'hu-HU',
  ro: 'ro-RO',
  sk: 'sk-SK',
  de: 'de-DE',
  it: 'it-IT',
  es: 'es-ES',
  fr: 'fr-FR',
  ur: 'ur-PK',
  tr: 'tr-TR',
}

/** What a list of references is called where nobody says otherwise. */
export const listTitles: Readonly<Record<CiteLocale, string>> = {
  en: 'References',
  hu: 'Irodalomjegyzék',
  ro: 'Referințe bibliografice',
  sk: 'Zoznam použitej literatúry',
  de: 'Literaturverzeichnis',
  it: 'Riferimenti bibliografici',
  es: 'Referencias',
  fr: 'Références',
  ur: 'حوالہ جات',
  tr: 'Kaynakça',
}

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A whole page with the list and nothing else in it; the entries' HTML is our own and holds marks and links only. */
export function referenceHtml({ entries, title, locale }: ReferenceList): string {
  const direction = locale === 'ur' ? 'rtl' : 'ltr'
  return `<!doctype html>
<html lang="${languageTags[locale]}" dir="${direction}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>
body { font: 12pt/2 "Times New Roman", serif; margin: 2.54cm auto; max-width: 16.5cm; padding: 0 1em; }
h1 { font-size: 1em; margin: 0; text-align: center; }
p { margin: 0; overflow-wrap: break-word; padding-inline-start: 1.27cm; text-indent: -1.27cm; }
</style>
</head>
<body>
<h1>${escaped(title)}</h1>
${entries.map(({ html }) => `<p>${html}</p>\n`).join('')}</body>
</html>
`
}

/** The list in plain text: a line an entry, with an empty one between; no line for a title that is empty. */
export const referenceText = ({ entries, title }: ReferenceList): string =>
  `${[title, ...entries.map(({ text }) => text)].filter((line) => line !== '').join('\n\n')}\n`
