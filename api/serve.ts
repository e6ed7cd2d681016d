import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { getRequestListener } from '@hono/node-server'
import type { Api } from './house.ts'

/** The port or the address cannot be listened on; the message says why and what to do. */
export class ListenError extends Error {
  override name = 'ListenError'
}

export type Serving = {
  /** What people type when they sit at this machine. */
  readonly address: string
  /** Stops taking requests, lets those under way finish for a while, then cuts them off. */
  readonly stop: () => Promise<void>
}

export type ServeOptions = {
  readonly app: Api
  readonly host: string
  readonly port: number
  /** One that does not listen yet, when somebody else needs it too. */
  readonly server?: Server
  readonly drainMilliseconds?: number
}

/** Listens and answers. Throws ListenError. */
export async function serve({ app, host, port, server = createServer(), drainMilliseconds = 10_000 }: ServeOptions): Promise<Serving> {
  server.on('request', getRequestListener(app.fetch, { overrideGlobalObjects: false }))
  // A slow sender holds a socket, not a thread; still it may not hold it for ever.
  server.headersTimeout = 15_000
  server.requestTimeout = 120_000
  server.keepAliveTimeout = 65_000
  await listening(server, { host, port })
  return { address: addressOf(server, host), stop: () => stop(server, drainMilliseconds) }
}

async function listening(server: Server, where: { readonly host: string; readonly port: number }): Promise<void> {
  const { promise, resolve, reject } = Promise.withResolvers<void>()
  server.once('error', reject)
  server.listen(where, resolve)
  await promise.catch((cause: unknown) => {
    throw new ListenError(reasonFor(cause, where), { cause })
  })
  server.removeListener('error', reject)
}

function reasonFor(error: unknown, { host, port }: { readonly host: string; readonly port: number }): string {
  const code = error instanceof Error && 'code' in error ? error.code : ''
  if (code === 'EADDRINUSE') return `Port ${port} is taken by another program. Choose another: PORT=${port + 1} npm start`
  if (code === 'EACCES') return `This user may not listen on port ${port}. Choose one above 1023, for example PORT=3000.`
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return `This machine has no address ${host}. Set HOST to one that it has, or to 0.0.0.0 for all.`
  return `The server cannot listen on ${host}:${port}: ${error instanceof Error ? error.message : String(error)}`
}

function addressOf(server: Server, host: string): string {
  const at: AddressInfo | string | null = server.address()
  const port = typeof at === 'object' && at !== null ? at.port : 0
  const name = ['0.0.0.0', '::', '127.0.0.1', '::1'].includes(host) ? 'localhost' : host
  return `http://${name.includes(':') ? `[${name}]` : name}:${port}`
}

async function stop(server: Server, drainMilliseconds: number): Promise<void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  server.close(() => resolve())
  // A connection that has had its answer is kept open for the next request, which will not come.
  const sweep = setInterval(() => server.closeIdleConnections(), 50)
  const cutOff = setTimeout(() => server.closeAllConnections(), drainMilliseconds)
  await promise
  clearInterval(sweep)
  clearTimeout(cutOff)
}
