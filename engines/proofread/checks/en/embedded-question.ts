import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { inflectVerb } from '../../../languages/en/grammar/inflect.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { skipAdverbs, type Sentence } from '../../english/verbs.ts'
import { phraseAt } from '../../english/phrase.ts'

export default defineCheck({
  key: 'embedded-question',
  class: 'question-order',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['Do you know what time is it?', 'Do you know what time it is?'],
    ['She asked me where was I going.', 'She asked me where I was going.'],
    ['I have no idea why did they leave.', 'I have no idea why they left.'],
    ['I am not sure how can we help them.', 'I am not sure how we can help them.'],
    ['He told me how does the machine work.', 'He told me how the machine works.'],
    ['Can you tell me how much does it cost?', 'Can you tell me how much it costs?'],
    ['I wonder which book should I read.', 'I wonder which book I should read.'],
    ['We want to find out when will the shop open.', 'We want to find out when the shop will open.'],
    ['My parents asked me why had I stayed so long.', 'My parents asked me why I had stayed so long.'],
    ['It is not clear how do they live.', 'It is not clear how they live.'],
  ],
  right: [
    'Do you know what time it is?',
    'Do you know? What time is it?',
    'I know what is good for me.',
    'I know who is the best player.',
    'He asked, "Where are you going?"',
    'They know what does the most harm.',
    'I do not know what has he to do with it, he said.',
    'He asked himself: why am I here?',
    'I know how the machine works.',
    'You know how it is.',
    'Only when the rain stopped did they see where they were.',
    'I see how happy are those who give.',
  ],
})

const openers =
  /^(?:know|wonder|ask|tell|understand|remember|explain|see|decide|learn|discover|forget|show|imagine|idea|sure|clear|guess|realise|realize|discuss|describe|say|out|certain|unclear|doubt|curious|consider|teach)$/
const auxiliaries = /^(?:is|are|was|were|can|could|should|will|would|do|does|did|has|have|had|must|might|may)$/
const nominative = /^(?:i|he|she|it|we|they|you)$/

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const wh = tokens[i]?.lower ?? ''
  if (!/^(?:what|where|why|how|when|which|who)$/.test(wh) || !isAsked(tokens, i)) return null
  const aux = questionEnd(tokens, i)
  const auxiliary = tokens[aux]
  if (!auxiliary || !auxiliaries.test(auxiliary.lower)) return null
  const subject = subjectAfter(tokens, aux, wh)
  if (!subject) return null
  const words = tokens.slice(aux + 1, subject.end).map(({ text, space }, k) => (k > 0 ? space : '') + text)
  const verb = skipAdverbs(tokens, subject.end)
  if (/^(?:do|does|did)$/.test(auxiliary.lower)) return withoutDo(tokens, { aux, end: subject.end, verb, words: words.join('') })
  const next = tokens[subject.end]
  // "what is it that", "where has he to go": these ask for nothing.
  if (/^(?:that|to|who|which)$/.test(next?.lower ?? '') || (auxiliary.lower === 'had' && next?.tag !== 'VERB')) return null
  return { from: aux, to: subject.end, suggestions: [`${words.join('')} ${auxiliary.text}`] }
}

/** Whether something before says that the question is told, not asked: "I know", "tell me", "no idea", "not sure". */
function isAsked(tokens: Sentence, i: number): boolean {
  const at = /^(?:me|us|him|her|them|you|myself|himself|herself|yourself|themselves|people|exactly|about|of|not|parents|students)$/.test(
    tokens[i - 1]?.lower ?? '',
  )
    ? i - 2
    : i - 1
  const before = tokens[at]
  if (!before) return false
  return openers.test(before.lemma ?? '') || openers.test(before.lower)
}

/** Past the words of the question itself: "what time", "how much money", "which of the books". */
function questionEnd(tokens: Sentence, i: number): number {
  let k = i + 1
  const lower = tokens[i]?.lower ?? ''
  if (lower === 'how' && /^(?:much|many|long|often|far|old|big|important|difficult|hard|good|well|fast)$/.test(tokens[k]?.lower ?? '')) k++
  if (/^(?:what|which|how)$/.test(lower))
    while (tokens[k]?.tag === 'NOUN' || (tokens[k]?.tag === 'ADJ' && tokens[k + 1]?.tag === 'NOUN')) k++
  return k
}

/** The subject after the auxiliary: a pronoun, or a phrase where the question word cannot be the subject itself. */
function subjectAfter(tokens: Sentence, aux: number, wh: string): { readonly end: number } | null {
  const first = tokens[aux + 1]
  if (!first) return null
  if (nominative.test(first.lower)) return { end: aux + 2 }
  const isOpen = /^(?:where|why|how|when)$/.test(wh) && aux > 0 && !/^(?:many|much)$/.test(tokens[aux - 1]?.lower ?? '')
  if (!isOpen || !/^(?:the|my|your|his|her|our|their|this|these|people)$/.test(first.lower)) return null
  const phrase = phraseAt(tokens, aux + 1)
  if (phrase?.kind !== 'noun') return null
  // "does the machine work": the last noun is the verb.
  const isVerb = /^do/.test(tokens[aux]?.lower ?? '') && phrase.end - aux > 3 && nounVerbs.has(tokens[phrase.end - 1]?.lower ?? '')
  return { end: isVerb ? phrase.end - 1 : phrase.end }
}

type Place = { readonly aux: number; readonly end: number; readonly verb: number; readonly words: string }

/** "why did they leave": the verb takes the tense of the auxiliary. */
function withoutDo(tokens: Sentence, { aux, end, verb, words }: Place): CheckFinding | null {
  const token = tokens[verb]
  const isVerb = token?.tag === 'VERB' ? token.lower === token.lemma : nounVerbs.has(token?.lower ?? '')
  if (!token || !isVerb) return null
  const lower = tokens[aux]?.lower
  const form = lower === 'do' ? token.text : inflectVerb(token.lower, lower === 'did' ? 'past' : '3sg')
  const between = tokens.slice(end, verb).map(({ text, space }) => space + text)
  return { from: aux, to: verb + 1, suggestions: [`${words}${between.join('')} ${form}`] }
}
