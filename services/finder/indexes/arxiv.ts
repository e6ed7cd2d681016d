import { arxivWork } from '../../scholar/registries/arxiv.ts'
import { all, textAt, type XmlElement } from '../../scholar/xml-tree.ts'
import { booleanQuery } from '../boolean-query.ts'
import type { FinderQuery, SearchIndex } from '../finder.ts'
import type { IndexOptions } from '../index-options.ts'
import { foundWork } from '../index-work.ts'
import { requireXml } from '../require-records.ts'

/** arXiv asks for three seconds between two requests. */
const every = 3_000

/** arXiv's API (Atom); all of it can be read. It knows little but English, so English words go before the text's own. */
export const makeArxivIndex = ({ ask, url, rows }: IndexOptions): SearchIndex => ({
  id: 'arxiv',
  search: async (query, signal) => {
    const address = new URL('/api/query', url)
    const words = query.englishWords.length > 0 ? query.englishWords : query.keyWords
    const wanted = booleanQuery({ keyWords: words, englishWords: [] }, (word) => `all:${word}`)
    address.search = new URLSearchParams({
      search_query: `${wanted === '' ? wanted : `(${wanted})`}${yearsOf(query)}`,
      start: '0',
      max_results: String(rows),
      sortBy: 'relevance',
      sortOrder: 'descending',
    }).toString()
    const feed = requireXml(await ask(address, { signal, every, accept: 'application/atom+xml' }), 'feed')
    return all(feed, 'entry').flatMap((entry) => workIn(entry) ?? [])
  },
})

const yearsOf = ({ from, to }: FinderQuery): string =>
  from === null && to === null ? '' : ` AND submittedDate:[${from ?? 1991}01010000 TO ${to ?? 2999}12312359]`

function workIn(entry: XmlElement) {
  const id = textAt(entry, 'id')
  // What is wrong with a question comes as an entry of its own.
  if (id.includes('/api/errors') || textAt(entry, 'published') === '') return null
  const pdf = all(entry, 'link').find(({ attributes }) => attributes['title'] === 'pdf')?.attributes['href']
  return foundWork(arxivWork(entry), { kind: 'preprint', abstract: textAt(entry, 'summary'), openAccessUrls: [pdf, id], urls: [id] })
}
