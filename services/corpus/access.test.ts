import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { documentOf, operator, queryFor, stranger, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Collection, Corpus, Viewer } from './corpus.ts'
import { makeInstitutions } from './institutions.ts'
import { makeCorpus } from './make-corpus.ts'

// Many statements, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let database: TestDatabase
let db: Db
let corpus: Corpus
let viewers: Record<'ann' | 'bob' | 'cora' | 'dora', Viewer>
let shelves: Record<'open' | 'school' | 'closed' | 'anns' | 'annsDrafts' | 'bobs', Collection>

const text = textOf(1, 90)

// Ann is a librarian of the school, which lets others know of matches; Cora is in it by her address. Bob is a librarian of the
// closed institute, which does not. Dora has an address of the school that she has not confirmed.
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
  const institutions = makeInstitutions({ pool: db.pool })
  const [ann, bob] = [await makeAccount(db.pool), await makeAccount(db.pool)]
  const cora = await makeAccount(db.pool, { email: 'cora@students.school.example' })
  const dora = await makeAccount(db.pool, { email: 'dora@students.school.example' })
  await db.pool.query('update account set email_verified = false where id = $1', [dora.id])
  const school = await institutions.make({ name: 'School', emailDomain: 'Students.School.example', showsMatches: true })
  const closed = await institutions.make({ name: 'Institute', emailDomain: null, showsMatches: false })
  await institutions.setMember(school?.id ?? '', { accountId: ann.id, isLibrarian: true })
  await institutions.setMember(closed?.id ?? '', { accountId: bob.id, isLibrarian: true })
  viewers = { ann: { accountId: ann.id }, bob: { accountId: bob.id }, cora: { accountId: cora.id }, dora: { accountId: dora.id } }
  const make = async (viewer: Viewer, title: string, wish: Parameters<Corpus['makeCollection']>[1]): Promise<Collection> => {
    const collection = await corpus.makeCollection(viewer, wish)
    await corpus.add(viewer, collection.id, documentOf(text, { title, authors: 'Somebody', year: 2020, url: 'https://a.example' }))
    return collection
  }
  shelves = {
    open: await make(operator, 'open', { kind: 'public', name: 'Open' }),
    school: await make(viewers.ann, 'school', { kind: 'institution', name: 'Theses', institutionId: school?.id }),
    closed: await make(viewers.bob, 'closed', { kind: 'institution', name: 'Theses', institutionId: closed?.id }),
    anns: await make(viewers.ann, 'anns', { kind: 'own', name: 'Sources' }),
    annsDrafts: await make(viewers.ann, 'annsDrafts', { kind: 'drafts', name: 'Drafts' }),
    bobs: await make(viewers.bob, 'bobs', { kind: 'own', name: 'Sources' }),
  }
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

const viewerOf = (name: string): Viewer =>
  name === 'stranger' ? stranger : name === 'operator' ? operator : (Object.entries(viewers).find(([key]) => key === name)?.[1] ?? stranger)

test.each([
  ['stranger', ['open'], ['open']],
  ['ann', ['anns', 'annsDrafts', 'open', 'school'], ['anns', 'open', 'school']],
  ['bob', ['bobs', 'closed', 'open'], ['bobs', 'closed', 'open']],
  ['cora', ['open', 'school'], ['open', 'school']],
  ['dora', ['open'], ['open']],
  ['operator', ['anns', 'annsDrafts', 'bobs', 'closed', 'open', 'school'], ['closed', 'open', 'school']],
])('%s sees %j and searches %j', async (name, seen, searched) => {
  const ids = (await corpus.collections(viewerOf(name))).map(({ id }) => id).sort()
  expect(ids).toEqual(
    Object.entries(shelves)
      .filter(([key]) => seen.includes(key))
      .map(([, { id }]) => id)
      .sort(),
  )
  const { candidates, documents } = await corpus.candidates(queryFor(text, viewerOf(name)))
  expect(candidates.map(({ title }) => title).sort()).toEqual(searched)
  expect(documents).toBe(searched.length)
})

test('what is chosen by id is searched only by who may see it', async () => {
  const collections = Object.values(shelves).map(({ id }) => id)
  const { candidates } = await corpus.candidates(queryFor(text, viewers.bob, { collections }))
  expect(candidates.map(({ title }) => title).sort()).toEqual(['bobs', 'closed', 'open'])
})

