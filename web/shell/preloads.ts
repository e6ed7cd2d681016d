import literata from '@fontsource-variable/literata/files/literata-latin-wght-normal.woff2?url'
import nastaliq from '@fontsource-variable/noto-nastaliq-urdu/files/noto-nastaliq-urdu-arabic-wght-normal.woff2?url'
import naskh from '@fontsource-variable/noto-naskh-arabic/files/noto-naskh-arabic-arabic-wght-normal.woff2?url'
import schibsted from '@fontsource-variable/schibsted-grotesk/files/schibsted-grotesk-latin-wght-normal.woff2?url'
import { preload, preloadModule } from 'react-dom'
import type { Locale } from '../i18n/locales.ts'

/** Called while the server makes a page: the fonts and messages that its first paint and first click need. */
export function preloadFor(locale: Locale, localeFile: string | undefined): void {
  const fonts = locale.code === 'ur' ? [naskh] : [schibsted, literata]
  for (const font of fonts) preload(font, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous' })
  // Headings use Nastaliq only if it is there for the first paint, so it is asked for at once, behind all else.
  if (locale.code === 'ur') preload(nastaliq, { as: 'font', type: 'font/woff2', crossOrigin: 'anonymous', fetchPriority: 'low' })
  if (localeFile) preloadModule(localeFile, { as: 'script' })
}
