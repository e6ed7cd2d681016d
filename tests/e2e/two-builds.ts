import { createServer, type ServerResponse } from 'node:http'

export type TwoBuilds = {
  readonly url: string
  /** From now on the other build is served; the files of the first stay, as the server keeps them for a day. */
  readonly update: () => void
  /** Paths of files that were asked for. */
  readonly asked: string[]
  readonly stop: () => Promise<void>
}

/** Where the other build's files stand. */
export const otherAssets = '/assets/other/'
const file = /assets\/(?=[\w.]+-[\w-]+\.(?:js|css|woff2))/g
const ownHeaders = ['content-length', 'content-encoding', 'transfer-encoding', 'connection', 'keep-alive', 'date']

/** Stands before a built site and serves it as two builds, which have no name in common: neither id, nor files, nor routes. */
export async function serveTwoBuilds(site: string): Promise<TwoBuilds> {
  const { id }: { readonly id: string } = JSON.parse(await textOf(`${site}/build.json`))
  const version = /"version":\s*"(\w+)"/.exec(await textOf(`${site}/paraphrase-text`))?.[1] ?? ''
  const names = [id, version].map((name) => [name, [...name].toReversed().join('')] as const)
  const asked: string[] = []
  let isOther = false

  const answer = async (path: string, headers: Headers, out: ServerResponse): Promise<void> => {
    if (path.startsWith('/assets/')) asked.push(path)
    const known = names.reduce((text, [one, other]) => text.replaceAll(other, one), path.replace(otherAssets, '/assets/'))
    if (isOther && path.includes(`version=${version}`)) return void out.writeHead(204, { 'X-Remix-Reload-Document': 'true' }).end()
    const isOthers = isOther && (!path.startsWith('/assets/') || path.startsWith(otherAssets))
    const response = await fetch(site + known, { headers, redirect: 'manual' })
    const type = response.headers.get('content-type') ?? ''
    for (const [name, value] of response.headers) if (!ownHeaders.includes(name)) out.setHeader(name, value)
    const body = Buffer.from(await response.arrayBuffer())
    if (!isOthers) return void out.writeHead(response.status).end(body)
    for (const [one, other] of names) if (out.getHeader('x-tinta-build') === one) out.setHeader('x-tinta-build', other)
    // The scripts of the page are others, and so would be their hashes.
    if (type.startsWith('text/html')) out.removeHeader('content-security-policy')
    const isText = /^text\/|javascript|json/.test(type)
    out.writeHead(response.status).end(isText ? renamed(body.toString(), names) : body)
  }
  const server = createServer((request, out) => {
    const headers = new Headers({ 'accept-encoding': 'identity' })
    for (const name of ['cookie', 'accept', 'accept-language']) headers.set(name, String(request.headers[name] ?? ''))
    answer(request.url ?? '/', headers, out).catch((error: unknown) => out.writeHead(502).end(String(error)))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const address = server.address()
  return {
    url: `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}`,
    update: () => (isOther = true),
    asked,
    stop: () => new Promise((resolve) => server.close(() => resolve())),
  }
}

const textOf = async (address: string): Promise<string> => (await fetch(address)).text()

const renamed = (text: string, names: readonly (readonly [string, string])[]): string =>
  names.reduce((before, [one, other]) => before.replaceAll(one, other), text.replace(file, otherAssets.slice(1)))
