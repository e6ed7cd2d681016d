import { clauseAt } from '../../languages/en/grammar/clause.ts'
import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { personNouns } from '../../languages/en/grammar/grammar-words.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { relativeFor } from './behind-noun.ts'
import { leadEnd } from './clause-order.ts'
import { isWishedFor } from './ing-full.ts'
import { phraseStart } from './participle-full.ts'
import { rearrange } from './rearrange.ts'
import { habitVerbs, stateVerbs } from './relative.ts'

/** What a thing does as long as it is there: "a road linking two towns". Sorted. */
const signVerbs = new Set('accompany connect depict indicate link occupy reflect represent separate'.split(' '))
/** What people do for a while, besides those who train, study or work. Sorted. */
const moreHabits = new Set('own pay receive rent suffer take teach undergo wear'.split(' '))

/** In -ing these are prepositions, or tell the manner of the main verb. */
const notFromIng = new Set(['face', 'lead', 'rely', 'lack'])

/** "cells containing many mitochondria" to "cells that contain many mitochondria". */
export const ingToRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 2; at++) {
    const [noun, verb] = [sentence[at - 1], sentence[at]]
    if (verb?.tag !== 'VERB' || verb.form !== 'ing' || noun?.tag !== 'NOUN' || noun.isName) continue
    const isWho = personNouns.has(noun.lemma) || noun.lower === 'people'
    const arePeople = isWho && (noun.lower === 'people' || noun.lower !== noun.lemma)
    const isState = (stateVerbs.has(verb.lemma) && !(notFromIng.has(verb.lemma) && !arePeople)) || (!isWho && signVerbs.has(verb.lemma))
    if (!isState && !(arePeople && (habitVerbs.has(verb.lemma) || moreHabits.has(verb.lemma)))) continue
    if ((!isWho && /(er|or|ist|ian|ant)$/.test(noun.lemma)) || isWishedFor(sentence, phraseStart(sentence, at))) continue
    const number = arePeople ? peopleNumber(sentence, at) : antecedentNumber(sentence, at)
    const time = timeOf(sentence, at, end)
    if (number === null || time === null) continue
    const form = time === 'past' ? 'past' : number === 'plural' ? 'pl' : '3sg'
    const finite = inflected(verb, form)
    return [compose(sentence.slice(0, at), [word(isWho ? relativeFor(noun) : 'that', 'PRON'), finite], sentence.slice(at + 1))]
  }
  return null
})

/** Plural, unless the people are the subject of a gerund: "the risk of drivers using phones", "see people using". */
function peopleNumber(tokens: Tokens, end: number): Number | null {
  const start = phraseStart(tokens, end)
  const before = tokens[start - 1]
  if (start < 0 || before === undefined || before.text === ',') return start === 0 ? 'plural' : null
  if (before.lower === 'of')
    return /^(number|percentage|proportion|majority|group|share|generation|community|lot|thousand|million)$/.test(
      tokens[start - 2]?.lemma ?? '',
    )
      ? 'plural'
      : null
  if (before.tag === 'ADP') return /^(for|among|between|to)$/.test(before.lower) ? 'plural' : null
  if (before.tag === 'AUX' || before.lower === 'that') return 'plural'
  return before.tag === 'VERB' && !spoilers.has(before.lemma) ? 'plural' : null
}

/** The number of the plain noun phrase that ends at `end`; null when an "of" or "and" makes it doubtful. */
function antecedentNumber(tokens: Tokens, end: number): Number | null {
  let start = end - 1
  for (let k = end - 1; k >= 0; k--) if (nounPhraseEnd(tokens, k, { of: false, join: false }) === end) start = k
  const before = tokens[start - 1]
  if (before?.lower === 'of' || before?.lower === 'and' || before?.lower === 'or' || before?.lower === 'with' || before?.lower === 'by')
    return null
  const spoils = before?.tag === 'VERB' && spoilers.has(before.lemma)
  return spoils ? null : numberOf(tokens, start, end)
}

/** Verbs whose object takes a participle as its predicate: "see people living in tents", "have the car washed". Sorted. */
const spoilers = new Set(
  `allow avoid begin catch consider depict discover feel film find get hate have hear imagine include involve keep leave like love make mean mind need
  notice observe photograph picture prevent remember save see show spend start stop use want watch`.split(/\s+/),
)

/** Whether the sentence is told in the present or the past; null when its main verb is not found. */
function timeOf(tokens: Tokens, at: number, end: number): 'past' | 'present' | null {
  const clause = clauseAt(tokens, leadEnd(tokens), end)
  if (clause === null || (clause.verb.start < at && clause.verb.end > at)) return null
  const verb = tokens[clause.verb.start]
  if (verb?.form === '3sg' || verb?.form === 'pl' || /^(can|will|should|must|may)$/.test(verb?.lower ?? ''))
    return verb?.lemma === 'have' && verb.tag === 'AUX' ? null : 'present'
  return verb?.form === 'past' && verb.lower !== 'had' && !tokens.some(({ lower }) => /^(?:is|are|has|have|will|can)$/.test(lower))
    ? 'past'
    : null
}
