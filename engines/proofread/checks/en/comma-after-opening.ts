import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseFrom, isComplete, isLast, isNominative } from '../../english/subject-verb-pairs.ts'
import { isVerbTag, type Sentence } from '../../english/verbs.ts'
import { isProse, lowerAt } from '../../english/words.ts'

const prepositions =
  /^(?:in|at|on|after|before|during|for|with|without|from|by|despite|because|due|according|instead|since|until|under|through|throughout|among|between|besides|apart|thanks|unlike|like|as|along|behind|near)$/

/** Words and phrases that open a sentence and are set off by a comma. */
const openings: ReadonlySet<string> = new Set(
  [
    'however therefore moreover furthermore nevertheless nonetheless consequently additionally unfortunately fortunately luckily firstly secondly thirdly fourthly',
    'lastly finally meanwhile personally obviously hopefully surprisingly sadly generally basically similarly likewise otherwise besides afterwards eventually suddenly',
    'nowadays naturally honestly actually ironically interestingly apparently usually yesterday',
  ].flatMap((line) => line.split(' ')),
)
const openingPhrases: readonly string[] = [
  'above all',
  'after all',
  'all in all',
  'as a consequence',
  'as a result',
  'as a rule',
  'as far as i know',
  'as i said before',
  'as i said',
  'as usual',
  'as you know',
  'as you can see',
  'at the beginning',
  'at the same time',
  'believe it or not',
  'by contrast',
  'by the way',
  'even so',
  'first of all',
  'for a start',
  'for example',
  'for instance',
  'for that reason',
  'for this reason',
  'from my point of view',
  'from time to time',
  'generally speaking',
  'in a word',
  'in addition',
  'in any case',
  'in brief',
  'in comparison',
  'in conclusion',
  'in contrast',
  'in fact',
  'in general',
  'in my case',
  'in my experience',
  'in my opinion',
  'in my view',
  'in other words',
  'in particular',
  'in short',
  'in spite of this',
  'in summary',
  'in that case',
  'in the meantime',
  'in the same way',
  'instead of this',
  'last but not least',
  'last of all',
  'let me explain',
  'more importantly',
  'of course',
  'on the contrary',
  'on the one hand',
  'on the other hand',
  'on top of that',
  'on the whole',
  'strictly speaking',
  'to be honest',
  'to begin with',
  'to conclude',
  'to start with',
  'to sum up',
  'to summarise',
  'to summarize',
  'to tell the truth',
  'what is more',
  "what's more",
  'a few days later',
  'a few minutes later',
  'a long time ago',
  'many years ago',
  'a few years ago',
  'some time later',
]

/** The words of the phrases by the first of them, long phrases first. */
const phrasesByWord = Map.groupBy(
  openingPhrases.map((phrase) => phrase.split(' ')).toSorted((a, b) => b.length - a.length),
  ([first = '']) => first,
)

/** How many tokens the words or phrase at the start of the sentence take; 0 where none stands there. */
function openingLength(tokens: Sentence): number {
  const first = lowerAt(tokens, 0)
  const phrase = phrasesByWord.get(first)?.find((one) => one.every((word, i) => lowerAt(tokens, i) === word))
  return phrase?.length ?? (openings.has(first) ? 1 : 0)
}

const atStart =
  /^(?:i|he|she|we|they|it|there|this|these|you|the|my|our|people|some|many|most|if|when|a|an|everyone|his|her|their|your|all|no)$/

function afterAdverb(tokens: Sentence): CheckFinding | null {
  const length = openingLength(tokens)
  const next = tokens[length]
  if (length === 0 || !next || !(atStart.test(next.lower) || (next.tag === 'NOUN' && isFormal(tokens, length)))) return null
  const isClause = /^(?:if|when)$/.test(next.lower) ? clauseFrom(tokens, length + 1) : clauseFrom(tokens, length)
  if (!isClause) return null
  const first = lowerAt(tokens, 0)
  // "However you do it", "Usually he comes": a comma is not needed.
  const isOptional =
    /^(?:usually|yesterday|suddenly|eventually|finally|actually|one|from|these|afterwards|nowadays|in|at|sooner|generally)$/.test(first)
  if (isOptional && !isFormal(tokens, length)) return null
  if (first === 'however' && (next.lower === 'you' || lowerAt(tokens, isClause.verb) === 'may')) return null
  return commaAfter(tokens, length - 1)
}

/** Phrases that never go without their comma, among those that begin like others. */
const isFormal = (tokens: Sentence, length: number): boolean =>
  length > 1 &&
  /^(?:in (?:addition|conclusion|fact|my|other|contrast|summary|short|brief|general|particular|spite|that|this|the (?:end|meantime|first|same|past|future|beginning))|at (?:first|last|the (?:beginning|same))|generally speaking|sooner or|from my)/.test(
    tokens
      .slice(0, length)
      .map(({ lower }) => lower)
      .join(' '),
  )

