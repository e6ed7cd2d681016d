import { createRequire } from 'node:module'
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { makeCslLocales } from './csl-locales.ts'
import { makeFormatter } from '#engines/cite/format.ts'
import type { CslItem } from '#engines/cite/item.ts'

const file = path.join(path.dirname(createRequire(import.meta.url).resolve('@citation-js/plugin-csl')), 'styles.json')
const styles: Readonly<Record<string, string>> = JSON.parse(readFileSync(file, 'utf8'))
const { format } = makeFormatter({ localeOf: makeCslLocales() })

const items: readonly CslItem[] = [
  {
    id: 'a',
    type: 'article-journal',
    author: [{ family: 'Novák', given: 'Petra' }],
    issued: { 'date-parts': [[2018]] },
    title: 'Food & drink when p < .05',
    'container-title': 'Journal of Meals',
    volume: '2',
    page: '3-9',
    URL: 'https://a.example/x?y=1&z=2',
  },
  {
    id: 'b',
    type: 'book',
    author: [{ family: 'Adler', given: 'Karl' }],
    issued: { 'date-parts': [[2011]] },
    title: 'Bread',
    publisher: 'P',
  },
]

describe('a style that is a file', () => {
  test('makes a list and citations in its own way, with our marks alone', async () => {
    const list = await format({
      items,
      citations: [
        { works: [{ id: 'b', locator: { label: 'page', value: '12' } }], form: 'parenthetical' },
        { works: [{ id: 'a' }, { id: 'b' }], form: 'parenthetical' },
      ],
      locale: 'en',
      style: styles['vancouver'] ?? '',
    })
    expect(list.citations.map(({ text }) => text)).toEqual(['(1)', '(1,2)'])
    expect(list.entries.map(({ id }) => id)).toEqual(['b', 'a'])
    const html = list.entries[1]?.entry.html ?? ''
    expect(html).toContain('Food &amp; drink when p &lt; .05')
    expect(html).toContain('<a href="https://a.example/x?y=1&amp;z=2">')
    expect(html.replaceAll(/<\/?(?:i|b|sup|sub)>|<a href="[^"]*">|<\/a>/g, '')).not.toMatch(/[<>]/)
    expect(list.entries.every(({ isListed }) => isListed)).toBe(true)
  })

  test('speaks the language asked for, Urdu too', async () => {
    const inLanguage = async (locale: 'hu' | 'ur') =>
      (await format({ items: items.slice(1), citations: [], locale, style: styles['harvard1'] ?? '' })).entries[0]?.parenthetical.text
    expect(await inLanguage('hu')).toBe('(Adler, 2011)')
    expect(await inLanguage('ur')).toBe('(Adler, 2011)')
    const undated: readonly CslItem[] = [{ id: 'c', type: 'book', author: [{ family: 'Butt' }], title: 'T' }]
    const list = await format({
      items: undated,
      citations: [{ works: [{ id: 'c', locator: { label: 'page', value: '3-4' }, prefix: 'see' }], form: 'parenthetical' }],
      locale: 'ur',
      style: styles['harvard1'] ?? '',
    })
    expect(list.citations[0]?.text).toBe('(see Butt, سن ندارد, صص 3–4)')
  })

  test('that is broken throws', async () => {
    await expect(format({ items, citations: [], locale: 'en', style: '<style>' })).rejects.toThrow(/./)
  })
})
