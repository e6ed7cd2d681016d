import { pageParts, type Link, type PageParts } from './page-parts.ts'

/** What an address answered; `parts` of pages only. */
export type Visited = { readonly status: number; readonly type: string; readonly location: string | null; readonly parts: PageParts | null }

/** Asks for the path and query of an address of the site, without following where it leads. */
export type Visit = (path: string) => Promise<{ readonly status: number; readonly headers: Headers; readonly text: () => Promise<string> }>

export type CrawlOptions = {
  readonly origin: string
  readonly visit: Visit
  /** Paths to begin with. Those that are there to fail say so in `wanted`. */
  readonly from: readonly string[]
  readonly wanted?: ReadonlyMap<string, number>
}

export type Crawl = {
  readonly pages: ReadonlyMap<string, PageParts>
  /** Everything that was asked, files included. */
  readonly asked: number
  /** One line each: what is wrong, and on which page it stands. */
  readonly troubles: readonly string[]
}

/** A site of some hundreds of pages; more than this are addresses that make each other. */
const addressesAtMost = 6_000
const atOnce = 8

type Reference = { readonly on: string; readonly path: string; readonly anchor: string; readonly from: string }

/** Follows every link of every page of the site, and says which lead nowhere. Other sites are not asked. */
export async function crawl({ origin, visit, from, wanted = new Map() }: CrawlOptions): Promise<Crawl> {
  const visited = new Map<string, Visited>()
  const references: Reference[] = []
  const troubles: string[] = []
  const queue = [...from]
  const known = new Set(queue)
  const take = async (path: string): Promise<void> => {
    const { links, ...answer } = await visitOne(path, visit)
    visited.set(path, answer)
    for (const link of links) {
      const led = ledTo(link, { origin, path })
      if (typeof led === 'string') troubles.push(`${path}: ${led}`)
      if (typeof led !== 'object' || led === null) continue
      references.push(led)
      if (known.has(led.path)) continue
      known.add(led.path)
      queue.push(led.path)
    }
  }
  while (queue.length > 0) {
    if (visited.size > addressesAtMost) throw new Error(`There are more than ${addressesAtMost} addresses; the last is ${queue[0]}.`)
    await Promise.all(queue.splice(0, atOnce).map(take))
  }
  for (const path of from)
    if (!references.some((reference) => reference.path === path)) references.push({ on: 'the start', path, anchor: '', from: '' })
  const pages = new Map([...visited].flatMap(([path, { parts }]) => (parts ? [[path, parts] as const] : [])))
  return {
    pages,
    asked: visited.size,
    troubles: [...new Set([...troubles, ...references.flatMap((reference) => troubleOf(reference, visited, wanted))])],
  }
}

function troubleOf(
  { on, path, anchor, from }: Reference,
  visited: ReadonlyMap<string, Visited>,
  wanted: ReadonlyMap<string, number>,
): readonly string[] {
  const answer = visited.get(path)
  if (!answer) return []
  if (answer.status !== (wanted.get(path) ?? 200))
    return [`${on}: ${path} (${from}) answers ${answer.status}${answer.location === null ? '' : `, which leads to ${answer.location}`}`]
  const isThere = anchor === '' || anchor === 'top' || answer.parts === null || answer.parts.ids.has(anchor)
  return isThere ? [] : [`${on}: ${path} has no anchor #${anchor}`]
}

async function visitOne(path: string, visit: Visit): Promise<Visited & { readonly links: readonly Link[] }> {
  const answer = await visit(path)
  const { status, headers } = answer
  const type = (headers.get('Content-Type') ?? '').split(';')[0] ?? ''
  // Pictures, fonts and scripts lead nowhere.
  const isRead = /^text\/(?:html|css)$|json|xml$/.test(type) && !type.startsWith('image/')
  const text = await answer.text()
  const parts = type === 'text/html' && !path.startsWith('/api/') ? pageParts(text) : null
  const links = parts?.links ?? (isRead ? linksIn(type, text) : path === '/robots.txt' ? linksOfRobots(text) : [])
  return { status, type, location: headers.get('Location'), parts, links }
}

/** Where a feed, a site map, a manifest or a style sheet leads. */
function linksIn(type: string, text: string): readonly Link[] {
  if (type === 'text/css') return found(text, /url\(\s*["']?([^"')]+)["']?\s*\)/g, 'style sheet')
  if (type.endsWith('xml'))
    return found(text, /(?:<(?:loc|link|guid[^>]*|comments)>|\bhref=["'])([^<"']+)/g, 'feed or site map').map(plainXml)
  if (/feed|manifest/.test(type)) return addressesIn(JSON.parse(text), '')
  return []
}

const linksOfRobots = (text: string): readonly Link[] => found(text, /^Sitemap:\s*(\S+)/gim, 'robots.txt')

const found = (text: string, pattern: RegExp, from: string): readonly Link[] =>
  [...text.matchAll(pattern)].map(([, address = '']) => ({ address: address.trim(), from }))

const plainXml = ({ address, from }: Link): Link => ({
  address: address.replaceAll(/&#(\d+);/g, (_, code: string) => String.fromCodePoint(Number(code))).replaceAll('&amp;', '&'),
  from,
})

const addressKeys = new Set(['src', 'url', 'start_url', 'scope', 'home_page_url', 'feed_url', 'image', 'icon', 'favicon', 'external_url'])

function addressesIn(value: unknown, key: string): readonly Link[] {
  if (typeof value === 'string') return addressKeys.has(key) ? [{ address: value, from: key }] : []
  if (typeof value !== 'object' || value === null) return []
  // What another app shares is sent under names of ours.
  return Object.entries(value).flatMap(([name, part]) => (name === 'params' ? [] : addressesIn(part, Array.isArray(value) ? key : name)))
}

/** The place within the site that a link leads to, what is wrong with it, or null for one that needs no asking. */
function ledTo({ address, from }: Link, { origin, path }: { readonly origin: string; readonly path: string }): Reference | string | null {
  const base = origin + path
  if (address.trim() === '') return `an empty address (${from})`
  if (!URL.canParse(address, base)) return `${address} (${from}) is no address`
  const { protocol, origin: host, pathname, search, hash } = new URL(address, base)
  if (['mailto:', 'data:', 'blob:', 'tel:'].includes(protocol)) return null
  if (host === origin) return { on: path, path: pathname + search, anchor: anchorOf(hash), from }
  return protocol === 'https:' ? null : `${address} (${from}) leaves the site by ${protocol.slice(0, -1)}`
}

/** The id that an address names; the browser's own marks of text (`#:~:text=`) name none. */
const anchorOf = (hash: string): string => decodeURIComponent(hash.slice(1)).replace(/:~:.*$/, '')
