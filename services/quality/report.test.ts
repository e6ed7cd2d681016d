import { describe, expect, test } from 'vitest'
import { qualityResult, type Measured, type QualityTable } from '#tools/quality/contract.ts'
import { tableCsv } from './csv.ts'
import { readFigure } from './figures.ts'
import { measuredTables } from './measured.gen.ts'
import { findingsOf, qualityReport } from './report.ts'

const of = (value: number | null, n: number | null = null): Measured => ({ value, n, low: null, high: null })

const made = (key: string, column: string, rows: Readonly<Record<string, Measured>>): QualityTable => ({
  key,
  section: 'detector',
  rowKind: 'words',
  measuredOn: '2026-11-22',
  command: 'npm run x -- --a, "b"',
  columns: [{ key: column, unit: 'share', scale: null }],
  rows: Object.entries(rows).map(([row, cell]) => ({ key: row, name: null, cells: [cell] })),
})

const few: readonly QualityTable[] = [
  made('detector-people', 'flagged', { a: of(0.004, 474), b: of(0.065, 31), c: of(0, 100), d: of(null) }),
  made('detector-generators', 'found', { 'claude-2026': of(0, 40) }),
  {
    ...made('proofread-languages', 'underlined', {}),
    columns: [
      { key: 'underlined', unit: 'share', scale: null },
      { key: 'slips', unit: 'share', scale: null },
    ],
    rows: [
      { key: 'en', name: null, cells: [of(0.033, 60), of(1, 50)] },
      { key: 'hu', name: null, cells: [of(0.067, 60), of(0.96, 50)] },
    ],
  },
  made('align-kinds', 'recall', { verbatim: of(0.988), 'synonyms-45': of(0.825) }),
]

describe('the findings', () => {
  test('are counted from the tables', () => {
    expect(findingsOf(few)).toEqual({
      detector: { count: 4, of: 605, worst: { row: 'b', count: 2, of: 31 }, newest: { count: 0, of: 40 } },
      proofreader: { count: 6, of: 120, found: { count: 98, of: 100 } },
      plagiarism: { count: 99, of: 100, reworded: { count: 83, of: 100 } },
    })
  })

  test('are refused without their tables', () => {
    expect(() => findingsOf(few.slice(1))).toThrow('detector-people')
  })

  test('of the project are as the contract has them', () => {
    expect(qualityResult.parse(qualityReport())).toEqual(qualityReport())
  })
})

describe('a figure', () => {
  test('is had by table, row and column, with unit, number and day', () => {
    const found = readFigure('proofread-languages/hu/underlined')
    const table = measuredTables.find(({ key }) => key === 'proofread-languages')
    const cell = table?.rows.find(({ key }) => key === 'hu')?.cells[0]
    expect(found).toEqual({ value: cell?.value, unit: 'share', n: 60, date: table?.measuredOn })
    expect(cell?.value).toBeGreaterThan(0)
  })

  test.each([
    '',
    'x',
    'proofread-languages',
    'proofread-languages/xx/underlined',
    'proofread-languages/hu/x',
    'proofread-running/tr/perThousand',
  ])('is null at "%s": not there or not measured', (key) => {
    expect(readFigure(key)).toBeNull()
  })
})

describe('a file', () => {
  test('of a table has a line a row, ranges in columns of their own, and says what was not measured', () => {
    const table: QualityTable = {
      ...made('t', 'found', {}),
      columns: [
        { key: 'found', unit: 'share', scale: { from: 0, to: 1 } },
        { key: 'right', unit: 'of', scale: null },
      ],
      rows: [
        { key: 'a', name: 'Model, "large"', cells: [{ value: 0.5, n: 40, low: 0.35, high: 0.65 }, of(9, 38)] },
        { key: 'b', name: null, cells: [of(null), of(null)] },
      ],
    }
    expect(tableCsv([table], 't')).toBe(
      'row,found,found_low,found_high,right,right_of,measured_on\r\n' +
        '"Model, ""large""",0.5,0.35,0.65,9,38,2026-11-22\r\n' +
        'b,not measured,,,not measured,,2026-11-22\r\n',
    )
  })

  test('of all tables has a line a figure', () => {
    const lines = (tableCsv(few, 'all') ?? '').trimEnd().split('\r\n')
    expect(lines[0]).toBe('table,row,column,unit,value,n,low,high,measured_on,command')
    expect(lines).toHaveLength(1 + few.flatMap(({ rows }) => rows.flatMap(({ cells }) => cells)).length)
    expect(lines[1]).toBe('detector-people,a,flagged,share,0.004,474,,,2026-11-22,"npm run x -- --a, ""b"""')
  })

  test('of another name is null', () => {
    expect(tableCsv(few, 'nothing')).toBeNull()
  })
})
