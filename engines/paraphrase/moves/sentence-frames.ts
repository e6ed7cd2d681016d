import { clauseAt, type Clause } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, isPerson } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { hasMark, joinsClause, leadEnd, opensClause } from './clause-order.ts'
import { rearrange } from './rearrange.ts'
import { clauseStarts } from './there-are.ts'
import { wordSet } from './word-set.ts'

const be = (isPast: boolean): Token => word(isPast ? 'was' : 'is', 'AUX', null, 'be')
const isPast = (verb: Token | undefined): boolean => verb !== undefined && (verb.form === 'past' || /^(?:had|was|were)$/.test(verb.lower))

/** "This is because X." to "The reason for this is that X." */
export const reasonForThis: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const owner = sentence[lead]
  const because = sentence.findIndex(({ lower }) => lower === 'because')
  if (owner === undefined || !/^(?:that|this)$/.test(owner.lower) || because < lead + 2 || because > lead + 5) return null
  const verb = sentence.slice(lead + 1, because)
  const isPlain =
    /^(?:is|was|(?:could|may|might) be)$/.test(verb.map(({ lower }) => lower).join(' ')) && sentence[because + 1]?.lower !== 'of'
  // "because by studying history, we can": the clause may open with a phrase.
  // "because it is dear, not because it is bad": two reasons, one of them denied.
  if (!isPlain || end - because < 4 || sentence.slice(because + 1).some(({ lower }) => lower === 'because')) return null
  const reason = words(`the reason for ${owner.lower}`, 'NOUN').slice(0, -1)
  return [compose(sentence.slice(0, lead), reason, lowerFirst([owner]), verb, [word('that', 'SCONJ')], sentence.slice(because + 1))]
})

/** Who or what shows something without being a person. Sorted. */
const showing = wordSet(
  `analysis answer calculation case chart comparison data diagram discovery document evidence example experience experience examination experiment
  figure finding graph history investigation letter measurement observation outcome paper poll report research response result study survey table
  test work`,
)

/** Verbs of showing and meaning. Sorted. */
const showVerbs = wordSet('demonstrate illustrate imply indicate mean prove reveal show suggest')

/** Verbs of finding out. Sorted. */
const findVerbs = wordSet('demonstrate discover find observe report show')

/** What opens a subject that the reader knows, or can place. Sorted. */
const known = wordSet('earlier early her his its my our previous recent such that the their these this those')

/** "this", "these findings", "a closer look at the data", "Prentice (2014)". */
const isShower = (tokens: Tokens, clause: Clause): boolean => {
  const subject = tokens.slice(clause.start, clause.subjectEnd)
  if (subject.length === 1) return /^(?:that|these|this)$/.test(subject[0]?.lower ?? '')
  const head = subject.find((token, i) => isNoun(token) && !isNoun(subject[i + 1]))
  return head !== undefined && showing.has(head.lemma) && (known.has(subject[0]?.lower ?? '') || subject[0]?.lower === 'evidence')
}

/** "we", or an author with the year of the work. */
const isFinder = (tokens: Tokens, clause: Clause): boolean => {
  const subject = tokens.slice(clause.start, clause.subjectEnd)
  if (subject.length === 1)
    return /^(?:i|we)$/.test(subject[0]?.lower ?? '') && /^(?:discovered|found)$/.test(tokens[clause.verb.main]?.lower ?? '')
  return /^\p{Lu}/u.test(subject[0]?.text ?? '') && subject.some(({ text }) => /^(?:1[89]|20)\d\d[a-z]?$/.test(text))
}

/** "The results show that X." to "What the results show is that X." */
export const whatShows: Structure['apply'] = rearrange((sentence, end) => {
  for (const from of clauseStarts(sentence, end)) {
    const made = shownFrom(sentence, from, end)
    if (made !== null) return [made]
  }
  return null
})

function shownFrom(sentence: Tokens, from: number, end: number): Tokens | null {
  const clause = clauseAt(sentence, from, end)
  if (clause === null || clause.subjectEnd - from > 8 || clause.verb.isNegative || clause.verb.start !== clause.verb.main) return null
  const verb = sentence[clause.verb.main]
  const said = clause.verb.end
  if (verb === undefined || hasMark(sentence, from, said) || /^(?:base|participle)$/.test(verb.form ?? '')) return null
  const isShown = showVerbs.has(verb.lemma) && isShower(sentence, clause)
  const isFound = findVerbs.has(verb.lemma) && isFinder(sentence, clause)
  const hasThat = sentence[said]?.lower === 'that'
  const content = clauseAt(sentence, hasThat ? said + 1 : said, end)
  if (!(isShown || isFound) || content === null) return null
  // "This means we": a noun phrase might as well be the object, "this shows clear signs".
  if (!hasThat && !subjectPronouns.has(sentence[said]?.lower ?? '')) return null
  // "show that X and suggest that Y": the frame would hold the first half only.
  if (goesOn(sentence, said, end)) return null
  const shown = sentence.slice(from, said)
  return compose(
    sentence.slice(0, from),
    [word('what', 'PRON')],
    sentence[from]?.isLocked === true ? shown : lowerFirst(shown),
    hasThat ? [be(isPast(verb))] : [be(isPast(verb)), word('that', 'SCONJ')],
    sentence.slice(said),
  )
}

/** A second verb of the subject behind what was shown. */
const goesOn = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to - 1)
    .some(
      ({ tag }, i) =>
        tag === 'CCONJ' &&
        [1, 2].some((k) => showVerbs.has(tokens[from + i + k]?.lemma ?? '') || findVerbs.has(tokens[from + i + k]?.lemma ?? '')),
    )