const commaAfter = (tokens: Sentence, i: number): CheckFinding | null => {
  const token = tokens[i]
  return token ? { from: i, to: i + 1, suggestions: [`${token.text},`] } : null
}

/** Nouns that a clause may follow as their own: "at the time I was". */
const ownsClause =
  /^(?:time|way|moment|day|year|week|reason|place|night|minute|instant|extent|degree|fact|first|thing|things|last|everything|what|all|people|person|one|house|school|point)$/

/** "After a long day at work | we went home" */
function afterPhrase(tokens: Sentence): CheckFinding | null {
  if (!prepositions.test(lowerAt(tokens, 0)) || (tokens[0]?.tag === 'SCONJ' && lowerAt(tokens, 1) !== 'of')) return null
  let k = 1
  while (tokens[k] && !isNominative(tokens, k) && isInside(tokens, k)) k++
  const before = tokens[k - 1]
  const clause = clauseFrom(tokens, k)
  const isSure = /^(?:according|because|due|despite|instead|thanks|apart|besides|unlike)$/.test(lowerAt(tokens, 0))
  if (
    k < (isSure ? 4 : lowerAt(tokens, 0) === 'on' ? 7 : 6) ||
    (!isSure && /^(?:from|for|by)$/.test(lowerAt(tokens, 0))) ||
    !before ||
    !clause ||
    !isNominative(tokens, k)
  )
    return null
  if (!/^(?:NOUN|PROPN|NUM)$/.test(before.tag ?? '') && before.kind !== 'number') return null
  const isKnown = tokens.slice(1, k).some(({ lower }) => /^(?:that|this|these|those|my|our|last|same)$/.test(lower))
  if (ownsClause.test(before.lower) && !isKnown) return null
  if (tokens[clause.verb + 1]?.kind === 'mark') return null
  const isKnownEdge = isSure || /^(?:end|beginning|start)$/.test(lowerAt(tokens, 2))
  if (!isComplete(tokens, clause) && !(isKnownEdge && isLast(tokens, clause))) return null
  // "In the town he came from there is": another clause without a joint shows that this one belongs to the noun.
  const rest = tokens.slice(clause.verb + 1)
  const joint = rest.findIndex(
    ({ kind, lower, tag }) =>
      kind === 'mark' || tag === 'SCONJ' || tag === 'CCONJ' || /^(?:that|who|which|what|when|where|how|why)$/.test(lower),
  )
  const own = joint < 0 ? rest : rest.slice(0, joint)
  if (own.some((_, i) => /^(?:is|are|was|were|has|had|will|can|there|it|he|she|we|they)$/.test(own[i]?.lower ?? '') && i > 1)) return null
  if (rest.some(({ text }, i) => text === ',' && clauseFrom(tokens, clause.verb + 2 + i))) return null
  return commaAfter(tokens, k - 1)
}

function isInside(tokens: Sentence, k: number): boolean {
  const token = tokens[k]
  if (!token || (token.kind === 'mark' && !/^[-'’]$/.test(token.text)) || isVerbTag(token)) return false
  return !/^(?:that|who|which|what|when|where|how|why|it|there|you)$/.test(token.lower) || (token.lower === 'that' && token.tag === 'DET')
}

export default defineCheck({
  key: 'comma-after-opening',
  class: 'comma-missing',
  find: (tokens) => {
    const found = isProse(tokens) ? (afterAdverb(tokens) ?? afterPhrase(tokens)) : null
    return found ? [found] : []
  },
  wrong: [
    ['In my opinion we should go.', 'In my opinion, we should go.'],
    ['However he did not agree.', 'However, he did not agree.'],
    ['On the other hand it is very expensive.', 'On the other hand, it is very expensive.'],
    ['For example my father reads a lot.', 'For example, my father reads a lot.'],
    ['Because of the bad weather we stayed at home.', 'Because of the bad weather, we stayed at home.'],
    ['First of all I would like to thank you.', 'First of all, I would like to thank you.'],
    ['At the end of the show I decided to go home.', 'At the end of the show, I decided to go home.'],
    ['Unfortunately the train was late.', 'Unfortunately, the train was late.'],
    ['To sum up I think that it is useful.', 'To sum up, I think that it is useful.'],
  ],
  right: [
    'However hard it was, we went.',
    'At that time he was ill.',
    'In 2010 he moved to Rome.',
    'By the time we arrived, it was dark.',
    'At ten past nine she heard footsteps.',
    'After that we left.',
    'In the house we bought there was a piano.',
    'From the slope of the line we calculated the value.',
    'For example, he reads.',
    'In addition to the price the size matters.',
    'Because he was ill, he slept.',
    'Therefore, we left.',
    'In the end I liked it.',
  ],
})
