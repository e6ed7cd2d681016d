const sets = new Map<string, ReadonlySet<string>>()

/** A set of the words of a text, apart by white space; made once for each text. */
export function words(text: string): ReadonlySet<string> {
  const known = sets.get(text)
  if (known) return known
  const made = new Set(text.split(/\s+/).filter(Boolean))
  sets.set(text, made)
  return made
}
