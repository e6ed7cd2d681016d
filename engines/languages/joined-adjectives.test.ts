import { expect, test } from 'vitest'
import { beginsAdjective } from './joined-adjectives.ts'

const words = new Set(['polski', 'społeczny', 'okna', 'mi'])
const isKnown = (word: string): boolean => words.has(word)

test.each([
  ['polsko', true],
  ['społeczno', true],
  ['okno', false],
  ['polska', false],
  ['mo', false],
])('%s', (part, expected) => expect(beginsAdjective(['y', 'i'])(part, isKnown)).toBe(expected))
