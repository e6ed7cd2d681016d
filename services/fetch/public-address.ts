import ipaddr from 'ipaddr.js'

/** Azure answers its virtual machines here, with their secrets; every other metadata address is in a private range. */
const hostedSecrets: readonly string[] = ['168.63.129.16']

/**
 * Whether an IP address belongs to the public internet: neither this machine nor a network of our own, nor a range for
 * special use (RFC 6890), nor an IPv6 address that carries an IPv4 one (mapped, compatible, 6to4, Teredo, NAT64, ISATAP),
 * whatever that one is.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false
  const parsed = ipaddr.parse(address)
  if (parsed.range() !== 'unicast') return false
  if (parsed instanceof ipaddr.IPv4) return !hostedSecrets.includes(parsed.toString())
  return isGlobal(parsed) && !isIsatap(parsed)
}

/** Only 2000::/3 has been given out (RFC 4291). */
const isGlobal = (address: ipaddr.IPv6): boolean => address.match(ipaddr.IPv6.parse('2000::'), 3)

/** RFC 5214: the interface is 0:5efe or 200:5efe, then an IPv4 address. */
const isIsatap = ({ parts }: ipaddr.IPv6): boolean => parts[5] === 0x5efe && (parts[4] === 0 || parts[4] === 0x200)
