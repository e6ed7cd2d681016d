import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { preload, preloadModule } from 'react-dom'
import naskh from '../ui/fonts/noto-naskh-urdu.woff2?url'
import type { Locale } from '../i18n/locales.ts'
import type { ServerParts } from './server-parts.ts'

/** Called while the server makes a page: the styles, fonts and messages that its first paint and first click need. */
export function preloadFor(locale: Locale, { localeFile, styleFiles = [] }: ServerParts): void {
  // Nastaliq, the typeface of Urdu's headings, is brought after the page for the next one (fetch-nastaliq.ts).
  const fonts = locale.code === 'ur' ? [naskh] : [schibsted, literata]
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  // The links of the styles stand at the end of the head, behind much that is not needed for the first paint.
  for (const file of styleFiles) preload(file, { as: 'style' })
  if (localeFile) preloadModule(localeFile, { as: 'script' })
}
