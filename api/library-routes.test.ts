import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import type { House } from './house.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'

// Who may ask what of whose library is asked in own-data.test.ts.

let site: SignedInTest
/** What the requests so far were counted as. */
const counted: string[] = []
beforeAll(async () => {
  const limits: House['limits'] = {
    count: async (kind) => {
      counted.push(kind)
      return null
    },
    giveBack: async () => undefined,
  }
  site = await openSignedIn({ settings: { LIBRARY_FILE_MB: '1' }, given: () => ({ limits }) })
})
afterAll(() => site.close())

type Person = Awaited<ReturnType<SignedInTest['signIn']>>

const json = async (answer: Promise<Response>) => (await answer).json()
const book = (title: string, given: object = {}) => ({ id: 'x', type: 'book', title, author: [{ family: title }], ...given })
const add = async ({ ask }: Person, ...items: readonly object[]) => (await json(ask('POST', '/api/v1/library', { items }))).added

function send({ session }: Person, path: string, file: File): Promise<Response> {
  const form = new FormData()
  form.set('file', file)
  const from = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }
  return Promise.resolve(site.app.request(path, { method: 'POST', body: form, headers: { 'x-test-session': session } }, from))
}

describe('an attached file', () => {
  test('is given back as a file that no browser shows as a page', async () => {
    const ann = await site.signIn()
    const [{ id }] = await add(ann, book('A'))
    const path = `/api/v1/library/${id}/file`
    const sent = await send(ann, path, new File(['<script>alert(1)</script>'], 'Á "b"\r\n.html', { type: 'text/html' }))
    expect((await sent.json()).file).toMatchObject({ bytes: 25, hasText: true })
    const answer = await ann.ask('GET', path)
    expect(await answer.text()).toBe('<script>alert(1)</script>')
    const { 'content-type': type, 'content-disposition': disposition, ...headers } = Object.fromEntries(answer.headers)
    expect(type).toBe('application/octet-stream')
    expect(disposition).toMatch(/^attachment; filename="[\w.() -]+\.html"; filename\*=UTF-8''%C3%81[\w%.-]*\.html$/)
    expect(headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'none'; sandbox",
      'content-length': '25',
    })
    expect(headers['cache-control']).toContain('no-store')
    expect((await ann.ask('DELETE', path)).status).toBe(200)
    expect((await ann.ask('GET', path)).status).toBe(404)
  })

  test('that is too large is refused with the limit', async () => {
    const ann = await site.signIn()
    const [{ id }] = await add(ann, book('A'))
    const answer = await send(ann, `/api/v1/library/${id}/file`, new File([new Uint8Array(1_048_577)], 'a.pdf'))
    expect([answer.status, await answer.json()]).toEqual([413, expect.objectContaining({ code: 'file-too-large', limit: 1_048_576 })])
  })
})

