import { frequentWords as cs } from '../languages/cs/frequent-words.ts'
import { frequentWords as de } from '../languages/de/frequent-words.ts'
import { frequentWords as en } from '../languages/en/frequent-words.ts'
import { frequentWords as es } from '../languages/es/frequent-words.ts'
import { frequentWords as fr } from '../languages/fr/frequent-words.ts'
import { frequentWords as hu } from '../languages/hu/frequent-words.ts'
import { frequentWords as it } from '../languages/it/frequent-words.ts'
import { frequentWords as nl } from '../languages/nl/frequent-words.ts'
import { frequentWords as no } from '../languages/no/frequent-words.ts'
import { frequentWords as pl } from '../languages/pl/frequent-words.ts'
import { frequentWords as pt } from '../languages/pt/frequent-words.ts'
import { frequentWords as ro } from '../languages/ro/frequent-words.ts'
import { frequentWords as sk } from '../languages/sk/frequent-words.ts'
import { frequentWords as sv } from '../languages/sv/frequent-words.ts'
import { frequentWords as tr } from '../languages/tr/frequent-words.ts'

/** Usual forms of words by language: of two that a slip may have meant, the likelier. */
export const frequentWords: Readonly<Record<string, ReadonlySet<string>>> = { cs, de, en, es, fr, hu, it, nl, no, pl, pt, ro, sk, sv, tr }
