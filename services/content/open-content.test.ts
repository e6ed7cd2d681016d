import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { islandWords } from '#locales/island-words.ts'
import { openContent } from './open-content.ts'
import { ContentError } from './read-content.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A folder with these files: address below it, and what they hold. */
function folderOf(files: Readonly<Record<string, string | Uint8Array>>): string {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-content-'))
  folders.push(folder)
  for (const kind of ['blog', 'pages']) mkdirSync(path.join(folder, kind))
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(path.dirname(path.join(folder, file)), { recursive: true })
    writeFileSync(path.join(folder, file), text)
  }
  return folder
}

const known = new Map([
  ['blog/en', '/blog'],
  ['blog/hu', '/hu/blog'],
  ['terms/en', '/terms'],
  ['terms/hu', '/hu/feltetelek'],
])

type Files = Readonly<Record<string, string | Uint8Array>>
const usual = {
  locales: ['en', 'hu'],
  fallback: 'en',
  prefixOf: (locale: string) => (locale === 'en' ? '' : `/${locale}`),
  pathOf: (page: string, locale: string) => known.get(`${page}/${locale}`) ?? null,
  facts: { support: null, historyDays: 90 },
}
const open = (files: Files, ...more: readonly Files[]) => openContent({ ...usual, folders: [files, ...more].map(folderOf) })

const post = (title: string, { body = 'Text.', ...more }: Record<string, string> = {}): string => {
  const head = { title, description: `One sentence about ${title} in a line.`, date: '2026-10-01', topic: 'style', ...more }
  return `---\n${Object.entries(head)
    .map(([key, value]) => `${key}: ${value}\n`)
    .join('')}---\n\n${body}\n`
}
const page = (title: string, more = ''): string =>
  `---\ntitle: ${title}\ndescription: One sentence about ${title} in a line.\nupdated: 2026-11-01\n${more}---\n\nText.\n`

