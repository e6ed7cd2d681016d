import {
  clauseAt,
  isFinite,
  mayBeParticiple,
  mayBePast,
  skipAdverbs,
  subjectNumber,
  verbGroup,
  type Clause,
  type VerbGroup,
} from '../../languages/en/grammar/clause.ts'
import { hasMark, leadEnd, opensClause } from './clause-order.ts'
import { formsOfBe, relatives, subjectPronouns, subordinators } from '../../languages/en/grammar/grammar-words.ts'
import { compose, fullStop, lowerFirst, sentenceOf, withText, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, isComma, isNoun, isPerson, isVerb, nounPhraseEnd, numberOf } from '../../languages/en/grammar/noun-phrase.ts'
import { rearrange } from './rearrange.ts'
import { finiteLike, finiteTokens, isAfterColon, isResult, mainClause, resultVerbs } from './result-verbs.ts'
import type { Structure } from '../structure.ts'

/** "X, causing Y." to "X. This caused Y." */
export const splitResult: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 4; at < end - 2; at++) {
    if (!isComma(sentence[at])) continue
    const from = /^(thus|thereby|hence|therefore)$/.test(sentence[at + 1]?.lower ?? '') ? at + 2 : at + 1
    const verb = sentence[from]
    if (verb?.form !== 'ing' || !resultVerbs.has(verb.lemma) || !isResult(sentence, from, end)) continue
    if (isListed(sentence, at, end) || isAfterColon(sentence, at)) return null
    const main = mainClause(sentence, at)
    if (main === null || main.verb.start >= at || sentence.slice(at + 1, end).some((token) => token.text === ';' || token.text === ':'))
      return null
    const finite = finiteLike(sentence, main, verb.lemma)
    if (finite === null) return null
    return [
      sentenceOf(sentence.slice(0, at), [fullStop()]),
      sentenceOf([word('This', 'PRON')], finiteTokens(verb, finite), sentence.slice(from + 1)),
    ]
  }
  return null
})

/** "making X easier, and preventing Y": a list of participles cannot be cut after its first. */
const isListed = (tokens: Tokens, at: number, end: number): boolean =>
  tokens.some(
    (token, i) =>
      i < end &&
      i !== at &&
      (isComma(token) || /^(and|or)$/.test(token.lower)) &&
      tokens[skipAdverbs(tokens, i + 1, end)]?.form === 'ing' &&
      tokens[skipAdverbs(tokens, i + 1, end)]?.tag === 'VERB',
  )

/** "X, which means that Y." to "X. This means that Y." */
export const splitWhich: Structure['apply'] = rearrange((sentence, end) => {
  const at = sentence.findIndex((token, i) => i > 3 && token.lower === 'which' && isComma(sentence[i - 1]))
  if (at < 0 || hasMark(sentence, at, end) || (opensClause(sentence, 0, at - 1) && sentence[0]?.tag === 'SCONJ')) return null
  const main = mainClause(sentence, at - 1)
  const verbAt = skipAdverbs(sentence, at + 1, end)
  if (!isFinite(sentence, verbAt)) return null
  if (main === null ? isShown(sentence, { at, verbAt }) : isOfMeasure(sentence, { at, verbAt }))
    return [sentenceOf(sentence.slice(0, at - 1), [fullStop()]), sentenceOf([word('This', 'PRON')], sentence.slice(at + 1))]
  if (main === null) return null
  const subject = subjectOf(sentence, { at, verbAt, main })
  if (subject === null) return null
  return [sentenceOf(sentence.slice(0, at - 1), [fullStop()]), sentenceOf(subject, sentence.slice(at + 1))]
})

type Which = { readonly at: number; readonly verbAt: number }

