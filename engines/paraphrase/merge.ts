import { isClearSubject } from './moves/antecedent.ts'
import { clauseAt, isStatement, terminalStart, type Clause } from '../languages/en/grammar/clause.ts'
import { hasMark, joinsClause, opensClause } from './moves/clause-order.ts'
import { capitalFirst, comma, compose, lowerFirst, word, type Tokens } from '../languages/en/grammar/grammar-tokens.ts'
import { isComma, isNoun, isPerson } from '../languages/en/grammar/noun-phrase.ts'
import type { Mode, Reason, Strength } from './rewrite.ts'

/** A rule that makes one sentence of two that follow each other in a paragraph. */
export type Merge = {
  /** `however-although`; the rule id is `en/merge/however-although`. */
  readonly key: string
  readonly reason: Extract<Reason, 'sentences-joined'>
  readonly modes: readonly Mode[]
  readonly strength: Strength
  /** One sentence, or null when the two do not fit. Locked words stay as they are. */
  readonly apply: (first: Tokens, second: Tokens) => Tokens | null
  /** [first, second, output] */
  readonly yes: readonly (readonly [string, string, string])[]
  /** [first, second] */
  readonly no: readonly (readonly [string, string])[]
}

/** Joined sentences longer than this are no gain. */
const longest = 34

type Parts = { readonly first: Tokens; readonly firstEnd: number; readonly second: Tokens; readonly secondEnd: number }

