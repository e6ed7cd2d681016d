import { describe, expect, test } from 'vitest'
import { localeCodes, type LocaleCode } from './locales.ts'
import { pageKeys, slugTables } from './slugs.ts'

const shared: Partial<Record<LocaleCode, readonly (readonly string[])[]>> = {
  ur: [['detector', 'proofreader']],
  tr: [['detector', 'proofreader']],
}

function collisionsIn(code: LocaleCode): readonly (readonly string[])[] {
  const bySlug = Map.groupBy(pageKeys, (page) => slugTables[code][page])
  return [...bySlug.values()].filter((pages) => pages.length > 1)
}

describe.each(localeCodes)('the addresses in %s', (code) => {
  const slugs = Object.entries(slugTables[code])

  test('exist for every page', () => {
    expect(Object.keys(slugTables[code])).toEqual(pageKeys)
    expect(slugs.filter(([, slug]) => slug === '').map(([page]) => page)).toEqual(['home'])
  })

  test('are readable ASCII', () => {
    expect(slugs.filter(([page, slug]) => page !== 'home' && !/^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(slug))).toEqual([])
  })

  test('are apart, except detector and proofreader in Urdu and Turkish', () => {
    expect(collisionsIn(code)).toEqual(shared[code] ?? [])
  })

  test('do not look like the prefix of a locale', () => {
    expect(slugs.filter(([, slug]) => localeCodes.some((locale) => locale === slug))).toEqual([])
  })

  test('keep the citation page where it is in every language', () => {
    expect(slugTables[code].citation).toBe('apa-citation')
  })
})

test('the English addresses are the specified ones', () => {
  expect(slugTables.en).toMatchObject({
    detector: 'ai-text-detector',
    proofreader: 'ai-proofreader',
    paraphraser: 'paraphrase-text',
    plagiarism: 'plagiarism-checker',
    premium: 'premium',
    blog: 'blog',
    privacy: 'privacy-policy',
    terms: 'terms-and-services',
    profile: 'profile',
    writer: 'writer',
    presentation: 'presentation',
    thesaurus: 'thesaurus',
    translate: 'translate',
    sourceFinder: 'source-finder',
    history: 'history',
    library: 'library',
  })
})
