/** A set of the words of a text, apart by white space. */
export const words = (text: string): ReadonlySet<string> => new Set(text.split(/\s+/).filter(Boolean))
