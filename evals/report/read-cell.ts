import type { Unit } from '../../tools/quality/contract.ts'

/** A cell as numbers; `n` where the cell itself says of how many. */
export type CellValue = { readonly value: number | null; readonly n: number | null }

const unmeasured: ReadonlySet<string> = new Set(['', '–', 'not measured', 'not written down'])
const plain = (text: string): number => Number(text.replaceAll(',', ''))

/** Reads `0.4 %`, `.977`, `1,314`, `20 of 49` or `not measured` as its column wants it; undefined: it is none of them. */
export function readCell(cell: string, unit: Unit): CellValue | undefined {
  const text = cell.replaceAll('**', '').trim()
  if (unmeasured.has(text)) return { value: null, n: null }
  const [, part, whole] = /^([\d,]+) of ([\d,]+)$/.exec(text) ?? []
  if (part !== undefined && whole !== undefined) return unit === 'of' ? { value: plain(part), n: plain(whole) } : undefined
  const [, figure, percent] = /^(\d{0,3}(?:,?\d{3})*(?:\.\d+)?)( ?%)?$/.exec(text) ?? []
  if (!figure || (percent !== undefined && unit !== 'share')) return undefined
  // What is written in per cent has four digits at most; more would be dust of the division.
  const value = percent === undefined ? plain(figure) : Math.round(plain(figure) * 100) / 10_000
  if (unit === 'share' && value > 1) return undefined
  return { value, n: null }
}

/** The name of a row as a key: `synonyms 15 %` is `synonyms-15`; what stands in brackets or after a colon is a remark. */
export const toRowKey = (cell: string): string =>
  cell
    .replace(/\(.*?\)|:.*$/g, '')
    .toLowerCase()
    .replaceAll("'", '')
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
