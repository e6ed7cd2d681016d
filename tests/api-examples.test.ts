import { runInNewContext } from 'node:vm'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { problems } from '#api/problems.ts'
import { newKeySchema } from '#tools/keys/contract.ts'
import { addOnAddresses, everyRequest, limitHeaders, shownProblems, type ExampleRequest } from '#web/features/developers/examples.ts'
import { printExample } from '#web/features/developers/print-example.ts'
import { openSignedIn, type SignedInTest } from './signed-in.ts'

// The examples of the page for developers are sent as they stand, with a real key: a contract that has changed shows here.

const base = 'https://tinta.example/api/v1'
/** A count that is never full, so that its headers are there. */
const limits = {
  count: async () => ({ limit: 600, remaining: 598, resetSeconds: 42, isAllowed: true }),
  giveBack: async () => undefined,
}

let site: SignedInTest
const environment = { TINTA_KEY: '', CHECK_ID: '' }
beforeAll(async () => {
  site = await openSignedIn({ given: () => ({ limits }) })
  const { id, ask } = await site.signIn()
  await site.house.subscriptions.grant({ accountId: id, tier: 'platinum', until: null })
  environment.TINTA_KEY = newKeySchema.parse(await (await ask('POST', '/api/v1/keys', { name: 'Examples' })).json()).token
  const viewer = { accountId: null, isOperator: true } as const
  const { id: open } = await site.house.corpus.makeCollection(viewer, { kind: 'public', name: 'Open texts' })
  await site.house.corpus.add(viewer, open, { title: 'One', text: 'A quiet room helps people.', language: 'en' })
  const begun = await send('POST', '/check', everyRequest.find(({ path }) => path === '/check')?.body)
  environment.CHECK_ID = String(Reflect.get(Object(await begun.json()), 'id'))
})
afterAll(() => site.close())

const send = (method: string, path: string, body?: unknown): Promise<Response> =>
  site.askAs(null)(method, `/api/v1${path}`, body, { Authorization: `Bearer ${environment.TINTA_KEY}` })

/** What a program sent, to the site of the test. */
async function sendOn(
  address: string,
  init: { readonly method?: string; readonly headers?: Readonly<Record<string, string>>; readonly body?: string },
) {
  expect(address.startsWith(`${base}/`)).toBe(true)
  const { method = 'GET', headers = {}, body } = init
  const answer = await site.app.request(address.replace('https://tinta.example', ''), {
    method,
    headers,
    ...(body === undefined ? {} : { body }),
  })
  expect(answer.ok, `${method} ${address} was answered with ${answer.status}`).toBe(true)
  expect(answer.headers.get('set-cookie')).toBeNull()
  return answer
}

/** Runs a program as Node would, with our site in place of the network. */
async function runScript(code: string): Promise<string> {
  let said = ''
  const put = (piece: unknown): void => void (said += typeof piece === 'string' ? piece : JSON.stringify(piece))
  const process = { env: environment, stdout: { write: put } }
  await runInNewContext(`(async () => {${code}\n})()`, { fetch: sendOn, process, console: { dir: put }, TextDecoderStream, JSON })
  return said
}

/** The words of a command, as a shell cuts them. */
const wordsOf = (command: string): readonly string[] =>
  [...command.replaceAll('\\\n', ' ').matchAll(/(?:'[^']*'|"(?:[^"\\]|\\.)*"|[^\s'"])+/g)].map(([word]) =>
    word.replaceAll(
      /'([^']*)'|"([^"]*)"/g,
      (_, plain: string | undefined, filled: string | undefined) => plain ?? withVariables(filled ?? ''),
    ),
  )

const withVariables = (text: string): string => text.replaceAll(/\$(\w+)/g, (_, name: string) => String(Reflect.get(environment, name)))

