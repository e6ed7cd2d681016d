import { Search } from 'lucide-react'
import { describe, expect, test } from 'vitest'
import type { Entry } from './entry.ts'
import { sectionsFor } from './sections.ts'

const entry = (id: string, group: Entry['group'], label: string, rest: Partial<Entry> = {}): Entry => ({
  id,
  group,
  label,
  icon: Search,
  run: () => undefined,
  ...rest,
})

const entries: readonly Entry[] = [
  entry('text:proofreader', 'text', 'Proofread', { detail: 'the text, 340 characters', isFirst: true }),
  entry('page:premium', 'pages', 'Premium', { detail: 'plans and prices', isFirst: true }),
  entry('page:profile', 'pages', 'My Account', { detail: 'profile, plan, security' }),
  entry('page:detector', 'pages', 'KI-Detektor', { also: ['AI text detector'] }),
  entry('work:1', 'papers', 'Przybylski 2019', { detail: 'Digital screen time and pediatric sleep' }),
  entry('set:mode-dark', 'settings', 'Colours: dark', { isFirst: true }),
]

const shown = (typed: string, recent: readonly string[] = []) =>
  sectionsFor(entries, typed, recent).sections.map(({ group, rows }) => [group, ...rows.map((row) => row.entry.id)])

describe('the menu before anything is typed', () => {
  test('holds what stands for itself, in the order of the groups', () => {
    expect(shown('')).toEqual([
      ['text', 'text:proofreader'],
      ['pages', 'page:premium'],
      ['settings', 'set:mode-dark'],
    ])
    expect(sectionsFor(entries, '', [])).toMatchObject({ shown: 3, found: 6 })
  })

  test('begins with what was chosen lately, each entry once, unknown ones left out', () => {
    expect(shown(' ', ['set:mode-dark', 'page:gone', 'page:profile'])).toEqual([
      ['recent', 'set:mode-dark', 'page:profile'],
      ['text', 'text:proofreader'],
      ['pages', 'page:premium'],
    ])
  })
})

describe('the menu for what was typed', () => {
  test.each([
    // The best row first, then its group, then the others by their best rows.
    [
      'pr',
      [
        ['text', 'text:proofreader'],
        ['pages', 'page:premium', 'page:profile'],
        ['papers', 'work:1'],
      ],
    ],
    ['dark', [['settings', 'set:mode-dark']]],
    ['ai text', [['pages', 'page:detector']]],
    ['sleep 2019', [['papers', 'work:1']]],
    ['xyz', []],
  ])('%s', (typed, expected) => {
    expect(shown(typed)).toEqual(expected)
  })

  test('marks the label too where a word that is not shown answered better', () => {
    const dark = entry('set:mode-dark', 'settings', 'Colours: dark', { also: ['dark'] })
    expect(sectionsFor([dark], 'dark', []).sections[0]?.rows[0]?.label).toEqual([{ start: 9, end: 13 }])
  })

  test('among equals, what was chosen lately stands first', () => {
    const twins = [entry('a', 'pages', 'Sources'), entry('b', 'pages', 'Sounds')]
    const ids = (recent: readonly string[]) =>
      sectionsFor(twins, 'so', recent).sections.flatMap(({ rows }) => rows.map((row) => row.entry.id))
    expect(ids([])).toEqual(['a', 'b'])
    expect(ids(['b'])).toEqual(['b', 'a'])
  })

  test('marks the field that answered: the label, or the detail behind it', () => {
    const row = (typed: string, id: string) =>
      sectionsFor(entries, typed, [])
        .sections.flatMap(({ rows }) => rows)
        .find((one) => one.entry.id === id)
    expect(row('prof', 'page:profile')).toMatchObject({ label: [], detail: [{ start: 0, end: 4 }] })
    expect(row('prem', 'page:premium')).toMatchObject({ label: [{ start: 0, end: 4 }], detail: [] })
    expect(row('ai text', 'page:detector')).toMatchObject({ label: [], detail: [] })
    expect(row('sleep 2019', 'work:1')).toMatchObject({ label: [{ start: 11, end: 15 }], detail: [{ start: 34, end: 39 }] })
  })

  test('shows eight rows of a group and counts all', () => {
    const many = Array.from({ length: 12 }, (_, at) => entry(`w${at}`, 'papers', `Keles ${2000 + at}`))
    expect(sectionsFor(many, 'keles', [])).toMatchObject({ shown: 8, found: 12 })
  })
})
