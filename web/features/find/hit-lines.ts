import { makersOf, workText, type Work } from '#tools/library/read-work.ts'

/** Of more makers than these the first ones are named. */
const makersAtMost = 5

/** "Carter, Rees & Hale", as APA names them in parentheses; of many the first, and `others`. Empty where nobody is named. */
export function makersLine(work: Work, others: string): string {
  const names = makersOf(work)
  if (names.length > makersAtMost) return `${names.slice(0, makersAtMost - 1).join(', ')} ${others}`
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} & ${names.at(-1)}`
}

/** Where it appeared: what stands in italics, and volume, issue and pages behind it. A book is brought out by its publisher. */
export function placeLine(work: Work): { readonly container: string; readonly rest: string } {
  const container = workText(work, 'container-title') || workText(work, 'publisher')
  const [volume, issue, page] = ['volume', 'issue', 'page'].map((field) => workText(work, field))
  const number = `${volume}${issue ? `(${issue})` : ''}`
  return { container, rest: [number, page].flatMap((part) => (part ? [`, ${part}`] : [])).join('') }
}