/** "The one at 60 degrees barely moved, which suggests that ...": what is shown or meant is shown by the whole of it, however it is built. */
const isShown = (tokens: Tokens, { at, verbAt }: Which): boolean =>
  /^(?:implies|indicates|means|meant|shows|suggests|suggested)$/.test(tokens[verbAt]?.lower ?? '') &&
  tokens[verbAt + 1]?.lower === 'that' &&
  !tokens.slice(0, at).some(({ tag, text }) => tag === 'SCONJ' || /^[;:—–]$/.test(text)) &&
  tokens.slice(0, at - 1).some((_, i) => i > 0 && isFinite(tokens, i))

/** "a value of 960 J, which is about 7% higher than": a figure, and how it stands to others. */
function isOfMeasure(tokens: Tokens, { at, verbAt }: Which): boolean {
  const last = tokens[at - 2]
  const isFigure = [last, tokens[at - 3]].some(
    (token) => token !== undefined && (token.tag === 'NUM' || /^[£$€]?\d[\d.,]*%?$/.test(token.text)),
  )
  const isSaid = /^(?:corresponds|equals|exceeds|falls|is|lies|was)$/.test(tokens[verbAt]?.lower ?? '')
  const rest = tokens.slice(verbAt + 1, -1)
  return (
    isFigure &&
    isSaid &&
    !last?.isName &&
    // "section 14", "the Conference 2007"
    !(last?.tag === 'NUM' && isNoun(tokens[at - 3])) &&
    !/^(?:when|why|what|where)$/.test(rest[0]?.lower ?? '') &&
    rest.some(({ lower }) => /^(?:above|below|equivalent|exceeds|higher|less|lower|more|outside|range|than|to|twice|within)$/.test(lower))
  )
}

type Relative = { readonly at: number; readonly verbAt: number; readonly main: Clause }

/** What "which" stands for, said again: "This", "This corpus"; null when the words do not tell. */
function subjectOf(tokens: Tokens, { at, verbAt, main }: Relative): Tokens | null {
  const group = verbGroup(tokens, verbAt)
  const which = tokens[at]
  const verb = tokens[group.main]
  if (which === undefined || verb === undefined) return null
  const before = antecedentStart(tokens, main, at - 1)
  const verbNumber = numberOfVerb(tokens, verbAt)
  const isOfClause = resultVerbs.has(verb.lemma) && !group.isPassive
  if (verb.lemma === 'mean' && tokens[group.end]?.lower !== 'that' && clauseAt(tokens, group.end, tokens.length - 1) === null) return null
  if (isOfClause && verbNumber !== 'plural') return group.hasModal && before >= 0 ? null : [withText(which, 'This', { tag: 'PRON' })]
  if (before < 0 || verbNumber === null) return null
  const head = tokens[headOf(tokens, before, at - 1)]
  if (isChoppy(tokens, main, { from: before, to: at - 1 })) return null
  if (head?.tag !== 'NOUN' || isPerson(tokens, before, at - 1) !== false) return null
  if (numberOf(tokens, before, at - 1) !== verbNumber || isJudgement(tokens, group)) return null
  return [withText(which, verbNumber === 'plural' ? 'These' : 'This', { tag: 'DET' }), { ...head, origin: null, space: ' ' }]
}

/** "We have a modern tram. This tram takes me", "for two slices. These slices": a short clause, or what was just described or counted, is not named again at once. */
const isChoppy = (tokens: Tokens, main: Clause, { from, to }: { readonly from: number; readonly to: number }): boolean =>
  to - main.start < 9 ||
  tokens.slice(from, to).some(({ tag }) => tag === 'NUM') ||
  (/^an?$/.test(tokens[from]?.lower ?? '') && tokens.slice(from, to).some(({ tag }) => tag === 'ADJ'))

/** "which is true", "which was good": said of the clause as often as of its last noun. */
const isJudgement = (tokens: Tokens, group: VerbGroup): boolean =>
  (tokens[group.main]?.lemma === 'be' &&
    tokens[skipAdverbs(tokens, group.end, tokens.length)]?.tag === 'ADJ' &&
    !/^(available|different|known|similar|visible)$/.test(tokens[skipAdverbs(tokens, group.end, tokens.length)]?.lower ?? '')) ||
  /^(what|why|how|when|where|because|something|one|part)$/.test(tokens[group.end]?.lower ?? '')

