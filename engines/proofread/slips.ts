/** Letters to put in, take out, change or swap to come from one word to the other; more than two count as three. */
export function editDistance(a: string, b: string): number {
  if (a === b) return 0
  if (Math.abs(a.length - b.length) > 2) return 3
  return Math.min(3, distance(a, b, { change: () => 1, gap: () => 1, swap: 1 }))
}

/**
 * How far a word is from what was perhaps meant: the lower, the likelier the slip. A mark on a letter, a doubled letter and two
 * letters swapped are slipped more easily than others; a first letter is seldom wrong.
 */
export function slipCost(word: string, meant: string): number {
  const [a, b] = [word.toLowerCase(), meant.toLowerCase()]
  const first = bare(a).charAt(0) === bare(b).charAt(0) ? 0 : 0.4
  return distance(a, b, { change: changeCost, gap: gapCost, swap: 0.6 }) + first
}

/** A word in lower case without marks, apostrophes and hyphens. */
export const bare = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[\p{M} '’-]/gu, '')
    .replaceAll('ı', 'i')

/** A letter too many or too few costs less beside its double. */
const gapCost = (letter: string, beside: string): number => (letter === beside ? 0.5 : letter === ' ' || letter === '-' ? 1.1 : 0.9)

function changeCost(a: string, b: string): number {
  const [left, right] = [bare(a), bare(b)]
  if (left === right && left !== '') return 0.3
  const isVowelBoth = /[aeiouy]/.test(left) === /[aeiouy]/.test(right)
  return areNeighbours(left, right) ? 0.8 : isVowelBoth ? 0.95 : 1.1
}

const keyRows: readonly string[] = ['qwertyuiop', 'asdfghjkl', ' zxcvbnm']

function areNeighbours(a: string, b: string): boolean {
  const at = (letter: string): readonly [number, number] => {
    const row = keyRows.findIndex((keys) => keys.includes(letter))
    return [row, keyRows[row]?.indexOf(letter) ?? -9]
  }
  const [[rowA, columnA], [rowB, columnB]] = [at(a), at(b)]
  return rowA >= 0 && rowB >= 0 && Math.abs(rowA - rowB) <= 1 && Math.abs(columnA - columnB) <= 1
}

type Change = (a: string, b: string) => number
type Costs = { readonly change: Change; readonly gap: Change; readonly swap: number }

function distance(a: string, b: string, { change, gap, swap }: Costs): number {
  let before: number[] = []
  let row = [0]
  for (let j = 1; j <= b.length; j++) row.push((row[j - 1] ?? 0) + gap(b[j - 1] ?? '', b[j - 2] ?? ''))
  for (let i = 1; i <= a.length; i++) {
    const next = [(row[0] ?? 0) + gap(a[i - 1] ?? '', a[i - 2] ?? '')]
    for (let j = 1; j <= b.length; j++) {
      const [x = '', y = ''] = [a[i - 1], b[j - 1]]
      const changed = (row[j - 1] ?? 0) + (x === y ? 0 : change(x, y))
      const isSwap = i > 1 && j > 1 && x !== y && x === b[j - 2] && a[i - 2] === y
      const swapped = isSwap ? (before[j - 2] ?? 0) + swap : Infinity
      const out = (row[j] ?? 0) + gap(x, a[i - 2] ?? '')
      const put = (next[j - 1] ?? 0) + gap(y, b[j - 2] ?? '')
      next.push(Math.min(changed, swapped, out, put))
    }
    before = row
    row = next
  }
  return row[b.length] ?? 0
}
