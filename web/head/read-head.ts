/** What a page's own head says of it, as text. */
export type PageFacts = {
  readonly title: string
  readonly description: string
  /** The address that is to be kept, whole. */
  readonly canonical: string
  /** The page in every language that it is there in, itself among them; whole addresses. */
  readonly alternates: readonly { readonly locale: string; readonly href: string }[]
}

/**
 * Reads the head that a page was rendered with. Null for a page that is not to be kept by others: it has no canonical
 * address, no description, or asks not to be listed.
 */
export function readHead(html: string): PageFacts | null {
  const head = html.slice(0, html.indexOf('</head>'))
  const title = /<title[^>]*>([^<]*)<\/title>/.exec(head)?.[1]
  const tags = [...head.matchAll(/<(?:meta|link)\b[^>]*>/g)].map(([tag]) => attributesOf(tag))
  const description = tags.find(({ name }) => name === 'description')?.['content']
  const canonical = tags.find(({ rel }) => rel === 'canonical')?.['href']
  const isHidden = tags.some(({ name, content }) => name === 'robots' && content?.includes('noindex'))
  if (isHidden || title === undefined || description === undefined || canonical === undefined) return null
  const alternates = tags.flatMap(({ rel, hreflang, href }) =>
    rel === 'alternate' && hreflang !== undefined && hreflang !== 'x-default' && href !== undefined ? [{ locale: hreflang, href }] : [],
  )
  return { title: plain(title), description, canonical, alternates }
}

/** Attributes by their names in small letters; React writes `hrefLang`. */
const attributesOf = (tag: string): Readonly<Record<string, string | undefined>> =>
  Object.fromEntries([...tag.matchAll(/([a-zA-Z-]+)="([^"]*)"/g)].map(([, name = '', value = '']) => [name.toLowerCase(), plain(value)]))

const characters: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"', '&#x27;': "'", '&#39;': "'" }

/** Undoes what React escapes. */
const plain = (text: string): string => text.replace(/&(?:amp|lt|gt|quot|#x27|#39);/g, (escaped) => characters[escaped] ?? escaped)