/** The start of a plain object or complement that ends at `end`, when nothing else there could be meant; -1 otherwise. */
function antecedentStart(tokens: Tokens, main: Clause, end: number): number {
  for (let k = main.verb.end; k < end; k++) {
    if (nounPhraseEnd(tokens, k, { join: false }) !== end) continue
    const hasOf = tokens.slice(k, end).some((token) => token.lower === 'of' || token.lower === 'and' || token.lower === 'or')
    const isDetermined = tokens[k]?.tag === 'DET' || tokens[k]?.tag === 'NUM' || /s$/.test(tokens[end - 1]?.lower ?? '')
    // "a bowl in the foreground, which separates": behind a preposition of place the noun is often not the one that is meant.
    const before = tokens[k - 1]
    const isDirect = isVerb(before) || (before?.tag === 'ADP' && !/^(at|behind|by|in|near|on|under)$/.test(before.lower))
    return !hasOf && isDetermined && isDirect && !tokens.slice(k, end).some((token) => token.isLocked) ? k : -1
  }
  return -1
}

const numberOfVerb = (tokens: Tokens, at: number): 'singular' | 'plural' | null => {
  const verb = tokens[at]
  if (verb === undefined) return null
  if (/^(is|was|has|does)$/.test(verb.lower) || verb.form === '3sg') return 'singular'
  return /^(are|were|have|do)$/.test(verb.lower) || (verb.tag === 'VERB' && verb.form === 'pl') ? 'plural' : null
}

/** "The office, which is in Berlin, will stay open." to "The office is in Berlin. It will stay open." */
export const splitAside: Structure['apply'] = rearrange((sentence, end) => {
  const open = sentence.findIndex(isComma)
  if (open < 1 || open > 6 || sentence[open + 1]?.lower !== 'which') return null
  if (nounPhraseEnd(sentence, 0) !== open || isPerson(sentence, 0, open) !== false || !isNoun(sentence[open - 1])) return null
  const close = sentence.findIndex((token, i) => i > open && isComma(token))
  const own = skipAdverbs(sentence, open + 2, end)
  const verb = close < 0 ? -1 : skipAdverbs(sentence, close + 1, end)
  if (verb < 0 || !isFinite(sentence, own) || own >= close || !isFinite(sentence, verb) || hasMark(sentence, close + 1, end)) return null
  const head = sentence[headOf(sentence, 0, open)]
  const number = numberOfVerb(sentence, own) ?? numberOfVerb(sentence, verb) ?? numberOf(sentence, 0, open)
  if (
    end - verb < 3 ||
    sentence.slice(close, end).some(({ lower }) => /^(also|consequently|hence|however|moreover|therefore|thus)$/.test(lower)) ||
    isBackground(sentence, own, close, end) ||
    number === null ||
    head?.isName === true ||
    numberOf(sentence, 0, open) !== number ||
    opensClause(sentence, own + 1, close)
  )
    return null
  const pronoun = word(number === 'plural' ? 'They' : 'It', 'PRON')
  return [
    sentenceOf(sentence.slice(0, open), sentence.slice(open + 2, close), [fullStop()]),
    sentenceOf([pronoun], sentence.slice(close + 1)),
  ]
})

/** "had been falling, began again at once": the aside says from where the main clause goes on. */
const isBackground = (tokens: Tokens, own: number, close: number, end: number): boolean =>
  /^(?:could|had|may|might|must|should|would)$/.test(tokens[own]?.lower ?? '') ||
  tokens
    .slice(close, end)
    .some(
      ({ lower }, i, rest) =>
        /^(?:again|already|anyway|nevertheless|still|yet)$/.test(lower) || (lower === 'once' && rest[i - 1]?.lower === 'at'),
    )

