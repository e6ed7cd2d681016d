import { strFromU8, unzipSync } from 'fflate'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { makeRephraseInput } from '#tests/builders.ts'
import { quotaWindow } from '#services/quota/window.ts'
import { inProcess } from '#tests/house.ts'
import { rowsWith } from '#tests/mentions.ts'
import { openSignedIn, type SignedInTest } from '#tests/signed-in.ts'

/** A signed-in person with something of theirs behind every address. */
type Someone = Awaited<ReturnType<SignedInTest['signIn']>> & {
  readonly name: string
  /** Stands in every text, word and title of theirs. */
  readonly mark: string
  readonly otherSession: string
  readonly entry: string
  readonly checkout: string
  readonly mail: string
  /** A check that is done. */
  readonly check: string
  readonly collection: string
  readonly document: string
  /** A work with a file, in a folder that is shared, and a change that can be taken back. */
  readonly work: string
  readonly otherWork: string
  readonly folder: string
  readonly undo: string
  readonly share: string
  /** A key of the API. */
  readonly key: string
  /** Opens a link to another folder: what may be seen there has no mark, all else of its work has. */
  readonly token: string
}

type Row = {
  /** Who is answered; `owner` means: whoever is signed in, about themselves. */
  readonly who: 'everybody' | 'owner'
  /** The address and body with ids of `ann`; by default the address as it is, with no body. */
  readonly at?: (ann: Someone) => string
  readonly body?: (ann: Someone) => unknown
  /** Status when Ann asks it of her own, and when Ben asks it of hers. */
  readonly ann: number
  readonly ben: number
  /** Ann's answer tells something of hers: so Ben's could have, too. */
  readonly tells?: true
}

const sentence = { text: 'The cat sat on the mat.', sentence: { start: 0, end: 23 } }
const idsOf = ({ id, email }: Someone) => ({ id, accountId: id, account: id, userId: id, subject: `account:${id}`, email })

