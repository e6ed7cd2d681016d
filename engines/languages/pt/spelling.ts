import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bi bio ciber contra eletro extra foto geo hidro hiper infra inter intra macro mega meta micro mono
  multi neuro pluri poli post pseudo psico radio semi sobre socio super tele termo trans ultra video`)
const acceptPrefix = acceptPrefixed(prefixes)

/** What Portuguese adds to its dictionaries: learned prefixes, and what Portugal writes otherwise than the Brazilian one. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => acceptPrefix(word, isKnown) || isEuropean(word, isKnown) || isBeforePronoun(word, isKnown),
}

/** The infinitive that lost its r before `-lo`: `afastá-lo`, `fazê-lo`. */
function isBeforePronoun(word: string, isKnown: (word: string) => boolean): boolean {
  const [, stem, vowel = ''] = /^(\p{L}{2,})([áê])$/u.exec(word) ?? []
  return stem !== undefined && isKnown(`${stem}${vowel === 'á' ? 'ar' : 'er'}`)
}

/** `académico`, `género` for `acadêmico`, `gênero`; `usámos` for `usamos`; `usámo` and `usamo` before `-lo`. */
function isEuropean(word: string, isKnown: (word: string) => boolean): boolean {
  const brazilian = word.replace(/[éó](?=[mn])/gu, (vowel) => (vowel === 'é' ? 'ê' : 'ô'))
  if (brazilian !== word && isKnown(brazilian)) return true
  const plural = /^(\p{L}{2,})[aá]mos?$/u.exec(word)?.[1]
  return plural !== undefined && isKnown(`${plural}amos`)
}
