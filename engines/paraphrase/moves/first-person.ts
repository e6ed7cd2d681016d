import { clauseAt, mayBePast } from '../../languages/en/grammar/clause.ts'
import { compose, withText, word, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isComma, isVerb } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { hasMark } from './clause-order.ts'
import { rearrange } from './rearrange.ts'

/** What a text can do in place of its writer. Sorted. */
const textVerbs = new Set(
  `address analyse analyze argue assess calculate characterise characterize compare consider contrast cover critique define demonstrate
  derive describe detail develop discuss establish evaluate examine explain explore extend focus generalise generalize give highlight
  identify introduce investigate list model offer outline present propose prove provide report review show study summarise
  summarize trace`.split(/\s+/),
)
const texts = new Set(['article', 'chapter', 'dissertation', 'essay', 'paper', 'report', 'section', 'study', 'thesis'])

/** "In this essay, I will discuss X." to "This essay will discuss X." */
export const textAsSubject: Structure['apply'] = rearrange((sentence, end) => {
  if (sentence[0]?.lower !== 'in' || sentence[1]?.lower !== 'this' || !texts.has(sentence[2]?.lower ?? '')) return null
  const from = isComma(sentence[3]) ? 4 : 3
  if (!/^(i|we)$/.test(sentence[from]?.lower ?? '')) return null
  const clause = clauseAt(sentence, from, end)
  if (clause === null || clause.verb.isNegative || clause.verb.start !== from + 1) return null
  const verbs = verbsOfText(sentence, clause.verb.start, clause.verb.main)
  if (
    verbs === null ||
    (verbs.made.length === 1 && joinsVerb(sentence, verbs.end, end)) ||
    sentence.slice(clause.verb.end, end).some((token) => /^(i|me|my|we|us|our|myself|ourselves)$/.test(token.lower))
  )
    return null
  return [compose(sentence.slice(1, 3), verbs.made, sentence.slice(verbs.end))]
})

/** "and propose a test": a second verb that would no longer agree with its subject. */
const joinsVerb = (tokens: Tokens, from: number, end: number): boolean =>
  tokens.slice(from, end).some((token, i) => {
    const next = tokens[from + i + 1]?.tag === 'ADV' ? tokens[from + i + 2] : tokens[from + i + 1]
    return (
      (token.tag === 'CCONJ' || isComma(token)) &&
      next !== undefined &&
      (textVerbs.has(next.lower) || (isVerb(next) && next.lower === next.lemma))
    )
  })

type TextVerbs = { readonly made: Tokens; readonly end: number }

/** "will discuss", "present" -> "presents", "am going to discuss" -> "will discuss". */
function verbsOfText(tokens: Tokens, start: number, main: number): TextVerbs | null {
  const first = tokens[start]
  const last = tokens[main]
  if (first === undefined || last === undefined) return null
  if (/^(am|are)$/.test(first.lower) && last.lower === 'going' && tokens[main + 1]?.lower === 'to') {
    const verb = tokens[main + 2]
    return verb !== undefined && textVerbs.has(verb.lemma)
      ? { made: [withText(first, 'will', { lemma: 'will' }), verb], end: main + 3 }
      : null
  }
  if (!textVerbs.has(last.lemma)) return null
  if (main === start) return last.form === 'pl' || last.form === 'base' ? { made: [inflected(last, '3sg')], end: start + 1 } : null
  return /^(will|shall)$/.test(first.lower)
    ? { made: [withText(first, 'will'), ...tokens.slice(start + 1, main + 1)], end: main + 1 }
    : null
}

/** "I believe that S." to "It can be argued that S.", of general claims only. */
export const opinionImpersonal: Structure['apply'] = rearrange((sentence, end) => {
  if (!/^(i|we)$/.test(sentence[0]?.lower ?? '') || !/^(believe|think|feel)$/.test(sentence[1]?.lower ?? '')) return null
  const hasThat = sentence[2]?.lower === 'that'
  const from = hasThat ? 3 : 2
  const clause = clauseAt(sentence, from, end)
  if (clause === null || hasMark(sentence, from, clause.verb.start) || sentence[from]?.lower === 'so') return null
  if (
    sentence
      .slice(from, end)
      .some(
        (token) =>
          isPersonal(token.lower) ||
          (isVerb(token) && token.form === 'past' && mayBePast(token) && !/^(could|would|might|should)$/.test(token.lower)),
      )
  )
    return null
  if (
    sentence
      .slice(from, end)
      .some(
        (token) => /^(going|today|tomorrow|yesterday|tonight|sorry|glad|happy|ok|okay|fair|wrong)$/.test(token.lower) || token.text === ';',
      )
  )
    return null
  const that = hasThat ? sentence.slice(2, 3) : [word('that', 'SCONJ')]
  return [compose(words('It can be argued', 'VERB'), that, sentence.slice(from))]
})

const isPersonal = (lower: string): boolean => /^(i|me|my|mine|myself|we|us|our|ours|you|your|yours|he|she|his|her|him|"|“)$/.test(lower)
