/** Masculine of persons, of animals and of things, feminine, neuter. */
export type SlavicGender = 'mp' | 'ma' | 'mi' | 'f' | 'n'

/**
 * Nouns that are declined alike: `forms` of the singular and then of the plural (nominative, genitive, dative, accusative, locative, instrumental), apart by spaces, `/` between two that are both right, `-` where there is none;
 * `~` is the stem, which is the word without `cut` letters. A word may name its stem (`pes=ps`) and its genitive plural (`kniha:kníh`),
 * which stands at `?`.
 */
export type NounRow = { readonly gender: SlavicGender; readonly cut: number; readonly forms: string; readonly words: ReadonlySet<string> }
