import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { describe, expect, test } from 'vitest'
import { allMessages } from '#locales/all.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { shortcutOf, type Key } from '#web/workbench/shortcuts.ts'
import { shortcutRows, type ShortcutRow } from './shortcut-rows.ts'

const web = path.join(import.meta.dirname, '../..')
const sourceOf = (file: string): string => readFileSync(path.join(web, file), 'utf8')

/** A combination of the list as the browser would tell it. */
function keyOf(combination: readonly string[]): Key {
  const key = combination.at(-1) ?? ''
  const has = (part: string) => combination.includes(part)
  return {
    key: { enter: 'Enter', Esc: 'Escape' }[key] ?? key,
    code: /^\d$/.test(key) ? `Digit${key}` : '',
    ctrlKey: has('mod'),
    metaKey: false,
    shiftKey: has('Shift'),
    altKey: has('Alt'),
    isAltGraph: false,
  }
}

/** What the calls of `useShortcuts` in a source handle. */
const handledIn = (source: string): readonly string[] =>
  [...source.matchAll(/useShortcuts\(\s*(\{[\s\S]*?\n? *\})(?:,\s*'[^']*',?\s*)?\)/g)].flatMap(([, handlers = '']) => {
    const depthOne = handlers.replace(/\{/, '').replace(/\{[^{}]*(?:\{[^{}]*\}[^{}]*)*\}/g, '{}')
    return [...depthOne.matchAll(/(?:^|[\n,])\s*'?([a-z-]+)'?(?=\s*[:,(]|\s*$)/g)].map(([, name = '']) => name)
  })

const english = allMessages.en
const name = (row: ShortcutRow) => `${row.on}: ${row.words(english)}`

describe.each(shortcutRows.map((row) => [name(row), row] as const))('%s', (_, row) => {
  test('is handled by the listener that it names', () => {
    const source = sourceOf(row.handler)
    if ('code' in row.by) {
      expect(row.by.code).toHaveLength(row.keys.length)
      for (const code of row.by.code) expect(source).toContain(code)
      return
    }
    const { does } = row.by
    const focus = { isWriting: false, isInResult: true, hasLetterKeys: true, isApple: false }
    expect(row.keys.map((combination) => shortcutOf(keyOf(combination), focus))).toEqual(does)
    expect(handledIn(source)).toEqual(expect.arrayContaining([...does]))
  })

  test('has words in every language', () => {
    for (const code of localeCodes) expect(row.words(allMessages[code]).length).toBeGreaterThan(1)
  })
})

/** Listeners to keys that are no shortcuts of a page: they belong to the control that has the focus, or close what is open. */
const ofControls: Readonly<Record<string, string>> = {
  'features/cite/read-box.tsx': 'Enter reads what was typed, Escape stops that',
  'features/cite/reference-list.tsx': 'Escape empties the field',
  'features/collections/collection-view.tsx': 'Escape closes the view',
  'features/content/islands/live-tool.tsx': 'Ctrl Enter in the field of a tool inside a post',
  'features/developers/key-row.tsx': 'Escape means no',
  'features/find/key-words.tsx': 'Enter and comma end a key word',
  'features/find/search-box.tsx': 'Enter searches from the field',
  'features/library/folder-form.tsx': 'Escape leaves the form',
  'features/library/works-table.tsx': 'hands the keys of its rows on to the selection',
  'features/profile/row.tsx': 'Escape closes the row',
  'features/proofread/sentence-strip.tsx': 'arrows in a slider',
  'features/rephrase/result-editor.tsx': 'Escape ends the editing',
  'features/rephrase/undo-by-key.ts': 'the undo key in a field that was just emptied',
  'features/thesaurus/answer-pane.tsx': 'hands the keys of its words on to them',
  'features/thesaurus/sentence-pane.tsx': 'Enter ends the sentence; hands the keys of its words on to them',
  'features/thesaurus/word-box.tsx': 'Enter looks the word up, Backspace in the empty box goes back as among the words',
  'ui/popover.tsx': 'arrows in a menu',
  'ui/search-list.tsx': 'arrows in a list',
  'ui/segmented-control.tsx': 'arrows among radio buttons',
  'ui/tooltip.tsx': 'Escape closes the tip',
  'workbench/ask-box.tsx': 'Escape means no',
  'workbench/floating-panel.tsx': 'arrows in a menu',
  'workbench/search-box.tsx': 'the slash is listed where a page has it',
  'workbench/synonyms/synonyms-panel.tsx': 'arrows among the words',
  'workbench/synonyms/use-standing.ts': 'any key outside closes the panel, Escape gives the focus back',
  'workbench/use-shortcuts.ts': 'the listener behind useShortcuts itself',
  'shell/command-menu/command-box.tsx': 'arrows in the menu, which names them at its foot',
  'shell/command-menu/command-menu.tsx': 'the same key closes the menu',
  'features/check/running-view.tsx': 'Escape stops a check, as the line of the report says',
}

describe('the table', () => {
  const listeners = globSync('**/*.{ts,tsx}', { cwd: web }).filter(
    (file) => !file.endsWith('.test.ts') && /addEventListener\('keydown'|onKeyDown=|useShortcuts\(/.test(sourceOf(file)),
  )

  test('knows every listener to keys in web/', () => {
    const known = new Set([...shortcutRows.map(({ handler }) => handler), ...Object.keys(ofControls)])
    expect(listeners.length).toBeGreaterThan(20)
    expect(listeners.filter((file) => !known.has(file))).toEqual([])
  })

  test('excuses none that is gone', () => {
    expect(Object.keys(ofControls).filter((file) => !listeners.includes(file))).toEqual([])
  })

  test('has a row for all that a screen handles', () => {
    const missing = [...new Set(shortcutRows.map(({ handler }) => handler))].flatMap((handler) => {
      const rows = shortcutRows.filter((row) => row.handler === handler).flatMap(({ by }) => ('does' in by ? by.does : []))
      return handledIn(sourceOf(handler))
        .filter((does) => !rows.some((row) => row === does))
        .map((does) => `${handler}: ${does}`)
    })
    expect(missing).toEqual([])
  })
})
