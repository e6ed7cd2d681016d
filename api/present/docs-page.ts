import { createHash } from 'node:crypto'
import { html, raw } from 'hono/html'
import { z } from 'zod'
import type { ProblemCode } from '#services/problem.ts'
import { problems, type WordsOf } from '../problems.ts'
import { schemaText, type JsonSchema } from './schema-text.ts'

const schema: z.ZodType<JsonSchema> = z.looseObject({})
const content = z.record(z.string(), z.looseObject({ schema })).optional()
const operation = z.looseObject({
  summary: z.string(),
  description: z.string(),
  security: z.array(z.record(z.string(), z.unknown())).optional(),
  requestBody: z.looseObject({ content }).optional(),
  responses: z.record(z.string(), z.looseObject({ description: z.string(), content })),
})

/** As much of an OpenAPI document as the page shows. */
const shown = z.looseObject({
  paths: z.record(z.string(), z.record(z.string(), operation)),
  components: z.looseObject({ schemas: z.record(z.string(), schema) }),
})

const style = `
:root { color-scheme: light dark; font: 1rem/1.55 system-ui, sans-serif }
body { max-inline-size: 60rem; margin: 0 auto; padding: 2rem 1.25rem 4rem }
h1 { margin-block-end: 0 } h2 { margin-block-start: 3rem } section { border-block-start: 1px solid light-dark(#d8d4cb, #444) }
code, pre { font: .875rem/1.5 ui-monospace, monospace }
pre { overflow: auto; padding: 1rem; border-radius: .5rem; background: light-dark(#f5f2ea, #1d1d1f) }
table { border-collapse: collapse; inline-size: 100% } td, th { text-align: start; vertical-align: top; padding: .5rem .75rem .5rem 0; border-block-end: 1px solid light-dark(#d8d4cb, #444) }
a { color: light-dark(#1d4fa3, #8ab4ff) } :target { background: light-dark(#fff3bf, #453c0a) }
`

/** What the page's answer must allow: its own style, by hash, and nothing else. */
export const docsPolicy = `default-src 'none'; style-src 'sha256-${createHash('sha256').update(style).digest('base64')}'; frame-ancestors 'none'; base-uri 'none'; form-action 'none'`

/** The document of the API as a page for people, without a script. */
export function docsPage(document: unknown, { wordsOf, locale }: { readonly wordsOf: WordsOf; readonly locale: string }) {
  const { paths, components } = shown.parse(document)
  const operations = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, of]) => ({ path, method, of })),
  )
  return html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>API · Tinta</title>
        ${raw(`<style>${style}</style>`)}
      </head>
      <body>
        <h1>Tinta’s API</h1>
        <p>The same functions as the site, with the same contracts. <a href="/api/v1/openapi.json">OpenAPI document</a>.</p>
        <ul>
          ${operations.map(
            ({ path, method, of }) =>
              html`<li>
                <a href="#${idOf(method, path)}"><code>${method.toUpperCase()} ${path}</code></a> ${of.summary}
              </li>`,
          )}
        </ul>
        ${operations.map(operationSection)}
        <section>
          <h2>Types</h2>
          ${Object.entries(components.schemas).map(
            ([name, type]) =>
              html`<h3 id="${name}">${name}</h3>
                <pre>${schemaText(type)}</pre>`,
          )}
        </section>
        <section>
          <h2>Problems</h2>
          <p>
            Everything that goes wrong is answered with <code>application/problem+json</code> (RFC 9457): a <code>code</code> from this
            list, the facts of the case as further members, and words in the language of <code>Accept-Language</code> or
            <code>?locale=</code>.
          </p>
          <table>
            <thead>
              <tr>
                <th>Code</th>
                <th>Status</th>
                <th>For example</th>
              </tr>
            </thead>
            <tbody lang="${locale}">
              ${codes.map((code) => problemRow(code, wordsOf(locale, { code, facts: problems[code].example })))}
            </tbody>
          </table>
        </section>
      </body>
    </html>`
}

const isCode = (code: string): code is ProblemCode => Object.hasOwn(problems, code)
const codes = Object.keys(problems).filter(isCode)

const idOf = (method: string, path: string): string => `${method}${path.replaceAll('/', '-')}`

function operationSection({
  path,
  method,
  of,
}: {
  readonly path: string
  readonly method: string
  readonly of: z.output<typeof operation>
}) {
  return html`<section>
    <h2 id="${idOf(method, path)}"><code>${method.toUpperCase()} ${path}</code></h2>
    <p><strong>${of.summary}.</strong> ${prose(of.description)}</p>
    ${of.security ? html`<p>${whoMay(of.security)}</p>` : ''}
    ${
      of.requestBody?.content
        ? html`<h3>Send</h3>
            ${bodies(of.requestBody.content)}`
        : ''
    }
    <h3>Get</h3>
    ${Object.entries(of.responses).map(
      ([status, answer]) =>
        html`<p><code>${status}</code> ${answer.description}</p>
          ${answer.content ? bodies(answer.content) : ''}`,
    )}
  </section>`
}

/** Who is answered, in a sentence. */
function whoMay(security: readonly Readonly<Record<string, unknown>>[]): string {
  const [takesKey, takesNobody] = [security.some((one) => 'key' in one), security.some((one) => Object.keys(one).length === 0)]
  if (!takesKey) return takesNobody ? 'Answers everybody.' : 'For whoever has signed in on the site; no key opens it.'
  return takesNobody ? 'Takes a key; answers visitors as well.' : 'Takes a key.'
}

/** Media types with what they hold: a link to a named type, or the type itself. */
const bodies = (given: NonNullable<z.output<typeof content>>) =>
  Object.entries(given).map(([type, { schema: of }]) => {
    const text = schemaText(of)
    return of.$ref
      ? html`<p>
          <code>${type}</code>: <a href="#${text}"><code>${text}</code></a>
        </p>`
      : html`<p><code>${type}</code>:</p>
          <pre>${text}</pre>`
  })

/** Text with code in backticks. */
const prose = (text: string) => text.split('`').map((part, index) => (index % 2 === 0 ? part : html`<code>${part}</code>`))

const problemRow = (code: ProblemCode, { title, detail }: { readonly title: string; readonly detail: string }) =>
  html`<tr id="${code}">
    <td><code>${code}</code></td>
    <td>${problems[code].status}</td>
    <td><strong>${title}</strong> ${detail}</td>
  </tr>`