/** Before "because" these make more, or less, of the reason. Sorted. */
const weighing = wordSet(
  `chiefly especially exactly just largely mainly merely mostly not only or partly perhaps possibly precisely presumably primarily probably
  simply solely that`,
)

/** "Students like it because it is cheap." to "The reason why students like it is that it is cheap." */
export const reasonWhy: Structure['apply'] = rearrange((sentence, end) => {
  const lead = leadEnd(sentence)
  const because = sentence.findIndex(({ lower }) => lower === 'because')
  if (because < lead + 3 || sentence[because + 1]?.lower === 'of') return null
  const mainEnd = isComma(sentence[because - 1]) ? because - 1 : because
  const [main, sub] = [clauseAt(sentence, lead, mainEnd), clauseAt(sentence, because + 1, end)]
  if (main === null || sub === null || mainEnd - lead > longestMain || end - because > longestReason) return null
  if (hasMark(sentence, lead, mainEnd) || opensAnother(sentence, because, end) || joinsClause(sentence, sub)) return null
  if (sentence.slice(because + 1, end).some(({ lower }) => /^(?:because|but|so)$/.test(lower))) return null
  const last = sentence[mainEnd - 1]
  if (last === undefined || weighing.has(last.lower) || /^(?:ADP|AUX|CCONJ|DET|SCONJ)$/.test(last.tag)) return null
  if (!isExplained(sentence, main) || opensClause(sentence, lead + 1, mainEnd) || joinsClause(sentence, main)) return null
  const told = lowerFirst(sentence.slice(lead, mainEnd))
  const verb = be(isPast(sentence[main.verb.start]) && (isPast(sentence[sub.verb.start]) || sub.verb.hasModal))
  return [
    compose(sentence.slice(0, lead), words('the reason why', 'NOUN'), told, [verb, word('that', 'SCONJ')], sentence.slice(because + 1)),
  ]
})

/** More tokens than these make the frame too heavy. */
const longestMain = 11
const longestReason = 24

/** ", so", ", which": what follows may be no part of the reason. */
const opensAnother = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      ({ text }, i, rest) =>
        /^(?:[;:–—(]|--|-)$/.test(text) || (text === ',' && /^(?:ADP|CCONJ|SCONJ|PRON|PART)$/.test(rest[i + 1]?.tag ?? 'CCONJ')),
    )

/** "are among the best", "is an option", "had to": what a thing is, or must be, needs no reason. */
const isUnreal = (tokens: Tokens, { verb }: Clause): boolean =>
  (tokens[verb.main]?.lemma === 'be' &&
    /^(?:ADP|DET|NOUN|NUM)$/.test(tokens[verb.end]?.tag ?? '') &&
    tokens[verb.end]?.lower !== 'against') ||
  (/^(?:have|need)$/.test(tokens[verb.main]?.lemma ?? '') && tokens[verb.end]?.lower === 'to')

/** What somebody did for a reason that may be asked of anybody. Sorted. */
const chosen = wordSet('apply become choose decide exclude fail join pick select use')

/** Something known, or taken as known, for which a reason is asked: no news, no order, no feeling of the moment. */
function isExplained(tokens: Tokens, main: Clause): boolean {
  const subject = tokens[main.start]?.lower ?? ''
  const verb = tokens[main.verb.start]
  const words = tokens.slice(main.start, main.end)
  if (main.verb.isNegative || main.verb.hasModal || verb === undefined || !main.isSimpleSubject) return false
  if (/^(?:an?|it|one|there|which|who|you)$/.test(subject) || isUnreal(tokens, main)) return false
  if (
    words.some(
      ({ lower }, i) =>
        /^(?:also|even|hardly|however|just|maybe|never|no|nobody|none|not|nothing|only|partly|perhaps|possibly|probably|so|then|therefore|too|why)$/.test(
          lower,
        ) && words[i - 1]?.lemma !== 'do',
    )
  )
    return false
  if (!isPast(verb)) return verb.tag === 'AUX' || verb.form === '3sg' || verb.form === 'pl' || verb.form === 'base'
  return (
    chosen.has(tokens[main.verb.main]?.lemma ?? '') ||
    (main.subjectEnd > main.start + 1 && isPerson(tokens, main.start, main.subjectEnd) !== true)
  )
}

/** "Perhaps life was better." to "It may be that life was better." */
export const mayBeThat: Structure['apply'] = rearrange((sentence, end) => {
  if (!/^(?:maybe|perhaps)$/.test(sentence[0]?.lower ?? '')) return null
  const from = isComma(sentence[1]) ? 2 : 1
  const clause = clauseAt(sentence, from, end)
  if (clause === null || /^(?:i|it|that|this|you)$/.test(sentence[from]?.lower ?? '')) return null
  // "Perhaps we could meet", "maybe the next guest will": a plan, an offer or a joke, no guess.
  if (clause.verb.hasModal || sentence[clause.verb.end]?.lower === 'that' || sentence.some(({ lower }) => lower === 'but')) return null
  // "Perhaps the most important reason is": a rank that is put with care.
  if (sentence.slice(from, clause.subjectEnd).some(({ lower }) => /^(?:best|greatest|largest|main|most|worst)$/.test(lower))) return null
  return [compose(words('it may be', 'AUX'), [word('that', 'SCONJ')], lowerFirst(sentence.slice(from)))]
})
