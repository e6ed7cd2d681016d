import { createServer, type Server } from 'node:http'
import { text as bodyOf } from 'node:stream/consumers'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { openCheckers } from './open-checkers.ts'

/** Answers with what a test sets, and keeps what it was sent. */
let server: Server
let address = ''
let answer: { status: number; body: string } = { status: 200, body: '' }
const asked: { path: string; form: Record<string, string> }[] = []
beforeAll(async () => {
  server = createServer((request, response) => {
    void bodyOf(request).then((body) => {
      asked.push({ path: request.url ?? '', form: Object.fromEntries(new URLSearchParams(body)) })
      if (answer.status === 0) return
      response.writeHead(answer.status, { 'Content-Type': 'application/json' }).end(answer.body)
    })
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const at = server.address()
  address = typeof at === 'object' && at ? `http://127.0.0.1:${at.port}` : ''
})
afterAll(() => server.close())
beforeEach(() => void asked.splice(0))

const match = (offset: number, length: number, given: { id: string; issueType?: string; category: string; to: string[] }) => ({
  message: 'Did you mean something else?',
  shortMessage: '',
  offset,
  length,
  replacements: given.to.map((value) => ({ value })),
  context: { text: '', offset: 0, length: 0 },
  rule: { id: given.id, issueType: given.issueType ?? 'misspelling', category: { id: given.category, name: '' } },
})

const troubles: string[] = []
const open = (settings: { LANGUAGETOOL_URL?: string; GRAMMALECTE_URL?: string }, patience?: number) => {
  troubles.splice(0)
  return openCheckers(
    { LANGUAGETOOL_URL: settings.LANGUAGETOOL_URL, GRAMMALECTE_URL: settings.GRAMMALECTE_URL },
    (name, error) => troubles.push(`${name}: ${error instanceof Error ? error.name : ''}`),
    patience,
  )
}
const never = new AbortController().signal

describe('a LanguageTool server', () => {
  const ask = (question: { text: string; language: string; dialect: string }) =>
    open({ LANGUAGETOOL_URL: `${address}/v2/` }).check(question, never)

  test('is asked in the variant of the text, and its findings are told by kind', async () => {
    const text = '😀 Its raining.'
    const matches = [
      match(3, 3, { id: 'ITS_IT_S', category: 'CONFUSED_WORDS', to: ["It's"] }),
      match(7, 7, { id: 'MORFOLOGIK', category: 'TYPOS', to: ['training'] }),
      match(14, 1, { id: 'NEW', category: 'SOMETHING', issueType: 'style', to: [] }),
    ]
    answer = { status: 200, body: JSON.stringify({ software: {}, matches }) }
    const found = await ask({ text, language: 'en', dialect: 'en-GB' })
    expect(asked).toEqual([{ path: '/v2/check', form: { text, language: 'en-GB' } }])
    expect(found.map(({ rule, kind, start, end }) => [rule, kind, start, end])).toEqual([
      ['ITS_IT_S', 'grammar', 3, 6],
      ['MORFOLOGIK', 'spelling', 7, 14],
      ['NEW', 'style', 14, 15],
    ])
  })

  test('is not asked for a language that it has no rules for', async () => {
    expect(await ask({ text: 'Szia!', language: 'hu', dialect: 'hu-HU' })).toEqual([])
    expect(asked).toEqual([])
  })

  test.each([
    ['an error', { status: 500, body: 'Error: no' }],
    ['no JSON', { status: 200, body: '<html>' }],
    ['another form', { status: 200, body: '{"matches":[{"offset":"1"}]}' }],
  ])('that gives %s finds nothing, and the operator is told', async (_, given) => {
    answer = given
    expect(await ask({ text: 'Words.', language: 'de', dialect: 'de-DE' })).toEqual([])
    expect(troubles).toHaveLength(1)
  })

  test('that does not answer is not waited for, and one that is not there neither', async () => {
    answer = { status: 0, body: '' }
    const question = { text: 'Words.', language: 'de', dialect: 'de-DE' }
    expect(await open({ LANGUAGETOOL_URL: `${address}/v2` }, 100).check(question, never)).toEqual([])
    expect(troubles).toEqual(['LanguageTool: TimeoutError'])
    expect(await open({ LANGUAGETOOL_URL: 'http://127.0.0.1:1/v2' }).check(question, never)).toEqual([])
    expect(troubles).toHaveLength(1)
  })
})

describe('a Grammalecte server', () => {
  test('counts in code points within a line', async () => {
    const text = '😀 Il sont là.\nElle sont là.'
    const error = {
      nStart: 2,
      nEnd: 9,
      sLineId: '#1',
      sRuleId: 'conj__il',
      sType: 'conj',
      sMessage: 'Conjugaison.',
      aSuggestions: ['Il est'],
    }
    const data = [
      { iParagraph: 1, lGrammarErrors: [error], lSpellingErrors: [] },
      { iParagraph: 2, lGrammarErrors: [{ ...error, nStart: 0 }], lSpellingErrors: [] },
      { iParagraph: 9, lGrammarErrors: [error], lSpellingErrors: [] },
    ]
    answer = { status: 200, body: JSON.stringify({ program: 'grammalecte-fr', data }) }
    const found = await open({ GRAMMALECTE_URL: `${address}/gc_text/fr` }).check({ text, language: 'fr', dialect: 'fr-FR' }, never)
    expect(asked).toEqual([{ path: '/gc_text/fr', form: { text } }])
    expect(found.map(({ start, end }) => text.slice(start, end))).toEqual(['Il sont', 'Elle sont'])
  })
})

test('none is set: nothing is sent, nothing is found', async () => {
  const checkers = open({})
  expect(checkers.names).toEqual([])
  expect(await checkers.check({ text: 'Words.', language: 'en', dialect: 'en-US' }, never)).toEqual([])
})
