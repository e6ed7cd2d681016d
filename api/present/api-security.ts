import type { OpenAPIHono } from '@hono/zod-openapi'
import { optionalAccess, type Access } from '../key-access.ts'

type ApiDocument = ReturnType<OpenAPIHono['getOpenAPI31Document']>
type Requirement = Readonly<Record<string, string[]>>

/** Ways to say who asks, for the document of the API. */
const schemesOf = (publicUrl: string) =>
  ({
    key: {
      type: 'http',
      scheme: 'bearer',
      description:
        'A key of the API: `Authorization: Bearer tinta_…`. Beside it no cookie is read, and its requests are limited by its owner. ' +
        'Keys are part of Platinum.',
    },
    session: {
      type: 'apiKey',
      in: 'cookie',
      name: `${publicUrl.startsWith('https://') ? '__Secure-' : ''}tinta.session_token`,
      description: 'Somebody who has signed in on the site; answered to its own pages only.',
    },
  }) as const

/** What each kind of address takes; the empty one stands for nobody in particular. */
const requirements: Readonly<Record<Access, readonly Requirement[]>> = {
  public: [{}],
  anyone: [{ key: [] }, { session: [] }, {}],
  owner: [{ key: [] }, { session: [] }],
  session: [{ session: [] }],
}

/** The document with what every address under `/api/v1/` takes of whoever asks. */
export function withSecurity(document: ApiDocument, publicUrl: string): ApiDocument {
  const paths = Object.entries(document.paths ?? {}).map(([path, item]) => {
    const access = optionalAccess(path)
    if (access === null) return [path, item] as const
    const security = requirements[access]
    const methods = Object.entries(item).map(([method, of]) => [method, isOperation(of) ? { ...of, security } : of] as const)
    return [path, Object.fromEntries(methods)] as const
  })
  const securitySchemes = { ...document.components?.securitySchemes, ...schemesOf(publicUrl) }
  return { ...document, components: { ...document.components, securitySchemes }, paths: Object.fromEntries(paths) }
}

const isOperation = (of: unknown): of is object => typeof of === 'object' && of !== null && 'responses' in of
