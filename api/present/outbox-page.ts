import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import type { KeptMail } from '#services/mail/outbox.ts'

const refreshSeconds = 4

const style = `
:root { color-scheme: light dark; font: 1rem/1.5 system-ui, sans-serif }
body { max-inline-size: 64rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
table { border-collapse: collapse; inline-size: 100% }
td, th { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid light-dark(#d8d4cb, #444); overflow-wrap: anywhere }
th, .soft { color: light-dark(#55534e, #b5b2aa); font-weight: 400 } time { white-space: nowrap }
a { color: light-dark(#1d4fa3, #8ab4ff) }
.button { display: inline-block; padding: .6rem 1.25rem; border-radius: .45rem; background: light-dark(#144bab, #8ab4ff); color: light-dark(#fff, #10203f); font-weight: 600; text-decoration: none }
a:focus-visible { outline: 3px solid light-dark(#1d4fa3, #8ab4ff); outline-offset: 2px }
iframe { inline-size: 100%; block-size: 42rem; border: 1px solid light-dark(#d8d4cb, #444); border-radius: .5rem; background: #fff }
pre { padding: 1rem; border-radius: .5rem; background: light-dark(#f5f2ea, #1d1d1f); font: .9375rem/1.6 ui-monospace, monospace; white-space: pre-wrap; overflow-wrap: anywhere }
`

const nothingElse = "default-src 'none'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'"

/** What the list may load: its own style, by hash. */
export const outboxPolicy = `${nothingElse}; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'`

/** A mail's styles stand in its elements, and the frame that shows it has its policy from the page; still it loads nothing. */
export const keptMailPolicy = `${nothingElse}; style-src 'unsafe-inline'`

/** The mails that were kept, newest first; asks for itself anew every few seconds. */
export const outboxPage = (mails: readonly KeptMail[]) =>
  html`<!doctype html>
    <html lang="en">
      ${head('Outbox', refreshSeconds)}
      <body>
        <h1>Outbox</h1>
        <p>
          No mail server is set (<code>SMTP_URL</code>), so mails are kept here for a week instead of being sent. This page answers at this
          machine only.
        </p>
        ${
          mails.length === 0
            ? html`<p>Nothing yet. Sign up, or ask for a link, and the mail appears here.</p>`
            : html`<table>
                <thead>
                  <tr>
                    <th scope="col">Time</th>
                    <th scope="col">To</th>
                    <th scope="col">Subject</th>
                    <th scope="col">Kind</th>
                  </tr>
                </thead>
                <tbody>
                  ${mails.map(outboxRow)}
                </tbody>
              </table>`
        }
      </body>
    </html>`

const outboxRow = ({ id, kind, recipient, subject, locale, at }: KeptMail) =>
  html`<tr>
    <td>${timeOf(at)}</td>
    <td>${recipient}</td>
    <td><a href="/dev/mail/${encodeURIComponent(id)}" lang="${locale}" dir="auto">${subject}</a></td>
    <td class="soft">${kind}</td>
  </tr>`

/** One mail, as its recipient would see it and as plain text, with what its button leads to. */
export function keptMailPage(mail: KeptMail & { readonly plain: string; readonly html: string }) {
  const url = /:\n(https?:\/\/\S+)/.exec(mail.plain)?.[1]
  return html`<!doctype html>
    <html lang="en">
      ${head('A mail', null)}
      <body>
        <p><a href="/dev/mail">Outbox</a></p>
        <h1 lang="${mail.locale}" dir="auto">${mail.subject}</h1>
        <p class="soft">To ${mail.recipient}, ${timeOf(mail.at)}, ${mail.kind}, in ${mail.locale}</p>
        ${url === undefined ? '' : html`<p><a class="button" href="${url}">Open the link</a></p>`}
        <h2>HTML</h2>
        <iframe title="The mail as HTML" sandbox="allow-popups allow-popups-to-escape-sandbox" srcdoc="${mail.html}"></iframe>
        <h2>Plain text</h2>
        <pre lang="${mail.locale}" dir="auto">${mail.plain}</pre>
      </body>
    </html>`
}

const head = (title: string, refresh: number | null) =>
  html`<head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width, initial-scale=1" />
    ${refresh === null ? '' : html`<meta http-equiv="refresh" content="${refresh}" />`}
    <title>${title} · Tinta</title>
    ${raw(`<style>${style}</style>`)}
  </head>`

const times = new Intl.DateTimeFormat('en-GB', { dateStyle: 'medium', timeStyle: 'medium' })
const timeOf = (at: Date) => html`<time datetime="${at.toISOString()}">${times.format(at)}</time>`
