import { html, raw } from 'hono/html'
import type { SharedLibraryWords } from '#locales/shared-library.ts'
import type { Entry } from '#tools/cite/contract.ts'
import type { Retraction, SharedLibrary } from '#tools/library/contract.ts'
import { sharedLibraryStyle } from './shared-library-style.ts'

type SharedLibraryParts = {
  readonly shared: SharedLibrary
  /** The references of `shared.items`, in the order of the list. */
  readonly entries: readonly Entry[]
  /** How many works stand on pages before this one, and on one page at most. */
  readonly offset: number
  readonly limit: number
  /** Address of the site. */
  readonly site: string
  readonly words: SharedLibraryWords
}

/** Somebody's references as a page of its own: no script, nothing loaded, not found by search engines. */
export function sharedLibraryPage(parts: SharedLibraryParts) {
  const { shared, entries, site, words } = parts
  const title = shared.folder ?? words.title
  const retractions = new Map(shared.items.map(({ item, retraction }) => [item['id'], retraction]))
  return pageOf(
    words,
    title,
    html`<p class="small">${shared.folder === null ? '' : `${words.title} · `}${words.sharedFrom(site)}</p>
      <h1 dir="auto">${title}</h1>
      <p class="small">${words.works(shared.total)} · ${words.until(words.day(shared.endsAt))}</p>
      ${entries.length === 0 ? html`<p>${words.empty}</p>` : ''}
      <ul>
        ${entries.map(({ id, entry }) => html`<li dir="auto">${raw(entry.html)}${retractionPart(retractions.get(id) ?? null, words)}</li>`)}
      </ul>
      ${turningPart(parts)}`,
  )
}

/** For an address that shows no library (any more). */
export const missingSharedLibraryPage = (words: SharedLibraryWords, said: { readonly title: string; readonly detail: string }) =>
  pageOf(
    words,
    said.title,
    html`<h1>${said.title}</h1>
      <p>${said.detail}</p>`,
  )

function retractionPart(retraction: Retraction | null, { nature, notice, day, direction }: SharedLibraryWords) {
  if (!retraction) return ''
  const { date, noticeUrl } = retraction
  return html` <span class="flag" dir="${direction}"
    ><b>${nature[retraction.nature]}</b>${date === null ? '' : html` · ${day(date)}`}${
      noticeUrl === null ? '' : html` · <a href="${noticeUrl}" rel="noreferrer nofollow">${notice}</a>`
    }</span
  >`
}

function turningPart({ shared, offset, limit, words }: SharedLibraryParts) {
  const link = (from: number, name: string) => html`<a href="?offset=${from}&amp;locale=${words.locale}">${name}</a> `
  return html`<p>
    ${offset > 0 ? link(Math.max(0, offset - limit), words.before) : ''}${offset + limit < shared.total ? link(offset + limit, words.after) : ''}
  </p>`
}

const pageOf = ({ locale, direction }: SharedLibraryWords, title: string, body: ReturnType<typeof html>) =>
  html`<!doctype html>
    <html lang="${locale}" dir="${direction}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex, nofollow" />
        <meta name="referrer" content="no-referrer" />
        <title>${title}</title>
        ${raw(`<style>${sharedLibraryStyle}</style>`)}
      </head>
      <body>
        <main>${body}</main>
      </body>
    </html>`
