import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** A publication that the services know; its text is served as a page, at `host`, when it is open. */
export type Publication = {
  readonly id: number
  readonly title: string
  readonly authors: readonly string[]
  readonly year: number
  readonly text: string
  /** Name under which the test resolves this machine. */
  readonly host: string
  readonly isOpen?: boolean
}

export const onlineKeys = { openalex: 'openalex-key', core: 'core-key', 'semantic-scholar': 'scholar-key', template: 'search-key' } as const

const apis = ['openalex', 'core', 'semantic-scholar', 'wikipedia', 'template', 'page'] as const
export type Api = (typeof apis)[number]
export type Handle = (request: IncomingMessage, response: ServerResponse) => void
type Answer = { readonly status: number; readonly body: unknown }

/**
 * The search services as far as we use them, each on a free port of its own: OpenAlex (`GET /works?search=`), CORE v3
 * (`GET /v3/search/works/`), Semantic Scholar (`GET /graph/v1/snippet/search`), MediaWiki (`GET /w/api.php`), SearXNG
 * (`GET /search?q=&format=json`), and the pages of publications. Each is strict about what it is asked, in the form of its
 * documentation, and may be told to answer otherwise.
 */
export async function startOnline(publications: readonly Publication[]) {
  const asked: { readonly api: Api; readonly url: string; readonly words: string }[] = []
  const instead = new Map<Api, Handle>()
  const ports: Partial<Record<Api, number>> = {}
  const handleFor =
    (own: Api): Handle =>
    (request, response) => {
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`)
      const api = apiOf(url.pathname)
      asked.push({ api, url: url.href, words: wordsOf(url) })
      const handle = instead.get(api)
      if (handle) return handle(request, response)
      if (api !== own || !/^Tinta \(.*\+\S+\)$/.test(request.headers['user-agent'] ?? '')) return send(response, refused(403))
      if (api === 'page') return sendPage(publications, url, response)
      send(response, answers[api]({ url, request, publications, pagePort: ports.page ?? 0 }))
    }
  const servers = await Promise.all(
    apis.map(async (api) => {
      const server = createServer(handleFor(api))
      await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
      const bound = server.address()
      ports[api] = typeof bound === 'object' && bound ? bound.port : 0
      return server
    }),
  )
  return {
    /** Where the pages are. */
    port: ports.page ?? 0,
    urlOf: (api: Api) => `http://127.0.0.1:${ports[api]}`,
    asked,
    of: (api: Api) => asked.filter((one) => one.api === api),
    /** Has an API answer otherwise until `reset`. */
    answer: (api: Api, handle: Handle) => void instead.set(api, handle),
    reset: () => {
      instead.clear()
      asked.length = 0
    },
    stop: async () => {
      for (const server of servers) server.closeAllConnections()
      await Promise.all(servers.map((server) => new Promise((resolve) => server.close(resolve))))
    },
  }
}

export const failsWith =
  (status: number, headers: Readonly<Record<string, string>> = {}): Handle =>
  (_, response) =>
    void response.writeHead(status, { 'Content-Type': 'application/json', ...headers }).end('{"error":"no"}')

function apiOf(path: string): Api {
  if (path === '/works') return 'openalex'
  if (path.startsWith('/v3/')) return 'core'
  if (path.startsWith('/graph/')) return 'semantic-scholar'
  if (path === '/w/api.php') return 'wikipedia'
  return path === '/search' ? 'template' : 'page'
}

const wordsOf = ({ searchParams: given }: URL): string =>
  given.get('search') ?? given.get('q') ?? given.get('query') ?? given.get('srsearch') ?? ''

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim()

/** Words in quotation marks must stand together; without them all must be there. */
function find(publications: readonly Publication[], query: string): readonly Publication[] {
  const words = plain(query)
  const isPhrase = query.includes('"')
  return publications.filter(({ text, title }) => {
    const all = ` ${plain(`${title} ${text}`)} `
    return isPhrase ? all.includes(` ${words} `) : words.split(' ').every((word) => all.includes(` ${word} `))
  })
}

const refused = (status: number): Answer => ({ status, body: { error: 'refused' } })
type Question = {
  readonly url: URL
  readonly request: IncomingMessage
  readonly publications: readonly Publication[]
  readonly pagePort: number
}
type Answering = (question: Question) => Answer

