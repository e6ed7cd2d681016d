import { clauseAt, mayBePast } from '../languages/en/grammar/clause.ts'
import { clauseVerbs } from '../languages/en/grammar/grammar-words.ts'
import { bareInfinitiveVerbs } from '../languages/en/grammar/homographs.ts'
import { isNoun, isVerb, nounPhraseEnd } from '../languages/en/grammar/noun-phrase.ts'
import { frameOf, isBareParticiple, objectEnd, useOf, wholeObjectEnd } from './place.ts'
import type { Place } from './place.ts'
import type { CompiledRow } from './pattern.ts'
import type { Guard } from './row.ts'
import {
  adjunctPrepositions,
  attributiveOnly,
  bareObjectVerbs,
  complementVerbs,
  controlVerbs,
  ditransitiveVerbs,
  ingVerbs,
  intransitiveOnly,
  intransitiveVerbs,
  massNouns,
  particles,
  predicativeOnly,
  shortGradable,
  toVerbs,
  ungradableAdjectives,
  whVerbs,
} from '../languages/en/grammar/word-lists.ts'
import { isPluralNoun } from '../languages/en/nouns.ts'
import { inflectNoun } from '../languages/en/grammar/inflect.ts'

/**
 * Whether `target` may stand where the row's word stands, as far as its class alone tells; rows add their own guards.
 * Phrases and connectives are trusted: their words stand in the pattern.
 */
export function isSafe(place: Place, compiled: CompiledRow, target: string): boolean {
  const { rowClass, row, pattern } = compiled
  if (target === '') return true
  if (strandsPreposition(place, target)) return false
  if (strandsAdverb(place, target) || isSinceOfTime(place) || opensClauseHere(place) || isOneTime(place, target)) return false
  const isVerb = pattern.length === 1 && pattern[0] !== undefined && 'verb' in pattern[0]
  if (rowClass === 'phrase' && isVerb && !isSafeNominal(place, target, row.when)) return false
  if (pattern.length > 1 || rowClass === 'phrase' || rowClass === 'connective') return true
  const word = target.split(' ')[0] ?? target
  switch (rowClass) {
    case 'verb':
      return !isNounInDisguise(place) && isSafeVerb(place, word.replace('~', ''), row.when, target)
    case 'adjective':
      return isSafeAdjective(place, target, row.when)
    case 'adverb':
      return isSafeAdverb(place)
    case 'noun':
      return isSafeNoun(place, target, row.when)
  }
}

/** "a later start": between an article and its noun nothing is a verb, whatever the tagger says. */
const isNounInDisguise = ({ tokens, start }: Place): boolean =>
  /^(?:base|pl)$/.test(tokens[start]?.form ?? '') &&
  /^(?:ADJ|ADV)$/.test(tokens[start - 1]?.tag ?? '') &&
  /^(?:an?|the|my|your|his|its|our|their)$/.test(tokens[start - 2]?.lower ?? '')

/** "before the season begins" is a clause, so that "before the" is no preposition there: no "ahead of the season begins". */
const opensClauseHere = ({ tokens, start, end }: Place): boolean =>
  end - start === 2 &&
  /^(?:after|before|until)$/.test(tokens[start]?.lower ?? '') &&
  tokens[start + 1]?.tag === 'DET' &&
  isPlainClauseAt(tokens, start + 1)

function isPlainClauseAt(tokens: Place['tokens'], at: number): boolean {
  const clause = clauseAt(tokens, at, tokens.length)
  return clause !== null && !tokens.slice(at, clause.verb.start).some(({ text }) => text === ',')
}

