const nowhere = 'http://this.invalid'

/**
 * A path of this site as it may be gone to; null for anything else: another site, a protocol, `//host`. Whatever comes
 * from an address, a storage or a server passes here before it is gone to.
 */
export function localPath(value: unknown): string | null {
  if (typeof value !== 'string' || !isPlain(value)) return null
  const url = optionalUrl(value)
  // Dots are resolved by now: `/.//evil.example` is `//evil.example`.
  return url?.origin === nowhere && isPlain(url.pathname) ? url.pathname + url.search + url.hash : null
}

/** A local path with `name=value` in its query. */
export function withQuery(path: string, name: string, value: string): string {
  const url = new URL(path, nowhere)
  url.searchParams.set(name, value)
  return url.pathname + url.search + url.hash
}

/** A local path without `name` in its query. */
export function withoutQuery(path: string, name: string): string {
  const url = new URL(path, nowhere)
  url.searchParams.delete(name)
  return url.pathname + url.search + url.hash
}

/** An address to leave this page for, as our own server names it: a path of this site, or a page of the payment provider. */
export const goToAddress = (value: string): string | null =>
  /^https?:\/\//i.test(value) ? (optionalUrl(value)?.href ?? null) : localPath(value)

/** One slash and no second; browsers read a backslash as a slash and leave out tabs and line breaks. */
const isPlain = (path: string): boolean => /^\/(?!\/)[^\\\p{Cc}]*$/u.test(path)

const optionalUrl = (value: string): URL | null => (URL.canParse(value, nowhere) ? new URL(value, nowhere) : null)
