import { irregularNouns, singularsInS } from './irregular-nouns.ts'

const plurals = new Map<string, string>()
const singulars = new Map<string, string>()
for (const [singular, forms] of irregularNouns) {
  plurals.set(singular, forms.split('/')[0] ?? forms)
  for (const form of forms.split('/')) singulars.set(form, singular)
}
const endsLikePlural = new Set(singularsInS)
/** Names of fields: economics, physics; not critics, topics. */
const fieldsInIcs =
  /(?:onom|hys|olit|thet|hemat|uist|enet|eth|thlet|tron|robot|gymnast|dynam|coust|hon|logist|sthet|ragmat|semant|kinet|hermeneut|nformat|erodynam|^opt|^civ)ics$/
const onlyPlural = new Set([
  'clothes',
  'goods',
  'earnings',
  'premises',
  'scissors',
  'surroundings',
  'thanks',
  'outskirts',
  'remains',
  'proceeds',
  'savings',
])

/** The plural of a noun in lower case. Of several words the last is changed, or the one before `of`. */
export function nounPlural(noun: string): string {
  const of = noun.indexOf(' of ')
  if (of > 0) return nounPlural(noun.slice(0, of)) + noun.slice(of)
  const gap = Math.max(noun.lastIndexOf(' '), noun.lastIndexOf('-'))
  if (gap > 0) return noun.slice(0, gap + 1) + nounPlural(noun.slice(gap + 1))
  const known = plurals.get(noun)
  if (known) return known
  // "mathematics", "physics": fields have no plural of their own.
  if (onlyPlural.has(noun) || fieldsInIcs.test(noun)) return noun
  if (/(?:man)$/.test(noun) && !/(?:human|german|roman|ottoman|norman)$/.test(noun)) return `${noun.slice(0, -3)}men`
  if (/(?:s|x|z|ch|sh)$/.test(noun)) return /(?:stomach|epoch|monarch|patriarch|matriarch|eunuch)$/.test(noun) ? `${noun}s` : `${noun}es`
  return /[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`
}

/** Whether a noun form in lower case is a plural: `studies`, `people`, `criteria`; not `analysis`, `news`, `data`. */
export const isPluralNoun = (word: string): boolean => {
  if (singulars.has(word)) return plurals.get(word) !== word || onlyPlural.has(word)
  if (onlyPlural.has(word)) return true
  return word.length > 3 && /[^s]s$/.test(word) && !/(?:us|is|ness)$/.test(word) && !endsLikePlural.has(word) && !fieldsInIcs.test(word)
}

/** The singular of a noun form in lower case; a singular is its own. */
export function nounSingular(word: string): string {
  const known = singulars.get(word)
  if (known) return known
  if (!isPluralNoun(word) || onlyPlural.has(word)) return word
  if (/[^aeiou]ies$/.test(word) && !/^(?:movies|cookies|ties|pies|lies|dies|calories|zombies|rookies|selfies)$/.test(word))
    return `${word.slice(0, -3)}y`
  if (/men$/.test(word)) return `${word.slice(0, -3)}man`
  if (/(?:ss|x|zz|ch|sh)es$/.test(word) && !/(?:aches|caches|axes)$/.test(word)) return word.slice(0, -2)
  if (
    /(?:[aeiou]nus|irus|mpus|ensus|^bus|^gas|ias|^lens)es$/.test(word) &&
    !/(?:houses|spouses|licenses|expenses|senses|responses|incenses|clauses|causes|excuses|^uses|[^s]abuses)$/.test(word)
  ) {
    return word.slice(0, -2)
  }
  return word.slice(0, -1)
}