describe('posts', () => {
  const content = open({
    'blog/first/en.md': post('First', { date: '2026-10-01' }),
    'blog/first/hu.md': post('Első', { slug: 'elso', date: '2026-10-01' }),
    'blog/second/en.md': post('Second', { date: '2026-11-01', related: '[first]', body: '[first](post:first)' }),
    'blog/draft/en.md': post('Draft', { isDraft: 'true' }),
  })

  test('come newest first, and those that are not translated last', () => {
    expect(content.posts('en').map(({ title }) => title)).toEqual(['Second', 'First'])
    expect(content.posts('hu').map(({ title, locale, path: at }) => [title, locale, at])).toEqual([
      ['Első', 'hu', '/hu/blog/elso'],
      ['Second', 'en', '/blog/second'],
    ])
  })

  test('know where other languages show them', () => {
    const [second] = content.posts('en')
    expect(second?.alternates).toEqual([{ locale: 'en', path: '/blog/second' }])
    expect(second?.places).toEqual([
      { locale: 'en', path: '/blog/second' },
      { locale: 'hu', path: '/hu/blog/second' },
    ])
  })

  test.each([
    ['first', 'en', { text: { title: 'First', locale: 'en' } }],
    ['elso', 'hu', { text: { title: 'Első', locale: 'hu' } }],
    ['first', 'hu', { movedTo: '/hu/blog/elso' }],
    ['elso', 'en', { movedTo: '/blog/first' }],
    ['second', 'hu', { text: { title: 'Second', locale: 'en', path: '/blog/second' } }],
    ['draft', 'en', null],
    ['none', 'en', null],
  ])('%s in %s', (slug, locale, expected) => {
    const found = content.post(slug, locale)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  test('link to others in the language of the text', () => {
    expect(content.post('second', 'en')).toMatchObject({
      text: { html: '<p><a href="/blog/first">first</a></p>', related: [{ title: 'First' }] },
    })
  })
})

describe('pages', () => {
  const content = open(
    {
      'pages/terms/en.md': page('Terms'),
      'pages/terms/hu.md': page('Feltételek'),
      'pages/help/mail/en.md': page('Mail', 'slug: help/e-mail\n'),
    },
    { 'pages/terms/en.md': page('Our own terms') },
  )

  test.each([
    ['terms', 'en', { text: { title: 'Our own terms', path: '/terms' } }],
    ['feltetelek', 'hu', { text: { title: 'Feltételek', path: '/hu/feltetelek' } }],
    ['help/e-mail', 'en', { text: { title: 'Mail', path: '/help/e-mail' } }],
    ['help/mail', 'en', { movedTo: '/help/e-mail' }],
    ['help/e-mail', 'hu', { text: { title: 'Mail', locale: 'en' } }],
    ['none', 'en', null],
  ])('%s in %s', (at, locale, expected) => {
    const found = content.page(at, locale)
    if (expected === null) expect(found).toBeNull()
    else expect(found).toMatchObject(expected)
  })

  test('are listed with their languages', () => {
    expect(content.addresses().map(({ path: at, changed }) => [at, changed])).toEqual([
      ['/help/e-mail', '2026-11-01'],
      ['/hu/feltetelek', '2026-11-01'],
      ['/terms', '2026-11-01'],
    ])
  })
})

describe('former addresses', () => {
  const content = open({
    'blog/first/en.md': post('First', { moved: '[old-first, /tips/first]' }),
    'blog/first/hu.md': post('Első', { slug: 'elso', moved: '[regi-elso]' }),
    'pages/help/en.md': page('Help', 'moved: [support/help, /faq]\n'),
  })

  test.each([
    [content.post('old-first', 'en'), '/blog/first'],
    [content.post('regi-elso', 'hu'), '/hu/blog/elso'],
    [content.page('tips/first', 'en'), '/blog/first'],
    [content.page('support/help', 'en'), '/help'],
    [content.page('faq', 'en'), '/help'],
  ])('lead to the text: %#', (found, movedTo) => expect(found).toEqual({ movedTo }))

  test('are those of one language', () => {
    expect(content.post('regi-elso', 'en')).toBeNull()
    expect(content.page('hu/faq', 'hu')).toBeNull()
  })
})

test("an operator's text that is wrong stops the start, wherever in it that is", () => {
  const ours = { 'blog/one/en.md': post('One'), 'blog/two/en.md': post('Two', { body: '[one](post:one)' }) }
  expect(() => open(ours, { 'blog/one/en.md': post('Mine') })).not.toThrow()
  expect(() => open(ours, { 'blog/one/en.md': post('Mine', { body: '![A desk](image:desk.gif)' }) })).toThrow(
    'the image desk.gif is not there',
  )
  expect(() => open(ours, { 'pages/faq/en.md': page('FAQ').replace('Text.', '[one](post:three)') })).toThrow('post:three leads nowhere')
  expect(() => open(ours, { 'blog/one/en.md': post('Mine', { isDraft: 'true' }) })).toThrow('post:one leads nowhere')
})

test('an address of before, or of another language, is told where it leads', () => {
  const content = open({
    'blog/first/en.md': post('First', { moved: '[old-first, /tips/first]' }),
    'blog/first/hu.md': post('Első', { slug: 'elso', moved: '[regi]' }),
    'pages/faq/en.md': page('FAQ', 'moved: [questions]\n'),
  })
  const addresses = [
    '/blog/old-first',
    '/tips/first',
    '/hu/blog/regi',
    '/hu/blog/first',
    '/questions',
    '/blog/first',
    '/faq',
    '/nothing',
    '/',
  ]
  expect(addresses.map((address) => content.movedPath(address))).toEqual([
    '/blog/first',
    '/blog/first',
    '/hu/blog/elso',
    '/hu/blog/elso',
    '/faq',
    null,
    null,
    null,
    null,
  ])
})

test.each([
  ['a text that leads nowhere', 'blog/one/hu.md', '/nowhere/at/all.md'],
  ['a folder that lies within itself', 'blog/one/again', '.'],
])('%s is told by its name', (_, link, target) => {
  const folder = folderOf({ 'blog/one/en.md': post('One') })
  symlinkSync(target, path.join(folder, link))
  expect(() => openContent({ ...usual, folders: [folder] })).toThrow(new RegExp(`${path.join(folder, link)}.* cannot be read`))
  expect(() => openContent({ ...usual, folders: [folder] })).toThrow(ContentError)
})

test('drafts are shown where the site is developed', () => {
  const folders = [folderOf({ 'blog/draft/en.md': post('Draft', { isDraft: 'true' }) })]
  expect(openContent({ ...usual, folders }).addresses()).toEqual([])
  expect(openContent({ ...usual, folders, showsDrafts: true }).addresses()).toMatchObject([{ path: '/blog/draft' }])
})

describe('what stands beside a text', () => {
  const gif = (width: number) => new Uint8Array(Buffer.from(`GIF89a${String.fromCharCode(width, 0, 8, 0)}`, 'latin1'))
  const withImage = post('One', { body: '![A desk](image:desk.gif)' })

  test('is shown with its measures and served at an address that changes with it', () => {
    const content = open({ 'blog/one/en.md': withImage, 'blog/one/desk.gif': gif(16) })
    const found = content.post('one', 'en')
    const [, src = ''] = /src="([^"]+)"/.exec(found && 'text' in found ? found.text.html : '') ?? []
    expect(src).toMatch(/^\/media\/[0-9a-f]{16}\/desk\.gif$/)
    expect(found).toMatchObject({ text: { html: expect.stringContaining('width="16" height="8"') } })
    expect(content.image(src)).toEqual({ bytes: gif(16), type: 'image/gif' })
    expect(content.image('/media/0000000000000000/desk.gif')).toBeNull()
  })

  test('is found beside what only has the name of one', () => {
    const folder = folderOf({
      'blog/odd/album.png/note.txt': 'A folder.',
      'blog/one/desk.gif': gif(16),
      'blog/one/en.md': withImage,
    })
    symlinkSync('/nowhere/at/all.png', path.join(folder, 'blog/odd/gone.png'))
    const openHere = () => openContent({ ...usual, folders: [folder] })
    const found = openHere().post('one', 'en')
    const [, src = ''] = /src="([^"]+)"/.exec(found && 'text' in found ? found.text.html : '') ?? []
    const content = openHere()
    expect(content.image('/media/0000000000000000/none.gif')).toBeNull()
    expect(content.image(src)).toEqual({ bytes: gif(16), type: 'image/gif' })
  })

  test('is found for a reader whose page another node has rendered', () => {
    const files = { 'blog/one/en.md': withImage, 'blog/one/desk.gif': gif(16), 'blog/one/other.png': 'no image' }
    const found = open(files).post('one', 'en')
    const [, src = ''] = /src="([^"]+)"/.exec(found && 'text' in found ? found.text.html : '') ?? []
    expect(open(files).image(src)).toEqual({ bytes: gif(16), type: 'image/gif' })
  })

  test("is the operator's where there is one", () => {
    const content = open({ 'blog/one/en.md': withImage, 'blog/one/desk.gif': gif(16) }, { 'blog/one/desk.gif': gif(32) })
    expect(content.post('one', 'en')).toMatchObject({ text: { html: expect.stringContaining('width="32"') } })
  })

  test.each([
    ['is not there', {}, 'the image desk.gif is not there'],
    ['is none', { 'blog/one/desk.gif': 'no image' }, 'is no image'],
  ])('stops like a dead link when it %s', (_, more, why) => {
    const content = open({ 'blog/one/en.md': withImage, ...more })
    expect(() => content.post('one', 'en')).toThrow(why)
  })
})