test('of an institution that allows it, others learn that there is a match, and nothing else', async () => {
  const { candidates, documents, otherInstitutions } = await corpus.candidates(queryFor(text, viewers.bob, { otherInstitutions: true }))
  expect([documents, otherInstitutions]).toEqual([4, true])
  expect(candidates.filter(({ canShow }) => !canShow)).toEqual([
    {
      documentId: expect.any(String),
      collection: { id: '', kind: 'institution', name: '' },
      canShow: false,
      title: '',
      authors: '',
      year: null,
      url: null,
      language: 'en',
      text,
      score: expect.any(Number),
      near: [],
    },
  ])
})

test('an institution that does not allow it is not read', async () => {
  const { candidates, otherInstitutions } = await corpus.candidates(queryFor(text, viewers.ann, { otherInstitutions: true }))
  expect(candidates.filter(({ canShow }) => !canShow)).toEqual([])
  expect(otherInstitutions).toBe(false)
})

test.each([
  ['stranger', []],
  ['ann', ['anns', 'annsDrafts', 'school']],
  ['bob', ['bobs', 'closed']],
  ['cora', []],
  ['operator', ['anns', 'annsDrafts', 'bobs', 'closed', 'open', 'school']],
])('%s may change %j', async (name, keys) => {
  const viewer = viewerOf(name)
  const can: string[] = []
  for (const [key, { id }] of Object.entries(shelves)) {
    const refused = await corpus.add(viewer, id, documentOf(text)).then(
      () => null,
      (error: unknown) => error,
    )
    if (refused === null) can.push(key)
    else expect(refused).toMatchObject({ problem: { code: 'collection-not-found' } })
    if (refused !== null) {
      await expect(corpus.remove(viewer, id, [])).rejects.toMatchObject({ problem: { code: 'collection-not-found' } })
      await expect(corpus.removeCollection(viewer, id)).rejects.toMatchObject({ problem: { code: 'collection-not-found' } })
    }
  }
  expect(can.sort()).toEqual(keys)
  expect(
    (await corpus.collections(viewer))
      .filter(({ canAdd }) => canAdd)
      .map(({ id }) => id)
      .sort(),
  ).toEqual(
    Object.entries(shelves)
      .filter(([key]) => keys.includes(key))
      .map(([, { id }]) => id)
      .sort(),
  )
})

test('documents are not listed, and removed by nobody, through another collection', async () => {
  await expect(corpus.documents(viewers.bob, shelves.anns.id, { limit: 5 })).rejects.toMatchObject({
    problem: { code: 'collection-not-found' },
  })
  const { documents } = await corpus.documents(viewers.ann, shelves.anns.id, { limit: 5 })
  expect(
    await corpus.remove(
      viewers.bob,
      shelves.bobs.id,
      documents.map(({ id }) => id),
    ),
  ).toBe(0)
  expect((await corpus.documents(viewers.ann, shelves.anns.id, { limit: 5 })).documents).toEqual(documents)
})

test('who may not, makes no collection of others', async () => {
  const institutionId = shelves.school.institutionId ?? undefined
  for (const [viewer, wish] of [
    [stranger, { kind: 'own', name: 'x' }],
    [viewers.ann, { kind: 'public', name: 'x' }],
    [viewers.bob, { kind: 'institution', name: 'x', institutionId }],
    [viewers.cora, { kind: 'institution', name: 'x', institutionId }],
    [viewers.ann, { kind: 'institution', name: 'x' }],
  ] as const)
    await expect(corpus.makeCollection(viewer, wish)).rejects.toMatchObject({ problem: { code: 'collection-not-found' } })
})

test('a name means the collection that one may add to', async () => {
  expect((await corpus.requireCollection(viewers.ann, 'Theses')).id).toBe(shelves.school.id)
  expect((await corpus.requireCollection(viewers.bob, 'Theses')).id).toBe(shelves.closed.id)
  expect((await corpus.requireCollection(viewers.cora, shelves.school.id)).canAdd).toBe(false)
  await expect(corpus.requireCollection(stranger, 'Theses')).rejects.toMatchObject({ problem: { code: 'collection-not-found' } })
})

test('making a collection that is there gives it back', async () => {
  expect((await corpus.makeCollection(viewers.ann, { kind: 'own', name: 'Sources' })).id).toBe(shelves.anns.id)
})
