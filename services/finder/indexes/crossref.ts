import { z } from 'zod'
import { crossrefRecord, crossrefWork } from '../../scholar/registries/crossref-work.ts'
import { bareWord } from '../boolean-query.ts'
import type { FinderQuery, SearchIndex } from '../finder.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork } from '../index-work.ts'
import { requireRecords } from '../require-records.ts'

const text = z.string().nullish().catch(null)
const record = crossrefRecord.extend({
  abstract: text,
  URL: text,
  'is-referenced-by-count': z.number().nullish().catch(null),
})
const answer = z.looseObject({ message: z.looseObject({ items: z.array(z.unknown()) }) })

// Only what the API's documentation lists may be named.
const fields = [
  'DOI', 'URL', 'abstract', 'type', 'title', 'subtitle', 'container-title', 'short-container-title', 'publisher', 'publisher-location', 'volume',
  'issue', 'page', 'article-number', 'standards-body', 'degree', 'event', 'ISBN', 'ISSN', 'author', 'editor', 'translator', 'chair', 'issued',
  'published-print', 'published-online', 'is-referenced-by-count',
].join(',') // prettier-ignore
/** Three searches a second are allowed with an address. */
const every = 400

/**
 * Crossref's REST API, which ranks by how many of the words a record has. It says nothing of open access: a work that it alone
 * knows has no such address.
 */
export const makeCrossrefIndex = ({ ask, url, contact, rows }: IndexOptions): SearchIndex => ({
  id: 'crossref',
  search: async (query, signal) => {
    const address = new URL('/works', url)
    const filter = filterFor(query)
    address.search = new URLSearchParams({
      'query.bibliographic': [...query.keyWords, ...query.englishWords].map(bareWord).join(' ').slice(0, 500),
      rows: String(rows),
      select: fields,
      ...(filter === '' ? {} : { filter }),
      ...(contact.includes('@') ? { mailto: contact } : {}),
    }).toString()
    const { message } = requireRecords(await ask(address, { signal, every }), answer)
    return message.items.flatMap((said) => {
      const parsed = record.safeParse(said)
      return (parsed.success ? workIn(parsed.data) : null) ?? []
    })
  },
})

const filterFor = ({ from, to }: FinderQuery): string =>
  [...(from === null ? [] : [`from-pub-date:${from}`]), ...(to === null ? [] : [`until-pub-date:${to}`])].join(',')

function workIn(said: z.output<typeof record>) {
  const work = crossrefWork(said)
  // A reviewer's report on a manuscript is no source.
  if (!work || said.type === 'peer-review') return null
  return foundWork(work, { abstract: said.abstract, urls: [said.URL], citations: said['is-referenced-by-count'] })
}
