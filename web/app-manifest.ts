import { allMessages } from '#locales/all.ts'
import type { PageKey } from '#locales/messages.ts'
import { offlineWords } from '#locales/offline-words.ts'
import { defaultLocale, optionalLocale, type Locale } from './i18n/locales.ts'
import { linkOf, pathOf } from './i18n/paths.ts'
import { readyPages } from './pages.ts'

/** What makes the site an app of its own, for the server; no page imports this. */

/** Tools that the app's icon leads to at once, by how often they are wanted; systems show four at most. */
const shortcuts = ['paraphraser', 'proofreader', 'citation', 'detector'] as const satisfies readonly PageKey[]

/** What is not to be cut off stands well within the round shapes of these; see `app-icon.svg`. */
const icons = [
  { src: '/app-icon.svg', sizes: 'any', type: 'image/svg+xml', purpose: 'any' },
  { src: '/icon-192.png', sizes: '192x192', type: 'image/png', purpose: 'any' },
  { src: '/icon-512.png', sizes: '512x512', type: 'image/png', purpose: 'any' },
  { src: '/icon-maskable-192.png', sizes: '192x192', type: 'image/png', purpose: 'maskable' },
  { src: '/icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
]

const localeOf = (code: string): Locale => optionalLocale(code) ?? defaultLocale

/** The desk of the light mode; browsers take that of the dark one from the head of the page. */
const desk = '#eff4f7'

/** The web app manifest (W3C) in a language. A text can be shared with the app where there is a worker to take it. */
function appManifest(locale: string, isKept: boolean): Readonly<Record<string, unknown>> {
  const { code, direction } = localeOf(locale)
  const { app } = offlineWords(code)
  const { tools } = allMessages[code].shell
  return {
    // One app, whatever language it was installed in.
    id: '/',
    name: app.name,
    short_name: 'Tinta',
    description: app.description,
    lang: code,
    dir: direction,
    start_url: pathOf('home', code),
    scope: '/',
    display: 'standalone',
    background_color: desk,
    theme_color: desk,
    categories: ['education', 'productivity'],
    icons,
    shortcuts: shortcuts
      .filter((page) => readyPages.includes(page))
      .map((page) => ({
        name: tools[page].name,
        short_name: tools[page].tab,
        description: tools[page].line,
        url: linkOf(page, code),
        icons: [{ src: '/icon-192.png', sizes: '192x192', type: 'image/png' }],
      })),
    ...(isKept
      ? {
          share_target: {
            action: `/share/${code}`,
            method: 'POST',
            enctype: 'multipart/form-data',
            params: { title: 'title', text: 'text', url: 'url' },
          },
        }
      : {}),
  }
}

/** What the server asks of the pages to make the site an app. */
export const appParts = {
  manifestOf: appManifest,
  placesOf: (locale: string) => {
    const { code } = localeOf(locale)
    return { home: pathOf('home', code), paraphraser: pathOf('paraphraser', code) }
  },
}