/** "Since I moved here, I have been happy": from then on, not because. The clause tells a past event, the sentence what lasts. */
function isSinceOfTime({ tokens, start }: Place): boolean {
  if (tokens[start]?.lower !== 'since') return false
  const clause = clauseAt(tokens, start + 1, tokens.length)
  const verb = clause && tokens[clause.verb.start]
  if (!clause || !verb || verb.tag !== 'VERB' || !mayBePast(verb)) return false
  const rest = start === 0 ? tokens.slice(tokens.findIndex(({ text }) => text === ',')) : tokens.slice(0, start)
  return rest.some(
    ({ tag, form, lower }) =>
      (tag === 'AUX' && /^(?:has|have|is|are|['’]ve)$/.test(lower)) || (tag === 'VERB' && /^(?:pl|3sg)$/.test(form ?? '')),
  )
}

/** "Once I dropped a tray and everybody stared": one time. A conjunction only where a comma and the main clause come after. */
function isOneTime({ tokens, start, end }: Place, target: string): boolean {
  if (tokens[start]?.lower !== 'once' || end - start > 1 || !/^(?:after|as soon as|if|the moment|when)\b/.test(target)) return false
  if (start > 0 && !/^(?:CCONJ|PUNCT)$/.test(tokens[start - 1]?.tag ?? '')) return false
  const clause = clauseAt(tokens, start + 1, tokens.length)
  const comma = clause === null ? -1 : tokens.findIndex(({ text }, i) => i >= clause.verb.end && text === ',')
  return comma < 0 || tokens[comma + 1]?.tag === 'CCONJ' || clauseAt(tokens, comma + 1, tokens.length) === null
}

/** "consider carefully whether" has no "think about carefully whether": an adverb after the verb does not follow a preposition. */
const strandsAdverb = ({ tokens, end, focus }: Place, target: string): boolean =>
  tokens[focus]?.tag === 'VERB' &&
  tokens[end]?.tag === 'ADV' &&
  /ly$/.test(tokens[end]?.lower ?? '') &&
  / (?:about|at|for|from|in|into|of|on|out|over|through|to|up|upon|with)$/.test(target)

/** "draw attention to the harvest and to the tax": the second preposition belongs to the words that would go. */
function strandsPreposition({ tokens, start, end }: Place, target: string): boolean {
  const last = tokens[end - 1]
  if (end - start < 2 || (last?.tag !== 'ADP' && last?.tag !== 'PART') || target.endsWith(` ${last.lower}`)) return false
  return tokens.slice(end).some(({ lower }, i, rest) => lower === last.lower && /^(?:and|or|but|,)$/.test(rest[i - 1]?.lower ?? ''))
}

const ownObject = /^~?\w+ (?:about |out |up |to |in )?(?:(?:a|an|the|its|their) )?(?:\w+ )?\w+ (?:of|on|in|for|to|with|into|about)$/

/** "describe" -> "give a description of": not in the passive, not of oneself, not where an adverb of manner would be left behind. */
function isSafeNominal(place: Place, target: string, when: Guard | undefined): boolean {
  const object = objectEnd(place)
  if (object >= 0 && frameOf(place) === 'np' && saidOfObject(place, object) === 'infinitive') return false
  if (!ownObject.test(target)) return true
  const frame = frameOf(place)
  if ((frame === 'passive' || isBareParticiple(place)) && when?.frame?.includes('passive') !== true) return false
  const { tokens, end } = place
  if (/(?:self|selves)$/.test(tokens[end]?.lower ?? '')) return false
  const stop = wholeObjectEnd(place)
  const after = tokens[stop < 0 ? end : stop]
  return !(after?.tag === 'ADV' && /ly$/.test(after.lower))
}

function isSafeVerb(place: Place, verb: string, when: Guard | undefined, target: string): boolean {
  const { tokens, end, focus } = place
  const next = tokens[end]
  const isAsked = (word: string): boolean => when?.next?.includes(word) === true
  if (next && particles.has(next.lower) && isParticle(place) && !isAsked(next.lower)) return false
  const token = tokens[focus]
  const before = tokens[focus - 1]
  const mayModify = when?.form?.includes(token?.form ?? 'base') === true && !target.includes(' ')
  if (token?.form === 'ing' && !mayModify && isModifierHere(place)) return false
  if (
    token?.form === 'ing' &&
    (next?.lower === 'of' || before?.tag === 'DET' || (isNoun(next) && !mayGovern(before) && when?.object === undefined))
  )
    return false
  if (isBareParticiple(place) && !mayModify && modifiesNext(place)) return false
  if (when?.frame !== undefined) return true
  return isSafeFrame(place, verb, when, target)
}

/** "the reduced size", "a proposed new law": a participle before its noun, not "keep updated records of" after its own. */
const modifiesNext = ({ tokens, end }: Place): boolean => {
  let k = end
  while (tokens[k]?.tag === 'ADJ') k++
  return isNoun(tokens[k])
}

/** "the increasing cost", "with increasing temperature": an -ing form said of the noun after it. */
const isModifierHere = ({ tokens, end, focus }: Place): boolean => {
  const before = tokens[focus - 1]
  return isNoun(tokens[end]) && (before?.tag === 'DET' || before?.tag === 'ADJ' || before?.lower === 'with')
}

const mayGovern = (before: { readonly tag: string; readonly lower: string } | undefined): boolean =>
  before === undefined || /^(?:AUX|ADP|PART|PUNCT|CCONJ|SCONJ|VERB|ADV)$/.test(before.tag)

/** "point out", "carry on": not "rose in", "live in". */
function isParticle({ tokens, end }: Place): boolean {
  const next = tokens[end]
  if (!next) return false
  if (/^(?:up|out|off|down|away|back|forward|forth|apart|aside|together|ahead|along)$/.test(next.lower)) return true
  if (next.lower === 'on' || next.lower === 'over' || next.lower === 'about' || next.lower === 'around' || next.lower === 'through') {
    const after = tokens[end + 1]
    return after === undefined || after.tag === 'PUNCT' || after.tag === 'ADP' || after.lower === 'to'
  }
  return false
}

function isSafeFrame(place: Place, verb: string, when: Guard | undefined, target: string): boolean {
  const isPhrase = target.includes(' ')
  const hasPreposition = isPhrase && /\s(?:to|of|on|for|with|at|in|from|into|about|upon|by|out|up|down)$/.test(target)
  const next = place.tokens[place.end]
  const found = frameOf(place)
  // "cooperated to end the war": the infinitive says what for.
  const frame = found === 'to' && !toVerbs.has(place.tokens[place.focus]?.lemma ?? '') ? 'none' : found
  switch (frame) {
    case 'that':
      return clauseVerbs.has(verb)
    case 'to':
      return toVerbs.has(verb)
    case 'ing':
      return ingVerbs.has(verb)
    case 'wh':
      return whVerbs.has(verb)
    case 'adj':
      return false
    case 'passive':
      return (
        !intransitiveOnly.has(verb) &&
        !(
          next?.tag === 'ADP' &&
          !adjunctPrepositions.has(next.lower) &&
          when?.next === undefined &&
          when?.object === undefined &&
          next.lower !== 'by'
        )
      )
    case 'np':
      return (hasPreposition || isPhrase || !intransitiveOnly.has(verb)) && isSafeObject(place, verb)
    case 'adp':
      return (
        when?.next !== undefined ||
        (adjunctPrepositions.has(next?.lower ?? '') && (intransitiveVerbs.has(verb) || (isPhrase && !hasPreposition)))
      )
    case 'none':
      return (
        !hasPreposition &&
        (intransitiveVerbs.has(verb) ||
          intransitiveOnly.has(verb) ||
          isBareParticiple(place) ||
          (isPhrase && /\s/.test(target) && !/^(?:make|give|take|have|get)\b/.test(target)))
      )
  }
}

const timeWords =
  /^(?:last|next|this|every|each|all|once|today|tonight|nowadays|yesterday|tomorrow|first|again|alone|together|well|now|later|already|online|abroad|daily|early|late|worldwide|everywhere|instead|too)$/

const timeNouns = /^(?:second|minute|hour|day|night|week|month|year|decade|century|morning|afternoon|evening|weekend|summer|winter|time)s?$/

/** "makes it look", "very hard" in "find it very hard": what is said of the object by a bare infinitive or an adjective. */
function saidOfObject(place: Place, stop: number): 'infinitive' | 'adjective' | null {
  const { tokens, focus } = place
  const after = tokens[stop]
  if (!after || timeWords.test(after.lower)) return null
  const isBare = after.tag === 'VERB' && (after.form === 'base' || (after.form === 'pl' && after.lower === after.lemma))
  if (isBare) return bareInfinitiveVerbs.has(tokens[focus]?.lemma ?? '') ? 'infinitive' : null
  let k = stop
  while (tokens[k]?.tag === 'ADV' && tokens[k]?.lower !== 'as') k++
  return tokens[k]?.tag === 'ADJ' && !isNoun(tokens[k + 1]) && !timeWords.test(tokens[k]?.lower ?? '') ? 'adjective' : null
}

/** What follows the object must suit the new verb: a second object, "to" with a verb, an adjective said of it. */
function isSafeObject(place: Place, verb: string): boolean {
  const { tokens } = place
  const stop = objectEnd(place)
  const after = tokens[stop]
  if (stop >= 0 && hasTwoObjects(place, stop)) return ditransitiveVerbs.has(verb)
  if (stop < 0 || after === undefined) return true
  const said = saidOfObject(place, stop)
  if (said === 'infinitive') return bareObjectVerbs.has(verb)
  if (after.lower === 'to' && tokens[stop + 1]?.form === 'base') return controlVerbs.has(verb) || purposeIsLikely(place, stop)
  if (
    said === 'adjective' ||
    (after.tag === 'ADJ' && !timeWords.test(after.lower)) ||
    (after.tag === 'VERB' && after.form === 'participle' && complementVerbs.has(tokens[place.focus]?.lemma ?? ''))
  ) {
    return complementVerbs.has(verb) && verb !== 'see'
  }
  const isTime = timeWords.test(after.lower) || timeNouns.test(tokens[stop + 1]?.lower ?? '')
  const isSecondObject =
    !isTime &&
    after.tag !== 'ADP' &&
    after.tag !== 'ADV' &&
    !isVerb(after) &&
    nounPhraseEnd(tokens, stop) >= 0 &&
    after.tag !== 'NUM' &&
    after.lower !== 'that'
  return !isSecondObject || ditransitiveVerbs.has(verb) || after.tag === 'PRON'
}

/** "give students feedback": after a verb that takes two objects a plural and another noun are no compound. */
function hasTwoObjects({ tokens, focus, end }: Place, stop: number): boolean {
  if (!ditransitiveVerbs.has(tokens[focus]?.lemma ?? '')) return false
  return tokens.slice(end, stop - 1).some((token, i) => isNoun(token) && isPluralNoun(token.lower) && tokens[end + i + 1]?.tag === 'NOUN')
}

/** "used a scale to measure": the infinitive says what for, so it does not depend on the verb. */
const purposeIsLikely = ({ tokens, focus }: Place, stop: number): boolean => {
  const verb = tokens[focus]
  const object = tokens[stop - 1]
  return (verb !== undefined && !controlVerbs.has(verb.lemma) && object?.tag === 'NOUN') || verb?.lemma === 'use'
}

const degreeWords = new Set([
  'more',
  'most',
  'less',
  'least',
  'very',
  'so',
  'too',
  'as',
  'how',
  'quite',
  'extremely',
  'highly',
  'rather',
  'fairly',
])
const openComplements = new Set(['in', 'during', 'at', 'because', 'when', 'as', 'than', 'after', 'before', 'since'])

function isSafeAdjective(place: Place, target: string, when: Guard | undefined): boolean {
  const { tokens, start, end } = place
  const before = tokens[start - 1]
  const next = tokens[end]
  if (before && degreeWords.has(before.lower)) {
    if (ungradableAdjectives.has(target) || target.includes(' ')) return false
    if (/^(?:more|most|less|least)$/.test(before.lower) && shortGradable(target)) return false
  }
  const use = useOf(place)
  if (use === null) return when?.use !== undefined || when?.next !== undefined || when?.prev !== undefined
  if (
    use === 'predicative' &&
    (attributiveOnly.has(target) ||
      (next && isComplement(next, tokens[end + 1]?.form === 'base') && when?.next === undefined && when?.head === undefined))
  )
    return false
  return !(use === 'attributive' && predicativeOnly.has(target))
}

/** "able to", "interested in", "similar to": the next word may belong to the adjective. */
const isComplement = (next: { readonly tag: string; readonly lower: string }, isInfinitive: boolean): boolean =>
  (next.tag === 'ADP' && !openComplements.has(next.lower) && next.lower !== 'for') ||
  (next.lower === 'to' && !isInfinitive) ||
  next.lower === 'that' ||
  next.lower === 'enough'

function isSafeAdverb({ tokens, start, end }: Place): boolean {
  return tokens[end]?.lower !== 'as' && tokens[start - 1]?.lower !== 'as' && tokens[start - 1]?.lower !== 'than'
}

function isSafeNoun(place: Place, target: string, when: Guard | undefined): boolean {
  const { tokens, start, end, focus } = place
  const next = tokens[end]
  const before = tokens[start - 1]
  if (next && (isNoun(next) || /^[-/]$/.test(next.text))) return false
  if (before && (isNoun(before) || (before.tag === 'PART' && before.lemma === 'not'))) return when?.prev !== undefined
  const token = tokens[focus]
  const isPlural = token !== undefined && isPluralNoun(token.lower)
  if (isPlural && massNouns.has(target)) return false
  // "the kids' toys": a bare mark wants an s before it, "'s" none of the plural.
  if (
    next?.tag === 'PART' &&
    /^['’]s?$/.test(next.lower) &&
    /s$/.test(inflectNoun(target, isPlural)) !== (next.lower.length === 1 || (!isPlural && /s$/.test(target)))
  )
    return false
  return !(before?.tag === 'ADP' && !isPlural && !massNouns.has(token?.lemma ?? '') && when?.prev === undefined)
}
