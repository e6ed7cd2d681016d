import type { Api, House } from '../house.ts'
import { withSecurity } from '../present/api-security.ts'
import { docsPage, docsPolicy } from '../present/docs-page.ts'

/** `/api/v1/openapi.json`, and a page of it for people at `/api/v1/docs`. Must be added last: it describes what is there. */
export function addDocs(app: Api, { env, wordsOf }: House): void {
  const document = withSecurity(describeApi(app, env.PUBLIC_URL), env.PUBLIC_URL)
  app.get('/api/v1/openapi.json', (c) => c.json(document, 200, { 'Cache-Control': 'public, max-age=300' }))
  app.get('/api/v1/docs', async (c) => {
    c.header('Content-Security-Policy', docsPolicy)
    c.header('Cache-Control', 'public, max-age=300')
    c.header('Vary', 'Accept-Language')
    return c.html(await docsPage(document, { wordsOf, locale: c.var.locale }))
  })
}

const describeApi = (app: Api, publicUrl: string) =>
  app.getOpenAPI31Document({
    openapi: '3.1.0',
    info: {
      title: 'Tinta',
      version: 'v1',
      description:
        'Writing tools for students and academic writers. Errors are problem details (RFC 9457) with a closed list of codes. ' +
        'Requests are limited by address, those with a key by its owner; see the RateLimit headers.',
      license: { name: 'AGPL-3.0-or-later', url: 'https://www.gnu.org/licenses/agpl-3.0.html' },
    },
    servers: [{ url: publicUrl }],
  })
