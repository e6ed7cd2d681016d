import type { TextLanguage } from '#tools/text-languages.gen.ts'

/** A word to try in each language; those of which we have a list of our own stand in it. */
export const exampleWords: readonly { readonly code: TextLanguage; readonly word: string }[] = [
  { code: 'en', word: 'significant' },
  { code: 'hu', word: 'jelentős' },
  { code: 'ro', word: 'important' },
  { code: 'sk', word: 'význam' },
  { code: 'de', word: 'Ergebnis' },
  { code: 'fr', word: 'étude' },
  { code: 'it', word: 'ricerca' },
  { code: 'es', word: 'respuesta' },
  { code: 'pt', word: 'importante' },
  { code: 'pl', word: 'badanie' },
  { code: 'cs', word: 'cíl' },
  { code: 'nl', word: 'belangrijk' },
  { code: 'sv', word: 'viktig' },
  { code: 'no', word: 'viktig' },
  { code: 'tr', word: 'önemli' },
]
