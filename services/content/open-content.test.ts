import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, describe, expect, test } from 'vitest'
import { openContent } from './open-content.ts'

const folders: string[] = []
afterAll(() => folders.forEach((folder) => rmSync(folder, { recursive: true, force: true })))

/** A folder with these files: address below it, and what they hold. */
function folderOf(files: Readonly<Record<string, string>>): string {
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

const open = (files: Readonly<Record<string, string>>, ...more: readonly Readonly<Record<string, string>>[]) =>
  openContent({
    folders: [files, ...more].map(folderOf),
    locales: ['en', 'hu'],
    fallback: 'en',
    prefixOf: (locale) => (locale === 'en' ? '' : `/${locale}`),
    pathOf: (page, locale) => known.get(`${page}/${locale}`) ?? null,
    facts: { support: null, historyDays: 90 },
  })

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

test.each([
  ['no head', { 'blog/a/en.md': 'Text.' }, 'begins with no head'],
  ['a head that is no YAML', { 'blog/a/en.md': '---\ntitle: [\n---\nText.\n' }, 'not YAML'],
  ['a field that we do not know', { 'blog/a/en.md': post('A', { colour: 'red' }) }, 'colour'],
  ['no date', { 'pages/a/en.md': page('A').replace(/updated.*\n/, '') }, 'updated'],
  ['a language that the site has not', { 'blog/a/fi.md': post('A') }, '"fi" is no language'],
  ['an address twice', { 'blog/a/en.md': post('A', { slug: 'same' }), 'blog/b/en.md': post('B', { slug: 'same' }) }, 'have one address'],
])('a file with %s stops the start and is named', (_, files, why) => {
  expect(() => open(files)).toThrow(why)
})
