/** An address of a source as it may be opened: a page of the web; null for anything else that a document may claim. */
export function webAddress(value: string | null): string | null {
  if (value === null || !URL.canParse(value)) return null
  const { protocol, href } = new URL(value)
  return protocol === 'https:' || protocol === 'http:' ? href : null
}
