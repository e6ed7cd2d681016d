/** Text as PostgreSQL can hold it: no NUL, and no half of a character. */
export const storable = (text: string): string => text.toWellFormed().replaceAll('\0', '')

/** A value as `jsonb` can hold it, as JSON. */
export const storableJson = (value: unknown): string =>
  JSON.stringify(value, (_, inner: unknown) => {
    if (typeof inner === 'string') return storable(inner)
    if (typeof inner !== 'object' || inner === null || Array.isArray(inner)) return inner
    return Object.fromEntries(Object.entries(inner).map(([key, one]) => [storable(key), one]))
  })