/** The common conditions: two statements, short, without speech, colons or a leading digit. */
const joinable =
  (join: (parts: Parts) => Tokens | null): Merge['apply'] =>
  (first, second) => {
    if (!isStatement(first) || !isStatement(second) || first.length + second.length > longest) return null
    if ([...first, ...second].some((token) => /^[;:"“”]$/.test(token.text))) return null
    const made = join({ first, firstEnd: terminalStart(first), second, secondEnd: terminalStart(second) })
    return made === null || !keepsLocked([...first, ...second], made) ? null : capitalFirst(made)
  }

const lockedWords = (tokens: Tokens): string =>
  tokens
    .filter((token) => token.isLocked)
    .map((token) => token.text)
    .sort()
    .join('\n')
const keepsLocked = (before: Tokens, after: Tokens): boolean => lockedWords(before) === lockedWords(after)

/** Past an opening connective of the list and its comma, or 0. */
function openingEnd(tokens: Tokens, openings: readonly string[]): number {
  const close = tokens.findIndex(isComma)
  if (close < 1 || close > 4) return 0
  return openings.includes(
    tokens
      .slice(0, close)
      .map((token) => token.lower)
      .join(' '),
  )
    ? close + 1
    : 0
}

/** A clause without marks, joined verbs or clauses inside: fit to be subordinate. */
const plainClause = (tokens: Tokens, from: number, end: number): Clause | null => {
  const clause = clauseAt(tokens, from, end)
  return clause === null || hasMark(tokens, from, end) || joinsClause(tokens, clause) ? null : clause
}

/** A reason or a concession inside: with another it would read "because young children are, because". */
const hasReason = (tokens: Tokens, end: number): boolean =>
  tokens
    .slice(0, end)
    .some(
      ({ lower }, i) =>
        /^(although|because|given|though|whereas)$/.test(lower) ||
        (/^(as|since|while)$/.test(lower) && clauseAt(tokens, i + 1, end) !== null),
    )

/** "X. However, Y." to "Although X, Y." */
const toSubordinate = (openings: readonly string[], conjunction: string): Merge['apply'] =>
  joinable(({ first, firstEnd, second, secondEnd }) => {
    const from = openingEnd(second, openings)
    if (
      from === 0 ||
      plainClause(first, 0, firstEnd) === null ||
      plainClause(second, from, secondEnd) === null ||
      pointsAtWhole(second, from) ||
      hasReason(first, firstEnd) ||
      hasReason(second, secondEnd) ||
      (conjunction === 'although' && (addsToList(first) || addsToList(second))) ||
      // "We show that X. Hence Y": Y follows from X, not from the showing.
      (conjunction === 'because' && first.some(({ lower }) => lower === 'that'))
    )
      return null
    return compose([word(conjunction, 'SCONJ')], lowerFirst(first.slice(0, firstEnd)), [comma()], lowerFirst(second.slice(from)))
  })

/** "X. However, Y." to "X, but Y." */
const toCoordinate = (openings: readonly string[], conjunction: string): Merge['apply'] =>
  joinable(({ first, firstEnd, second, secondEnd }) => {
    const from = openingEnd(second, openings)
    if (from === 0 || plainClause(first, 0, firstEnd) === null || plainClause(second, from, secondEnd) === null) return null
    if (conjunction === 'so' && (hasReason(first, firstEnd) || hasReason(second, secondEnd))) return null
    return compose(first.slice(0, firstEnd), [comma(), word(conjunction, 'CCONJ')], lowerFirst(second.slice(from)))
  })

/** Whether the second goes on about a thing of the first: without its "moreover" nothing else would tie them. */
function speaksOfSame(first: Tokens, second: Tokens): boolean {
  const nouns = new Set(first.filter(isNoun).map(({ lemma }) => lemma))
  return second.some((token) => (isNoun(token) && nouns.has(token.lemma)) || /^(?:it|its|she|he|they|their|them)$/.test(token.lower))
}

/** "X. In contrast, Y." to "X, whereas Y." */
const toFinal = (openings: readonly string[], conjunction: string): Merge['apply'] =>
  joinable(({ first, firstEnd, second, secondEnd }) => {
    const from = openingEnd(second, openings)
    if (
      from === 0 ||
      plainClause(first, 0, firstEnd) === null ||
      plainClause(second, from, secondEnd) === null ||
      pointsAtWhole(second, from) ||
      hasReason(first, firstEnd) ||
      hasReason(second, secondEnd)
    )
      return null
    return compose(first.slice(0, firstEnd), [comma(), word(conjunction, 'SCONJ')], lowerFirst(second.slice(from)))
  })

/** "The cost is also high": one of a list that goes back further, which "although" would cut. */
const addsToList = (tokens: Tokens): boolean =>
  tokens.some(
    ({ lower }, i) =>
      /^(?:also|too|another|further|additional|likewise|similarly)$/.test(lower) || (lower === 'well' && tokens[i - 1]?.lower === 'as'),
  )

/** "However, this is": behind "although" the pronoun would have no sentence to point at. */
const pointsAtWhole = (tokens: Tokens, from: number): boolean =>
  /^(this|that|these|those|such)$/.test(tokens[from]?.lower ?? '') && !isNoun(tokens[from + 1]) && tokens[from + 1]?.tag !== 'ADJ'

/** "X. This is because Y." to "X because Y." */
const becauseMerge: Merge['apply'] = joinable(({ first, firstEnd, second, secondEnd }) => {
  const isOpening = second[0]?.lower === 'this' && /^(is|was)$/.test(second[1]?.lower ?? '') && second[2]?.lower === 'because'
  const clause = plainClause(first, 0, firstEnd)
  if (
    !isOpening ||
    clause === null ||
    clause.verb.isNegative ||
    opensClause(first, 0, firstEnd) ||
    plainClause(second, 3, secondEnd) === null ||
    hasReason(first, firstEnd) ||
    hasReason(second.slice(3), secondEnd - 3)
  )
    return null
  return compose(first.slice(0, firstEnd), second.slice(2))
})

/** "S is a N. It V." to "S is a N that V." */
const relativeMerge: Merge['apply'] = joinable(({ first, firstEnd, second, secondEnd }) => {
  const one = plainClause(first, 0, firstEnd)
  const two = plainClause(second, 0, secondEnd)
  const pronoun = second[0]?.lower ?? ''
  if (one === null || two === null || !/^(it|they|he|she)$/.test(pronoun) || two.verb.start !== 1) return null
  const isDefinition =
    first[one.verb.main]?.lemma === 'be' &&
    one.verb.end - one.verb.start === 1 &&
    /^(a|an)$/.test(first[one.verb.end]?.lower ?? '') &&
    !one.verb.isNegative
  if (
    !isDefinition ||
    !isNoun(first[firstEnd - 1]) ||
    opensClause(first, 0, firstEnd) ||
    first.slice(one.verb.end, firstEnd).some((token) => token.tag === 'ADP')
  )
    return null
  const isHuman = isPerson(first, one.verb.end, firstEnd) === true
  if (isHuman !== /^(he|she)$/.test(pronoun) || !isClearSubject(first, one, pronoun)) return null
  if (second[1]?.lemma === 'be' || second[1]?.space === '') return null
  return compose(first.slice(0, firstEnd), [word(isHuman ? 'who' : 'that', 'PRON')], second.slice(1))
})

/** "S V1 X. They V2 Y." to "S V1 X and V2 Y." */
const sharedMerge: Merge['apply'] = joinable(({ first, firstEnd, second, secondEnd }) => {
  const one = plainClause(first, 0, firstEnd)
  const two = plainClause(second, 0, secondEnd)
  if (one === null || two === null || two.subjectEnd !== 1 || two.verb.start !== 1 || second[1]?.space === '') return null
  const pronoun = second[0]?.lower ?? ''
  const isSame = one.subjectEnd === 1 && first[0]?.lower === pronoun && /^(i|we|he|she|it|they)$/.test(pronoun)
  if (!isSame && !(/^(it|they|he|she)$/.test(pronoun) && isClearSubject(first, one, pronoun))) return null
  if (firstEnd - one.verb.end < 1 || secondEnd - two.verb.end < 1) return null
  // "I like dogs. I like birds.": twins are said so on purpose.
  if (first[one.verb.main]?.lemma === second[two.verb.main]?.lemma) return null
  if (opensClause(first, 0, firstEnd) || opensClause(second, 0, secondEnd) || one.verb.isNegative || two.verb.isNegative) return null
  if (
    first[one.verb.start]?.form !== second[two.verb.start]?.form ||
    first.some((token) => token.lower === 'and') ||
    second.some((token) => token.lower === 'also')
  )
    return null
  return compose(first.slice(0, firstEnd), [word('and', 'CCONJ')], second.slice(1))
})

const consequences = new Set(
  'allow cause demonstrate enable help imply indicate lead make mean reduce result reveal show suggest'.split(' '),
)

/** "X. This suggests that Y." to "X, which suggests that Y." */
const whichMerge: Merge['apply'] = joinable(({ first, firstEnd, second, secondEnd }) => {
  const verb = second[1]
  const clause = plainClause(first, 0, firstEnd)
  if (second[0]?.lower !== 'this' || verb === undefined || !consequences.has(verb.lemma) || clause === null || clause.verb.isNegative)
    return null
  if (!(verb.form === '3sg' || verb.form === 'past') || hasMark(second, 0, secondEnd)) return null
  if (verb.lemma !== 'mean' && opensClause(first, 0, firstEnd)) return null
  return compose(first.slice(0, firstEnd), [comma(), word('which', 'PRON')], second.slice(1))
})

const define = (key: string, rest: Omit<Merge, 'key' | 'reason'>): Merge => ({ key, reason: 'sentences-joined', ...rest })

const contrast = ['however', 'nevertheless', 'nonetheless', 'even so', 'still']
const result = ['as a result', 'consequently', 'for this reason', 'hence', 'therefore', 'thus']

/** Sorted by key. */
export const merges: readonly Merge[] = [
  define('because', {
    modes: ['shorten', 'synonyms', 'academic'],
    strength: 'normal',
    apply: becauseMerge,
    yes: [
      [
        'Sleep is essential.',
        'This is because the brain stores new information at night.',
        'Sleep is essential because the brain stores new information at night.',
      ],
    ],
    no: [
      ['He did not leave.', 'This is because he was tired.'],
      ['Sleep is essential.', 'This is a new idea.'],
      ['Sleep is essential.', 'This is because the brain is tired since it works all day.'],
    ],
  }),
  define('however-although', {
    modes: ['synonyms', 'academic', 'shorten'],
    strength: 'normal',
    apply: toSubordinate(contrast, 'although'),
    yes: [
      ['The method is fast.', 'However, it is not reliable.', 'Although the method is fast, it is not reliable.'],
      ['Prices have fallen.', 'Nevertheless, electric cars are expensive.', 'Although prices have fallen, electric cars are expensive.'],
    ],
    no: [
      ['The method is fast.', 'However, this is not enough.'],
      ['The room is small, cold and dark.', 'However, it is cheap.'],
      ['The cost in time is also substantial.', 'Nevertheless, the method is valuable.'],
      ['The method is fast.', 'However, it has other uses as well.'],
    ],
  }),
  define('however-but', {
    modes: ['shorten', 'simplify', 'synonyms'],
    strength: 'normal',
    apply: toCoordinate(contrast, 'but'),
    yes: [['The method is fast.', 'However, it is not reliable.', 'The method is fast, but it is not reliable.']],
    no: [
      ['If it rains, we stay.', 'However, the rain is late.'],
      ['The method is fast.', 'However hard he tries, he fails.'],
    ],
  }),
  define('in-contrast-whereas', {
    modes: ['synonyms', 'academic', 'shorten'],
    strength: 'normal',
    apply: toFinal(['by contrast', 'in contrast', 'on the other hand'], 'whereas'),
    yes: [
      [
        'A small firm reacts quickly.',
        'In contrast, a large company needs months.',
        'A small firm reacts quickly, whereas a large company needs months.',
      ],
    ],
    no: [
      ['A small firm reacts quickly.', 'In contrast, this is not true of banks.'],
      ['A small firm reacts quickly.', 'In contrast to banks, it is poor.'],
    ],
  }),
  define('moreover-and', {
    modes: ['shorten'],
    strength: 'normal',
    apply: (first, second) =>
      speaksOfSame(first, second) ? toCoordinate(['also', 'furthermore', 'in addition', 'moreover'], 'and')(first, second) : null,
    yes: [['The buses are late.', 'Moreover, the buses are expensive.', 'The buses are late, and the buses are expensive.']],
    no: [
      ['The buses are late and dirty, and the trains are slow.', 'Moreover, the tickets are expensive.'],
      ['The buses are late.', 'In addition to this, they are old.'],
      ['Poor countries have few roads.', "Moreover, firms can't borrow money."],
    ],
  }),
  define('relative', {
    modes: ['shorten', 'synonyms', 'academic'],
    strength: 'normal',
    apply: relativeMerge,
    yes: [
      ['Chlorophyll is a green pigment.', 'It absorbs light energy.', 'Chlorophyll is a green pigment that absorbs light energy.'],
      ['Walton is a young sailor.', 'He writes long letters.', 'Walton is a young sailor who writes long letters.'],
    ],
    no: [
      ['Chlorophyll is a green pigment.', 'It is difficult to see.'],
      ['Chlorophyll is in the leaf.', 'It absorbs light.'],
    ],
  }),
  define('shared-subject', {
    modes: ['shorten', 'synonyms'],
    strength: 'normal',
    apply: sharedMerge,
    yes: [
      [
        'We measured the time with a stopwatch.',
        'We recorded the results in a table.',
        'We measured the time with a stopwatch and recorded the results in a table.',
      ],
      ['The storm moved to the north.', 'It destroyed two villages.', 'The storm moved to the north and destroyed two villages.'],
    ],
    no: [
      ['We measured the time.', 'They recorded the results.'],
      ['The teacher praised the pupils.', 'They left the school.'],
      ['I like dogs.', 'I like birds.'],
    ],
  }),
  define('therefore-because', {
    modes: ['synonyms', 'academic'],
    strength: 'normal',
    apply: toSubordinate(result, 'because'),
    yes: [['Prices rose quickly.', 'Therefore, people bought less.', 'Because prices rose quickly, people bought less.']],
    no: [
      ['Prices rose quickly.', 'Therefore, this is a problem.'],
      ['Prices rose quickly.', 'People therefore bought less.'],
      ['Young children are easily influenced because they trust others.', 'Therefore, parents must be careful.'],
      ['Young children are easily influenced as they trust others.', 'Therefore, parents must be careful.'],
    ],
  }),
  define('therefore-so', {
    modes: ['shorten', 'simplify', 'synonyms'],
    strength: 'normal',
    apply: toCoordinate(result, 'so'),
    yes: [['Exports fell.', 'As a result, the government cut taxes.', 'Exports fell, so the government cut taxes.']],
    no: [
      ['Exports fell.', 'As a result of this, taxes rose.'],
      ['When exports fell, prices rose.', 'As a result, taxes rose.'],
      ['Exports fell because prices rose.', 'As a result, the government cut taxes.'],
    ],
  }),
  define('this-which', {
    modes: ['shorten', 'synonyms', 'academic'],
    strength: 'normal',
    apply: whichMerge,
    yes: [
      [
        'The reaction rate increased.',
        'This suggests that the particles had more energy.',
        'The reaction rate increased, which suggests that the particles had more energy.',
      ],
      [
        'The storm destroyed the bridge.',
        'This made it difficult to reach the village.',
        'The storm destroyed the bridge, which made it difficult to reach the village.',
      ],
    ],
    no: [
      ['The rate increased.', 'This is a surprise.'],
      ['The rate did not increase.', 'This suggests that the model is wrong.'],
    ],
  }),
]
