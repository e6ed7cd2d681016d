import type { Work } from './read-work.ts'

const isEmpty = (value: unknown): boolean =>
  value === undefined || value === null || value === '' || (Array.isArray(value) && value.length === 0)

const isSame = (one: unknown, other: unknown): boolean => JSON.stringify(one) === JSON.stringify(other)

/** Fields that only one of two has, or that they say differently; sorted. The id is ours and never counts. */
export function differingFields(first: Work, second: Work): readonly string[] {
  const fields = new Set([...Object.keys(first), ...Object.keys(second)])
  fields.delete('id')
  return [...fields]
    .filter((field) => !(isEmpty(first[field]) && isEmpty(second[field])) && !isSame(first[field], second[field]))
    .toSorted()
}

/** `keep` with the fields that it lacks and `drop` has; what both have stays as `keep` says it. */
export function mergedWork(keep: Work, drop: Work): Work {
  const more = Object.entries(drop).filter(([field, value]) => isEmpty(keep[field]) && !isEmpty(value))
  return more.length === 0 ? keep : { ...keep, ...Object.fromEntries(more) }
}

/**
 * `now` as somebody left it who began with `from` and ended with `to`: what they changed is theirs, what they left alone stays as it is
 * now, changed meanwhile by another tab or not.
 */
export function editedWork(now: Work, { from, to }: { readonly from: Work; readonly to: Work }): Work {
  const touched = new Set(differingFields(from, to))
  const fields = new Set([...Object.keys(now), ...touched])
  return Object.fromEntries(
    [...fields].flatMap((field) => {
      const value = touched.has(field) ? to[field] : now[field]
      return value === undefined ? [] : [[field, value]]
    }),
  )
}

/** How many fields say something; of two doubles the fuller one is proposed to stay. */
export const filledFields = (work: Work): number => Object.values(work).filter((value) => !isEmpty(value)).length

/** Both notes, one under the other; a note that the other holds already is not said twice. */
export function mergedNotes(first: string, second: string): string {
  if (second.trim() === '' || first.includes(second.trim())) return first
  return first.trim() === '' || second.includes(first.trim()) ? second : `${first.trimEnd()}\n\n${second.trim()}`
}