async function runCommand(command: string): Promise<Response> {
  const [name, ...words] = wordsOf(command).filter((word) => word !== '--no-buffer')
  const [address = '', ...options] = words
  expect([name, options.length % 2]).toEqual(['curl', 0])
  const pairs = options.flatMap((flag, at) => (at % 2 === 0 ? [[flag, options[at + 1] ?? ''] as const] : []))
  const headers = Object.fromEntries(pairs.flatMap(([flag, value]) => (flag === '-H' ? [value.split(': ') as [string, string]] : [])))
  const body = pairs.find(([flag]) => flag === '-d')?.[1]
  return sendOn(address, { method: body === undefined ? 'GET' : 'POST', headers, ...(body === undefined ? {} : { body }) })
}

/** What a program in Python sends, read from its literals. */
async function runPython(code: string): Promise<Response> {
  const filled = code.replaceAll(/\{os\.environ\['(\w+)'\]\}/g, (_, name: string) => String(Reflect.get(environment, name)))
  const address = /Request\(\n {4}f?"([^"]+)"/.exec(filled)?.[1] ?? ''
  const headers = jsonOf(/headers=(\{.*?\n {4}\})/s.exec(filled)?.[1]?.replaceAll(': f"', ': "') ?? '{}')
  const body = /json\.dumps\((.*)\)\.encode\(\)/s.exec(filled)?.[1]
  const strings = Object.fromEntries(Object.entries(Object(headers)).map(([name, value]) => [name, String(value)]))
  return sendOn(address, { method: body === undefined ? 'GET' : 'POST', headers: strings, ...(body === undefined ? {} : { body: JSON.stringify(jsonOf(body)) }) }) // prettier-ignore
}

/** Python's literals are JSON's but for three words and commas before what closes. */
const jsonOf = (literal: string): unknown =>
  JSON.parse(
    literal
      .replaceAll(/\b(?:True|False)\b/g, (word) => word.toLowerCase())
      .replaceAll(/\bNone\b/g, 'null')
      .replaceAll(/,(\s*[}\]])/g, '$1'),
  )

const nameOf = ({ method, path, isStream }: ExampleRequest): string => `${method} ${path}${isStream ? ', as events' : ''}`

describe.each(everyRequest.map((request) => [nameOf(request), request] as const))('%s', (_, request) => {
  test('is answered when a script sends it', async () => {
    const said = await runScript(printExample('javascript', request, base))
    if (request.isStream) expect(said).toMatch(/^event: \w+\ndata: \{/)
    else expect(JSON.parse(said)).toEqual(expect.any(Object))
  })

  test('and by curl', async () => {
    const answer = await runCommand(printExample('curl', request, base))
    expect(answer.headers.get('content-type')).toMatch(request.isStream ? 'text/event-stream' : 'application/json')
  })

  test('and by Python', async () => {
    const answer = await runPython(printExample('python', request, base))
    expect(answer.headers.get('content-type')).toMatch(request.isStream ? 'text/event-stream' : 'application/json')
  })
})

test('the headers that the page shows are those of an answer', async () => {
  const { headers } = await send('GET', '/usage')
  const shown = limitHeaders.split('\n').map((line) => line.split(': '))
  expect(shown.map(([name = '']) => [name, headers.get(name)])).toEqual(shown)
})

test.each(shownProblems)('$code has the status that the page says, and the facts', ({ code, status, facts = {} }) => {
  expect(Object.entries(problems).map(([known, { status: of }]) => [known, of])).toContainEqual([code, status])
  const example = Object.entries(problems).find(([known]) => known === code)?.[1].example
  expect(Object.keys(facts)).toEqual(Object.keys(example ?? {}))
})

test.each(addOnAddresses)('the address for $programs leads to the proofreader', async ({ path, added }) => {
  const body = new URLSearchParams({ text: 'A text.', language: 'en' })
  const answer = await site.app.request(path + added, { method: 'POST', body })
  expect([answer.status, await answer.json()]).toEqual([200, expect.objectContaining({ matches: [] })])
})
