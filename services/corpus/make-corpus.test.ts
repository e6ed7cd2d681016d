import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest'
import { makeAccount } from '#tests/accounts.ts'
import { documentOf, operator, queryFor, stranger, textOf } from '#tests/corpus.ts'
import { makeTestDatabase, type TestDatabase } from '#tests/database.ts'
import { openDb, type Db } from '../db/open-db.ts'
import type { Corpus, OwnDocument, Viewer } from './corpus.ts'
import { makeCorpus } from './make-corpus.ts'

// Many statements, on a machine that may be busy.
vi.setConfig({ testTimeout: 30_000 })

let database: TestDatabase
let db: Db
let corpus: Corpus
beforeAll(async () => {
  database = await makeTestDatabase()
  db = await openDb({ url: database.url, dataFolder: '' })
  corpus = makeCorpus({ pool: db.pool, log: { warn: () => undefined }, limits: { perAccount: 3, perInstitution: 0 } })
})
afterAll(async () => {
  await db.close()
  await database.drop()
})

let made = 0
const publicCollection = () => corpus.makeCollection(operator, { kind: 'public', name: `public ${(made += 1)}` })
const person = async (): Promise<Viewer> => ({ accountId: (await makeAccount(db.pool)).id })
const found = async (text: string, viewer: Viewer = stranger) => (await corpus.candidates(queryFor(text, viewer))).candidates
const titles = async (text: string, viewer: Viewer = stranger) => (await found(text, viewer)).map(({ title }) => title)

describe('a document', () => {
  test('is found as soon as it is added, with its text', async () => {
    const { id } = await publicCollection()
    const text = textOf(1)
    const facts = { title: 'On ink', authors: 'A. Writer', year: 2019, url: 'https://ink.example/1' }
    const added = await corpus.add(operator, id, documentOf(text, facts))
    expect(added).toMatchObject({ state: 'added', words: 60 })
    const [best, ...others] = await found(`Something of our own. ${text.split(' ').slice(10, 45).join(' ')}. And more.`)
    expect(best).toMatchObject({ documentId: added.id, ...facts, text, canShow: true, language: 'en', near: [] })
    expect(others).toEqual([])
  })

  test('is there once, however often its text is added', async () => {
    const { id } = await publicCollection()
    const first = await corpus.add(operator, id, documentOf(textOf(2)))
    const second = await corpus.add(operator, id, documentOf(textOf(2), { title: 'Again' }))
    expect(second).toEqual({ state: 'already-there', id: first.id, words: 60 })
    expect(await corpus.requireCollection(operator, id)).toMatchObject({ documents: 1, words: 60 })
  })

  test('of one text in two collections is one candidate, and stays until the last is removed', async () => {
    const [one, other] = [await publicCollection(), await publicCollection()]
    const first = await corpus.add(operator, one.id, documentOf(textOf(3), { title: 'First' }))
    const second = await corpus.add(operator, other.id, documentOf(textOf(3), { title: 'Second' }))
    expect(await titles(textOf(3))).toEqual(['First'])
    await corpus.remove(operator, one.id, [first.id])
    expect(await titles(textOf(3))).toEqual(['Second'])
    await corpus.remove(operator, other.id, [second.id])
    expect(await titles(textOf(3))).toEqual([])
  })

  test('takes the place of another of the same file name', async () => {
    const { id } = await publicCollection()
    const [first] = await corpus.addMany(operator, id, [documentOf(textOf(4), { fileName: 'ink.txt', title: 'Old' })])
    const [second] = await corpus.addMany(operator, id, [documentOf(textOf(5, 70), { fileName: 'ink.txt', title: 'New' })])
    expect(second).toEqual({ state: 'updated', id: first?.id, words: 70 })
    expect([await titles(textOf(4)), await titles(textOf(5))]).toEqual([[], ['New']])
    expect(await corpus.requireCollection(operator, id)).toMatchObject({ documents: 1, words: 70 })
    const { rows } = await db.pool.query('select 1 from corpus_text where body = $1', [textOf(4)])
    expect(rows).toEqual([])
  })

  test('may hold what the database cannot', async () => {
    const { id } = await publicCollection()
    const added = await corpus.add(operator, id, documentOf(`${textOf(6)}\0\ud800`, { title: 'A\0\n  b \ud800' }))
    const { documents } = await corpus.documents(operator, id, { limit: 10 })
    expect(documents).toMatchObject([{ id: added.id, title: 'A b \ufffd' }])
  })

  test.each([[''], [' \n'], ['?! …']])('needs a word: %j', async (text) => {
    const { id } = await publicCollection()
    await expect(corpus.addMany(operator, id, [documentOf(textOf(7)), documentOf(text)])).rejects.toMatchObject({
      problem: { code: 'text-empty' },
    })
    expect(await corpus.requireCollection(operator, id)).toMatchObject({ documents: 0 })
  })
})

