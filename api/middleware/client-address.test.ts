import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { addressKey, makeAddressOf } from './client-address.ts'

describe('the address of a client', () => {
  const trusted = ['127.0.0.1', '10.0.0.0/8', 'fd00::/8']
  const rows: readonly (readonly [name: string, socket: string, forwarded: string | undefined, expected: string])[] = [
    ['without a proxy', '198.51.100.1', undefined, '198.51.100.1'],
    ['that claims to be somebody else', '198.51.100.1', '203.0.113.9', '198.51.100.1'],
    ['behind a proxy', '127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['behind two proxies', '127.0.0.1', '203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['that claims more than the proxy saw', '127.0.0.1', '1.1.1.1, 203.0.113.9, 10.1.2.3', '203.0.113.9'],
    ['behind a proxy whose socket is IPv6', '::ffff:127.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['with a port', '127.0.0.1', '203.0.113.9:4711', '203.0.113.9'],
    ['with IPv6 and a port', 'fd00::1', '[2001:db8::1]:4711', '2001:db8::1'],
    ['that is nonsense', '127.0.0.1', 'nonsense', '127.0.0.1'],
    ['that is empty', '127.0.0.1', ' , ', '127.0.0.1'],
    ['when all are proxies', '127.0.0.1', '10.0.0.1, 10.0.0.2', '127.0.0.1'],
    ['when there is no socket', '', '203.0.113.9', ''],
  ]
  test.each(rows)('%s', (_, socket, forwarded, expected) => {
    expect(makeAddressOf(trusted)(socket, forwarded)).toBe(expected)
  })

  test('nobody is believed when no proxy is trusted', () => {
    fc.assert(fc.property(fc.ipV4(), fc.string(), (socket, forwarded) => makeAddressOf([])(socket, forwarded) === socket))
  })
})

describe('what limits count by', () => {
  test.each([
    ['198.51.100.1', '198.51.100.1'],
    ['::ffff:198.51.100.1', '198.51.100.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8:1:2::', '2001:db8:1:2::/64'],
    ['', 'unknown'],
  ])('%s is %s', (address, key) => {
    expect(addressKey(address)).toBe(key)
  })
})
