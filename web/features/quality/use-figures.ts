import { useMemo } from 'react'
import type { Measured, QualityColumn, QualityTable, Unit } from '#tools/quality/contract.ts'
import type { QualityMessages } from '#locales/messages.ts'
import { useLocale, useMessages, useWords } from '#web/i18n/messages.tsx'

/** How the figures of each unit are written. */
const looks: Readonly<Record<Unit, Intl.NumberFormatOptions>> = {
  share: { style: 'percent' },
  count: {},
  of: {},
  number: {},
  ms: {},
  MB: { style: 'unit', unit: 'megabyte' },
}

/** What a figure is shown as (a share in hundredths), and how many decimals it may have then. */
const steps: Readonly<Record<Unit, { readonly shown: number; readonly most: number }>> = {
  share: { shown: 100, most: 1 },
  count: { shown: 1, most: 0 },
  of: { shown: 1, most: 0 },
  number: { shown: 1, most: 3 },
  ms: { shown: 1, most: 1 },
  MB: { shown: 1, most: 0 },
}

/** A share as the reader's language writes it, to a tenth of a per cent. */
export function useShare(): (share: number) => string {
  const { code } = useLocale()
  return useMemo(() => {
    const format = new Intl.NumberFormat(code, { style: 'percent', maximumFractionDigits: 1 })
    return (share) => format.format(share)
  }, [code])
}

/**
 * A cell in words: the figure, `20 of 49`, or that nothing was measured. The figures of a column have as many decimals as the one that
 * has most, so that they stand below each other.
 */
export function useCellWords(): (cell: Measured, column: QualityColumn, table: QualityTable) => string {
  const { code } = useLocale()
  const { notMeasured, partOf } = useMessages().quality
  return ({ value, n }, column, table) => {
    if (value === null) return notMeasured
    if (column.unit === 'of' && n !== null) return partOf(value, n)
    const decimals = decimalsOf(column, table)
    return new Intl.NumberFormat(code, { ...looks[column.unit], minimumFractionDigits: decimals, maximumFractionDigits: decimals }).format(
      value,
    )
  }
}

function decimalsOf(column: QualityColumn, { columns, rows }: QualityTable): number {
  const { shown, most } = steps[column.unit]
  const values = rows.map(({ cells }) => (cells[columns.indexOf(column)]?.value ?? 0) * shown)
  const isEnough = (decimals: number): boolean => values.every((value) => Math.abs(value - Number(value.toFixed(decimals))) < 1e-9)
  return [0, 1, 2].find((decimals) => decimals >= most || isEnough(decimals)) ?? most
}

type Row = QualityTable['rows'][number]

/** What a row is called: a language, a name, or words. */
export function useRowWords(): (table: Pick<QualityTable, 'rowKind'>, row: Pick<Row, 'key' | 'name'>) => string {
  const { quality, rephrase } = useMessages()
  const { language } = useWords()
  const choices: Readonly<Record<string, string>> = { ...rephrase.mode, ...rephrase.strength }
  return ({ rowKind }, { key, name }) => {
    if (rowKind === 'language') return sentenceCase(language(key))
    if (name !== null) return name
    return (
      rowWords(key, quality) ??
      key
        .split('-')
        .map((part) => choices[part] ?? part)
        .join(', ')
    )
  }
}

/** In some languages the names of languages begin small; at the head of a row they do not. */
const sentenceCase = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)

/** The words of a row; null for those that are made of the names of a mode and a strength. */
export function rowWords(key: string, { rows, reading }: QualityMessages): string | null {
  const [, number, reader] = /^fresh-(\d+)-([a-c])$/.exec(key) ?? []
  if (number !== undefined && reader !== undefined) return reading(Number(number), reader.toUpperCase())
  return lookUp(rows, key)
}

/** The words for a key of the figures; null where there are none. */
export function lookUp(words: Readonly<Record<string, string>>, key: string): string | null {
  return Object.hasOwn(words, key) ? (words[key] ?? null) : null
}