describe('many documents at once', () => {
  test('are in one segment, and the same ones among them are one', async () => {
    const { id } = await publicCollection()
    const before = (await corpus.stats(operator)).segments
    const added = await corpus.addMany(
      operator,
      id,
      [10, 11, 10, 12].map((seed) => documentOf(textOf(seed), { title: `Text ${seed}` })),
    )
    expect(added.map(({ state }) => state)).toEqual(['added', 'added', 'already-there', 'added'])
    expect(added[2]?.id).toBe(added[0]?.id)
    expect((await corpus.stats(operator)).segments).toBe(before + 1)
    expect((await titles(`${textOf(12)} ${textOf(11)}`)).sort()).toEqual(['Text 11', 'Text 12'])
  })

  test('added twice at the same time are stored once', async () => {
    const [one, other] = [await publicCollection(), await publicCollection()]
    const texts = Array.from({ length: 12 }, (_, i) => documentOf(textOf(100 + i)))
    await Promise.all([
      corpus.addMany(operator, one.id, texts),
      corpus.addMany(operator, other.id, texts.toReversed()),
      corpus.addMany(operator, one.id, texts.toReversed()),
      corpus.addMany(operator, other.id, texts),
    ])
    const { rows } = await db.pool.query('select count(*)::int as texts from corpus_text where body = any($1)', [
      texts.map(({ text }) => text),
    ])
    expect(rows).toEqual([{ texts: 12 }])
    expect(await corpus.requireCollection(operator, one.id)).toMatchObject({ documents: 12 })
    expect(await corpus.requireCollection(operator, other.id)).toMatchObject({ documents: 12 })
    expect(await found(textOf(105))).toHaveLength(1)
  })
})

test.each([
  ['one name gives its text up and then another takes it', ['f 5', 'g 3', 'f 1'], { f: '1', g: '3' }],
  ['a text is taken and its old name changes once more', ['g 3', 'f 1', 'g 4'], { f: '1', g: '4' }],
  ['two names change places by way of others', ['f 5', 'g 0', 'f 1'], { f: '1', g: '0' }],
])('names that come several times in a batch: %s', async (_name, given, kept) => {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: _name })
  const documents = (lines: readonly string[]) =>
    lines.map((line) => documentOf(textOf(Number(line.slice(2))), { fileName: line.slice(0, 1), title: line.slice(2) }))
  await corpus.addMany(operator, id, documents(['f 0', 'g 1']))
  await corpus.addMany(operator, id, documents(given))
  const page = await corpus.documents(operator, id, { limit: 10 })
  expect(Object.fromEntries(page.documents.map(({ fileName, title }) => [fileName, title]))).toEqual(kept)
  await corpus.removeCollection(operator, id)
})