describe('a shared library', () => {
  const share = async ({ ask }: Person, body: object = {}) => {
    const made = await json(ask('POST', '/api/v1/library/share', body))
    return { ...made, path: `/api/v1/shared-library/${String(made.url).split('/').at(-1)}` }
  }
  const visit = (path: string) => site.askAs(null)('GET', path)

  test('shows works to whoever has the address, and nothing that their owner wrote', async () => {
    const ann = await site.signIn()
    const { id: folder } = await json(ann.ask('POST', '/api/v1/library/folders', { name: 'Chapter' }))
    const [inside] = await add(ann, book('Inside', { note: 'SECRET', annote: 'SECRET', keyword: 'SECRET' }), book('Outside'))
    await ann.ask('PATCH', '/api/v1/library', { ids: [inside.id], note: 'SECRET', addTags: ['SECRET'], addFolder: folder })
    const { path, url } = await share(ann, { folder, days: 3 })
    expect(url).toMatch(/^http:\/\/localhost:3000\/shared-library\/[\w-]{22}$/)
    const answer = await visit(path)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const told = await answer.text()
    expect(JSON.parse(told)).toMatchObject({ folder: 'Chapter', total: 1, items: [{ item: { title: 'Inside' }, retraction: null }] })
    for (const hidden of ['SECRET', 'Outside', ann.id, ann.email]) expect(told).not.toContain(hidden)
    expect((await json(visit((await share(ann)).path))).total).toBe(2)
  })

  test('is page by page', async () => {
    const ann = await site.signIn()
    await add(ann, ...['C', 'A', 'B'].map((title) => book(title)))
    const { path } = await share(ann)
    const { items, total } = await json(visit(`${path}?offset=1&limit=1`))
    expect([items.map(({ item }: { item: { title: string } }) => item.title), total]).toEqual([['B'], 3])
  })

  test('ends when its owner says so, when its time is over, with its folder, and with the account', async () => {
    const ann = await site.signIn()
    const { id: folder } = await json(ann.ask('POST', '/api/v1/library/folders', { name: 'Chapter' }))
    const [taken, late, foldered, closed] = [await share(ann), await share(ann), await share(ann, { folder }), await share(ann)]
    const { shares } = await json(ann.ask('GET', '/api/v1/library/share'))
    expect(shares.map(({ url }: { url: string }) => url).toSorted()).toEqual(
      [taken, late, foldered, closed].map(({ url }) => url).toSorted(),
    )
    await ann.ask('DELETE', `/api/v1/library/share/${taken.id}`)
    await site.db.pool.query("update library_share set ends_at = now() - interval '1 second' where id = $1", [late.id])
    await ann.ask('DELETE', `/api/v1/library/folders/${folder}`)
    for (const { path } of [taken, late, foldered]) {
      const answer = await visit(path)
      expect([answer.status, (await answer.json()).code]).toEqual([404, 'library-share-ended'])
    }
    expect((await json(ann.ask('GET', '/api/v1/library/share'))).shares).toHaveLength(1)
    expect((await visit(closed.path)).status).toBe(200)
    await site.house.people.setDisabled(ann.id, true)
    expect((await visit(closed.path)).status).toBe(404)
  })

  test('is a page without a script, in the language of its reader', async () => {
    const ann = await site.signIn()
    await site.db.pool.query("insert into retraction (key, notice) values ('doi:10.1000/retracted', $1)", [
      JSON.stringify({ nature: 'retraction', date: '2024-05-07', reasons: [], noticeUrl: 'https://doi.org/10.1000/n' }),
    ])
    await add(ann, book('<script>alert(1)</script> & <i>Homo sapiens</i>', { DOI: '10.1000/retracted' }))
    const { url } = await share(ann)
    const at = new URL(url).pathname
    const answer = await visit(`${at}?locale=hu`)
    expect(Object.fromEntries(answer.headers)).toMatchObject({
      'content-language': 'hu',
      'content-security-policy': expect.stringContaining("default-src 'none'"),
      'referrer-policy': 'no-referrer',
      'x-robots-tag': 'noindex, nofollow',
    })
    const page = await answer.text()
    expect(page).toContain('<html lang="hu" dir="ltr">')
    expect(page).toContain('Megosztott könyvtár')
    expect(page).toContain('&lt;script&gt;')
    expect(page).not.toContain('<script')
    expect(page).toMatch(/<b>Visszavonták<\/b> · 2024\. május 7\. · <a href="https:\/\/doi\.org\/10\.1000\/n" [^>]*>Közlemény<\/a>/)
    const urdu = await (await visit(`${at}?locale=ur`)).text()
    expect(urdu).toContain('<html lang="ur" dir="rtl">')
    const missing = await visit(`/shared-library/${'a'.repeat(22)}?locale=de`)
    expect([missing.status, await missing.text()]).toEqual([404, expect.stringContaining('Diese geteilte Bibliothek gibt es nicht mehr.')])
  })

  test('cannot be opened with what the database holds', async () => {
    const ann = await site.signIn()
    await share(ann)
    const { rows } = await site.db.pool.query('select * from library_share where account_id = $1', [ann.id])
    for (const value of Object.values(rows[0])) expect((await visit(`/api/v1/shared-library/${String(value)}`)).status).toBe(404)
  })

  test('has no more addresses than a hundred', async () => {
    const ann = await site.signIn()
    await site.db.pool.query(
      `insert into library_share (id, account_id, hash, nonce, ends_at)
       select gen_random_uuid(), $1, $1 || n, '', now() + interval '1 day' from generate_series(1, 100) as n`,
      [ann.id],
    )
    const answer = await ann.ask('POST', '/api/v1/library/share', {})
    expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'library-shares-full', limit: 100 })])
  })
})

test('a full library is told with its limit, and a library of a visitor is taken along without doubles', async () => {
  const ann = await site.signIn()
  const first = await json(ann.ask('POST', '/api/v1/library', { items: [book('A'), book('B')] }))
  const again = await json(ann.ask('POST', '/api/v1/library', { items: [book('A'), book('B'), book('C')] }))
  expect([first.added.length, again.added.length, again.doubles.map(({ index }: { index: number }) => index)]).toEqual([2, 1, [0, 1]])
  await site.db.pool.query(
    `insert into library_item (id, account_id, item, tags, folders, gaps, author, title, words, added_at, changed_at)
     select gen_random_uuid(), $1, '{}', '{}', '{}', '[]', '', '', '', now(), now() from generate_series(1, 19997)`,
    [ann.id],
  )
  const answer = await ann.ask('POST', '/api/v1/library', { items: [book('D')] })
  expect([answer.status, await answer.json()]).toEqual([409, expect.objectContaining({ code: 'library-full', limit: 20_000 })])
})

describe('a change of many works', () => {
  const others = (count: number) => Array.from({ length: count }, () => crypto.randomUUID())

  test.each([
    [250, ['requests']],
    [251, ['requests', 'runs']],
  ])('of %i counts as %j', async (count, kinds) => {
    const ann = await site.signIn()
    const [{ id }] = await add(ann, book('A'))
    counted.length = 0
    const answer = await ann.ask('PATCH', '/api/v1/library', { ids: [id, ...others(count - 1)], addTags: ['read'] })
    expect([answer.status, (await answer.json()).items.length]).toEqual([200, 1])
    expect(counted).toEqual(kinds)
  })

  test('is refused when it would write a note, or much, to each', async () => {
    const ann = await site.signIn()
    const [{ id }] = await add(ann, book('A'))
    const ids = [id, ...others(499)]
    for (const [field, change] of [
      ['note', { note: 'n' }],
      ['item', { item: { abstract: 'a'.repeat(40_000) } }],
    ] as const) {
      const answer = await ann.ask('PATCH', '/api/v1/library', { ids, ...change })
      expect([answer.status, await answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'input-invalid', issues: [expect.objectContaining({ path: field })] }),
      ])
    }
    expect((await json(ann.ask('GET', `/api/v1/library/${id}`))).note).toBe('')
  })
})
