import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { finderIndexes } from '#config/finder-settings.ts'
import type { FinderIndexId } from '#services/finder/finder.ts'
import { arxivFeedEntries, crossrefItems, doajArticles, openAlexWorks, pubmedRecords, semanticScholarPapers } from './finder-records.ts'

type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Answer = { readonly status: number; readonly type: string; readonly body: string }

/** Settings that name the addresses of indexes. */
export const finderUrlNames: Readonly<Record<FinderIndexId, string>> = {
  openalex: 'OPENALEX_URL',
  crossref: 'CROSSREF_URL',
  'semantic-scholar': 'SEMANTIC_SCHOLAR_URL',
  arxiv: 'ARXIV_URL',
  doaj: 'DOAJ_URL',
  pubmed: 'PUBMED_URL',
}

/**
 * Indexes of publications as far as we use them, each on a free port of its own, in the forms of their documentation: OpenAlex and Crossref (`/works`), Semantic
 * Scholar's `/graph/v1/paper/search`, arXiv's Atom feed, DOAJ's `/api/v4/search/articles`, and NCBI's `esearch` and `efetch`. Each is
 * strict about what it is asked, gives the same works whatever the words are, and may be told to answer otherwise.
 */
export async function startFinder() {
  const asked: { readonly index: FinderIndexId; readonly url: string; readonly headers: IncomingMessage['headers'] }[] = []
  const closed: FinderIndexId[] = []
  const instead = new Map<FinderIndexId, Handle>()
  const servers = await Promise.all(
    finderIndexes.map(async (index) => {
      const server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
        asked.push({ index, url: decodeURIComponent(`${url.pathname}${url.search}`.replaceAll('+', ' ')), headers: request.headers })
        response.on('close', () => {
          if (!response.writableFinished) closed.push(index)
        })
        const handle = instead.get(index)
        if (handle) return handle(request, response)
        const isPolite = /^Tinta \(.*\+\S+\)$/.test(request.headers['user-agent'] ?? '')
        send(response, isPolite ? answers[index](url, request) : text(403, 'no'))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const bound = server.address()
      return { index, server, port: typeof bound === 'object' && bound ? bound.port : 0 }
    }),
  )
  const urlOf = (index: FinderIndexId) => `http://127.0.0.1:${servers.find((one) => one.index === index)?.port ?? 0}`
  return {
    /** Settings with which everything here is asked. */
    settings: {
      FINDER: finderIndexes.join(', '),
      ONLINE_CONTACT: 'library@tinta.example.edu',
      OPENALEX_KEY: 'key of ours',
      ...Object.fromEntries(finderIndexes.map((index) => [finderUrlNames[index], urlOf(index)])),
    },
    asked,
    /** Indexes whose asker left before they had answered. */
    closed,
    of: (index: FinderIndexId) => asked.filter((one) => one.index === index).map(({ url }) => url),
    answer: (index: FinderIndexId, handle: Handle) => void instead.set(index, handle),
    reset: () => {
      instead.clear()
      asked.length = 0
      closed.length = 0
    },
    stop: async () => {
      for (const { server } of servers) server.closeAllConnections()
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

const json = (body: unknown, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) })
const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body })
const send = (response: ServerResponse, { status, type, body }: Answer): void =>
  void response.writeHead(status, { 'Content-Type': type }).end(body)

/** Only what the documentation of an index lists, and what it must have. */
const has = (
  given: URLSearchParams,
  { needs, may = [] }: { readonly needs: readonly string[]; readonly may?: readonly string[] },
): boolean =>
  needs.every((name) => (given.get(name) ?? '') !== '') && [...given.keys()].every((name) => needs.includes(name) || may.includes(name))

const answers: Readonly<Record<FinderIndexId, (url: URL, request: IncomingMessage) => Answer>> = {
  openalex: ({ pathname, searchParams: given }) => {
    if (given.get('api_key') !== 'key of ours') return json({ error: 'Invalid API key' }, 403)
    const isAsked = pathname === '/works' && has(given, { needs: ['search', 'per_page', 'select', 'api_key'], may: ['filter', 'mailto'] })
    if (!isAsked) return json({ error: 'Invalid query parameters error.' }, 400)
    return json({ meta: { count: openAlexWorks.length, per_page: 25 }, results: openAlexWorks, group_by: [] })
  },
  crossref: ({ pathname, searchParams: given }) => {
    const select = (given.get('select') ?? '').split(',')
    const isAsked = pathname === '/works' && has(given, { needs: ['query.bibliographic', 'rows', 'select', 'mailto'], may: ['filter'] })
    if (!isAsked || select.some((field) => ['language', 'subtype'].includes(field))) return text(400, 'no')
    return json({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': crossrefItems.length, items: crossrefItems } })
  },
  'semantic-scholar': ({ pathname, searchParams: given }) => {
    const isAsked =
      pathname === '/graph/v1/paper/search' && has(given, { needs: ['query', 'limit', 'fields'], may: ['year', 'openAccessPdf'] })
    if (!isAsked || given.get('query')?.includes('-')) return json({ error: 'Unrecognized or unsupported fields' }, 400)
    return json({ total: semanticScholarPapers.length, offset: 0, data: semanticScholarPapers })
  },
  arxiv: ({ pathname, searchParams: given }) => {
    const isAsked = pathname === '/api/query' && has(given, { needs: ['search_query', 'start', 'max_results', 'sortBy', 'sortOrder'] })
    if (!isAsked) return text(400, 'no')
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">ArXiv Query</title>${arxivFeedEntries}</feed>`
    return { status: 200, type: 'application/atom+xml', body }
  },
  doaj: ({ pathname, searchParams: given }) => {
    const wanted = decodeURIComponent(/^\/api\/v4\/search\/articles\/([^/]+)$/.exec(pathname)?.[1] ?? '')
    if (wanted === '' || wanted.includes('+') || !has(given, { needs: ['page', 'pageSize'] })) return json({ status: 'bad_request' }, 400)
    return json({ total: doajArticles.length, page: 1, pageSize: 25, query: wanted, results: doajArticles })
  },
  pubmed: ({ pathname, searchParams: given }) => {
    if (given.get('tool') !== 'tinta' || !given.get('email')?.includes('@') || given.get('db') !== 'pubmed') return text(400, 'no')
    if (pathname === '/entrez/eutils/esearch.fcgi' && given.get('retmode') === 'json' && given.get('sort') === 'relevance')
      return json({ header: { type: 'esearch', version: '0.3' }, esearchresult: { count: '2', retmax: '2', idlist: ['111', '222'] } })
    if (pathname !== '/entrez/eutils/efetch.fcgi' || given.get('retmode') !== 'xml') return text(400, 'no')
    const records = (given.get('id') ?? '').split(',').toReversed()
    return {
      status: 200,
      type: 'text/xml',
      body: `<?xml version="1.0" ?>\n<PubmedArticleSet>${records.map((id) => pubmedRecords[id] ?? '').join('')}</PubmedArticleSet>`,
    }
  },
}