/** A subject said again before the second of two verbs: the pronoun, or null when none is safe. */
function repeatedSubject(tokens: Tokens, clause: Clause): string | null {
  const first = tokens[clause.start]
  if (first === undefined) return null
  if (clause.subjectEnd === clause.start + 1 && subjectPronouns.has(first.lower)) return first.lower === 'there' ? null : first.lower
  // "Each of them lasted an hour. They was recorded"
  if (!clause.isSimpleSubject || (/^(?:each|either|neither)$/.test(first.lower) && clause.subjectEnd - clause.start > 2)) return null
  const number = subjectNumber(tokens, clause)
  if (number === 'plural') return 'they'
  const head = tokens[headOf(tokens, clause.start, clause.subjectEnd)]
  // "My mentor sat down and asked": a doer that no list names is no "it" either.
  const isDoer = /(?:[aeio]r|ist|ian|ee)$/.test(head?.lemma ?? '')
  const isName = head?.isName === true && first.lower !== 'the'
  return number === 'singular' && !isName && !isDoer && isPerson(tokens, clause.start, clause.subjectEnd) === false ? 'it' : null
}

type Shared = { readonly joint: number; readonly pronoun: string }

/** Where a second finite verb shares the subject of the first: "S V1 X and V2 Y". */
function sharedSubject(sentence: Tokens, end: number): Shared | null {
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, end)
  if (clause === null || hasCommonAdverb(sentence, clause)) return null
  for (let joint = clause.verb.end + 1; joint < end - 2; joint++) {
    if (sentence[joint]?.lower !== 'and') continue
    const verb = skipAdverbs(sentence, joint + 1, end)
    if (!isFinite(sentence, verb)) continue
    if (
      !isSecondVerb(sentence, clause, verb) ||
      blocksSharing(sentence, clause.verb.end, joint) ||
      hasMark(sentence, lead, end) ||
      joint - clause.verb.end < 1 ||
      end - verb < 2 ||
      hasOwnClause(sentence, clause.verb.end, joint)
    )
      return null
    if (sentence.slice(joint + 1, end).some((token) => token.lower === 'and')) return null
    const pronoun = repeatedSubject(sentence, clause)
    return pronoun === null ? null : { joint, pronoun }
  }
  return null
}

/** "We first removed it and converted every title": the adverb is of both verbs. */
const hasCommonAdverb = (tokens: Tokens, { start, verb }: Clause): boolean =>
  tokens
    .slice(start, verb.end)
    .some(({ lower }) =>
      /^(?:also|always|first|firstly|hence|just|merely|never|often|only|rarely|simply|so|sometimes|still|then|therefore|thus|usually)$/.test(
        lower,
      ),
    )

/** "shifted after a group travelled and amazed": the second verb belongs to the clause in between. */
const hasOwnClause = (tokens: Tokens, from: number, to: number): boolean =>
  tokens.some(
    ({ lower }, i) =>
      i >= from && i < to && /^(?:after|as|before|once|since|till|until|when|where)$/.test(lower) && clauseAt(tokens, i + 1, to) !== null,
  )

const blocksSharing = (tokens: Tokens, from: number, to: number): boolean =>
  tokens
    .slice(from, to)
    .some(
      (token, i) =>
        relatives.has(token.lower) ||
        subordinators.has(token.lower) ||
        (/^(how|why|what|to|both|either|and|or)$/.test(token.lower) &&
          !(token.lower === 'to' && token.tag === 'ADP') &&
          !(token.lower === 'and' && isNoun(tokens[from + i + 1]) && i > 0 && isNoun(tokens[from + i - 1]))),
    )

