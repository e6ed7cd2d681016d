/** What a page asks of the worker behind it. Pages and worker of two builds may meet, so each message says its build. */
export type KeepMessage = {
  readonly kind: 'keep'
  readonly build: string
  /** Addresses of pages, without queries but the one that says which of two tools is open. */
  readonly pages: readonly string[]
  /** Files that the page has loaded already, which cost no second fetch. */
  readonly assets: readonly string[]
  /** Parts of the list of files that the build wrote. */
  readonly parts: readonly string[]
  /** Where the router asks for the routes that a reader may go to; null: they are kept already. */
  readonly routes: string | null
}

/** A page of the worker's own build has been loaded: from now on it may serve. */
export type TakeOverMessage = { readonly kind: 'take-over'; readonly build: string }

export type WorkerMessage = KeepMessage | TakeOverMessage

const isTexts = (value: unknown): value is readonly string[] => Array.isArray(value) && value.every((one) => typeof one === 'string')

const isObject = (value: unknown): value is Readonly<Record<string, unknown>> => typeof value === 'object' && value !== null

/** The message in what a page sent; null for anything else. */
export function readMessage(value: unknown): WorkerMessage | null {
  if (!isObject(value) || typeof value['build'] !== 'string') return null
  const { kind, build, pages, assets, parts, routes } = value
  if (kind === 'take-over') return { kind, build }
  if (kind !== 'keep' || !isTexts(pages) || !isTexts(assets) || !isTexts(parts)) return null
  return { kind, build, pages, assets, parts, routes: typeof routes === 'string' ? routes : null }
}
