import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'

/** Answers a request; a text is an answer in HTML. */
export type Page = string | ((request: IncomingMessage, response: ServerResponse) => void)

export type Asked = { readonly url: string; readonly headers: IncomingMessage['headers'] }

/** A site on this machine: pages by host and path (`paper.example/a`), else by path. Everything else is 404. */
export async function startPages(pages: Readonly<Record<string, Page>>, address = '127.0.0.1') {
  const asked: Asked[] = []
  const server = createServer((request, response) => {
    const host = (request.headers.host ?? '').replace(/:\d+$/, '')
    asked.push({ url: `${host}${request.url}`, headers: request.headers })
    const [path = ''] = (request.url ?? '').split('?')
    const page = pages[`${host}${path}`] ?? pages[path]
    if (page === undefined) response.writeHead(404, { 'Content-Type': 'text/html' }).end('<p>Nothing here</p>')
    else if (typeof page === 'function') page(request, response)
    else response.writeHead(200, { 'Content-Type': 'text/html' }).end(page)
  })
  await new Promise<void>((resolve) => server.listen(0, address, resolve))
  const bound = server.address()
  const port = typeof bound === 'object' && bound ? bound.port : 0
  return {
    port,
    asked,
    /** Paths that were asked for, robots.txt left out. */
    paths: () => asked.map(({ url }) => url).filter((url) => !url.endsWith('/robots.txt')),
    stop: async () => {
      server.closeAllConnections()
      await new Promise((resolve) => server.close(resolve))
    },
  }
}
