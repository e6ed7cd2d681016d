import { existsSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pageKeys } from './i18n/slugs.ts'
import { pages, readyPages, type Page } from './pages.ts'
import { routeTable } from './route-table.ts'
import type { PageKey } from './i18n/paths.ts'

/** The table as it will be once every page is ready. */
const everything = Object.fromEntries(
  pageKeys.map((key) => [key, { layout: pages[key].layout, file: `routes/${key}.tsx`, ready: true } satisfies Page]),
) as Record<PageKey, Page>
const full = routeTable(everything, pageKeys)

describe('all pages ready', () => {
  test('ten languages have every page, less the two that share an address in Urdu and Turkish', () => {
    expect(full.length).toBe(10 * pageKeys.length - 2)
    expect(full.filter(({ id }) => id === 'ur.proofreader' || id === 'tr.proofreader')).toEqual([])
  })

  test('where they share one, a screen for both is mounted, and nowhere else', () => {
    const shared = full.filter(({ file }) => file === 'routes/two-tools.tsx')
    expect(shared.map(({ id }) => id).toSorted()).toEqual(['tr.detector', 'ur.detector'])
  })

  test('ids and addresses are unique', () => {
    expect(new Set(full.map(({ id }) => id)).size).toBe(full.length)
    expect(new Set(full.map(({ path }) => path)).size).toBe(full.length)
  })
})

describe('the pages of now', () => {
  const table = routeTable(pages, readyPages)

  test('only ready ones are mounted, each in ten languages', () => {
    expect(new Set(table.map(({ id }) => id.split('.')[1]))).toEqual(new Set(readyPages))
    expect(table.length).toBe(10 * readyPages.length - 2)
  })

  test('each has its file', () => {
    expect(table.filter(({ file }) => !existsSync(`web/${file}`))).toEqual([])
  })

  test('premium is as wide as the window, the writer has no footer', () => {
    expect(pages.premium.layout).toBe('fullwidth')
    expect(pages.writer.layout).toBe('without-footer')
  })
})
