// Made by `npm run generate` from engines/languages. Do not edit.
import type { WrittenLanguage } from './language.ts'
import { en } from './en/en.ts'
import { hu } from './hu/hu.ts'
import { ro } from './ro/ro.ts'
import { sk } from './sk/sk.ts'
import { de } from './de/de.ts'
import { fr } from './fr/fr.ts'
import { it } from './it/it.ts'
import { es } from './es/es.ts'
import { pt } from './pt/pt.ts'
import { pl } from './pl/pl.ts'
import { cs } from './cs/cs.ts'
import { nl } from './nl/nl.ts'
import { sv } from './sv/sv.ts'
import { no } from './no/no.ts'
import { tr } from './tr/tr.ts'

/** The languages of texts, by code. */
export const writtenLanguages = { en, hu, ro, sk, de, fr, it, es, pt, pl, cs, nl, sv, no, tr } as const satisfies Readonly<Record<string, WrittenLanguage>>
