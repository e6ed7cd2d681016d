import { clauseAt, isFinite, mayBeParticiple, mayBePast, subjectNumber, verbGroup } from '../../languages/en/grammar/clause.ts'
import { compose, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { clauseVerbs, personNouns, relatives } from '../../languages/en/grammar/grammar-words.ts'
import { inflectVerb } from '../../languages/en/grammar/inflect.ts'
import { isNoun, nounPhraseEnd, numberOf, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { leadEnd } from './clause-order.ts'
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
    if (!isWho && /(er|or|ist|ian|ant)$/.test(noun.lemma)) continue
    const number = arePeople ? peopleNumber(sentence, at) : antecedentNumber(sentence, at)
    const time = timeOf(sentence, at, end)
    if (number === null || time === null) continue
    const form = time === 'past' ? 'past' : number === 'plural' ? 'pl' : '3sg'
    const finite = withText(verb, inflectVerb(verb.lemma, form), { form })
    return [compose(sentence.slice(0, at), [word(isWho ? 'who' : 'that', 'PRON'), finite], sentence.slice(at + 1))]
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

/** "corpus collected from" to "corpus that was collected from", in the tense of the clause it stands in. */
export const expandRelative: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end - 2; at++) {
    const [noun, verb, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
    if (verb === undefined || verb.isLocked || noun?.tag !== 'NOUN' || noun.isName) continue
    const isQuality = verb.tag === 'ADJ' && saidBehind(sentence, at)
    if (!isQuality && (verb.tag !== 'VERB' || !mayBeParticiple(verb))) continue
    // "what adults in the county read for pleasure": a past that looks like its participle.
    if (/^(?:cost|cut|hit|hurt|let|put|read|set|shut|spread)$/.test(verb.lower) && next?.lower !== 'by') continue
    if (!isQuality && (!isComplement(sentence, at) || notExpanded.has(verb.lemma) || (verb.lower === 'based' && next?.lower !== 'in')))
      continue
    const start = phraseStart(sentence, at)
    if (sentence[start]?.lower === 'that' || /^(how|what|when|where|why)$/.test(sentence[start - 1]?.lower ?? '')) continue
    // "spend the day surrounded by": said of the people, not of the day; "reported on": they did so.
    if (/^(day|evening|hour|life|morning|night|time|week|year)$/.test(noun.lemma) || (verb.lemma === 'report' && next?.lower === 'on'))
      continue
    const number = start < 0 ? null : numberBefore(sentence, start, at)
    if (number === null || sentence.slice(at + 1, at + 10).some((token) => relatives.has(token.lower))) continue
    const be = beFor(sentence, { start, at, end, number })
    if (be === null) continue
    const isWho = personNouns.has(noun.lemma) || noun.lower === 'people'
    return [compose(sentence.slice(0, at), [word(isWho ? 'who' : 'that', 'PRON'), word(be, 'AUX', null, 'be')], sentence.slice(at))]
  }
  return null
})

/** Adjectives that stand behind their noun, each with the word that must follow. */
const behindNoun: Readonly<Record<string, RegExp>> = {
  able: /^to$/,
  adjacent: /^to$/,
  available: /^(to|in|for|at|from)$/,
  aware: /^of$/,
  capable: /^of$/,
  characteristic: /^of$/,
  common: /^(in|to|among)$/,
  dependent: /^on$/,
  different: /^from$/,
  eligible: /^(for|to)$/,
  essential: /^(for|to)$/,
  harmful: /^to$/,
  identical: /^to$/,
  independent: /^of$/,
  likely: /^to$/,
  necessary: /^(for|to)$/,
  present: /^(in|at)$/,
  relevant: /^to$/,
  resistant: /^to$/,
  responsible: /^for$/,
  rich: /^in$/,
  sensitive: /^to$/,
  similar: /^to$/,
  specific: /^to$/,
  suitable: /^for$/,
  typical: /^of$/,
  unable: /^to$/,
  unique: /^to$/,
  vulnerable: /^to$/,
  willing: /^to$/,
}

