import { describe, expect, test } from 'vitest'
import { shortcutOf, toolAt, type Focus, type Key, type Shortcut } from './shortcuts.ts'

const elsewhere = { isWriting: false, isInResult: false, hasLetterKeys: true, isApple: false }
const writing = { ...elsewhere, isWriting: true }
const inResult = { ...elsewhere, isInResult: true }
const editingResult = { ...inResult, isWriting: true }
const withoutLetters = { ...inResult, hasLetterKeys: false }
const writingOnApple = { ...writing, isApple: true }

const rows: readonly (readonly [string, Focus, Shortcut | null])[] = [
  ['Ctrl+Enter', writing, 'run'],
  ['Meta+Enter', elsewhere, 'run'],
  ['Enter', writing, null],
  ['Ctrl+Shift+C', writing, 'copy'],
  ['Ctrl+c', inResult, null],
  ['Ctrl+Shift+G', elsewhere, 'again'],
  ['Ctrl+Shift+Y', writing, 'synonyms'],
  ['Ctrl+Shift+Y', inResult, 'synonyms'],
  ['Ctrl+Alt+Enter', elsewhere, null],
  ['Escape', writing, 'stop'],
  ['F6', writing, 'next-region'],
  ['Shift+F6', writing, 'previous-region'],
  ['?', elsewhere, 'help'],
  ['?', writing, null],
  ['[', inResult, 'previous-version'],
  [']', inResult, 'next-version'],
  ['[', elsewhere, null],
  [']', editingResult, null],
  ['AltGraph+Ctrl+Alt+[', inResult, 'previous-version'],
  ['Ctrl+z', inResult, 'undo'],
  ['Ctrl+Shift+Z', inResult, 'redo'],
  ['Ctrl+y', inResult, 'redo'],
  ['Ctrl+z', writing, null],
  ['Ctrl+z', editingResult, null],
  ['?', withoutLetters, null],
  ['[', withoutLetters, null],
  ['F6', withoutLetters, 'next-region'],
  ['Escape', withoutLetters, 'stop'],
  ['Ctrl+z', withoutLetters, 'undo'],
  ['Ctrl+Enter', withoutLetters, 'run'],
  ['Ctrl+k', writing, 'menu'],
  ['Meta+k', writingOnApple, 'menu'],
  ['Ctrl+k', withoutLetters, 'menu'],
  ['Ctrl+Shift+K', writing, null],
  ['Ctrl+Alt+k', writing, null],
  ['k', elsewhere, null],
  ['Alt+1', writing, 'tool'],
  ['Alt+0', withoutLetters, 'tool'],
  ['Alt+1', writingOnApple, null],
  ['Alt+1', { ...elsewhere, isApple: true }, 'tool'],
  ['Ctrl+Alt+1', elsewhere, null],
  ['Shift+Alt+1', elsewhere, null],
  ['AltGraph+Alt+1', writing, null],
  ['1', elsewhere, null],
]

const keyNamed = (name: string): Key => {
  const parts = name.split('+')
  const has = (part: string) => parts.includes(part)
  const key = parts.at(-1) ?? ''
  return {
    key,
    code: /^\d$/.test(key) ? `Digit${key}` : '',
    ctrlKey: has('Ctrl'),
    metaKey: has('Meta'),
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    isAltGraph: has('AltGraph'),
  }
}

describe('keys', () => {
  test.each(rows)('%s with focus %o means %s', (name, focus, expected) => {
    expect(shortcutOf(keyNamed(name), focus)).toBe(expected)
  })

  test.each([
    ['Alt+1', 0],
    ['Alt+9', 8],
    ['Alt+0', 9],
    ['Alt+x', null],
    ['Ctrl+1', null],
  ] as const)('%s is the tool at %s', (name, place) => {
    expect(toolAt(keyNamed(name))).toBe(place)
  })

  test('Alt changes what a key writes, not where it lies', () => {
    expect(toolAt({ ...keyNamed('Alt+2'), key: '™' })).toBe(1)
  })
})
