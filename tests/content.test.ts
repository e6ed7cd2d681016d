import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { siteContent } from '#api/site/site-content.ts'
import { islandWords } from '#locales/island-words.ts'
import { makeEnv } from './builders.ts'
import { contentPaths } from '#web/addresses.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { linkOf, pathWithin } from '#web/i18n/paths.ts'
import { readyPages } from '#web/pages.ts'

const content = siteContent({
  env: makeEnv({ SUPPORT_EMAIL: 'help@tinta.example' }),
  folder: path.join(import.meta.dirname, '../content'),
  paths: contentPaths,
  wordsOf: islandWords,
})
const everyAddress = content.addresses()

/** The text at an address of ours. */
function textAt(address: string, locale: string) {
  const within = pathWithin(address)
  const found = within.includes('/') ? content.post(within.split('/').at(-1) ?? '', locale) : content.page(within, locale)
  return found && 'text' in found ? found.text : null
}

describe.each(localeCodes)('texts in %s', (locale) => {
  const own = everyAddress.filter((address) => address.locale === locale)

  test('are at least three posts, eight in English', () => {
    expect(content.posts(locale).filter((post) => post.locale === locale).length).toBeGreaterThanOrEqual(locale === 'en' ? 8 : 3)
  })

  test('are all the pages that there are in English', () => {
    const english = everyAddress.filter(({ locale: of, path: at }) => of === 'en' && !at.startsWith('/blog/'))
    expect(english.length).toBeGreaterThanOrEqual(6)
    expect(english.filter(({ alternates }) => !alternates.some((other) => other.locale === locale)).map(({ path: at }) => at)).toEqual([])
  })

  test.each(own.map(({ path: at }) => at))('%s is rendered, and every link in it leads somewhere', (at) => {
    const text = textAt(at, locale)
    expect(text?.words).toBeGreaterThan(100)
    const links = [...(text?.html ?? '').matchAll(/href="(\/[^"#]*)/g)].map(([, href]) => href ?? '')
    const pages = readyPages.flatMap((page) => localeCodes.map((code) => linkOf(page, code)))
    expect(links.filter((href) => !pages.includes(href) && !everyAddress.some((address) => address.path === href))).toEqual([])
  })
})

test('no text of ours wants an icon that a reader’s own site might not allow', () => {
  expect([...content.fetchedIcons]).toEqual([])
})