describe('documents of a collection', () => {
  test('added at once are each on one page', async () => {
    const { id } = await publicCollection()
    const added = await corpus.addMany(
      operator,
      id,
      Array.from({ length: 7 }, (_, i) => documentOf(textOf(4_000 + i))),
    )
    const seen: string[] = []
    for (let before: string | undefined; ;) {
      const { documents, next } = await corpus.documents(operator, id, { limit: 3, before })
      seen.push(...documents.map((one) => one.id))
      if (next === null) break
      before = next
    }
    expect(seen.toSorted()).toEqual(added.map((one) => one.id).toSorted())
    expect((await corpus.documents(operator, id, { limit: 9, before: 'nonsense' })).documents).toHaveLength(7)
  })

  test('are listed newest first, page by page, and by what stands in title, authors or file name', async () => {
    const { id } = await publicCollection()
    for (const [at, name] of ['Ábel', 'Béla', 'Csaba'].entries())
      await corpus.add(operator, id, documentOf(textOf(20 + at), { title: `Text ${at}`, authors: name, fileName: `${at}.txt` }))
    const first = await corpus.documents(stranger, id, { limit: 2 })
    expect(first.documents.map(({ authors }) => authors)).toEqual(['Csaba', 'Béla'])
    // The page goes on although the document at its end was removed meanwhile.
    await corpus.remove(operator, id, [first.documents[1]?.id ?? ''])
    const second = await corpus.documents(stranger, id, { limit: 2, before: first.next ?? '' })
    expect([second.documents.map(({ authors }) => authors), second.next]).toEqual([['Ábel'], null])
    const sought = await corpus.documents(stranger, id, { limit: 9, search: 'cSABA' })
    expect(sought.documents.map(({ fileName }) => fileName)).toEqual(['2.txt'])
    expect((await corpus.documents(stranger, id, { limit: 9, search: '0.TXT' })).documents).toHaveLength(1)
  })

  test('go with it', async () => {
    const { id } = await publicCollection()
    await corpus.add(operator, id, documentOf(textOf(30)))
    await corpus.removeCollection(operator, id)
    expect(await found(textOf(30))).toEqual([])
    await expect(corpus.requireCollection(operator, id)).rejects.toMatchObject({ problem: { code: 'collection-not-found' } })
  })
})

describe('what is searched', () => {
  test('is every collection but drafts, or what is chosen', async () => {
    const ann = await person()
    const own = await corpus.makeCollection(ann, { kind: 'own', name: 'Sources' })
    const other = await corpus.makeCollection(ann, { kind: 'own', name: 'More sources' })
    const drafts = await corpus.makeCollection(ann, { kind: 'drafts', name: 'Drafts' })
    await corpus.add(ann, own.id, documentOf(textOf(40), { title: 'A source' }))
    await corpus.add(ann, other.id, documentOf(`${textOf(40)} ${textOf(41)}`, { title: 'Another' }))
    await corpus.add(ann, drafts.id, documentOf(textOf(40), { title: 'A draft' }))
    const ask = async (collections?: readonly string[]) => {
      const { candidates, documents } = await corpus.candidates(queryFor(textOf(40), ann, collections ? { collections } : {}))
      return { titles: candidates.map(({ title }) => title).sort(), documents: collections ? documents : null }
    }
    expect(await ask()).toEqual({ titles: ['A source', 'Another'], documents: null })
    expect(await ask([other.id])).toEqual({ titles: ['Another'], documents: 1 })
    expect(await ask([drafts.id, own.id])).toEqual({ titles: ['A draft', 'A source'], documents: 2 })
    expect(await ask([])).toEqual({ titles: [], documents: 0 })
    expect(await ask(['no id'])).toEqual({ titles: [], documents: 0 })
  })

  test('tells fingerprints that stand in twenty documents, of those that are searched', async () => {
    const [wide, narrow] = [await publicCollection(), await publicCollection()]
    const formula = textOf(50, 40)
    const withFormula = (seed: number) => documentOf(`${textOf(seed)} ${formula} ${textOf(seed + 300)}`)
    await corpus.addMany(
      operator,
      wide.id,
      Array.from({ length: 90 }, (_, i) => withFormula(400 + i)),
    )
    await corpus.addMany(
      operator,
      narrow.id,
      Array.from({ length: 15 }, (_, i) => withFormula(1_400 + i)),
    )
    const common = async (collections: readonly string[]) =>
      (await corpus.candidates(queryFor(`${formula} ${textOf(51)}`, stranger, { collections }))).commonHashes
    const inWide = await common([wide.id])
    expect(inWide.length).toBeGreaterThan(3)
    expect([...inWide]).toEqual([...inWide].sort((a, b) => a - b))
    expect(await common([narrow.id])).toHaveLength(0)
    expect(await common([wide.id, narrow.id])).toEqual(inWide)
    for (let i = 0; i < 4; i++) await corpus.add(operator, wide.id, documentOf(textOf(2_000 + i)))
    await corpus.merge()
    expect(await common([wide.id])).toEqual(inWide)
  })

  test('gives places to look at when the query knows its own', async () => {
    const { id } = await publicCollection()
    await corpus.add(operator, id, documentOf(textOf(60)))
    const text = `${textOf(61)} ${textOf(60).split(' ').slice(5, 50).join(' ')} ${textOf(62)}`
    const { candidates } = await corpus.candidates(queryFor(text, stranger, { withPlaces: true }))
    const [{ start, end } = { start: 0, end: 0 }] = candidates[0]?.near ?? []
    expect(textOf(60)).toContain(text.slice(start, end))
    expect(end - start).toBeGreaterThan(200)
  })
})

