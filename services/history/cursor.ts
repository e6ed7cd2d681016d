/** Where a page of the history ended: the time and id of its last line, since several may have the same time. */
export type HistoryPlace = { readonly at: Date; readonly id: string }

/** As `historyQuery.before` takes it. */
export const cursorOf = ({ at, id }: HistoryPlace): string => `${at.toISOString()}_${id}`

/** Null for no cursor, and for one that says no time. */
export function placeOf(cursor: string | undefined): HistoryPlace | null {
  const cut = cursor?.indexOf('_') ?? -1
  if (cursor === undefined || cut < 0) return null
  const at = new Date(cursor.slice(0, cut))
  return Number.isNaN(at.getTime()) ? null : { at, id: cursor.slice(cut + 1) }
}
