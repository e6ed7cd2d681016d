import { describe, expect, test } from 'vitest'
import { AppError } from '../problem.ts'
import { pinnedTo } from './exchange.ts'
import { requireTarget, type HostAddress, type TargetRules } from './target.ts'

const inside: Readonly<Record<string, readonly string[]>> = {
  'inside.example': ['10.1.2.3'],
  'mixed.example': ['93.184.216.34', '127.0.0.1'],
  'six.example': ['2606:4700::1111', '::1'],
  'mapped.example': ['::ffff:10.0.0.1'],
  localhost: ['127.0.0.1', '::1'],
  'localhost.': ['127.0.0.1'],
  'metadata.google.internal': ['169.254.169.254'],
}
const outside: readonly HostAddress[] = [{ address: '93.184.216.34', family: 4 }]
const resolve: TargetRules['resolve'] = async (host) => {
  if (host === 'nobody.example') throw new Error('ENOTFOUND')
  return inside[host]?.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })) ?? outside
}
const rules: TargetRules = { resolve, allow: [] }

async function codeOf(address: string, given = rules): Promise<string> {
  const error: unknown = await requireTarget(address, given).then(
    () => null,
    (reason: unknown) => reason,
  )
  return error instanceof AppError ? error.problem.code : String(error)
}

describe('an address is refused', () => {
  test.each([
    'http://127.0.0.1/',
    'http://127.1/',
    'http://0/',
    'http://0x7f000001/',
    'http://0x7f.0x0.0x0.0x1/',
    'http://2130706433/',
    'http://017700000001/',
    'http://0177.0.0.01/',
    'http://１２７.０.０.１/',
    'http://127。0。0。1/',
    'http://%31%32%37.0.0.1/',
    'http://10.0.0.5/',
    'http://169.254.169.254/latest/meta-data/',
    'http://168.63.129.16/machine',
    'http://[::1]/',
    'http://[::]/',
    'http://[0:0:0:0:0:0:0:1]/',
    'http://[::ffff:127.0.0.1]/',
    'http://[::ffff:7f00:1]/',
    'http://[::127.0.0.1]/',
    'http://[64:ff9b::7f00:1]/',
    'http://[2002:7f00:1::]/',
    'http://[fd00:ec2::254]/',
    'http://[fe80::1]/',
    'http://[fe80::1%25eth0]/',
    'http://localhost/',
    'http://LOCALHOST./',
    'http://ⓛⓞⓒⓐⓛⓗⓞⓢⓣ/',
    'http://inside.example/',
    'http://mixed.example/',
    'http://six.example/',
    'http://mapped.example/',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://user@public.example/',
    'http://user:secret@public.example/',
    'http://public.example@127.0.0.1/',
    'http://public.example:8080/',
    'http://public.example:22/',
    'https://public.example:5432/',
    'http:\\\\127.0.0.1\\',
    'http:/127.0.0.1/',
    'file:///etc/passwd',
    'file://public.example/etc/passwd',
    'gopher://public.example:70/_GET',
    'ftp://public.example/',
    'data:text/html,words',
    'javascript:alert(1)',
    'blob:https://public.example/1',
    'dict://public.example:11211/stats',
    'ws://public.example/',
    'public.example/page',
    '//public.example/page',
    'http://',
    'http://public.example:99999/',
    'http://1.2.3.4.5/',
    `http://public.example/${'a'.repeat(5_000)}`,
    '',
  ])('%s', async (address) => {
    expect(await codeOf(address)).toBe('fetch-address-refused')
  })
})

test.each([
  ['http://public.example/', 'http://public.example/'],
  ['https://public.example:443/a?b=c#d', 'https://public.example/a?b=c'],
  ['http://public.example:80', 'http://public.example/'],
  ['https://público.example/', 'https://xn--pblico-pya.example/'],
  ['http://93.184.216.34/', 'http://93.184.216.34/'],
  ['http://[2606:4700::1111]/', 'http://[2606:4700::1111]/'],
  [' https://public.example/ ', 'https://public.example/'],
])('%s may be fetched', async (address, href) => {
  expect((await requireTarget(address, rules)).url.href).toBe(href)
})

test('a host that nobody knows is unreachable', async () => {
  expect(await codeOf('http://nobody.example/')).toBe('fetch-unreachable')
  expect(await codeOf('http://empty.example/', { ...rules, resolve: async () => [] })).toBe('fetch-unreachable')
})

test('servers of our own may have any port and address, and only those that are named', async () => {
  const ours = { ...rules, allow: ['inside.example:8080', '[::1]:80'] }
  expect(await codeOf('http://inside.example:8080/', ours)).toBe('null')
  expect(await codeOf('http://[::1]/', ours)).toBe('null')
  expect(await codeOf('http://inside.example:8081/', ours)).toBe('fetch-address-refused')
  expect(await codeOf('http://inside.example/', ours)).toBe('fetch-address-refused')
  expect(await codeOf('http://user:secret@inside.example:8080/', ours)).toBe('fetch-address-refused')
  expect(await codeOf('ftp://inside.example:8080/', ours)).toBe('fetch-address-refused')
})

test('a name that answers differently the second time is connected to what was checked', async () => {
  const answers = [outside, [{ address: '127.0.0.1', family: 4 }]]
  const asked: string[] = []
  const rebinding: TargetRules = {
    allow: [],
    resolve: async (host) => {
      asked.push(host)
      return answers[asked.length - 1] ?? []
    },
  }
  const { addresses } = await requireTarget('http://rebinding.example/', rebinding)
  const lookup = pinnedTo(addresses)
  for (const _ of [1, 2, 3]) {
    lookup('rebinding.example', { all: true }, (error, found) => expect([error, found]).toEqual([null, outside]))
    lookup('rebinding.example', {}, (error, found, family) => expect([error, found, family]).toEqual([null, '93.184.216.34', 4]))
  }
  expect(asked).toEqual(['rebinding.example'])
  expect(await codeOf('http://rebinding.example/', rebinding)).toBe('fetch-address-refused')
})
