import type { CiteInput, CiteResult } from '#tools/cite/contract.ts'
import { readItems } from '#tools/cite/run-items.ts'
import { appError } from '#services/problem.ts'
import type { House } from './house.ts'

/** Our own; all others are files of the Citation Style Language. */
export const ownStyle = { id: 'apa', title: 'APA 7' } as const

/** Works that a style other than APA formats at once: it takes some five milliseconds for each. */
const otherStyleItemsAtMost = 1_000

type Given = Omit<CiteInput, 'citations'> & { readonly citations?: CiteInput['citations'] }

/** Formats works by a style. Throws AppError `input-invalid`, `style-unknown`, `items-too-many`, or what an engine throws. */
export async function runCite(
  { items: given, citations = [], style, locale }: Given,
  { engines, citationStyles }: Pick<House, 'engines' | 'citationStyles'>,
  signal: AbortSignal,
): Promise<CiteResult> {
  const { items, issues } = readItems(given)
  if (issues.length > 0) throw appError('input-invalid', { issues })
  requireCited(citations, new Set(items.map(({ id }) => id)))
  const xml = style === ownStyle.id ? null : await requireStyle(style, citationStyles)
  if (xml !== null && items.length > otherStyleItemsAtMost)
    throw appError('items-too-many', { limit: otherStyleItemsAtMost, amount: items.length })
  return engines.cite({ items, citations, locale, style: { id: style, xml } }, { signal })
}

async function requireStyle(id: string, styles: House['citationStyles']): Promise<string> {
  const xml = await styles.optional(id)
  if (xml === null) throw appError('style-unknown', { style: id, known: [ownStyle.id, ...(await styles.list()).map((style) => style.id)] })
  return xml
}

/** A citation of a work that is not sent along would come out empty. */
function requireCited(citations: CiteInput['citations'], ids: ReadonlySet<string>): void {
  const issues = citations.flatMap(({ works }, i) =>
    works.flatMap(({ id }, k) => (ids.has(id) ? [] : [{ path: `citations.${i}.works.${k}.id`, message: 'No item has this id.' }])),
  )
  if (issues.length > 0) throw appError('input-invalid', { issues: issues.slice(0, 20) })
}
