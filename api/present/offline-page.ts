import { html, raw } from 'hono/html'
import type { OfflineWords } from '#locales/offline.ts'
import { offlineStyle } from './offline-style.ts'

type OfflineParts = {
  readonly words: OfflineWords
  /** Sets the colours that the reader chose, before the first paint. */
  readonly headScript: string
  /** Address of the home page. */
  readonly home: string
}

/** Stands at addresses that this browser has never seen, while there is no connection: whole by itself, as nothing else may come. */
export const offlinePage = ({ words: { locale, direction, page }, headScript, home }: OfflineParts) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${page.title} · Tinta</title>
        ${raw(`<script>${headScript}</script><style>${offlineStyle}</style>`)}
      </head>
      <body>
        <header><a class="home" href="${home}">Tinta</a></header>
        <main>
          <div class="gutter">${raw(cloud)}</div>
          <div class="text">
            <h1>${page.title}</h1>
            <p class="lead">${page.body}</p>
            <p>${page.soon}</p>
            <div class="go">
              <button type="button">${page.again}</button>
              <span role="status" data-still="${page.still}"></span>
            </div>
            <section aria-labelledby="kept">
              <h2 id="kept">${page.kept}</h2>
              <p data-works="${page.works}">${page.none}</p>
              <ul hidden></ul>
            </section>
          </div>
        </main>
        ${raw(`<script>${offlineScript}</script>`)}
      </body>
    </html>`

const cloud = `<svg viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" stroke-linecap="round" stroke-linejoin="round" aria-hidden="true"><path d="M12 20h.01M8.5 16.43a5 5 0 0 1 7 0M5 12.86a10 10 0 0 1 5.17-2.69M19 12.86a10 10 0 0 0-2.01-1.52M2 8.82a15 15 0 0 1 4.18-2.64M22 8.82a15 15 0 0 0-11.29-3.77M2 2l20 20"/></svg>`

/**
 * Goes on by itself when the server answers, lists what this browser has kept in the reader's language, and takes from there
 * the letters of the site. What it lists are titles, so they are written as text.
 */
const offlineScript = `
const root = document.documentElement, button = document.querySelector('button'), status = document.querySelector('[role=status]')
const served = () => fetch('/build.json?t=' + Date.now(), { cache: 'no-store' }).then((answer) => answer.ok, () => false)
const go = async (said) => {
  button.disabled = true
  if (await served()) return location.reload()
  button.disabled = false
  status.textContent = said
}
button.addEventListener('click', () => go(status.dataset.still))
addEventListener('online', () => go(''))
setInterval(() => document.hidden || served().then((is) => is && location.reload()), 15000)
const fonts = [['Schibsted Grotesk Variable', 'schibsted-grotesk-latin-wght-normal'], ['Literata Variable', 'literata-latin-wght-normal'], ['Noto Naskh Arabic Variable', 'noto-naskh-arabic-arabic-wght-normal'], ['Noto Nastaliq Urdu Variable', 'noto-nastaliq-urdu-arabic-wght-normal']]
const useFont = async (url) => {
  const font = fonts.find(([, file]) => url.includes('/assets/' + file))
  if (font) document.fonts.add(await new FontFace(font[0], 'url(' + url + ')', { weight: '400 700' }).load())
}
const isHere = (path) => (root.lang === 'en' ? !/^\\/(?:hu|ro|sk|de|it|es|fr|ur|tr)(?:\\/|$)/.test(path) : (path + '/').startsWith('/' + root.lang + '/'))
const show = async () => {
  const links = new Map()
  for (const name of (await caches.keys()).filter((one) => one.startsWith('tinta-')).reverse()) {
    const cache = await caches.open(name)
    for (const { url } of await cache.keys()) {
      const { pathname, search } = new URL(url)
      void useFont(url).catch(() => {})
      if (/^\\/(?:assets|offline)\\/|\\.data$|^\\/__manifest/.test(pathname) || !isHere(pathname) || links.has(pathname + search)) continue
      const [title = ''] = (await (await cache.match(url, { ignoreVary: true })).text()).match(/<title[^>]*>[^<]*<\\/title>/) ?? []
      links.set(pathname + search, new DOMParser().parseFromString(title, 'text/html').title.replace(/ · Tinta$/, ''))
    }
  }
  if (links.size === 0) return
  const list = document.querySelector('ul'), works = document.querySelector('[data-works]')
  for (const [address, title] of links) {
    const link = document.createElement('a')
    link.href = address
    link.textContent = title || address
    list.append(document.createElement('li'))
    list.lastChild.append(link)
  }
  works.textContent = works.dataset.works
  list.hidden = false
}
if ('caches' in self) show().catch(() => {})
`