async function allOf({ accountId }: Viewer): Promise<readonly OwnDocument[]> {
  const documents: OwnDocument[] = []
  for await (const one of corpus.all(accountId ?? '')) documents.push(one)
  return documents
}

test('what a person keeps is given to them whole', async () => {
  const unlimited = makeCorpus({ pool: db.pool, log: { warn: () => undefined } })
  const [ann, bob] = [await person(), await person()]
  const sources = await corpus.makeCollection(ann, { kind: 'own', name: 'Sources' })
  const drafts = await corpus.makeCollection(ann, { kind: 'drafts', name: 'Drafts' })
  await unlimited.addMany(
    ann,
    sources.id,
    Array.from({ length: 23 }, (_, i) => documentOf(textOf(3_000 + i))),
  )
  await unlimited.add(ann, drafts.id, documentOf(textOf(3_000), { title: 'A draft', fileName: 'draft.txt' }))
  const given = await allOf(ann)
  expect(given).toHaveLength(24)
  expect(new Set(given.map(({ text }) => text))).toEqual(new Set(Array.from({ length: 23 }, (_, i) => textOf(3_000 + i))))
  expect(given.find(({ kind }) => kind === 'drafts')).toMatchObject({ collection: 'Drafts', title: 'A draft', fileName: 'draft.txt' })
  expect(await allOf(bob)).toEqual([])
})

test('an erased person leaves nothing of their own, and what they gave to others stays', async () => {
  const ann = await person()
  const own = await corpus.makeCollection(ann, { kind: 'own', name: 'Sources' })
  await corpus.add(ann, own.id, documentOf(textOf(65)))
  const { id } = await publicCollection()
  await corpus.add(operator, id, documentOf(textOf(66), { title: 'Given' }))
  await db.pool.query('update corpus_document set added_by = $1 where collection_id = $2', [ann.accountId, id])
  const { documents, words } = await corpus.stats(operator)
  await db.pool.query('delete from account where id = $1', [ann.accountId])
  expect(await corpus.stats(operator)).toMatchObject({ documents: documents - 1, words: words - 60 })
  const { rows } = await db.pool.query('select 1 from corpus_text where body = $1', [textOf(65)])
  expect([rows, await titles(textOf(66))]).toEqual([[], ['Given']])
  expect(await corpus.verify()).toEqual([])
})

describe('limits', () => {
  test('of an account hold for what comes at once, too', async () => {
    const ann = await person()
    const { id } = await corpus.makeCollection(ann, { kind: 'own', name: 'Sources' })
    const adds = await Promise.allSettled([70, 71, 72, 73, 74].map((seed) => corpus.add(ann, id, documentOf(textOf(seed)))))
    expect(adds.filter(({ status }) => status === 'fulfilled')).toHaveLength(3)
    await expect(corpus.add(ann, id, documentOf(textOf(75)))).rejects.toMatchObject({
      problem: { code: 'corpus-full', facts: { limit: 3 } },
    })
    expect(await found(textOf(75), ann)).toEqual([])
    const { documents } = await corpus.documents(ann, id, { limit: 1 })
    await corpus.remove(
      ann,
      id,
      documents.map((one) => one.id),
    )
    expect(await corpus.add(ann, id, documentOf(textOf(75)))).toMatchObject({ state: 'added' })
  })
})
