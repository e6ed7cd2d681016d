import gramma from 'gramma'
import { request } from 'node:http'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeHouse } from '#tests/house.ts'
import { makeProofreadHere } from '#tests/proofread-here.ts'
import { makeApi } from './make-api.ts'
import { serve, type Serving } from './serve.ts'

// A checker for the command line that was written for LanguageTool's servers asks ours, over HTTP; it writes Markdown's annotations itself.

let serving: Serving
let address = ''
beforeAll(async () => {
  const house = makeHouse({ engines: { ...makeHouse().engines, proofread: makeProofreadHere() } })
  serving = await serve({ app: makeApi(house), host: '127.0.0.1', port: 0 })
  address = `${serving.address.replace('localhost', '127.0.0.1')}/v2`
})
afterAll(() => serving.stop())

const checkAll = { api_key: '', dictionary: [], rules: {} }
const found = ({ matches }: Awaited<ReturnType<typeof gramma.check>>) => matches.map(({ word, offset }) => [word, offset])

describe('a client of others', { timeout: 30_000 }, () => {
  const plain = 'We will recieve the letter. 😀 She go home & sleeps.'

  test('finds what is wrong, and mends it', async () => {
    const result = await gramma.check(plain, { ...checkAll, api_url: `${address}/check`, language: 'en-US' })
    expect(found(result)).toEqual([['recieve', 8], ['go', 35]]) // prettier-ignore
    const fixes = result.matches.map(({ offset, length, replacements }) => ({ offset, length, change: replacements[0]?.value ?? '' }))
    expect(gramma.replaceAll(plain, fixes)).toBe('We will receive the letter. 😀 She goes home & sleeps.')
    expect(result.language.code).toBe('en-US')
  })

  test('finds the language out', async () => {
    const german = 'Ich glaube, das es morgen regnet, und wir bleiben deshalb zu Hause.'
    const result = await gramma.check(german, { ...checkAll, api_url: `${address}/check`, language: 'auto' })
    expect([found(result), result.language.code]).toEqual([[['das', 12]], 'de-DE'])
  })

  test('sends Markdown with its markup apart', async () => {
    const markdown = '# A letter\n\nShe **go** home with [a leter](https://example.org/leter).\n\n```\nHe go.\n```\n'
    const result = await gramma.check(markdown, { ...checkAll, api_url: `${address}/check`, language: 'en-US', markdown: true })
    expect(found(result)).toEqual([['go', markdown.indexOf('go')], ['leter', markdown.indexOf('leter')]]) // prettier-ignore
  })

  test('switches kinds of findings off, and keeps its own dictionary', async () => {
    const options = { ...checkAll, api_url: `${address}/check`, language: 'en-US' }
    expect(found(await gramma.check(plain, { ...options, rules: { grammar: false } }))).toEqual([['recieve', 8]])
    expect(found(await gramma.check(plain, { ...options, dictionary: ['recieve'] }))).toEqual([['go', 35]])
  })

  test('is told in words what is wrong', async () => {
    const options = { ...checkAll, api_url: `${address}/check`, language: 'en-US' }
    await expect(gramma.check('x'.repeat(5_001), options)).rejects.toThrow('Error: The text is too long for one run.')
    await expect(gramma.check('One.', { ...options, language: 'xx' })).rejects.toThrow("Error: 'xx' is not a language")
  })
})

/** Sends a request over a socket of its own, as it is told to. */
async function send(method: string, path: string, pieces: readonly string[] = []): Promise<readonly [number, string]> {
  const { promise, resolve, reject } = Promise.withResolvers<readonly [number, string]>()
  const asking = request(`${address}${path}`, { method, agent: false, headers: { 'Content-Type': 'application/x-www-form-urlencoded' } })
  asking.once('error', reject)
  asking.once('response', (response) => void text(response).then((body) => resolve([response.statusCode ?? 0, body]), reject))
  for (const piece of pieces) asking.write(piece)
  asking.end()
  return promise
}

describe('over a socket', { timeout: 30_000 }, () => {
  test('a form that comes in pieces is read, and one that does not end is refused', async () => {
    const [status, body] = await send('POST', '/check', ['language=en&te', 'xt=She+go+ho', 'me.'])
    expect([status, JSON.parse(body).matches.length]).toEqual([200, 1])
    const endless = ['language=en&text=', ...Array.from({ length: 5 }, () => 'x'.repeat(1024 * 1024))]
    expect(await send('POST', '/check', endless)).toEqual([413, expect.stringMatching(/^Error: That is too much to send at once/)])
  })

  test('the list of languages is there', async () => {
    const [status, body] = await send('GET', '/languages')
    expect([status, JSON.parse(body).length > 15]).toEqual([200, true])
    expect(await send('OPTIONS', '/check')).toEqual([204, ''])
    expect(await send('HEAD', '/languages')).toEqual([200, ''])
  })
})