/** Every address of the API. A new one fails the test below until it stands here with what it must answer. */
const rows: Readonly<Record<string, Row>> = {
  'GET /health': { who: 'everybody', ann: 200, ben: 200 },
  'GET /ready': { who: 'everybody', ann: 200, ben: 200 },
  // From another machine, as these requests are, there is nothing.
  'GET /dev/mail': { who: 'everybody', ann: 404, ben: 404 },
  'GET /dev/mail/:id': { who: 'everybody', at: (ann) => `/dev/mail/${ann.mail}`, ann: 404, ben: 404 },
  'GET /v2/languages': { who: 'everybody', ann: 200, ben: 200 },
  'GET /v2/check': { who: 'everybody', at: () => '/v2/check?language=en&text=One', ann: 200, ben: 200 },
  // What is sent is no form of theirs.
  'POST /v2/check': { who: 'everybody', body: idsOf, ann: 400, ben: 400 },
  'GET /api/auth': { who: 'everybody', ann: 200, ben: 200, tells: true },
  'GET /api/auth/*': { who: 'everybody', at: () => '/api/auth/nothing', ann: 404, ben: 404 },
  'POST /api/auth/*': { who: 'everybody', at: () => '/api/auth/nothing', body: idsOf, ann: 404, ben: 404 },
  'DELETE /api/auth/*': { who: 'everybody', at: () => '/api/auth/nothing', body: idsOf, ann: 404, ben: 404 },
  'POST /api/billing/stripe': { who: 'everybody', body: idsOf, ann: 404, ben: 404 },
  'GET /api/v1/settings': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/content/posts': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/content/pages': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/content/post': { who: 'everybody', at: () => '/api/v1/content/post?slug=none', ann: 404, ben: 404 },
  'GET /api/v1/content/page': { who: 'everybody', at: () => '/api/v1/content/page?path=none', ann: 404, ben: 404 },
  // An error that a page tells of: this one is none.
  'POST /api/v1/errors': { who: 'everybody', body: idsOf, ann: 422, ben: 422 },
  'GET /api/v1/quality': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/quality/:file': { who: 'everybody', at: () => '/api/v1/quality/detector-people.csv', ann: 200, ben: 200 },
  // Live parts of texts: without a content of its own, this house has none.
  'GET /api/islands/:file': { who: 'everybody', at: () => '/api/islands/pricing.json', ann: 404, ben: 404 },
  'GET /api/v1/docs': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/openapi.json': { who: 'everybody', ann: 200, ben: 200 },
  'GET /api/v1/usage': { who: 'everybody', ann: 200, ben: 200, tells: true },
  'POST /api/v1/rephrase': { who: 'everybody', body: (ann) => ({ ...idsOf(ann), ...makeRephraseInput() }), ann: 200, ben: 200 },
  'POST /api/v1/rephrase/compare': { who: 'everybody', body: (ann) => ({ ...idsOf(ann), ...makeRephraseInput() }), ann: 200, ben: 200 },
  'POST /api/v1/rephrase/variants': {
    who: 'everybody',
    body: (ann) => ({ ...idsOf(ann), ...makeRephraseInput(), ...sentence }),
    ann: 200,
    ben: 200,
  },
  'POST /api/v1/proofread': {
    who: 'everybody',
    body: (ann) => ({ ...idsOf(ann), text: sentence.text, language: 'en' }),
    ann: 200,
    ben: 200,
  },
  'POST /api/v1/detect': {
    who: 'everybody',
    body: (ann) => ({ ...idsOf(ann), text: sentence.text, language: 'en' }),
    ann: 200,
    ben: 200,
  },
  // Without a word, as it is asked here, there is nothing to look up.
  'GET /api/v1/thesaurus': { who: 'everybody', ann: 422, ben: 422 },
  'POST /api/v1/thesaurus': { who: 'everybody', body: () => ({ word: 'cat', language: 'en' }), ann: 200, ben: 200 },
  // Neither has a plan: several texts and printing are not for them.
  'POST /api/v1/detect/batch': { who: 'everybody', body: () => ({ texts: [{ name: 'a', text: sentence.text }] }), ann: 402, ben: 402 },
  'POST /api/v1/detect/report': { who: 'everybody', body: (ann) => ({ ...idsOf(ann), text: sentence.text }), ann: 402, ben: 402 },
  // Asked without a language, as it is here, it has no answer.
  'GET /api/v1/detect/card': { who: 'everybody', ann: 422, ben: 422 },
  'POST /api/v1/check': { who: 'everybody', body: (ann) => ({ ...idsOf(ann), text: sentence.text, language: 'en' }), ann: 402, ben: 402 },
  'GET /api/v1/check': { who: 'everybody', ann: 200, ben: 200, tells: true },
  'GET /api/v1/check/scope': { who: 'everybody', ann: 200, ben: 200, tells: true },
  'GET /api/v1/check/:id': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}`, ann: 200, ben: 404, tells: true },
  'GET /api/v1/check/:id/events': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}/events`, ann: 200, ben: 404, tells: true },
  // Ann has no plan, and so no right to print; Ben is not told that there is anything.
  'GET /api/v1/check/:id/report.html': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}/report.html`, ann: 402, ben: 404 },
  'PUT /api/v1/check/:id/exclusions': {
    who: 'everybody',
    at: (ann) => `/api/v1/check/${ann.check}/exclusions`,
    body: (ann) => ({ ...idsOf(ann), wordsAtLeast: 3 }),
    ann: 200,
    ben: 404,
    tells: true,
  },
  'POST /api/v1/check/:id/cancel': {
    who: 'everybody',
    at: (ann) => `/api/v1/check/${ann.check}/cancel`,
    body: idsOf,
    ann: 200,
    ben: 404,
    tells: true,
  },
  'POST /api/v1/check/:id/share': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}/share`, body: idsOf, ann: 200, ben: 404 },
  'DELETE /api/v1/check/:id/share': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}/share`, body: idsOf, ann: 200, ben: 404 },
  'DELETE /api/v1/check/:id': { who: 'everybody', at: (ann) => `/api/v1/check/${ann.check}`, body: idsOf, ann: 200, ben: 404 },
  // Whoever has the address that Ann made may read; her id and her check's are none.
  'GET /shared/:token': { who: 'everybody', at: (ann) => `/shared/${ann.check}`, ann: 404, ben: 404 },
  'GET /api/v1/collections': { who: 'owner', ann: 200, ben: 200, tells: true },
  'POST /api/v1/collections': { who: 'owner', body: (ann) => ({ ...idsOf(ann), name: 'Mine' }), ann: 200, ben: 200 },
  'DELETE /api/v1/collections/:id': { who: 'owner', at: (ann) => `/api/v1/collections/${ann.collection}`, body: idsOf, ann: 200, ben: 404 },
  'GET /api/v1/collections/:id/documents': {
    who: 'owner',
    at: (ann) => `/api/v1/collections/${ann.collection}/documents`,
    ann: 200,
    ben: 404,
    tells: true,
  },
  // What is sent here is no form; that the collection is another's is said first.
  'POST /api/v1/collections/:id/documents': {
    who: 'owner',
    at: (ann) => `/api/v1/collections/${ann.collection}/documents`,
    body: idsOf,
    ann: 415,
    ben: 404,
  },
  'DELETE /api/v1/collections/:id/documents/:documentId': {
    who: 'owner',
    at: (ann) => `/api/v1/collections/${ann.collection}/documents/${ann.document}`,
    body: idsOf,
    ann: 200,
    ben: 404,
  },
  'GET /api/v1/library': { who: 'owner', ann: 200, ben: 200, tells: true },
  'POST /api/v1/library': { who: 'owner', body: () => ({ items: [{ id: 'x', type: 'book', title: 'A book' }] }), ann: 200, ben: 200 },
  'PATCH /api/v1/library': { who: 'owner', body: (ann) => ({ ids: [ann.work], note: 'Changed' }), ann: 200, ben: 404, tells: true },
  'DELETE /api/v1/library': { who: 'owner', body: (ann) => ({ ids: [ann.work] }), ann: 200, ben: 404, tells: true },
  'GET /api/v1/library/overview': { who: 'owner', ann: 200, ben: 200, tells: true },
  'GET /api/v1/library/doubles': { who: 'owner', ann: 200, ben: 200 },
  'GET /api/v1/library/:id': { who: 'owner', at: (ann) => `/api/v1/library/${ann.work}`, ann: 200, ben: 404, tells: true },
  'POST /api/v1/library/undo': { who: 'owner', body: (ann) => ({ undo: ann.undo }), ann: 200, ben: 410, tells: true },
  'POST /api/v1/library/merge': {
    who: 'owner',
    body: (ann) => ({ keep: ann.work, drop: ann.otherWork, keepBoth: true }),
    ann: 200,
    ben: 404,
    tells: true,
  },
  'POST /api/v1/library/folders': { who: 'owner', body: () => ({ name: 'Mine' }), ann: 200, ben: 200 },
  'PATCH /api/v1/library/folders/:id': {
    who: 'owner',
    at: (ann) => `/api/v1/library/folders/${ann.folder}`,
    body: () => ({ name: 'Other' }),
    ann: 200,
    ben: 404,
  },
  'DELETE /api/v1/library/folders/:id': { who: 'owner', at: (ann) => `/api/v1/library/folders/${ann.folder}`, ann: 200, ben: 404 },
  'GET /api/v1/library/share': { who: 'owner', ann: 200, ben: 200 },
  'POST /api/v1/library/share': { who: 'owner', body: (ann) => ({ folder: ann.folder }), ann: 200, ben: 404 },
  'DELETE /api/v1/library/share/:id': { who: 'owner', at: (ann) => `/api/v1/library/share/${ann.share}`, ann: 200, ben: 404 },
  'GET /api/v1/library/:id/file': { who: 'owner', at: (ann) => `/api/v1/library/${ann.work}/file`, ann: 200, ben: 404, tells: true },
  // What is sent here is no form; that the work is another's is said first.
  'POST /api/v1/library/:id/file': { who: 'owner', at: (ann) => `/api/v1/library/${ann.work}/file`, body: idsOf, ann: 415, ben: 404 },
  'DELETE /api/v1/library/:id/file': { who: 'owner', at: (ann) => `/api/v1/library/${ann.work}/file`, ann: 200, ben: 404, tells: true },
  // Whoever has the address that Ann made may read her works, and nothing else of hers.
  'GET /shared-library/:token': { who: 'everybody', at: (ann) => `/shared-library/${ann.token}`, ann: 200, ben: 200 },
  'GET /api/v1/shared-library/:token': { who: 'everybody', at: (ann) => `/api/v1/shared-library/${ann.token}`, ann: 200, ben: 200 },
  'GET /api/v1/cite/styles': { who: 'everybody', ann: 200, ben: 200 },
  'POST /api/v1/cite': { who: 'everybody', body: () => ({ items: [{ id: 'x', type: 'book', title: 'A book' }] }), ann: 200, ben: 200 },
  'POST /api/v1/cite/read': { who: 'everybody', body: () => ({ text: '10.1000/xyz', online: false }), ann: 200, ben: 200 },
  'POST /api/v1/cite/doctor': { who: 'everybody', body: () => ({ text: 'Quiet rooms help.', language: 'en' }), ann: 200, ben: 200 },
  'GET /api/v1/find/indexes': { who: 'everybody', ann: 200, ben: 200 },
  // A work of hers has the word, and her mark in what nobody else reads.
  'POST /api/v1/find': { who: 'everybody', body: () => ({ text: 'book', mode: 'topic' }), ann: 200, ben: 200, tells: true },
  'POST /api/v1/cite/import': { who: 'everybody', body: () => ({ text: '@book{x, title = {A book}}' }), ann: 200, ben: 200 },
  'POST /api/v1/cite/export': {
    who: 'everybody',
    body: () => ({ items: [{ id: 'x', type: 'book', title: 'A book' }], format: 'ris' }),
    ann: 200,
    ben: 200,
  },
  'POST /api/v1/retractions': { who: 'everybody', body: () => ({ items: [{ DOI: '10.1000/1' }] }), ann: 200, ben: 200 },
  'POST /api/v1/files': { who: 'everybody', body: idsOf, ann: 415, ben: 415 },
  'POST /api/v1/proofread/report': { who: 'everybody', body: () => ({ text: 'Quiet rooms help.', language: 'en' }), ann: 200, ben: 200 },
  'POST /api/v1/proofread/document': { who: 'everybody', body: idsOf, ann: 415, ben: 415 },

  'GET /api/v1/account': { who: 'owner', ann: 200, ben: 200, tells: true },
  'PATCH /api/v1/account': { who: 'owner', body: (ann) => ({ ...idsOf(ann), name: 'Somebody' }), ann: 200, ben: 200, tells: true },
  'DELETE /api/v1/account': { who: 'owner', body: idsOf, ann: 200, ben: 422 },
  'GET /api/v1/account/preferences': { who: 'owner', ann: 200, ben: 200 },
  'PATCH /api/v1/account/preferences': { who: 'owner', body: (ann) => ({ ...idsOf(ann), keepsHistory: false }), ann: 200, ben: 200 },
  'GET /api/v1/account/words': { who: 'owner', ann: 200, ben: 200, tells: true },
  'PUT /api/v1/account/words': { who: 'owner', body: (ann) => ({ ...idsOf(ann), ownWords: [], rulesOff: [] }), ann: 200, ben: 200 },
  'DELETE /api/v1/account/devices': { who: 'owner', body: idsOf, ann: 200, ben: 200 },
  'DELETE /api/v1/account/devices/:id': { who: 'owner', at: (ann) => `/api/v1/account/devices/${ann.otherSession}`, ann: 200, ben: 404 },
  'GET /api/v1/account/export': { who: 'owner', ann: 200, ben: 200, tells: true },
  'GET /api/v1/keys': { who: 'owner', ann: 200, ben: 200, tells: true },
  // Neither has a plan that holds keys.
  'POST /api/v1/keys': { who: 'owner', body: (ann) => ({ ...idsOf(ann), name: 'Mine' }), ann: 402, ben: 402 },
  'DELETE /api/v1/keys/:id': { who: 'owner', at: (ann) => `/api/v1/keys/${ann.key}`, body: idsOf, ann: 200, ben: 404 },
  'GET /api/v1/history': { who: 'owner', ann: 200, ben: 200, tells: true },
  'DELETE /api/v1/history': { who: 'owner', body: idsOf, ann: 200, ben: 200 },
  'GET /api/v1/history/:id': { who: 'owner', at: (ann) => `/api/v1/history/${ann.entry}`, ann: 200, ben: 404, tells: true },
  'DELETE /api/v1/history/:id': { who: 'owner', at: (ann) => `/api/v1/history/${ann.entry}`, ann: 200, ben: 404 },
  'GET /api/v1/history/export': { who: 'owner', ann: 200, ben: 200, tells: true },
  'POST /api/v1/checkout': { who: 'owner', body: (ann) => ({ ...idsOf(ann), tier: 'platinum' }), ann: 200, ben: 200 },
  'GET /api/v1/checkout/:id': { who: 'owner', at: (ann) => `/api/v1/checkout/${ann.checkout}`, ann: 200, ben: 404, tells: true },
  'POST /api/v1/checkout/:id': {
    who: 'owner',
    at: (ann) => `/api/v1/checkout/${ann.checkout}`,
    body: () => ({ outcome: 'decline' }),
    ann: 200,
    ben: 404,
    tells: true,
  },
  'POST /api/v1/subscription/change': { who: 'owner', body: (ann) => ({ ...idsOf(ann), tier: 'premium' }), ann: 200, ben: 409 },
  'POST /api/v1/subscription/cancel': { who: 'owner', body: idsOf, ann: 200, ben: 409 },
  'POST /api/v1/subscription/portal': { who: 'owner', body: idsOf, ann: 404, ben: 404 },
}

/** Stand before others and answer nothing themselves. */
const middleware: readonly string[] = ['GET /api/*', 'POST /api/*', 'PUT /api/*', 'PATCH /api/*', 'DELETE /api/*']

let site: SignedInTest
let buyer: Someone
let plain: Someone
let ben: Someone
beforeAll(async () => {
  site = await openSignedIn({ settings: { BILLING: 'test' } })
  buyer = await someone({ hasPlan: true })
  plain = await someone({ hasPlan: false })
  ben = await someone({ hasPlan: false })
})
afterAll(() => site.close())

let count = 0
async function someone({ hasPlan }: { readonly hasPlan: boolean }): Promise<Someone> {
  count += 1
  const mark = `MARK${count}OF`
  const name = `${mark} Name`
  const signedIn = await site.signIn({ name, email: `${mark.toLowerCase()}@writers.example` })
  const { id, ask } = signedIn
  const { people, history, quota } = site.house
  await people.setLists(id, { ownWords: [{ language: 'en', word: mark }], rulesOff: [`en/${mark}`] })
  await history.keep({ accountId: id, tool: 'rephrase', language: 'en', input: `${mark} text`, output: mark, options: { mark } })
  const reservation = await quota.reserve({
    subject: `account:${id}`,
    unit: 'characters',
    limit: 9_999,
    window: quotaWindow(null, new Date()),
    tool: mark,
    amount: 77,
  })
  await reservation?.settle()
  const bought: { readonly url: string } = await (await ask('POST', '/api/v1/checkout', { tier: 'premium', returnTo: `/${mark}` })).json()
  const checkout = new URL(bought.url, 'http://localhost').searchParams.get('id') ?? ''
  if (hasPlan) await ask('POST', `/api/v1/checkout/${checkout}`, { outcome: 'pay' })
  const mail = `mail of ${mark}`
  await site.db.pool.query(
    "insert into outgoing_mail (id, kind, recipient, subject, plain, html, locale) values ($1, 'plan-started', $2, $1, $1, $1, 'en')",
    [mail, signedIn.email],
  )
  const viewer = { accountId: id }
  const { corpus } = site.house
  const collection = await corpus.makeCollection(viewer, { kind: 'own', name: `${mark} sources` })
  const source = { title: `${mark} paper`, fileName: `${mark}.pdf`, language: 'en', text: `${mark} wrote a paper` } as const
  const document = await corpus.add(viewer, collection.id, source)
  const order = { ...viewer, subject: `account:${id}`, title: `${mark} essay`, language: 'en', text: `${mark} text`, words: 2 } as const
  const check = await site.house.checks.begin({ ...order, options: { online: false }, reservationId: null })
  await site.house.checks.runDue(new AbortController().signal)
  const [entry] = (await history.page(id, { search: '', tool: '', limit: 1 })).entries
  const own = await libraryOf(id, mark)
  const { key } = await site.house.keys.make(id, `${mark} key`)
  return {
    ...signedIn,
    ...own,
    name,
    mark,
    otherSession: await site.sessionOf(signedIn),
    entry: entry?.id ?? '',
    checkout,
    mail,
    check: check.id,
    collection: collection.id,
    document: document.id,
    key: key.id,
  }
}

async function libraryOf(id: string, mark: string) {
  const { library } = site.house
  const { id: folder } = await library.makeFolder(id, `${mark} folder`)
  const items = ['one', 'two'].map((title) => ({ id: 'x', type: 'book', title: `${mark} ${title}` }))
  const { added } = await library.add(id, { items, folder, tags: [mark], keepDoubles: false })
  const [work = '', otherWork = ''] = added.map((kept) => kept.id)
  await library.attach(id, work, { file: { name: `${mark}.txt`, bytes: new TextEncoder().encode(`${mark} file`) } })
  const { undo } = await library.change(id, { ids: [work], note: `${mark} note`, addTags: [], removeTags: [] })
  const { id: share } = await library.share(id, { folder, days: 30 })
  return { folder, work, otherWork, undo: undo ?? '', share, token: await linkOf(id, mark) }
}

/** A link to a folder with one work, of which everything that others must not read holds the mark. */
async function linkOf(id: string, mark: string): Promise<string> {
  const { library } = site.house
  const { id: folder } = await library.makeFolder(id, 'For others')
  const item = { id: 'x', type: 'book', title: 'A book for others', note: mark, annote: mark, keyword: mark, custom: { mark } }
  const { added } = await library.add(id, { items: [item], folder, tags: [mark], keepDoubles: false })
  const [{ id: work } = { id: '' }] = added
  await library.attach(id, work, { file: { name: `${mark}.txt`, bytes: new TextEncoder().encode(`${mark} file`) } })
  await library.change(id, { ids: [work], note: `${mark} note`, addTags: [], removeTags: [] })
  const { url } = await library.share(id, { folder, days: 30 })
  return new URL(url).pathname.split('/').at(-1) ?? ''
}

/** An answer as text; a ZIP by what is in it. */
async function textOf(response: Response): Promise<string> {
  if (response.headers.get('content-type') !== 'application/zip') return response.text()
  const files = unzipSync(new Uint8Array(await response.arrayBuffer()))
  return Object.entries(files)
    .map(([name, bytes]) => `${name}\n${strFromU8(bytes)}`)
    .join('\n')
}

/** The request of a row with Ann's ids wherever a careless server could look for one. */
function requestOf(key: string, row: Row, ann: Someone) {
  const [method = '', path = ''] = key.split(' ')
  const address = row.at?.(ann) ?? path
  const query = new URLSearchParams({ ...idsOf(ann), session: ann.session, entry: ann.entry })
  return { method, path: `${address}?${query}`, address, body: row.body?.(ann) }
}

const keys = Object.keys(rows)

test('every address of the API is walked, and no other', () => {
  const documented = site.app.openAPIRegistry.definitions.flatMap((definition) =>
    definition.type === 'route'
      ? [`${definition.route.method.toUpperCase()} ${definition.route.path.replaceAll(/\{(\w+)\}/g, ':$1')}`]
      : [],
  )
  const answered = site.app.routes.filter(({ method }) => method !== 'ALL').map(({ method, path }) => `${method} ${path}`)
  expect(documented.length).toBeGreaterThan(15)
  expect([...new Set([...documented, ...answered])].filter((key) => !middleware.includes(key)).toSorted()).toEqual(keys.toSorted())
})

const personal = /^\w+ \/api\/v1\/(?:account|history|subscription|checkout|collections|library|keys)\b/

test.each(keys.filter((key) => personal.test(key)))('%s is for its owner', (key) => expect(rows[key]?.who).toBe('owner'))

describe.each(keys)('%s', (key) => {
  const row = rows[key]
  if (!row) throw new Error(`no row ${key}`)
  const needsPlan = key.includes('/subscription/')

  test('gives and does nothing of another person’s', async () => {
    const ann = needsPlan ? buyer : plain
    const { method, path, address, body } = requestOf(key, row, ann)
    const before = await rowsWith(site.db.pool, [ann.id, ann.mark])
    const answer = await ben.ask(method, path, body)
    const told = (await textOf(answer)).replaceAll(address, '')
    expect(answer.status).toBe(row.ben)
    for (const secret of [ann.id, ann.mark, ann.mark.toLowerCase(), ann.session, ann.otherSession, ann.entry, ann.checkout])
      expect(told).not.toContain(secret)
    expect(await rowsWith(site.db.pool, [ann.id, ann.mark])).toEqual(before)
  })

  test(row.who === 'owner' ? 'gives a visitor nothing' : 'tells a visitor of nobody', async () => {
    const ann = needsPlan ? buyer : plain
    const { method, path, address, body } = requestOf(key, row, ann)
    const before = await rowsWith(site.db.pool, [ann.id, ann.mark])
    const answer = await site.askAs(null)(method, path, body)
    const told = (await textOf(answer)).replaceAll(address, '')
    if (row.who === 'owner') expect([answer.status, JSON.parse(told)]).toEqual([401, expect.objectContaining({ code: 'sign-in-needed' })])
    for (const secret of [ann.id, ann.mark, ann.session]) expect(told).not.toContain(secret)
    expect(await rowsWith(site.db.pool, [ann.id, ann.mark])).toEqual(before)
  })

  test('answers its owner', async () => {
    // Who only reads leaves everything to the next; who may change something has things of their own.
    const ann = key.startsWith('GET ') ? (needsPlan ? buyer : plain) : await someone({ hasPlan: needsPlan })
    const { method, path, body } = requestOf(key, row, ann)
    const answer = await ann.ask(method, path, body)
    expect(answer.status).toBe(row.ann)
    const told = await textOf(answer)
    if (row.tells) expect([ann.id, ann.mark, ann.checkout].some((own) => told.includes(own))).toBe(true)
  })
})

test('a page that is rendered inside the process is a visitor, whatever headers it hands on', async () => {
  const ann = await someone({ hasPlan: false })
  const answer = await site.app.request('/api/v1/account', { headers: { 'x-test-session': ann.session } }, inProcess)
  expect(answer.status).toBe(401)
})
