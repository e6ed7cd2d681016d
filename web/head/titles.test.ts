import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import type { Messages, PageKey } from '#locales/messages.ts'
import { listedPages } from '../addresses.ts'
import { localeCodes } from '../i18n/locales.ts'
import { placeOf } from '../i18n/paths.ts'

type Words = { readonly title: string; readonly description: string }

/** What each listed page says in its head; texts say it in their own. A page that becomes ready needs a row. */
const wordsOf: Partial<Readonly<Record<PageKey, (words: Messages) => Words>>> = {
  home: ({ rephrase }) => rephrase.home,
  paraphraser: ({ rephrase }) => rephrase.page,
  detector: ({ detect }) => detect.page,
  proofreader: ({ proofread }) => proofread.page,
  citation: ({ cite }) => cite,
  plagiarism: ({ check }) => check.page,
  sourceFinder: ({ find }) => find,
  thesaurus: ({ thesaurus }) => thesaurus,
  premium: ({ premium }) => premium,
  blog: ({ content }) => content.blog,
  quality: ({ quality }) => quality,
  developers: ({ developers }) => developers,
}
const texts: readonly PageKey[] = ['privacy', 'terms']

const pageOf = (path: string): PageKey | null => {
  const { pathname, search } = new URL(path, 'https://tinta.example')
  return placeOf(pathname, search).page
}
const listed = [...new Set(listedPages.flatMap(({ path }) => pageOf(path) ?? []))].filter((page) => !texts.includes(page))

test.each(listed)('%s has a row', (page) => {
  expect(wordsOf[page]).toBeDefined()
})

describe.each(localeCodes)('in %s', (code) => {
  const said = listed.flatMap((page) => {
    const words = wordsOf[page]?.(allMessages[code])
    return words
      ? [{ page, title: words.title.includes('Tinta') ? words.title : `${words.title} · Tinta`, description: words.description }]
      : []
  })

  test('titles have at most 65 characters, descriptions 50 to 160', () => {
    expect(said.filter(({ title }) => title.length > 65)).toEqual([])
    expect(said.filter(({ description }) => description.length < 50 || description.length > 160)).toEqual([])
  })

  test('no two pages say the same', () => {
    expect(new Set(said.map(({ title }) => title)).size).toBe(said.length)
    expect(new Set(said.map(({ description }) => description)).size).toBe(said.length)
  })

  test('the two views of the citation page keep to it as well', () => {
    const { title, description } = allMessages[code].doctor
    expect(`${title} · Tinta`.length).toBeLessThanOrEqual(65)
    expect(description.length).toBeLessThanOrEqual(160)
    expect(title).not.toBe(allMessages[code].cite.title)
  })
})
