/** What an address of the site is to the worker. */
export type AddressKind = 'asset' | 'page' | 'data' | 'routes'

/** Answers of the server about somebody or something of the moment: the worker does not even see what comes back. */
const apart: readonly string[] = ['/api/', '/v2/', '/dev/', '/shared-library/', '/build.json', '/health', '/ready', '/metrics']

/**
 * What the worker may answer at an address of its own site; null: it leaves the request to the browser.
 * Of pages, only whole documents are its matter, not what a page fetches.
 */
export function kindOf({ pathname }: Pick<URL, 'pathname'>, isDocument: boolean): AddressKind | null {
  if (pathname.startsWith('/assets/')) return 'asset'
  if (apart.some((start) => pathname === start || (start.endsWith('/') && pathname.startsWith(start)))) return null
  if (pathname === '/__manifest') return 'routes'
  if (pathname.endsWith('.data')) return 'data'
  return isDocument ? 'page' : null
}

/**
 * The name under which an answer is kept. Pages are made without their query, but for the tool that is open where two
 * share an address; a page's data and the router's routes are what their query says.
 */
export function keyOf({ pathname, searchParams, search }: Pick<URL, 'pathname' | 'searchParams' | 'search'>, kind: AddressKind): string {
  const tool = searchParams.get('tool')
  if (kind === 'page') return tool === null ? pathname : `${pathname}?tool=${encodeURIComponent(tool)}`
  // Which routes were asked for does not matter: those that are known already are passed over.
  if (kind === 'routes') return `${pathname}?version=${searchParams.get('version') ?? ''}`
  return kind === 'data' ? pathname + search : pathname
}

/** Whether the whole address is its name: nothing else in its query may have changed the answer. */
export const isPlain = (url: Pick<URL, 'pathname' | 'searchParams' | 'search'>, kind: AddressKind): boolean =>
  kind === 'routes' || url.pathname + url.search === keyOf(url, kind)
