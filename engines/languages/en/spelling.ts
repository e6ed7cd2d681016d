import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const acceptPrefix = acceptPrefixed(
  words(`aero agro anti astro audio auto bio cardio counter cyber eco electro ethno geo hydro hyper immuno infra inter intra macro mega meta micro mono
  multi nano neuro non photo physio poly post pseudo psycho quasi radio retro socio sub super supra techno tele thermo trans turbo ultra under`),
)

/** What English adds to its dictionaries: prefixed words, and Oxford's -ize in British texts, where the dictionary has -ise. */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => acceptPrefix(word, isKnown) || isOxford(word, isKnown),
}

const isOxford = (word: string, isKnown: (word: string) => boolean): boolean =>
  /.{3}iz(?:e[drs]?|es|ers|ing|ations?|able)$/.test(word) && isKnown(word.replace(/iz(?=\p{Ll}+$)/u, 'is'))
