import { describe, expect, test } from 'vitest'
import { dateFields, nameFields, textFields } from '#engines/cite/item.ts'
import { cite as citeEn } from '#locales/en/cite.ts'
import { library as libraryEn } from '#locales/en/library.ts'
import { cite as citeHu } from '#locales/hu/cite.ts'
import { library as libraryHu } from '#locales/hu/library.ts'
import { sourceKinds } from '#tools/cite/source-kinds.ts'
import { differingNames, fieldName, makersLine } from './work-names.ts'

const en = { cite: citeEn, library: libraryEn }
const hu = { cite: citeHu, library: libraryHu }
const by = (...families: readonly string[]) => ({ type: 'book', author: families.map((family) => ({ family })) })

describe('the makers of a work', () => {
  test.each([
    [by(), '', ''],
    [by('Ady'), 'Ady', 'Ady'],
    [by('Ady', 'Babits'), 'Ady & Babits', 'Ady & Babits'],
    [by('Ady', 'Babits', 'Csáth', 'Dsida'), 'Ady, Babits, Csáth et al.', 'Ady, Babits, Csáth és mtsai.'],
  ])('%j', (work, english, hungarian) => {
    expect(makersLine(work, libraryEn.makers)).toBe(english)
    expect(makersLine(work, libraryHu.makers)).toBe(hungarian)
  })

  test('are joined by the word of the language', () => {
    expect(makersLine(by('Ady', 'Babits'), { and: 've', others: 'vd.' })).toBe('Ady ve Babits')
  })
})

describe('the name of a field', () => {
  test('is never the one that CSL gives it, in no kind', () => {
    const fields = [...nameFields, ...dateFields, ...textFields, 'type', 'my-own']
    // These are called so by readers as well, or differ by the case of a letter.
    const known = new Set(['DOI', 'ISBN', 'ISSN'])
    for (const { type } of sourceKinds)
      for (const field of fields.filter((one) => !known.has(one)))
        expect(fieldName(en, { type }, field), `${type} ${field}`).not.toBe(field)
  })

  test.each([
    ['abstract', 'Kivonat'],
    ['keyword', 'Kulcsszavak'],
    ['type', libraryHu.table.kind],
    ['publisher-place', 'Kiadás helye'],
    ['scale', 'egyéb adatok'],
    ['toString', 'egyéb adatok'],
  ])('%s is %s', (field, name) => {
    expect(fieldName(hu, { type: 'article-journal' }, field)).toBe(name)
  })

  test('is said once of several, and what only programs read is left out', () => {
    expect(differingNames(en, { type: 'book' }, ['abstract', 'custom', 'id', 'license', 'scale', 'title'])).toEqual([
      'Abstract',
      'other details',
      'Book title',
    ])
  })
})
