import '#tests/house.ts'
import { strToU8, zipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { importEvent, type ImportEvent } from '#tools/collections/contract.ts'
import { appError } from '#services/problem.ts'
import { makeZipBomb } from '#tests/zip-bomb.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'

const words = 'A text of some words about rivers and bridges that a person wrote in English, so that its language can be told.'

let site: SignedInTest
beforeAll(async () => {
  site = await openSignedIn({
    given: () => ({
      readFile: async ({ name, bytes, password }) => {
        if (name === 'locked.pdf' && password !== 'open') throw appError('file-encrypted')
        const text = new TextDecoder().decode(bytes)
        if (text === '') throw appError('file-empty')
        return { text, characters: text.length }
      },
    }),
  })
})
afterAll(() => site.close())

type Someone = Awaited<ReturnType<SignedInTest['signIn']>>
type Json = Readonly<Record<string, unknown>>

const json = async (answer: Response | Promise<Response>): Promise<Json> => (await answer).json()

async function collectionOf({ ask }: Someone, name = 'Sources'): Promise<string> {
  const { id } = await json(ask('POST', '/api/v1/collections', { name }))
  return String(id)
}

/** Sends a body that is no JSON, as a session. */
const sendAs = ({ session }: Someone, path: string, init: RequestInit) =>
  Promise.resolve(
    site.app.request(
      path,
      { method: 'POST', ...init, headers: { ...Object.fromEntries(new Headers(init.headers)), 'x-test-session': session } },
      { incoming: { socket: { remoteAddress: '192.0.2.1' } } },
    ),
  )

function upload(
  person: Someone,
  id: string,
  { name, text = words, ...fields }: { name: string; text?: string; label?: string; password?: string },
) {
  const form = new FormData()
  form.set('file', new File([text], name))
  if (fields.label) form.set('name', fields.label)
  if (fields.password) form.set('password', fields.password)
  return sendAs(person, `/api/v1/collections/${id}/documents`, { body: form })
}

async function sendArchive(person: Someone, id: string, bytes: Uint8Array): Promise<readonly ImportEvent[]> {
  const answer = await sendAs(person, `/api/v1/collections/${id}/documents?name=theses.zip`, {
    body: new Uint8Array(bytes),
    headers: { 'content-type': 'application/zip' },
  })
  expect(answer.headers.get('content-type')).toContain('text/event-stream')
  return [...(await answer.text()).matchAll(/^data: (.*)$/gm)].map(([, data = '']) => importEvent.parse(JSON.parse(data)))
}

describe('a collection', () => {
  test('is made, listed with its documents, and deleted with them', async () => {
    const ann = await site.signIn()
    const id = await collectionOf(ann, 'Thesis sources')
    await upload(ann, id, { name: 'rivers.txt' })
    expect(await json(ann.ask('GET', '/api/v1/collections'))).toMatchObject({
      collections: [{ id, kind: 'own', name: 'Thesis sources', documents: 1, words: 22, canAdd: true }],
      documentsAtMost: 500,
    })
    expect(await json(ann.ask('GET', `/api/v1/collections/${id}/documents`))).toMatchObject({
      documents: [{ title: 'rivers', fileName: 'rivers.txt', language: 'en', words: 22 }],
      next: null,
    })
    expect((await ann.ask('DELETE', `/api/v1/collections/${id}`)).status).toBe(200)
    expect(await json(ann.ask('GET', '/api/v1/collections'))).toMatchObject({ collections: [] })
  })

  test('gives its documents by pages, and those that were searched for', async () => {
    const ann = await site.signIn()
    const id = await collectionOf(ann)
    for (const number of [1, 2, 3]) await upload(ann, id, { name: `text-${number}.txt`, text: `${words} It is number ${number}.` })
    const first = await json(ann.ask('GET', `/api/v1/collections/${id}/documents?limit=2`))
    const second = await json(ann.ask('GET', `/api/v1/collections/${id}/documents?limit=2&before=${String(first['next'])}`))
    const names = [first, second].flatMap(({ documents }) => (Array.isArray(documents) ? documents : [])).map(({ title }: Json) => title)
    expect(names.toSorted()).toEqual(['text-1', 'text-2', 'text-3'])
    expect(await json(ann.ask('GET', `/api/v1/collections/${id}/documents?search=TEXT-2`))).toMatchObject({
      documents: [{ title: 'text-2' }],
    })
  })

  test('of another person is not there', async () => {
    const [ann, ben] = [await site.signIn(), await site.signIn()]
    const id = await collectionOf(ann)
    expect(await json(upload(ben, id, { name: 'mine.txt' }))).toMatchObject({ code: 'collection-not-found', status: 404 })
  })

  test('of an institution is open to its members and changed by its librarians', async () => {
    const [librarian, member] = [await site.signIn(), await site.signIn()]
    const { pool } = site.db
    const { rows } = await pool.query<{ id: string }>("insert into institution (id, name) values (gen_random_uuid(), 'Uni') returning id")
    const institutionId = rows[0]?.id ?? ''
    for (const [account, isLibrarian] of [
      [librarian, true],
      [member, false],
    ] as const)
      await pool.query('insert into institution_member values ($1, $2, $3)', [institutionId, account.id, isLibrarian])
    const { id } = await json(librarian.ask('POST', '/api/v1/collections', { name: 'Theses', kind: 'institution', institutionId }))
    expect(await json(upload(librarian, String(id), { name: 'a.txt' }))).toMatchObject({ state: 'added' })
    expect(await json(member.ask('GET', '/api/v1/collections'))).toMatchObject({ collections: [{ name: 'Theses', canAdd: false }] })
    expect(await json(upload(member, String(id), { name: 'b.txt' }))).toMatchObject({ code: 'collection-not-found' })
  })
})

describe('a file', () => {
  test.each([
    ['is added', [], { name: 'a.txt' }, { state: 'added', name: 'a.txt', language: 'en' }],
    ['is there already', [{ name: 'a.txt' }], { name: 'a.txt' }, { state: 'already-there', twin: '' }],
    ['has the text of another', [{ name: 'a.txt' }], { name: 'b.txt' }, { state: 'same-text', name: 'b.txt', twin: 'a.txt' }],
    ['replaces an older one', [{ name: 'a.txt', text: `Once. ${words}` }], { name: 'a.txt' }, { state: 'updated' }],
    ['is known by its place in a folder', [], { name: 'a.txt', label: 'theses/2016/a.txt' }, { name: 'theses/2016/a.txt' }],
    ['opens with its password', [], { name: 'locked.pdf', password: 'open' }, { state: 'added' }],
    ['stays closed without', [], { name: 'locked.pdf', password: 'wrong' }, { code: 'file-encrypted', status: 422 }],
    ['has no text', [], { name: 'a.txt', text: '' }, { code: 'file-empty' }],
    ['is an archive in a form', [], { name: 'a.zip' }, { code: 'content-type-wrong' }],
    ['is too short to tell its language', [], { name: 'a.txt', text: 'Ergo sum.' }, { state: 'added' }],
  ] as const)('%s', async (_, before, given, answer) => {
    const ann = await site.signIn()
    const id = await collectionOf(ann)
    for (const one of before) await upload(ann, id, one)
    expect(await json(upload(ann, id, given))).toMatchObject(answer)
  })

  test('is not taken from a visitor, whatever the tiers allow', async () => {
    const ann = await site.signIn()
    const id = await collectionOf(ann)
    expect(await json(upload({ ...ann, session: '' }, id, { name: 'a.txt' }))).toMatchObject({ code: 'sign-in-needed', status: 401 })
  })

  test('is deleted by its owner alone', async () => {
    const [ann, ben] = [await site.signIn(), await site.signIn()]
    const id = await collectionOf(ann)
    const { id: document } = await json(upload(ann, id, { name: 'a.txt' }))
    const path = `/api/v1/collections/${id}/documents/${String(document)}`
    expect((await ben.ask('DELETE', path)).status).toBe(404)
    expect((await ann.ask('DELETE', path)).status).toBe(200)
    expect((await ann.ask('DELETE', path)).status).toBe(404)
  })
})

describe('an archive', () => {
  const platinum = async (): Promise<Someone> => {
    const person = await site.signIn()
    await site.db.pool.query(
      `insert into subscription (id, account_id, provider, tier, status, period_start, period_end)
       values ($1, $1, 'test', 'platinum', 'active', now(), now() + interval '30 days')`,
      [person.id],
    )
    return person
  }

  test('is for whoever may send several files at once', async () => {
    const ann = await site.signIn()
    const id = await collectionOf(ann)
    const init = { body: new Uint8Array(zipSync({})), headers: { 'content-type': 'application/zip' } }
    expect(await json(sendAs(ann, `/api/v1/collections/${id}/documents`, init))).toMatchObject({
      code: 'entitlement-missing',
      entitlement: 'files:many',
      needed: 'platinum',
    })
  })

  test('tells of each of its files', async () => {
    const ann = await platinum()
    const id = await collectionOf(ann)
    const events = await sendArchive(
      ann,
      id,
      zipSync({
        'a.txt': strToU8(words),
        'b/c.txt': strToU8(`${words} More.`),
        'd.txt': strToU8(''),
        'e.zip': strToU8('x'),
        '../f.txt': strToU8(words),
      }),
    )
    const told = events.map((event) => ('added' in event ? event.added : event))
    expect(told.toSorted((one, other) => (JSON.stringify(one) < JSON.stringify(other) ? -1 : 1))).toHaveLength(7)
    expect(told[0]).toEqual({ type: 'opened', files: 5 })
    expect(told.at(-1)).toEqual({ type: 'end' })
    expect(told).toEqual(
      expect.arrayContaining([
        expect.objectContaining({ state: 'added', name: 'theses.zip/a.txt' }),
        expect.objectContaining({ state: 'added', name: 'theses.zip/b/c.txt' }),
        expect.objectContaining({ type: 'failed', name: 'theses.zip/d.txt', problem: expect.objectContaining({ code: 'file-empty' }) }),
        expect.objectContaining({
          type: 'failed',
          name: 'theses.zip/e.zip',
          problem: expect.objectContaining({ code: 'archive-in-archive' }),
        }),
        expect.objectContaining({ state: 'same-text', name: 'theses.zip/../f.txt', twin: 'theses.zip/a.txt' }),
      ]),
    )
  })

  test.each([
    ['that is none', strToU8('no archive'), 'file-broken'],
    ['that unpacks to too much', makeZipBomb('a.txt', 201), 'archive-too-large'],
  ] as const)('%s is refused with words', async (_, bytes, code) => {
    const ann = await platinum()
    const events = await sendArchive(ann, await collectionOf(ann), bytes)
    expect(events).toMatchObject([{ type: 'problem', problem: { code, title: expect.any(String) } }])
  })
})
