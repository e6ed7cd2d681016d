import { z } from 'zod'
import { requireJson } from '../../online/ask-json.ts'
import type { AskRegistry } from '../ask-registry.ts'
import type { Registry, RegistryAnswer } from '../scholar.ts'
import { crossrefRecord, crossrefWork } from './crossref-work.ts'

export type CrossrefOptions = {
  readonly ask: AskRegistry
  readonly url: string
  /** An address of mail puts us among those who may ask more often. */
  readonly contact: string
}

const one = z.looseObject({ message: crossrefRecord })
const many = z.looseObject({ message: z.looseObject({ items: z.array(z.unknown()) }) })

/** Milliseconds between two requests: ten a second for one record, three for a search are allowed with an address. */
const every = { record: 110, search: 400 }
const candidates = 5
// What a record holds beyond it (references, affiliations, funders) may be megabytes. Only what the API's documentation lists may be named.
const fields = [
  'DOI', 'type', 'title', 'subtitle', 'container-title', 'short-container-title', 'publisher', 'publisher-location', 'volume', 'issue', 'page',
  'article-number', 'standards-body', 'degree', 'event', 'ISBN', 'ISSN', 'author', 'editor', 'translator', 'chair', 'issued', 'published-print',
  'published-online',
].join(',') // prettier-ignore

/** Crossref's REST API: a work by its DOI, or those that words may mean. */
export function makeCrossref({ ask, url, contact }: CrossrefOptions): Registry {
  const polite: Readonly<Record<string, string>> = contact.includes('@') ? { mailto: contact } : {}
  return {
    id: 'crossref',
    ask: async (query, signal): Promise<RegistryAnswer> => {
      if (query.is === 'words') {
        const address = new URL('/works', url)
        const words = { 'query.bibliographic': query.words.slice(0, 500), rows: String(candidates), select: fields }
        address.search = new URLSearchParams({ ...words, ...polite }).toString()
        const body = await ask(address, { signal, every: every.search })
        return { works: body === null ? [] : requireJson(body, many).message.items.flatMap(optionalWork) }
      }
      const address = new URL(`/works/${encodeURIComponent(query.id)}`, url)
      address.search = new URLSearchParams(polite).toString()
      const body = await ask(address, { signal, every: every.record })
      if (body === null) return { works: [] }
      const work = crossrefWork(requireJson(body, one).message)
      return work ? { works: [work] } : { isNoWork: true }
    },
  }
}

/** One record of another form takes no others with it. */
function optionalWork(said: unknown) {
  const record = crossrefRecord.safeParse(said)
  const work = record.success ? crossrefWork(record.data) : null
  return work ? [work] : []
}
