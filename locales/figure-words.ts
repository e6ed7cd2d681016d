import type { Unit } from '#tools/quality/contract.ts'
import { wordsFor } from './words.ts'

/** A measured figure as a language writes it; `of` is said with the number that it is of. `tag` is a BCP 47 tag. */
export function figureWords(tag: string, of: (count: string, all: string) => string) {
  const { number } = wordsFor(tag)
  const shares = new Intl.NumberFormat(tag, { style: 'percent', maximumFractionDigits: 1 })
  const times = new Intl.NumberFormat(tag, { style: 'unit', unit: 'millisecond', maximumFractionDigits: 1 })
  const sizes = new Intl.NumberFormat(tag, { style: 'unit', unit: 'megabyte', maximumFractionDigits: 0 })
  return (value: number, unit: Unit, n: number | null): string => {
    const written: Readonly<Record<Unit, () => string>> = {
      share: () => shares.format(value),
      count: () => number(value),
      number: () => number(value),
      of: () => (n === null ? number(value) : of(number(value), number(n))),
      ms: () => times.format(value),
      MB: () => sizes.format(value),
    }
    return written[unit]()
  }
}
