import { isIP } from 'node:net'
import { appError } from '../problem.ts'
import { isPublicAddress } from './public-address.ts'

/** A host's address, as the system's resolver gives it. */
export type HostAddress = { readonly address: string; readonly family: number }

/** Asks for all addresses of a host. */
export type Resolve = (host: string) => Promise<readonly HostAddress[]>

/** Where a request may go: the addresses were checked, and a connection is made to one of these and no other. */
export type Target = { readonly url: URL; readonly addresses: readonly HostAddress[] }

export type TargetRules = {
  readonly resolve: Resolve
  /** `host:port` of servers that are ours: neither their port nor their address is checked. */
  readonly allow: readonly string[]
}

const usualPorts: Readonly<Record<string, string>> = { 'http:': '80', 'https:': '443' }

/**
 * Checks an address and resolves its host, once. Throws AppError `fetch-address-refused` for anything but http and https,
 * ports 80 and 443 and public addresses without user and password; `fetch-unreachable` when there is no such host.
 */
export async function requireTarget(address: string | URL, { resolve, allow }: TargetRules): Promise<Target> {
  const url = requireUrl(address)
  const host = url.hostname.replace(/^\[(.+)\]$/, '$1')
  const port = url.port || usualPorts[url.protocol]
  const isOurs = allow.includes(`${url.hostname}:${port}`)
  if (!isOurs && port !== '80' && port !== '443') throw refused()
  const addresses = isIP(host) ? [{ address: host, family: isIP(host) }] : await resolved(host, resolve)
  // One private address among public ones is enough to refuse: which of them is connected to is not ours to say.
  if (!isOurs && !addresses.every(({ address }) => isPublicAddress(address))) throw refused()
  return { url, addresses }
}

function requireUrl(address: string | URL): URL {
  const written = String(address)
  if (written.length > longestUrl || !URL.canParse(written)) throw refused()
  const url = new URL(written)
  if (!Object.hasOwn(usualPorts, url.protocol) || url.hostname === '') throw refused()
  if (url.username !== '' || url.password !== '') throw refused()
  url.hash = ''
  return url
}

const longestUrl = 4096

async function resolved(host: string, resolve: Resolve): Promise<readonly HostAddress[]> {
  const addresses = await resolve(host).catch(() => [])
  if (addresses.length === 0) throw appError('fetch-unreachable')
  return addresses
}

const refused = () => appError('fetch-address-refused')
