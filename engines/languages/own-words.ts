/** A word that the dictionary lacks, and a word of the dictionary that takes the same endings. */
export type OwnWord = { readonly word: string; readonly like: string | null }

const none = async (): Promise<{ readonly ownWords: string }> => ({ ownWords: '' })

/** The own words of each language; loaded with its dictionary. */
const loaders: Readonly<Record<string, () => Promise<{ readonly ownWords: string }>>> = {
  cs: () => import('./cs/own-words.ts'),
  de: () => import('./de/own-words.ts'),
  en: () => import('./en/own-words.ts'),
  es: () => import('./es/own-words.ts'),
  fr: () => import('./fr/own-words.ts'),
  hu: () => import('./hu/own-words.ts'),
  it: () => import('./it/own-words.ts'),
  nl: () => import('./nl/own-words.ts'),
  no: () => import('./no/own-words.ts'),
  pl: () => import('./pl/own-words.ts'),
  pt: () => import('./pt/own-words.ts'),
  ro: () => import('./ro/own-words.ts'),
  sk: () => import('./sk/own-words.ts'),
  sv: () => import('./sv/own-words.ts'),
  tr: () => import('./tr/own-words.ts'),
}

/**
 * The words of our own in a language: names of places with their capital, others in lower case. `podcast/kalap` in a list says
 * that the word takes the endings of another that the dictionary has.
 */
export async function loadOwnWords(code: string): Promise<readonly OwnWord[]> {
  const { ownWords } = await (loaders[code] ?? none)()
  return parseOwnWords(ownWords)
}

/** Reads a list: words with white space between, each with its model after a slash or without. */
export const parseOwnWords = (text: string): readonly OwnWord[] =>
  text
    .split(/\s+/)
    .filter((entry) => entry !== '')
    .map((entry) => {
      const [word = '', like = null] = entry.split('/')
      return { word, like }
    })