const answers: Readonly<Record<Exclude<Api, 'page'>, Answering>> = {
  openalex: ({ url: { searchParams: given }, publications, pagePort }) => {
    if (given.get('api_key') !== onlineKeys.openalex) return refused(401)
    const results = find(publications, given.get('search') ?? '').map((work) => ({
      id: `https://openalex.org/W${work.id}`,
      doi: `https://doi.org/10.5555/tinta.${work.id}`,
      title: `<i>${work.title}</i>`,
      display_name: work.title,
      publication_year: work.year,
      authorships: work.authors.map((display_name) => ({
        author_position: 'first',
        author: { id: 'https://openalex.org/A1', display_name },
      })),
      primary_location: { is_oa: false, landing_page_url: `https://doi.org/10.5555/tinta.${work.id}`, pdf_url: null, source: null },
      best_oa_location: work.isOpen === false ? null : { is_oa: true, landing_page_url: pageOf(work, pagePort), pdf_url: null },
      open_access: { is_oa: work.isOpen !== false, oa_status: 'gold', oa_url: work.isOpen === false ? null : pageOf(work, pagePort) },
    }))
    return { status: 200, body: { meta: { count: results.length, page: 1, per_page: 5 }, results, group_by: [] } }
  },
  core: ({ url: { pathname, searchParams: given }, request: { headers }, publications }) => {
    if (headers.authorization !== `Bearer ${onlineKeys.core}`) return refused(401)
    const query = /^fullText:(".+")$/.exec(given.get('q') ?? '')?.[1]
    if (pathname !== '/v3/search/works/' || !query) return refused(400)
    const results = find(publications, query).map((work) => ({
      id: work.id,
      title: work.title,
      doi: `10.5555/tinta.${work.id}`,
      authors: work.authors.map((name) => ({ name })),
      yearPublished: work.year,
      downloadUrl: `https://core.ac.uk/download/${work.id}.pdf`,
      links: [{ type: 'display', url: `https://core.ac.uk/works/${work.id}` }],
      fullText: work.text,
    }))
    return { status: 200, body: { totalHits: results.length, limit: 5, offset: 0, results } }
  },
  'semantic-scholar': ({ url: { searchParams: given }, request: { headers }, publications }) => {
    if (headers['x-api-key'] !== onlineKeys['semantic-scholar']) return refused(403)
    const data = find(publications, given.get('query') ?? '').map((work) => ({
      snippet: { text: work.text, snippetKind: 'body', section: 'Introduction', snippetOffset: { start: 0, end: work.text.length } },
      score: 0.6,
      paper: { corpusId: String(work.id), title: work.title, authors: work.authors, openAccessInfo: { license: 'CCBY', status: 'GOLD' } },
    }))
    return { status: 200, body: { data, retrievalVersion: 'pa1-v1' } }
  },
  wikipedia: ({ url: { searchParams: given }, publications }) => {
    if (given.get('action') !== 'query' || given.get('format') !== 'json' || given.get('formatversion') !== '2') return refused(400)
    if (given.get('prop') === 'extracts' && given.get('explaintext') === '1') {
      const work = publications.find(({ id }) => String(id) === given.get('pageids'))
      return {
        status: 200,
        body: { batchcomplete: true, query: { pages: [work ? { pageid: work.id, ns: 0, title: work.title, extract: work.text } : {}] } },
      }
    }
    if (given.get('list') !== 'search') return refused(400)
    const search = find(publications, given.get('srsearch') ?? '').map(({ id, title }) => ({
      ns: 0,
      title,
      pageid: id,
      timestamp: '2026-03-01T10:00:00Z',
    }))
    return { status: 200, body: { batchcomplete: true, query: { searchinfo: { totalhits: search.length }, search } } }
  },
  template: ({ url: { searchParams: given }, request: { headers }, publications, pagePort }) => {
    if (headers['x-subscription-token'] !== onlineKeys.template) return refused(401)
    if (given.get('format') !== 'json') return refused(403)
    const results = find(publications, given.get('q') ?? '').map((work) => ({
      url: pageOf(work, pagePort),
      title: work.title,
      content: work.text.slice(0, 150),
      engine: 'own',
      score: 1,
      category: 'general',
    }))
    return { status: 200, body: { query: given.get('q'), number_of_results: results.length, results, answers: [], suggestions: [] } }
  },
}

const pageOf = ({ id, host }: Publication, port: number): string => `http://${host}:${port}/paper/${id}`

function sendPage(publications: readonly Publication[], { pathname, hostname }: URL, response: ServerResponse): void {
  const work = publications.find(({ id, host }) => host === hostname && pathname === `/paper/${id}`)
  if (!work) return void response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Nothing here</p>')
  response
    .writeHead(200, { 'Content-Type': 'text/html; charset=utf-8' })
    .end(
      `<!doctype html><title>${work.title}</title><nav>Home</nav><main><h1>${work.title}</h1><p>${work.text}</p></main><footer>Imprint</footer>`,
    )
}

const send = (response: ServerResponse, { status, body }: Answer): void =>
  void response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
