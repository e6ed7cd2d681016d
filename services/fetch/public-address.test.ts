import { expect, test } from 'vitest'
import { isPublicAddress } from './public-address.ts'

const open = [
  '8.8.8.8',
  '93.184.216.34',
  '1.1.1.1',
  '172.15.255.255',
  '172.32.0.1',
  '100.63.255.255',
  '2606:4700::1111',
  '2a00:1450:4001:81b::200e',
]

/** Whose networks these are, or what the address carries. */
const closed: readonly (readonly [why: string, address: string])[] = [
  ['this machine', '127.0.0.1'],
  ['this machine, the rest of its range', '127.255.255.254'],
  ['no address', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.0.0.1'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.1.1'],
  ['shared by a carrier', '100.64.0.1'],
  ['link-local, metadata of most clouds', '169.254.169.254'],
  ['metadata of Alibaba', '100.100.100.200'],
  ['metadata of Oracle', '192.0.0.192'],
  ['metadata of Azure', '168.63.129.16'],
  ['benchmarks', '198.18.0.1'],
  ['examples', '203.0.113.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['6to4 relays', '192.88.99.1'],
  ['this machine', '::1'],
  ['no address', '::'],
  ['IPv4 mapped', '::ffff:8.8.8.8'],
  ['IPv4 mapped, in hexadecimal', '::ffff:7f00:1'],
  ['IPv4 compatible', '::127.0.0.1'],
  ['IPv4 translated', '::ffff:0:127.0.0.1'],
  ['NAT64', '64:ff9b::7f00:1'],
  ['NAT64 of an own network', '64:ff9b:1::a00:1'],
  ['6to4', '2002:7f00:1::'],
  ['Teredo', '2001:0:53aa:64c:0:0:80ff:fffe'],
  ['ISATAP', '2a00:1450::5efe:7f00:1'],
  ['ISATAP of a global address', '2a00:1450::200:5efe:a00:1'],
  ['unique local, metadata of AWS', 'fd00:ec2::254'],
  ['unique local', 'fc00::1'],
  ['link-local', 'fe80::1'],
  ['link-local with a zone', 'fe80::1%eth0'],
  ['site-local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['examples', '2001:db8::1'],
  ['examples', '3fff::1'],
  ['discarded', '100::1'],
  ['not given out', '4000::1'],
  ['segment routing', '5f00::1'],
  ['no address at all', 'localhost'],
  ['no address at all', ''],
]

test.each(open)('%s is public', (address) => {
  expect(isPublicAddress(address)).toBe(true)
})

test.each(closed)('not public, %s: %s', (_, address) => {
  expect(isPublicAddress(address)).toBe(false)
})
