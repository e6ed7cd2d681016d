/** The first of `locales` that the request asks for: by `?locale=`, then `Accept-Language`; else the first of the list. */
export function localeOf({
  query,
  acceptLanguage,
  locales,
}: {
  readonly query: string | undefined
  readonly acceptLanguage: string | undefined
  readonly locales: readonly string[]
}): string {
  const wanted = [query ?? '', ...byPreference(acceptLanguage ?? '')]
  for (const tag of wanted) {
    const found = locales.find((locale) => locale === tag.toLowerCase().split('-')[0])
    if (found) return found
  }
  return locales[0] ?? 'en'
}

function byPreference(header: string): readonly string[] {
  return header
    .split(',')
    .slice(0, 20)
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().split(';')
      const quality = parameters.map((parameter) => /^\s*q=([\d.]+)$/.exec(parameter)?.[1]).find(Boolean)
      return { tag: tag.trim(), quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}
