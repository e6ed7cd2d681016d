import { describe, expect, test } from 'vitest'
import { firstExclusions } from '#tools/check/score.ts'
import { chosen, takenBack, withQuoted, withSource, type Choices } from './exclusions.ts'

const start: Choices = { present: firstExclusions, past: [] }

describe('a reader’s choices', () => {
  test('a source goes off and on again', () => {
    const off = withSource(firstExclusions, 's1')
    expect(off.sources).toEqual(['s1'])
    expect(withSource(off, 's1')).toEqual(firstExclusions)
  })

  test('a passage is a quotation, and no longer', () => {
    const quoted = withQuoted(withQuoted(firstExclusions, 'm1'), 'm2')
    expect(quoted.quoted).toEqual(['m1', 'm2'])
    expect(withQuoted(quoted, 'm1').quoted).toEqual(['m2'])
  })

  test('are taken back one at a time, to the first', () => {
    const one = chosen(start, withSource(start.present, 's1'))
    const two = chosen(one, { ...one.present, wordsAtLeast: 20 })
    expect(takenBack(two).present).toEqual(one.present)
    expect(takenBack(takenBack(two))).toEqual(start)
    expect(takenBack(start)).toBe(start)
  })

  test('that change nothing are no step', () => {
    expect(chosen(start, { ...firstExclusions }).past).toEqual([])
  })

  test('remember a hundred steps', () => {
    let choices = start
    for (let words = 10; words < 150; words++) choices = chosen(choices, { ...choices.present, wordsAtLeast: words - 9 })
    expect(choices.past.length).toBe(100)
  })
})