describe('live parts', () => {
  const islands = {
    plans: { currency: null, includeTax: true, plans: [] },
    figureOf: () => null,
    wordsOf: islandWords,
  }
  const files = (body: string) => [
    folderOf({ 'blog/one/en.md': post('One', { body }), 'blog/two/hu.md': post('Kettő', { date: '2026-11-01' }) }),
  ]

  test('list the posts of the language, the text itself among them', () => {
    const content = openContent({ ...usual, folders: files('::posts'), islands })
    expect(content.post('one', 'en')).toMatchObject({ text: { html: expect.stringContaining('<a href="/blog/one">One</a>') } })
    expect(content.island('posts', { locale: 'hu' })).toMatchObject({ value: { posts: [{ title: 'Kettő' }, { title: 'One' }] } })
    expect(content.island('weather', {})).toBeNull()
  })

  test.each([
    ['::posts{topic=weather}', 'topic'],
    ['::figure{key=a/b/c}', 'asks for something that is not there'],
    ['::weather', 'no mark'],
  ])('%s stops like a dead link', (body, why) => {
    const content = openContent({ ...usual, folders: files(body), islands })
    expect(() => content.post('one', 'en')).toThrow(why)
  })

  test('stand empty where nobody says what they are made of', () => {
    const content = openContent({ ...usual, folders: files('::posts') })
    expect(content.post('one', 'en')).toMatchObject({ text: { html: expect.stringContaining('data-query="locale=en"></section>') } })
  })
})

test('icons of other sets are known before a text is rendered', () => {
  const content = open({ 'blog/one/en.md': post('One', { body: ':icon[clock] and :icon[brands/zotero], not :icon[../x/y]' }) })
  expect([...content.fetchedIcons]).toEqual(['brands/zotero'])
})

test('a folder that is not there stops the start and is named', () => {
  expect(() => openContent({ ...usual, folders: ['/nowhere/at/all'] })).toThrow('no folder /nowhere/at/all')
})

test.each([
  ['a former address of another text', { 'blog/a/en.md': post('A'), 'blog/b/en.md': post('B', { moved: '[a]' }) }, 'a text stands there'],
  [
    'a former address of two texts',
    { 'blog/a/en.md': post('A', { moved: '[old]' }), 'blog/b/en.md': post('B', { moved: '[old]' }) },
    'have both moved',
  ],
  ['a former address that is none', { 'blog/a/en.md': post('A', { moved: '["https://example.org/"]' }) }, 'parts of an address'],
  ['no head', { 'blog/a/en.md': 'Text.' }, 'begins with no head'],
  ['a head that is no YAML', { 'blog/a/en.md': '---\ntitle: [\n---\nText.\n' }, 'not YAML'],
  ['a field that we do not know', { 'blog/a/en.md': post('A', { colour: 'red' }) }, 'colour'],
  ['no date', { 'pages/a/en.md': page('A').replace(/updated.*\n/, '') }, 'updated'],
  ['a language that the site has not', { 'blog/a/fi.md': post('A') }, '"fi" is no language'],
  ['an address twice', { 'blog/a/en.md': post('A', { slug: 'same' }), 'blog/b/en.md': post('B', { slug: 'same' }) }, 'have one address'],
])('a file with %s stops the start and is named', (_, files, why) => {
  expect(() => open(files)).toThrow(why)
})
