import { describe, expect, test } from 'vitest'
import { letterGroupsOf } from './letter-groups.ts'
import { nearWords } from './near-words.ts'

const words = new Set(['letter', 'later', 'better', 'belief', 'physics', 'school', 'schools', 'a', 'lot'])
const slips = {
  groups: letterGroupsOf(words),
  replacements: [
    ['f', 'ph'],
    ['^sk', 'sch'],
    ['alot$', 'a lot'],
  ],
} as const
const near = (word: string): readonly string[] => nearWords(word, slips, (one) => words.has(one))

describe('words one slip away', () => {
  test.each([
    ['lettter', ['letter'], 'a letter too many'],
    ['leter', ['letter', 'later'], 'a letter too few, or a wrong one'],
    ['beleif', ['belief'], 'two letters swapped'],
    ['bettar', ['better'], 'a wrong letter'],
    ['fysics', ['physics'], 'a replacement that the dictionary lists'],
    ['skool', ['school'], 'a replacement at the beginning'],
    ['alot', ['a lot', 'lot'], 'a replacement by two words'],
    ['schol', ['school'], 'the likely one without what is further away'],
    ['xqzzt', [], 'nothing near'],
  ])('%s: %s (%s)', (word, expected) => {
    expect([...near(word)].sort()).toEqual([...expected].sort())
  })

  test('characters of two units are not cut', () => {
    expect(nearWords('lette𑖯r', slips, () => true)).toEqual([])
  })

  test('the word itself is not near to itself', () => {
    expect(near('letter')).not.toContain('letter')
  })

  test('a replacement that only fits the beginning is not made elsewhere', () => {
    expect(near('askool')).toEqual([])
  })

  test('what is looked up holds only letters that stand together in the dictionary', () => {
    const asked: string[] = []
    nearWords('lettter', slips, (one) => {
      asked.push(one)
      return false
    })
    expect(asked.every((one) => slips.groups.holds(one, 3))).toBe(true)
    expect(asked.length).toBeLessThan(10)
  })
})
