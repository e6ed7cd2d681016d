import type { KeptItem } from '#tools/library/contract.ts'

/** Selected works by id, also those that are not shown. */
export type Selection = ReadonlyMap<string, KeptItem>

export const nothingSelected: Selection = new Map()

/** With a work more or less. */
export function toggled(selection: Selection, work: KeptItem): Selection {
  const next = new Map(selection)
  if (!next.delete(work.id)) next.set(work.id, work)
  return next
}

export const withAll = (selection: Selection, works: readonly KeptItem[]): Selection =>
  works.every(({ id }) => selection.has(id)) ? selection : new Map([...selection, ...works.map((work) => [work.id, work] as const)])

export function withoutIds(selection: Selection, ids: readonly string[]): Selection {
  const next = new Map(selection)
  for (const id of ids) next.delete(id)
  return next.size === selection.size ? selection : next
}

/** With everything between two works of the list, both included; from an anchor that is gone, the second alone. */
export function extended(
  selection: Selection,
  works: readonly KeptItem[],
  { from, to }: { readonly from: string | null; readonly to: string },
): Selection {
  const [start, end] = [works.findIndex(({ id }) => id === from), works.findIndex(({ id }) => id === to)]
  if (end < 0) return selection
  const first = start < 0 ? end : Math.min(start, end)
  return withAll(selection, works.slice(first, Math.max(start, end) + 1))
}

/** The same works as they are now. */
export function refreshed(selection: Selection, works: readonly KeptItem[]): Selection {
  const fresh = works.filter((work) => selection.has(work.id) && selection.get(work.id) !== work)
  return fresh.length === 0 ? selection : new Map([...selection, ...fresh.map((work) => [work.id, work] as const)])
}
