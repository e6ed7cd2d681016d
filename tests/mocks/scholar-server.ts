import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { arxivEntries, crossrefRecords, dataciteRecords, openLibraryEditions, pmcArticles, pubmedArticles } from './scholar-records.ts'

export const scholarApis = ['crossref', 'datacite', 'openlibrary', 'pubmed', 'arxiv'] as const
export type ScholarApi = (typeof scholarApis)[number]
type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Answer = { readonly status: number; readonly type: string; readonly body: string }

/**
 * The registries as far as we use them, each on a free port of its own, in the forms of their documentation: Crossref's REST API, DataCite's
 * (JSON:API), Open Library's `/api/books`, NCBI's E-utilities and arXiv's Atom feed. Each is strict about what it is asked, and may be
 * told to answer otherwise.
 */
export async function startScholar() {
  const asked: { readonly api: ScholarApi; readonly url: string; readonly headers: IncomingMessage['headers'] }[] = []
  const instead = new Map<ScholarApi, Handle>()
  const servers = await Promise.all(
    scholarApis.map(async (api) => {
      const server = createServer((request, response) => {
        const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
        asked.push({ api, url: `${url.pathname}${url.search}`, headers: request.headers })
        const handle = instead.get(api)
        if (handle) return handle(request, response)
        const isPolite = /^Tinta \(.*\+\S+\)$/.test(request.headers['user-agent'] ?? '')
        send(response, isPolite ? answers[api](url) : text(403, 'no'))
      })
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const bound = server.address()
      return { api, server, port: typeof bound === 'object' && bound ? bound.port : 0 }
    }),
  )
  return {
    urlOf: (api: ScholarApi) => `http://127.0.0.1:${servers.find((one) => one.api === api)?.port ?? 0}`,
    asked,
    of: (api: ScholarApi) => asked.filter((one) => one.api === api).map(({ url }) => url),
    answer: (api: ScholarApi, handle: Handle) => void instead.set(api, handle),
    reset: () => {
      instead.clear()
      asked.length = 0
    },
    stop: async () => {
      for (const { server } of servers) server.closeAllConnections()
      await Promise.all(servers.map(({ server }) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

/** An answer of another kind than the registry's own. */
export const says =
  (status: number, body: string | Uint8Array, headers: Readonly<Record<string, string>> = {}): Handle =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end(body)

const json = (body: unknown, status = 200): Answer => ({ status, type: 'application/json', body: JSON.stringify(body) })
const text = (status: number, body: string): Answer => ({ status, type: 'text/plain', body })
const send = (response: ServerResponse, { status, type, body }: Answer): void =>
  void response.writeHead(status, { 'Content-Type': type }).end(body)

const plain = (words: string): string =>
  words
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

const answers: Readonly<Record<ScholarApi, (url: URL) => Answer>> = {
  crossref: ({ pathname, searchParams: given }) => {
    if (!given.get('mailto')?.includes('@')) return text(400, 'mailto')
    const doi = /^\/works\/(.+)$/.exec(pathname)?.[1]
    if (doi !== undefined) {
      const record = crossrefRecords[decodeURIComponent(doi).toLowerCase()]
      return record
        ? json({ status: 'ok', 'message-type': 'work', 'message-version': '1.0.0', message: record })
        : text(404, 'Resource not found.')
    }
    const select = (given.get('select') ?? '').split(',')
    if (pathname !== '/works' || given.get('rows') !== '5' || select.some((field) => ['language', 'subtype'].includes(field)))
      return text(400, 'no')
    const words = new Set(plain(given.get('query.bibliographic') ?? '').split(' '))
    const score = (record: object) =>
      plain(JSON.stringify(record))
        .split(' ')
        .filter((word) => words.has(word)).length
    const items = Object.values(crossrefRecords)
      .map((record) => ({
        ...Object.fromEntries(Object.entries(record).filter(([field]) => select.includes(field))),
        score: score(record),
      }))
      .filter(({ score: found }) => found > 0)
      .toSorted((a, b) => b.score - a.score)
      .slice(0, 5)
    return json({ status: 'ok', 'message-type': 'work-list', message: { 'total-results': items.length, items } })
  },
  datacite: ({ pathname }) => {
    const doi = /^\/dois\/(.+)$/.exec(pathname)?.[1]
    const attributes = doi === undefined ? undefined : dataciteRecords[decodeURIComponent(doi).toLowerCase()]
    if (!attributes) return json({ errors: [{ status: '404', title: "The resource you are looking for doesn't exist." }] }, 404)
    return json({ data: { id: attributes.doi, type: 'dois', attributes } })
  },
  openlibrary: ({ pathname, searchParams: given }) => {
    if (pathname !== '/api/books' || given.get('jscmd') !== 'details' || given.get('format') !== 'json') return text(400, 'no')
    const key = given.get('bibkeys') ?? ''
    const details = openLibraryEditions[key.replace(/^ISBN:/, '')]
    return json(details ? { [key]: { bib_key: key, info_url: 'https://openlibrary.org/books/OL1M/', preview: 'noview', details } } : {})
  },
  pubmed: ({ pathname, searchParams: given }) => {
    if (given.get('tool') !== 'tinta' || !given.get('email')?.includes('@')) return text(400, 'no')
    const id = given.get('id') ?? ''
    if (pathname === '/entrez/eutils/esummary.fcgi' && given.get('db') === 'pmc' && given.get('retmode') === 'json') {
      const found = pmcArticles[id]
      return json({
        header: { type: 'esummary', version: '0.3' },
        result: { uids: [id], [id]: found ?? { uid: id, error: 'cannot get document summary' } },
      })
    }
    if (pathname !== '/entrez/eutils/efetch.fcgi' || given.get('db') !== 'pubmed' || given.get('retmode') !== 'xml') return text(400, 'no')
    const head =
      '<?xml version="1.0" ?>\n<!DOCTYPE PubmedArticleSet PUBLIC "-//NLM//DTD PubMedArticle, 1st January 2025//EN" "https://dtd.nlm.nih.gov/ncbi/pubmed/out/pubmed_250101.dtd">\n'
    return { status: 200, type: 'text/xml', body: `${head}<PubmedArticleSet>${pubmedArticles[id] ?? ''}</PubmedArticleSet>` }
  },
  arxiv: ({ pathname, searchParams: given }) => {
    if (pathname !== '/api/query' || !given.get('id_list')) return text(400, 'no')
    const id = given.get('id_list') ?? ''
    const body = `<?xml version="1.0" encoding="UTF-8"?>\n<feed xmlns="http://www.w3.org/2005/Atom"><title type="html">ArXiv Query</title>${arxivEntries[id.replace(/v\d+$/, '')] ?? ''}</feed>`
    return { status: 200, type: 'application/atom+xml', body }
  },
}
