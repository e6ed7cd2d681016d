import { optionalArxiv } from './arxiv.ts'
import { doiInUrl } from './doi.ts'
import type { Identifier } from './identifier.ts'
import { optionalIsbn } from './isbn.ts'

/**
 * Addresses that hold an id of their page's work. Sorted by host. `host` matches the end of the host's name; `path` is matched
 * against path and query, and its first group goes to `read`, which gives null where the group is none after all.
 */
const shapes: readonly { readonly host: string; readonly path: RegExp; readonly read: (id: string) => Identifier | null }[] = [
  { host: 'arxiv.org', path: /^\/(?:abs|pdf|html|e-print|format|ps)\/(.+?)(?:\.pdf|\.ps)?\/?(?:\?.*)?$/, read: arxiv },
  { host: 'europepmc.org', path: /^\/(?:article|abstract)\/MED\/(\d{1,9})/i, read: (id) => ({ kind: 'pmid', id }) },
  { host: 'europepmc.org', path: /^\/articles?\/(?:PMC\/)?PMC(\d{3,9})/i, read: pmc },
  {
    host: 'nature.com',
    path: /^\/articles\/(?=[^/?]*\d)([a-z0-9.-]{6,40}?)(?:\.pdf)?(?:[/?].*)?$/,
    read: (id) => ({ kind: 'doi', id: `10.1038/${id}` }),
  },
  { host: 'ncbi.nlm.nih.gov', path: /^\/(?:pmc\/)?articles\/PMC(\d{3,9})/i, read: pmc },
  { host: 'ncbi.nlm.nih.gov', path: /^\/(?:pubmed\/)?(\d{1,9})\/?(?:\?.*)?$/, read: (id) => ({ kind: 'pmid', id }) },
  { host: 'openlibrary.org', path: /^\/isbn\/([\dXx-]{10,17})/, read: isbn },
  { host: 'worldcat.org', path: /^\/isbn\/([\dXx-]{10,17})/, read: isbn },
]

/** Shops have hosts in many countries. */
const shop = /(?:^|\.)amazon(?:\.[a-z]{2,3}){1,2}$/
const shopPath = /\/(?:dp|gp\/product)\/(\d{9}[\dX])(?:[/?]|$)/

/** What an address of the web names: the work that its page is about where the address says so, else the page. */
export function inUrl(url: URL): Identifier {
  const written = `${url.pathname}${url.search}`
  for (const { host, path, read } of shapes) {
    if (url.hostname !== host && !url.hostname.endsWith(`.${host}`)) continue
    const id = path.exec(written)?.[1]
    const found = id === undefined ? null : read(id)
    if (found) return found
  }
  const sold = shop.test(url.hostname) ? shopPath.exec(written)?.[1] : undefined
  const book = sold === undefined ? null : isbn(sold)
  if (book) return book
  const doi = doiInUrl(url)
  return doi === null ? { kind: 'url', id: url.href } : { kind: 'doi', id: doi }
}

function arxiv(written: string): Identifier | null {
  const id = optionalArxiv(written)
  return id === null ? null : { kind: 'arxiv', id }
}
function isbn(written: string): Identifier | null {
  const id = optionalIsbn(written)
  return id === null ? null : { kind: 'isbn', id }
}
function pmc(digits: string): Identifier {
  return { kind: 'pmcid', id: `PMC${digits}` }
}
