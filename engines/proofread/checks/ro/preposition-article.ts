import { defineCheck, type CheckFinding } from '../../check.ts'
import { formOf, readingsOf } from '../../romanian/book.ts'
import { isAdjective } from '../../romanian/nouns.ts'
import type { LintToken } from '../../token.ts'

const prepositions = /^(?:la|în|din|pe|sub|spre|prin|lângă|peste|fără|până-n|dinspre|printre)$/
/** Behind these the noun has no more words of its own. */
const ends =
  /^(?:[.,;!?]|și|sau|în|la|pe|cu|azi|ieri|mâine|acum|deseară|apoi|dar|că|ca|pentru|fiindcă|deoarece|după|când|dacă|este|sunt|nu|se|am|a|au|va|vom|vor|mereu|zilnic|împreună|devreme|târziu|repede|singur|singură)$/
/** Which are said with the article, as names are. */
const known =
  /^(?:mama|tata|bunica|bunicul|lumea|țara|ziua|noaptea|seara|dimineața|vara|iarna|toamna|primăvara|viața|soția|soțul|urma|data|nunta|începutul|sfârșitul|malul|jumătatea|mijlocul|timpul|rândul|locul|anul|unchiul|mătușa|sora|fratele)$/

/** "La școala în fiecare zi": behind a preposition a noun with nothing else has no article, and before "cel" it has one. */
export default defineCheck({
  key: 'preposition-article',
  class: 'article-not-needed',
  find: (tokens) => tokens.flatMap((_, at) => needless(tokens, at) ?? missing(tokens, at) ?? []),
  wrong: [
    ['Merg la școala în fiecare dimineață.', 'Merg la școală în fiecare dimineață.'],
    ['Am stat la masa cu prietenii.', 'Am stat la masă cu prietenii.'],
    ['Copiii se joacă în parcul.', 'Copiii se joacă în parc.'],
    ['Cartea este pe masă cea mare.', 'Cartea este pe masa cea mare.'],
    ['Stau în camera și citesc.', 'Stau în cameră și citesc.'],
  ],
  right: [
    'Merg la școala în care a învățat mama.',
    'Stau în camera mea și citesc.',
    'Locuiesc la țară, merg la mama.',
    'Merg la școala generală, la piața mare.',
    'Cartea este pe masa din bucătărie.',
    'Plec cu mașina și vin cu trenul.',
    'Am trecut prin casa Mariei.',
  ],
})

function needless(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [preposition, word, next, after] = [tokens[at], tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!prepositions.test(preposition?.lower ?? '') || word?.kind !== 'word' || word.text !== word.lower || known.test(word.lower))
    return null
  const own = readingsOf(word.lower)
  const [reading] = own
  if (!reading || own.length !== 1 || !reading.isDefinite || reading.isPlural || reading.isGenitive || reading.noun.isPerson) return null
  if (next && !ends.test(next.lower)) return null
  if (/^(?:a|am|au)$/.test(next?.lower ?? '') && !/[ts]$/.test(after?.lower ?? '')) return null
  // "la școala în care", "la masa și la patul meu"
  if (/^(?:care|ce|cine|sine)$/.test(after?.lower ?? '') || (/^(?:și|sau)$/.test(next?.lower ?? '') && sharesOwner(tokens, at + 3)))
    return null
  return { from: at + 1, to: at + 2, suggestions: [formOf(reading.noun, false, false)] }
}

/** "în casa și grădina bunicii": both nouns have their owner behind the second. */
const sharesOwner = (tokens: readonly LintToken[], at: number): boolean => readingsOf(tokens[at]?.lower ?? '').some((one) => one.isDefinite)

function missing(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [word, that, adjective] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (word?.kind !== 'word' || word.text !== word.lower || !/^(?:cel|cea|cei|cele)$/.test(that?.lower ?? '')) return null
  if (!isAdjective(adjective?.lower ?? '') || /^(?:un|o|niște|două|doi|trei|ce)$/.test(tokens[at - 1]?.lower ?? '')) return null
  const own = readingsOf(word.lower)
  const [reading] = own
  if (!reading || own.length !== 1 || reading.isDefinite || isAdjective(word.lower)) return null
  const shape = reading.isPlural ? (reading.noun.gender === 'm' ? 'cei' : 'cele') : reading.noun.gender === 'f' ? 'cea' : 'cel'
  return that?.lower === shape ? { from: at, to: at + 1, suggestions: [formOf(reading.noun, reading.isPlural, true)] } : null
}