/** "genes responsible for", "people willing to": not "the means necessary", nor what is joined to another quality. */
const saidBehind = (tokens: Tokens, at: number): boolean =>
  behindNoun[tokens[at]?.lower ?? '']?.test(tokens[at + 1]?.lower ?? '') === true &&
  !/^(which|whom|that|what)$/.test(tokens[at + 2]?.lower ?? '')

/** What may follow a participle that is said of the noun before it: "by the team", "in 1990", "to children". */
function isComplement(tokens: Tokens, at: number): boolean {
  const next = tokens[at + 1]
  if (next?.lower === 'out') return tokens[at]?.lower === 'carried' && /^(at|between|by|in|on|with)$/.test(tokens[at + 2]?.lower ?? '')
  if (/^(by|in|from|during|for|with|using|on|at|as|through|under|between|against|among|within|across|into|over)$/.test(next?.lower ?? ''))
    return !/^(which|whom|that|what|how|whether)$/.test(tokens[at + 2]?.lower ?? '')
  return (
    next?.lower === 'to' &&
    tokens[at + 2]?.tag !== 'VERB' &&
    /^(adapted|addressed|applied|assigned|attached|attributed|confined|connected|dedicated|devoted|exposed|given|limited|linked|offered|paid|related|sent|shown|submitted|tied)$/.test(
      tokens[at]?.lower ?? '',
    )
  )
}

/** Where the noun phrase that ends at `end` begins, its "of" phrases left out. */
function phraseStart(tokens: Tokens, end: number): number {
  let start = -1
  for (let k = end - 1; k >= Math.max(0, end - 8); k--) if (nounPhraseEnd(tokens, k, { of: false, join: false }) === end) start = k
  return start
}

/** The number of the phrase; "a box of letters written by" leaves it open what was written, unless both have one number. */
function numberBefore(tokens: Tokens, start: number, end: number): Number | null {
  const before = tokens[start - 1]
  if (before === undefined) return numberOf(tokens, start, end)
  if (/^(and|or|with|without|than|as|after|before|until|since|,)$/.test(before.lower)) return null
  const number = numberOf(tokens, start, end)
  if (before.lower !== 'of') return before.tag === 'VERB' && spoilers.has(before.lemma) ? null : number
  const outer = phraseStart(tokens, start - 1)
  const beforeOuter = tokens[outer - 1]
  if (outer < 0 || beforeOuter?.lower === 'of' || beforeOuter?.lower === 'with') return null
  return numberOf(tokens, outer, start - 1) === number ? number : null
}

/** These mean something else with "that is", or stand for a preposition, or are no passive. Sorted. */
const notExpanded = new Set(
  `act agree appear argue arrive bear become begin belong close come compare complain concern consist crash crawl dance date decline
  decrease die disagree drift drive drop emerge end exist expand fall float flow fly follow function gaze give glance go grow happen hurry
  improve increase jump last laugh lead leap lie listen live look march move nod occur open originate pass peak point protest range react
  regard rely remain respond result return rise run rush say scream seem serve shine shout sing sit sleep smile speak stand stare start
  stay stop struggle survive talk tend think travel turn vanish vote wait walk wander wonder work`.split(/\s+/),
)

/** Participles of a state that lasts: with a main verb in the present, "that is" is sure to be right. Sorted. */
const lasting = new Set(
  `accompanied adapted addressed affected applied approved arranged assigned associated attached attracted attributed backed based caused
  characterised characterized classified coated composed connected considered constrained consumed contaminated controlled covered crowned
  decorated dedicated defined deprived derived described designed determined devoted dictated directed displayed distributed divided
  documented dominated driven embedded employed enclosed encountered engaged enjoyed equipped expected experienced exposed expressed faced
  filled fixed formed found funded generated governed guided headed hidden highlighted identified implied imposed incorporated induced
  infected influenced inhabited inspired intended involved isolated known labeled labelled led lined linked listed loaded located lost
  maintained managed marked mentioned motivated named needed neglected observed occupied offered operated organised organized outlined
  owned packed parked perceived permitted placed planned played populated posed powered prescribed presented preserved printed produced
  promoted protected provided pursued raised recommended regulated related rendered represented required reserved restricted resulting
  rooted run selected separated served shaped shared situated sold spoken sponsored spread stated stored studied suited supported
  surrounded tailored targeted taught threatened tied topped trapped treated triggered used valued viewed worn wrapped`.split(/\s+/),
)

