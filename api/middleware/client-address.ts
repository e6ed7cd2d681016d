import ipaddr from 'ipaddr.js'

/** The client's address, from the socket's and the `X-Forwarded-For` header's value. */
export type AddressOf = (socketAddress: string, forwardedFor: string | undefined) => string

/**
 * Believes `X-Forwarded-For` only from `trusted` proxies (addresses or ranges), reading it from its end:
 * the client is the last address that is not a trusted proxy's.
 */
export function makeAddressOf(trusted: readonly string[]): AddressOf {
  const ranges = trusted.map((range) => (range.includes('/') ? ipaddr.parseCIDR(range) : hostRange(range)))
  const isTrusted = (address: string): boolean => {
    if (!ipaddr.isValid(address)) return false
    const parsed = ipaddr.process(address)
    return ranges.some(([network, bits]) => network.kind() === parsed.kind() && parsed.match(network, bits))
  }
  return (socketAddress, forwardedFor) => {
    if (!forwardedFor || !isTrusted(socketAddress)) return plain(socketAddress)
    const hops = forwardedFor.split(',').map((hop) => withoutPort(hop.trim()))
    const client = hops.findLast((hop) => !isTrusted(hop))
    return client !== undefined && ipaddr.isValid(client) ? plain(client) : plain(socketAddress)
  }
}

/** What rate limits count by: the IPv4 address, or the /64 that one IPv6 customer has. */
export function addressKey(address: string): string {
  if (!ipaddr.isValid(address)) return 'unknown'
  const parsed = ipaddr.process(address)
  if (parsed.kind() === 'ipv4') return parsed.toString()
  return `${ipaddr.IPv6.networkAddressFromCIDR(`${parsed.toString()}/64`).toString()}/64`
}

/** Whether an address is this machine's own. */
export const isLoopback = (address: string): boolean => ipaddr.isValid(address) && ipaddr.process(address).range() === 'loopback'

const hostRange = (address: string): [ipaddr.IPv4 | ipaddr.IPv6, number] => {
  const parsed = ipaddr.process(address)
  return [parsed, parsed.kind() === 'ipv4' ? 32 : 128]
}

/** Some proxies write `1.2.3.4:5678` or `[2001:db8::1]:5678`. */
const withoutPort = (hop: string): string => hop.replace(/^\[(.+)\](?::\d+)?$/, '$1').replace(/^(\d+\.\d+\.\d+\.\d+):\d+$/, '$1')

const plain = (address: string): string => (ipaddr.isValid(address) ? ipaddr.process(address).toString() : address)
