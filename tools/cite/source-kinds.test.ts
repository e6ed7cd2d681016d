import { describe, expect, test } from 'vitest'
import { itemTypes } from '#engines/cite/item.ts'
import { gapsOf } from '#engines/cite/gaps.ts'
import { fieldWords } from './form-fields.ts'
import { kindOf, rowOfGap, sourceKind, sourceKinds, type SourceKind } from './source-kinds.ts'

const kinds: readonly SourceKind[] = sourceKinds

describe('kinds of sources', () => {
  test.each(kinds)('$id asks for each field once, and for the date', ({ id, fields }) => {
    const asked = fields.map(({ field }) => field)
    expect(new Set(asked).size).toBe(asked.length)
    expect(asked).toContain('issued')
    if (id !== 'personal-communication') expect(asked).toContain('title')
  })

  test('have names of their own', () => {
    expect(new Set(kinds.map(({ id }) => id)).size).toBe(kinds.length)
    const used = new Set(kinds.flatMap(({ fields }) => fields.map(({ word }) => word)))
    expect(fieldWords.filter((word) => !used.has(word))).toEqual([])
  })

  test.each(itemTypes)('a work of type %s has a form, and every gap of it a field there', (type) => {
    const item = { id: 'x', type }
    expect(sourceKind(kindOf(item)).id).toBe(kindOf(item))
    expect(gapsOf(item).filter(({ field }) => rowOfGap(item, field) === null)).toEqual([])
  })

  test.each([
    [{ type: 'book', editor: [{ family: 'Őry' }] }, 'edited-book'],
    [{ type: 'book', author: [{ family: 'Őry' }], editor: [{ family: 'Nagy' }] }, 'book'],
    [{ type: 'motion_picture', director: [{ family: 'Nemes' }] }, 'film'],
    [{ type: 'motion_picture', author: [{ literal: 'Veritasium' }] }, 'video'],
    [{ type: 'broadcast', host: [{ family: 'Glass' }] }, 'podcast'],
    [{ type: 'broadcast', director: [{ family: 'Gilligan' }] }, 'tv-episode'],
    [{ type: 'pamphlet' }, 'report'],
  ] as const)('%o is shown as %s', (item, kind) => {
    expect(kindOf(item)).toBe(kind)
  })
})