/** The second verb is as finite as the first: no infinitive after a modal, no participle after "is" or "has". */
function isSecondVerb(tokens: Tokens, clause: Clause, at: number): boolean {
  const second = tokens[at]
  const first = tokens[clause.verb.start]
  if (second === undefined || first === undefined) return false
  if (second.tag === 'AUX') return formsOfBe.has(second.lower) || first.tag === 'AUX' || second.form === first.form
  if (clause.verb.main > clause.verb.start || clause.verb.hasModal)
    return second.form === '3sg' || (mayBePast(second) && !mayBeParticiple(second))
  if (first.form === 'past' || mayBePast(first)) return mayBePast(second) && !isNoun(tokens[at - 1])
  return second.form === first.form || (/^(base|pl)$/.test(second.form ?? '') && /^(base|pl)$/.test(first.form ?? ''))
}

/** Verbs that answer each other: "began in the laundry and ended in the theatre". Sorted. */
const answering: readonly (readonly [RegExp, RegExp])[] = [
  [/^(?:begin|open|start)$/, /^(?:close|end|finish)$/],
  [/^(?:come|enter)$/, /^(?:go|leave)$/],
  [/^(?:give)$/, /^(?:receive|take)$/],
  [/^(?:grow|increase|rise)$/, /^(?:decrease|drop|fall|shrink)$/],
  [/^(?:live)$/, /^(?:die)$/],
  [/^(?:open)$/, /^(?:shut)$/],
  [/^(?:win)$/, /^(?:lose)$/],
]

/** Whether the verbs on the two sides of the "and" are such a pair, or one verb twice. */
function isOpposite(tokens: Tokens, joint: number): boolean {
  const clause = clauseAt(tokens, leadEnd(tokens), joint)
  const one = tokens[clause?.verb.main ?? -1]?.lemma ?? ''
  const at = skipAdverbs(tokens, joint + 1, tokens.length)
  const other = isFinite(tokens, at) ? (tokens[verbGroup(tokens, at).main]?.lemma ?? '') : ''
  return (
    one === other || answering.some(([first, second]) => (first.test(one) && second.test(other)) || (first.test(other) && second.test(one)))
  )
}

/** Fewer tokens than this make no sentence beside another one with the same subject. */
const shortestShare = 7

/** "S V1 X and V2 Y." to "S V1 X. They V2 Y." */
export const splitShared: Structure['apply'] = rearrange((sentence, end) => {
  const shared = sharedSubject(sentence, end)
  const lead = leadEnd(sentence)
  if (
    shared === null ||
    shared.joint - lead < shortestShare ||
    end - shared.joint - 1 < shortestShare - 2 ||
    isOpposite(sentence, shared.joint)
  )
    return null
  // "We measured it. We recorded it": the same pronoun twice.
  if (subjectPronouns.has(sentence[lead]?.lower ?? '')) return null
  return [
    sentenceOf(sentence.slice(0, shared.joint), [fullStop()]),
    sentenceOf([word(shared.pronoun, 'PRON')], sentence.slice(shared.joint + 1)),
  ]
})

/** "S V1 X and V2 Y." to "S V1 X, and they V2 Y." */
export const nameShared: Structure['apply'] = rearrange((sentence, end) => {
  const shared = sharedSubject(sentence, end)
  // "would be awake and would learn more if": the condition is of both.
  if (sentence.slice(shared?.joint ?? 0, end).some(({ lower }) => /^(?:because|if|since|unless|when|while)$/.test(lower))) return null
  if (shared === null || end - shared.joint < 4 || /^(i|you|he|she|it|they)$/.test(sentence[leadEnd(sentence)]?.lower ?? '')) return null
  const pronoun = word(shared.pronoun === 'i' ? 'I' : shared.pronoun, 'PRON')
  return [
    compose(
      sentence.slice(0, shared.joint),
      [word(',', 'PUNCT')],
      lowerFirst(sentence.slice(shared.joint, shared.joint + 1)),
      [pronoun],
      sentence.slice(shared.joint + 1),
    ),
  ]
})
