import { cs } from './cs.ts'
import { de } from './de.ts'
import { en } from './en.ts'
import { es } from './es.ts'
import { fr } from './fr.ts'
import { hu } from './hu.ts'
import { it } from './it.ts'
import { nl } from './nl.ts'
import { no } from './no.ts'
import { pl } from './pl.ts'
import { pt } from './pt.ts'
import { ro } from './ro.ts'
import type { Example } from './row.ts'
import { sk } from './sk.ts'
import { sv } from './sv.ts'
import { tr } from './tr.ts'

/** References by language. Every fourth of a language is not looked at while the parser is made. */
export const examples: Readonly<Record<string, readonly Example[]>> = { cs, de, en, es, fr, hu, it, nl, no, pl, pt, ro, sk, sv, tr }

export type Half = 'tune' | 'blind'

export const examplesOf = (language: string, half: Half): readonly Example[] =>
  (examples[language] ?? []).filter((_, index) => (index % 4 === 3) === (half === 'blind'))
