import { describe, expect, test } from 'vitest'
import { isRelated } from './related.ts'

describe('isRelated', () => {
  test.each([
    ['The sea is calm.', 'The sea is calm.', true],
    ['The sea is calm.', 'The sea is not calm.', true],
    ['The sea is calm.', 'The sea is calm. The wind has gone, and every boat lies still.', true],
    ['The sea is calm. The wind has gone.', 'The sea is calm.', true],
    ['The sea is calm.', 'Das Meer ist ruhig.', false],
    ['The sea is calm.', 'Il mare', false],
    ['', 'The sea is calm.', false],
  ])('%j and %j: %s', (before, text, is) => expect(isRelated(before, text)).toBe(is))
})
