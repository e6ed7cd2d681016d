import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hu } from './hu.ts'
import { it } from './it.ts'
import { ro } from './ro.ts'
import { sk } from './sk.ts'
import { tr } from './tr.ts'
import { ur } from './ur.ts'
import type { CiteWords } from './words.ts'

export const citeWords = { en, hu, ro, sk, de, it, es, fr, ur, tr } as const satisfies Readonly<Record<string, CiteWords>>

/** Languages that references can be written in. */
export type CiteLocale = keyof typeof citeWords
