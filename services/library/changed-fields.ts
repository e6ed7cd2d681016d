import type { State } from './entry.ts'

const fields = ['item', 'note', 'tags', 'folders', 'file', 'isRemoved'] as const satisfies readonly (keyof State)[]

/** Whether two values of JSON say the same. */
export const isSame = (one: unknown, other: unknown): boolean => one === other || canonical(one) === canonical(other)

/** JSON with sorted keys: the database gives them back in an order of its own. */
function canonical(value: unknown): string {
  return JSON.stringify(value, (_, inner: unknown) =>
    typeof inner === 'object' && inner !== null && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).toSorted(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  )
}

/** What two states of a work say differently. */
export const changedFields = (before: State, after: State): readonly (keyof State)[] =>
  before === after ? [] : fields.filter((field) => !isSame(before[field], after[field]))