/** Participles of a thing done once: whatever the main verb, "that was" is right. Sorted. */
const done = new Set(
  `adopted authored awarded born built carried commissioned composed conducted discovered drafted established filmed founded held introduced invented
  killed launched murdered painted passed performed published recorded released signed written`.split(/\s+/),
)

/** What those who report a study had done before. Sorted. */
const gathered = new Set('collected drawn gathered obtained recruited submitted taken'.split(' '))

type Expansion = { readonly start: number; readonly at: number; readonly end: number; readonly number: Number }

/** is, are, was or were for a participle at `at` that is not the main verb; null when it may be. */
function beFor(tokens: Tokens, { start, at, end, number }: Expansion): string | null {
  const before = tokens[start - 1]
  const isObject = before !== undefined && (before.tag === 'ADP' || before.tag === 'VERB' || before.lemma === 'be')
  const verb = isObject ? verbOfObject(tokens, start) : verbOfSubject(tokens, { start, at, end, number })
  if (verb === null) return null
  // "have each part of the car controlled by"
  if (isObject && before?.lower === 'of' && verb.tag === 'VERB' && /^(have|get|keep|leave|make|find|want)$/.test(verb.lemma)) return null
  const participle = tokens[at]?.lower ?? ''
  const [was, is] = number === 'plural' ? ['were', 'are'] : ['was', 'is']
  if (/^(could|would|might|ought)$/.test(verb.lower)) return null
  if (verb.form === 'past' || (verb.tag === 'VERB' && verb.form === 'participle')) return was
  const isPresent = /^(can|will|should|must|may|shall)$/.test(verb.lower) || verb.form === '3sg' || verb.form === 'pl'
  if (!isPresent) return null
  // "A theatre threatened with closure has been saved": the threat may be over.
  if (verb.lemma === 'have' && verb.tag === 'AUX' && !done.has(participle)) return null
  if (
    done.has(participle) ||
    (gathered.has(participle) && tokens.some(({ lower }) => /^(?:study|paper|article|essay|report|thesis|we|chapter)$/.test(lower))) ||
    tokens
      .slice(at + 1, at + 6)
      .some(({ text }, i, rest) => /^1[5-9]\d\d|^20[0-2]\d/.test(text) && /^(?:in|since|the|and|of)$/.test(rest[i - 1]?.lower ?? ''))
  )
    return was
  return lasting.has(participle) || behindNoun[participle] !== undefined ? is : null
}

/** The finite verb of the clause that the phrase at `start` ends, when no other clause begins between them. */
function verbOfObject(tokens: Tokens, start: number): Token | null {
  for (let k = start - 1; k >= 0; k--) {
    const token = tokens[k]
    if (token === undefined || /^[,;:(–—]$/.test(token.text) || token.tag === 'SCONJ') return null
    if (relatives.has(token.lower) || (token.tag === 'CCONJ' && !(token.lower === 'and' && isNoun(tokens[k - 1])))) return null
    if (!isFinite(tokens, k)) continue
    // "I think the book written by": the phrase may begin a clause.
    const group = verbGroup(tokens, k)
    const main = tokens[group.main]
    if (group.end > start) return null
    return main !== undefined && clauseVerbs.has(main.lemma) && group.end >= start - 1 && tokens[start - 1]?.tag !== 'ADP' ? null : token
  }
  return null
}

/** The finite verb of the clause that the phrase at `start` begins. */
function verbOfSubject(tokens: Tokens, { start, at, end }: Expansion): Token | null {
  if (start !== 0 && start !== leadEnd(tokens)) return null
  const clause = clauseAt(tokens, start, end)
  if (clause === null || at >= clause.verb.start) return null
  const verb = tokens[clause.verb.start]
  // "the survey focused on schools, and we obtained": the participle may be the main verb itself.
  const isDoubtful =
    tokens.slice(at, clause.verb.start).some((token) => token.tag === 'CCONJ' || token.tag === 'PUNCT') ||
    (clause.verb.main === clause.verb.start && (verb === undefined || (verb.tag === 'VERB' && mayBePast(verb))))
  return isDoubtful || verb === undefined || subjectNumber(tokens, clause) === null ? null : verb
}
