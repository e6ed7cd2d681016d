import { describe, expect, test } from 'vitest'
import { measuredTables } from '#services/quality/measured.gen.ts'
import { sections } from '#tools/quality/contract.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { lookUp, rowWords } from '#web/features/quality/use-figures.ts'
import { allMessages } from './all.ts'

const madeOfNames: ReadonlySet<string> = new Set(['reading-modes', 'rewording'])

describe.each(localeCodes)('the quality page in %s', (code) => {
  const { quality, rephrase } = allMessages[code]

  test.each(measuredTables.map((table) => [table.key, table] as const))('%s has words for its title, columns and rows', (key, table) => {
    expect(Object.keys(quality.tables)).toContain(key)
    expect(table.columns.filter((column) => lookUp(quality.columns, column.key) === null)).toEqual([])
    if (table.rowKind !== 'words') return
    const known = madeOfNames.has(key) ? { ...rephrase.mode, ...rephrase.strength } : null
    const unnamed = table.rows.filter((row) =>
      known ? row.key.split('-').some((part) => lookUp(known, part) === null) : rowWords(row.key, quality) === null,
    )
    expect(unnamed).toEqual([])
  })

  test('has words for nothing that is not there', () => {
    const columns = new Set(measuredTables.flatMap((table) => table.columns.map(({ key }) => key)))
    const rows = new Set(measuredTables.flatMap((table) => table.rows.map(({ key }) => key)))
    expect(Object.keys(quality.tables).toSorted()).toEqual(measuredTables.map(({ key }) => key).toSorted())
    expect(Object.keys(quality.columns).filter((key) => !columns.has(key))).toEqual([])
    expect(Object.keys(quality.rows).filter((key) => !rows.has(key))).toEqual([])
    expect(Object.keys(quality.sections)).toEqual([...sections])
  })

  test('says its findings without a hole, whatever they are', () => {
    const { findings, oneIn, countOf, partOf, reading, measured } = quality
    for (const count of [0, 1, 2, 5, 36, 100]) {
      const said = [
        findings.worst('x', count, 100),
        findings.newest(count, 40),
        findings.slips(count, 750),
        findings.reworded(count, 100),
        partOf(count, 100),
        reading(8, 'A'),
        measured('2026-11-21', '2026-11-22'),
        [...oneIn(count), ...countOf(count, 100)].join(' ').replaceAll(/ +/g, ' ').trim(),
      ]
      expect(said.filter((text) => /undefined|NaN|\[object| {2}/.test(text) || text.trim() !== text)).toEqual([])
    }
  })
})

test('titles, columns and rows are not left in English', () => {
  const { en, ...others } = allMessages
  // Some words are the same in French, Italian or Spanish.
  const kept = new Set(['en-gum-bio', 'en-gum-fiction', 'guidelines', 'en-ewt-newsgroup', 'en-ewt-weblog', 'en-ewt-email', 'texts', 'mode'])
  const same = Object.entries(others).flatMap(([code, { quality }]) => [
    ...Object.entries(quality.rows)
      .filter(([key, words]) => !kept.has(key) && words === lookUp(en.quality.rows, key))
      .map(([key]) => `${code} ${key}`),
    ...Object.entries(quality.tables)
      .filter(([key, { title, note }]) => {
        const english = Object.entries(en.quality.tables).find(([name]) => name === key)?.[1]
        return title === english?.title || note === english?.note
      })
      .map(([key]) => `${code} ${key}`),
  ])
  expect(same).toEqual([])
})
