import { pack, packedResponse, type Packed } from './packed.ts'
import { pagePolicy, scriptHashes, type PolicyOptions } from './page-policy.ts'

/** Set by pages without personal data; never leaves the server. */
export const cacheHeader = 'x-tinta-cache'
/** Stands in its place in what leaves: the build's id, for the worker in the browser, which keeps such answers and no others. */
export const buildHeader = 'x-tinta-build'

/** Renders a page whose inline scripts are to be allowed by hash. */
type RenderPage = (request: Request) => Promise<Response>

export type PageCache = {
  /** The kept answer for a request, or null when there is none. */
  readonly optionalAnswer: (request: Request) => Promise<Response | null>
  /** Keeps the page at a path if it says that it may be kept; true when it did. */
  readonly keep: (path: string) => Promise<boolean>
}

export type PageCacheOptions = {
  readonly render: RenderPage
  /** The site's own address: what is kept for all must not depend on the name that one client called us by. */
  readonly origin: string
  readonly buildId: string
  readonly policy: PolicyOptions
}

type Kept = { readonly packed: Packed; readonly headers: Headers }

/** There are a few hundred pages; more addresses than this are somebody's play. */
const pagesAtMost = 2_000

/**
 * Keeps rendered pages in memory, each with the policy that its scripts need. The path alone decides, so requests
 * with a query are not for it; the process has one build and one set of settings.
 */
export function makePageCache({ render, origin, buildId, policy }: PageCacheOptions): PageCache {
  const pages = new Map<string, Promise<Kept | null>>()
  const make = async (path: string): Promise<Kept | null> => {
    const response = await render(new Request(origin + path))
    if (response.status !== 200 || !response.headers.has(cacheHeader)) return null
    return keepable(response, { buildId, policy })
  }
  return {
    optionalAnswer: async (request) => {
      const page = await pages.get(new URL(request.url).pathname)
      return page ? packedResponse(request, page.packed, page.headers) : null
    },
    keep: async (path) => {
      const known = pages.get(path)
      if (known) return (await known) !== null
      if (pages.size >= pagesAtMost) return false
      const made = make(path)
      pages.set(path, made)
      // What cannot be kept now may be asked for again, and need not be remembered.
      const page = await made.catch(() => null)
      if (!page) pages.delete(path)
      return page !== null
    },
  }
}

async function keepable(response: Response, { buildId, policy }: Pick<PageCacheOptions, 'buildId' | 'policy'>): Promise<Kept> {
  const body = new Uint8Array(await response.arrayBuffer())
  const headers = new Headers(response.headers)
  headers.delete(cacheHeader)
  headers.set(buildHeader, buildId)
  if (!headers.has('Cache-Control')) headers.set('Cache-Control', 'no-cache')
  if (headers.get('Content-Type')?.startsWith('text/html')) {
    headers.set('Content-Security-Policy', pagePolicy({ hashes: scriptHashes(new TextDecoder().decode(body)) }, policy))
  }
  return { packed: await pack(body, { isText: true }), headers }
}
