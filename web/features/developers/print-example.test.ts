import { runInNewContext } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Json } from './examples.ts'
import { printExample } from './print-example.ts'

const base = 'https://tinta.example/api/v1'
const proofread = { method: 'POST', path: '/proofread', body: { text: 'It’s "fine".', picky: true } } as const

test('a request as a command', () => {
  expect(printExample('curl', proofread, base)).toBe(`curl https://tinta.example/api/v1/proofread \\
  -H "Authorization: Bearer $TINTA_KEY" \\
  -H 'Content-Type: application/json' \\
  -d '{ "text": "It’s \\"fine\\".", "picky": true }'`)
})

test('in JavaScript', () => {
  expect(printExample('javascript', proofread, base)).toBe(`const answer = await fetch('https://tinta.example/api/v1/proofread', {
  method: 'POST',
  headers: {
    Authorization: \`Bearer \${process.env.TINTA_KEY}\`,
    'Content-Type': 'application/json',
  },
  body: JSON.stringify({ text: 'It’s "fine".', picky: true }),
})
console.dir(await answer.json(), { depth: null })`)
})

test('in Python', () => {
  expect(printExample('python', proofread, base)).toBe(`import json, os, urllib.request

request = urllib.request.Request(
    "https://tinta.example/api/v1/proofread",
    data=json.dumps({"text": "It’s \\"fine\\".", "picky": True}).encode(),
    headers={
        "Authorization": f"Bearer {os.environ['TINTA_KEY']}",
        "Content-Type": "application/json",
    },
)
with urllib.request.urlopen(request) as answer:
    print(json.load(answer))`)
})

test('what an answer gave before is read from the environment', () => {
  const get = { method: 'GET', path: '/check/{id}' } as const
  expect(printExample('curl', get, base)).toContain('curl "https://tinta.example/api/v1/check/$CHECK_ID"')
  expect(printExample('javascript', get, base)).toContain('fetch(`https://tinta.example/api/v1/check/${process.env.CHECK_ID}`, {')
  expect(printExample('python', get, base)).toContain(`f"https://tinta.example/api/v1/check/{os.environ['CHECK_ID']}"`)
})

const { json } = fc.letrec<{ readonly json: Json }>((tie) => ({
  json: fc.oneof(
    { maxDepth: 3 },
    fc.string({ unit: 'binary' }),
    fc.integer(),
    fc.boolean(),
    fc.constant(null),
    fc.array(tie('json'), { maxLength: 5 }),
    fc.dictionary(
      fc.string({ unit: 'binary' }).filter((name) => name !== '__proto__'),
      tie('json'),
      { maxKeys: 5 },
    ),
  ),
}))

test('any body means in JavaScript what it means in JSON', async () => {
  await fc.assert(
    fc.asyncProperty(json, async (body) => {
      const sent: unknown[] = []
      const fetch = async (_address: string, { body: text }: { readonly body: string }) => {
        sent.push(JSON.parse(text))
        return { json: async () => null }
      }
      const code = printExample('javascript', { method: 'POST', path: '/x', body }, base)
      await runInNewContext(`(async () => {${code}\n})()`, { fetch, JSON, console: { dir: () => undefined }, process: { env: {} } })
      expect(sent).toEqual([body])
    }),
    { numRuns: 50 },
  )
})

test('and in a command, whatever quotes are in it', () => {
  fc.assert(
    fc.property(json, (body) => {
      const code = printExample('curl', { method: 'POST', path: '/x', body }, base)
      const data = code.slice(code.indexOf("-d '") + "-d '".length, -1).replaceAll(`'\\''`, "'")
      expect(JSON.parse(data)).toEqual(body)
    }),
  )
})
