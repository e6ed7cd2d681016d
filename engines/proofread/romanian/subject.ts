import type { LintToken } from '../token.ts'
import { cellOfReading, readingsOf, womensNames, mensNames, type Reading } from './book.ts'
import { isAdjective, isOwner, type Cell } from './nouns.ts'
import { participleForms, personsOf } from './verbs.ts'

type NounSubject = { readonly cell: Cell; readonly isPlural: boolean; readonly to: number; readonly noun: string }

const opens = /^(?:,|că|dar|dacă|când|fiindcă|deoarece|iar|însă|ci|deși|și)$/
const determiners =
  /^(?:un|o|acest|această|acești|aceste|acel|acea|acei|acele|niciun|nicio|toate|toți|unele|unii|multe|mulți|câteva|câțiva|fiecare|două|doi|trei|patru|cinci|alte|alți|alt|altă)$/
const prepositions = /^(?:din|de|la|în|cu|pentru|despre|dintre|fără|pe|lângă|sub|prin|între|după|contra)$/
/** Alone they tell when. */
const times =
  /^(?:seara|dimineața|ziua|noaptea|vara|iarna|toamna|primăvara|dată|data|ora|anul|luna|săptămâna|parte|partea|lume|timpul|momentul|nevoie|cale|treabă|loc)$/
const participleWords = (word: string): boolean => participleForms(word) !== null

/** A noun phrase with nothing but its own words that a clause begins with: "Casele din satul nostru". */
export function nounSubjectAt(tokens: readonly LintToken[], at: number): NounSubject | null {
  const before = tokens[at - 1]
  if (before && !opens.test(before.lower)) return null
  const hasDeterminer = determiners.test(tokens[at]?.lower ?? '')
  const place = hasDeterminer ? at + 1 : at
  const noun = tokens[place]
  if (noun?.kind !== 'word' || times.test(noun.lower) || (place > 0 && noun.text !== noun.lower)) return null
  const own = readingsOf(noun.lower).filter((one) => !one.isGenitive && (hasDeterminer || one.isDefinite))
  const [reading] = own
  if (!reading || own.length !== readingsOf(noun.lower).filter((one) => hasDeterminer || one.isDefinite).length) return null
  if (new Set(own.map(cellOfReading)).size > 1 || own.some(({ isPlural }) => isPlural !== reading.isPlural)) return null
  if (before?.lower === 'și' && at === 1) return null
  const to = phraseEnd(tokens, place + 1)
  return to === null ? null : { cell: cellOfReading(reading), isPlural: reading.isPlural, to, noun: noun.lower }
}

/** Past adjectives, owners, genitives and what prepositions bring. Null where a word is none of these and no verb either. */
function phraseEnd(tokens: readonly LintToken[], start: number): number | null {
  let at = start
  if (tokens[at]?.lower === 'pe' && tokens[at + 1]?.lower === 'care') at += 1
  while (at < tokens.length && at - start < 7) {
    const word = tokens[at]
    if (word?.kind !== 'word') return at
    if (/^(?:acestui|acestei|acelui|acelei|unui|unei|acestor|acelor|unor|tuturor|fiecărui|fiecărei)$/.test(word.lower)) at += 2
    else if (isOwner(word.lower) || isGenitive(word) || isLoose(word)) at += 1
    else if (word.lower === 'lui' || /^(?:al|a|ai|ale)$/.test(word.lower)) {
      const next = tokens[at + 1]
      if (word.lower === 'a' && !(next && (isGenitive(next) || isOwner(next.lower)))) return at
      at += 2
    } else if (prepositions.test(word.lower)) {
      const step = /^(?:un|o|acest|această|acest|noul|noua|toate|toți|cel|cea)$/.test(tokens[at + 1]?.lower ?? '') ? 3 : 2
      const brought = tokens[at + step - 1]
      if (
        brought?.kind !== 'word' ||
        (readingsOf(brought.lower).length === 0 && (brought.lower.length < 3 || personsOf(brought.lower).size > 0))
      )
        return null
      at += step
    } else if (word.lower === 'care') {
      const end = relativeEnd(tokens, at + 1)
      if (end === null) return null
      at = end
    } else return at
  }
  return at
}

/** Where a short relative clause ends: "care îl admir", "care am citit-o ieri". Null where it is longer. */
function relativeEnd(tokens: readonly LintToken[], start: number): number | null {
  let at = start
  while (
    /^(?:nu|îl|o|îi|le|l-am|l-ai|l-a|le-am|le-a|le-ai|i-am|i-ai|i-a|se|mă|te|ne|vă|am|ai|a|au|ați|s-a|s-au|îmi|îți)$/.test(
      tokens[at]?.lower ?? '',
    )
  )
    at += 1
  const verb = tokens[at]
  const isVerb = personsOf(verb?.lower ?? '').size > 0 || /[ts](?:-o)?$/.test(verb?.lower ?? '') || at > start
  if (verb?.kind !== 'word' || verb.lower.length < 3 || !isVerb) return null
  at += 1
  return /^(?:ieri|azi|acum|aseară|des|mult|acasă|aici)$/.test(tokens[at]?.lower ?? '') ? at + 1 : at
}

const isGenitive = ({ lower }: LintToken): boolean =>
  /^(?:lor|ei)$/.test(lower) || readingsOf(lower).some((one: Reading) => one.isGenitive) || /(?:ilor|elor|urilor|..ului)$/.test(lower)

const isLoose = ({ lower }: LintToken): boolean =>
  /^(?:întâi|unu)$/.test(lower) ||
  ((isAdjective(lower) || participleWords(lower)) && personsOf(lower).size === 0 && !/^(?:bine|greu|ușor)$/.test(lower))

export const isName = (word: string): boolean => womensNames.has(word) || mensNames.has(word)
