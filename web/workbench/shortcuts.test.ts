import { describe, expect, test } from 'vitest'
import { shortcutOf, type Focus, type Shortcut } from './shortcuts.ts'

const elsewhere = { isWriting: false, isInResult: false, hasLetterKeys: true }
const writing = { ...elsewhere, isWriting: true }
const inResult = { ...elsewhere, isInResult: true }
const editingResult = { ...inResult, isWriting: true }
const withoutLetters = { ...inResult, hasLetterKeys: false }

const rows: readonly (readonly [string, Focus, Shortcut | null])[] = [
  ['Ctrl+Enter', writing, 'run'],
  ['Meta+Enter', elsewhere, 'run'],
  ['Enter', writing, null],
  ['Ctrl+Shift+C', writing, 'copy'],
  ['Ctrl+c', inResult, null],
  ['Ctrl+Shift+G', elsewhere, 'again'],
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
]

describe('keys', () => {
  test.each(rows)('%s with focus %o means %s', (name, focus, expected) => {
    const parts = name.split('+')
    const has = (part: string) => parts.includes(part)
    const key = {
      key: parts.at(-1) ?? '',
      ctrlKey: has('Ctrl'),
      metaKey: has('Meta'),
      shiftKey: has('Shift'),
      altKey: has('Alt'),
      isAltGraph: has('AltGraph'),
    }
    expect(shortcutOf(key, focus)).toBe(expected)
  })
})
