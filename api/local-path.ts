/**
 * The path, query and fragment of an address on this site, as a browser would read it; `/` for anything that could lead
 * elsewhere. `publicUrl` is the site's origin.
 */
export function localPath(given: string, publicUrl: string): string {
  if (!isPlainPath.test(given) || !URL.canParse(given, publicUrl)) return '/'
  const url = new URL(given, publicUrl)
  // Dots are resolved away by now, and `/.//evil` would be `//evil`; `/%09/evil` would be, too, if somebody decoded it.
  const isPlain = isPlainPath.test(url.pathname) && isPlainPath.test(decoded(url.pathname))
  return isPlain && url.origin === new URL(publicUrl).origin ? url.pathname + url.search + url.hash : '/'
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path)
  } catch {
    return ''
  }
}

// One slash and no second; browsers read a backslash as a slash and leave out tabs and line breaks.
const isPlainPath = /^\/(?!\/)[^\\\p{Cc}]*$/u
