import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const prefixes =
  words(`aero agro anti audio auto bio ciber contra electro extra foto geo hidro hiper infra inter intra macro mega meta micro mono
  multi neuro pluri poli post pseudo psico radio semi sobre socio super tele termo trans ultra video`)
const acceptPrefix = acceptPrefixed(prefixes)

/** What Spanish adds to its dictionary: learned prefixes, pronouns that hang on a verb, adverbs and superlatives. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => acceptPrefix(word, isKnown) || isVerbWithPronoun(word, isKnown) || isDerived(word, isKnown),
}

/** `mezclarlo`, `disputárselas`, `diciéndonos`: the verb without its pronouns, and without the accent they bring. */
function isVerbWithPronoun(word: string, isKnown: (word: string) => boolean): boolean {
  const [, verb = ''] = /^(\p{L}+?(?:[aeiáéí]r|[áé]ndo))(?:(?:me|te|se|nos|os)?(?:lo|la|le)s?|me|te|se|nos|os)$/u.exec(word) ?? []
  return verb.length >= 4 && (isKnown(verb) || isKnown(withoutAccents(verb)))
}

/** `secuencialmente`, `tranquilísima`. */
function isDerived(word: string, isKnown: (word: string) => boolean): boolean {
  const adverb = /^(\p{L}{4,})mente$/u.exec(word)?.[1]
  if (adverb !== undefined) return isKnown(adverb)
  const stem = /^(\p{L}{3,})ísim[oa]s?$/u.exec(word)?.[1]
  return stem !== undefined && ['o', 'e', ''].some((ending) => isKnown(stem + ending))
}

const withoutAccents = (word: string): string =>
  word
    .normalize('NFD')
    .replace(/\u0301/g, '')
    .normalize('NFC')
