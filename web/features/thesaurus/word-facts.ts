/** Many languages write names of languages in lower case; at the beginning they have a capital. */
export const sentenceCase = (name: string): string => name.charAt(0).toLocaleUpperCase() + name.slice(1)
