import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import type { CslItem } from '../item.ts'
import { citeWords, type CiteLocale } from '../words/all.ts'
import { anyItem, anyItems } from '#tests/any-item.ts'
import { formatList } from './format-list.ts'

const locales = Object.keys(citeWords).filter((code): code is CiteLocale => Object.hasOwn(citeWords, code))
const locale = fc.constantFrom(...locales)
const inLocale = (items: readonly CslItem[], code: CiteLocale) =>
  formatList({
    items,
    citations: [
      { works: items.map(({ id }) => ({ id, locator: { label: 'page', value: '1-2' }, prefix: 'see <x>' })), form: 'parenthetical' },
      { works: items.map(({ id }) => ({ id })), form: 'narrative' },
    ],
    words: citeWords[code],
    keep: (_, make) => make(),
  })

const textsOf = (list: ReturnType<typeof inLocale>) =>
  list.entries.flatMap(({ entry, parenthetical, narrative }) => [entry, parenthetical, narrative]).concat(list.citations)

const entities: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }
const decoded = (html: string): string => html.replaceAll(/&(?:amp|lt|gt|quot);/g, (entity) => entities[entity] ?? entity)

describe('any items in any language', () => {
  test('are formatted, each once, with marks that are closed and nothing else in them', () => {
    fc.assert(
      fc.property(anyItems, locale, (items, code) => {
        const list = inLocale(items, code)
        expect(list.entries.map(({ id }) => id).toSorted()).toEqual(items.map(({ id }) => id).toSorted())
        for (const { html, text } of textsOf(list)) {
          const marks = [...html.matchAll(/<(\/?)(\w+)[^>]*>/g)]
          expect(html.replaceAll(/<\/?(?:i|b|sup|sub|a)>|<a href="https?:\/\/[^"<>\s]*">/g, '')).not.toMatch(
            /[<>]|&(?!(?:amp|lt|gt|quot);)/,
          )
          const open: string[] = []
          for (const [, closing, name = ''] of marks) {
            if (closing) expect(open.pop()).toBe(name)
            else open.push(name)
          }
          expect(open).toEqual([])
          expect(text).toBe(decoded(html.replaceAll(/<[^>]*>/g, '')))
          expect(text).toBe(text.trim())
        }
      }),
      { numRuns: 150 },
    )
  })

  test('look alike in the text only where nothing can be cited', () => {
    fc.assert(
      fc.property(fc.array(fc.constantFrom('Anna', 'Bea', 'B'), { minLength: 2, maxLength: 30 }), locale, (given, code) => {
        const items = given.map((name, i): CslItem => ({
          id: `i${i}`,
          type: 'book',
          author: [{ family: 'Alike', given: name }],
          issued: { 'date-parts': [[2020]] },
          title: `Book ${i % 7}`,
        }))
        const cited = inLocale(items, code).entries.map(({ parenthetical }) => parenthetical.text)
        expect(new Set(cited).size).toBe(items.length)
      }),
    )
  })

  test('come in an order that does not depend on the order given', () => {
    fc.assert(
      fc.property(fc.uniqueArray(anyItem('x'), { maxLength: 6, selector: ({ title }) => title ?? '' }), locale, (some, code) => {
        const items = some.map((item, i) => ({ ...item, id: `i${i}`, title: `Title ${i}`, custom: {} }))
        const ids = (given: readonly CslItem[]) => inLocale(given, code).entries.map(({ id }) => id)
        expect(ids(items.toReversed())).toEqual(ids(items))
      }),
    )
  })

  test('are never made up: an item with a kind alone says no more than that it lacks all', () => {
    fc.assert(
      fc.property(anyItem('a'), ({ id, type }) => {
        const [made] = inLocale([{ id, type }], 'en').entries
        expect(made?.entry.text.replaceAll(/\(n\.d\.\)|\[(?:Data set|Computer software)\]|[.\s()]/g, '')).toBe('')
      }),
    )
  })
})
