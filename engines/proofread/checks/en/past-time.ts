import { inflectVerb } from '../../../languages/en/grammar/inflect.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { phraseAt } from '../../english/phrase.ts'
import { subjectAt } from '../../english/subject.ts'
import { isFiniteAt, isVerbTag, numberOfVerb, skipAdverbs, withCase, type Sentence } from '../../english/verbs.ts'
import { pastTimeAt, pastTimeEndingAt } from '../../english/past-times.ts'

export default defineCheck({
  key: 'past-time',
  class: 'tense',
  find: (tokens) => {
    const finding = atStart(tokens) ?? atEnd(tokens)
    return finding ? [finding] : []
  },
  wrong: [
    ['Yesterday evening my brother and his friends go to a concert.', 'Yesterday evening my brother and his friends went to a concert.'],
    ['Two years ago we move to another city.', 'Two years ago we moved to another city.'],
    ['In 2015 my parents buy a small house in the country.', 'In 2015 my parents bought a small house in the country.'],
    ['Last year we have visited our relatives in Poland.', 'Last year we visited our relatives in Poland.'],
    ['I meet him in Paris two years ago.', 'I met him in Paris two years ago.'],
    ['We visit our grandparents last weekend.', 'We visited our grandparents last weekend.'],
    ['When we were at school, we wear uniforms.', 'When we were at school, we wore uniforms.'],
    ['Last month my sister gets married.', 'Last month my sister got married.'],
    ['Last Saturday we have played tennis.', 'Last Saturday we played tennis.'],
    ['We go to the zoo three weeks ago.', 'We went to the zoo three weeks ago.'],
    ['She writes a letter to her aunt yesterday.', 'She wrote a letter to her aunt yesterday.'],
    ['Last year my parents give me a bike.', 'Last year my parents gave me a bike.'],
    ['They win the match last Sunday.', 'They won the match last Sunday.'],
    ['In 2010 we move to London.', 'In 2010 we moved to London.'],
  ],
  right: [
    'Yesterday I went home.',
    'Yesterday is gone.',
    'Last year saw a great change.',
    "Last week's news is old.",
    'I like the film we saw yesterday.',
    'I know the man you met last week.',
    'When I was a child, I lived in Rome.',
    'When I was young, I believe, we had no car.',
    'Two years ago is a long time.',
    'I remember last summer.',
    'We talk about what happened last week.',
    'She tells us about yesterday.',
    'I think that he came yesterday.',
    'In 2015 my parents bought a house.',
    'In the past few years we have learned a lot.',
    'When I was there, he said that he lives alone.',
    'Last but not least, we thank our teacher.',
    'I want to see the film that came out last week.',
    'They say he left two days ago.',
  ],
})

/** Verbs of thinking and saying: what they say is said now. */
const speaking =
  /^(?:think|believe|know|say|remember|guess|mean|suppose|realise|realize|hope|feel|agree|want|like|love|need|hate|prefer|miss|wonder|understand|seem|look|thank|wish|admit|regret|recall|be|do|dream)$/

const saying =
  /^(?:think|believe|know|say|remember|guess|mean|suppose|realise|realize|feel|agree|wonder|see|understand|seem|thank|wish|admit|regret|recall|be|do|tell|hope|dream)$/

/** "Yesterday we go", "Last summer my family travel", "When I was young, I often play". */
function atStart(tokens: Sentence): CheckFinding | null {
  const first = /^(?:and|but|so)$/.test(tokens[0]?.lower ?? '') ? 1 : 0
  const past = pastTimeAt(tokens, first)
  const time = past ?? childhoodAt(tokens, first)
  if (time === null) return null
  const start = tokens[time]?.text === ',' ? time + 1 : time
  const verb = ownVerb(tokens, start)
  return verb === null ? null : inPast(tokens, verb, past === null ? saying : speaking)
}

/** The verb of the person or people that the clause at `start` speaks of. */
function ownVerb(tokens: Sentence, start: number): number | null {
  const lower = tokens[start]?.lower ?? ''
  const isPronoun = /^(?:i|we|they|he|she|it)$/.test(lower)
  if (isPronoun) {
    const verb = skipAdverbs(tokens, start + 1)
    return isVerbTag(tokens[verb] ?? { tag: null }) ? verb : null
  }
  if (!/^(?:my|our|his|her|their|the|people)$/.test(lower)) return null
  const subject = subjectAt(tokens, start)
  if (subject) return subject.verb
  const phrase = phraseAt(tokens, start)
  const noun = tokens[(phrase?.end ?? 0) - 1]
  return noun && nounVerbs.has(noun.lower) ? null : null
}

/** "When I was a child," and "When we were young,": past the comma. */
function childhoodAt(tokens: Sentence, start: number): number | null {
  if (!/^(?:when|while)$/.test(tokens[start]?.lower ?? '') || !/^(?:i|we|he|she|they)$/.test(tokens[start + 1]?.lower ?? '')) return null
  if (!/^(?:was|were)$/.test(tokens[start + 2]?.lower ?? '')) return null
  const comma = tokens.findIndex((token, k) => k > start && token.text === ',')
  const next = tokens[comma + 1]?.lower ?? ''
  return comma > 0 && comma - start < 11 && /^(?:i|we|he|she|they|my|our|his|her)$/.test(next) ? comma : null
}

/** "We go to the cinema yesterday", with nothing between that could be of that time instead. */
function atEnd(tokens: Sentence): CheckFinding | null {
  const end = tokens.findIndex((_, k) => k > 2 && pastTimeEndingAt(tokens, k))
  if (end < 0) return null
  const start = lastPronoun(tokens, end)
  if (start < 0) return null
  const verb = skipAdverbs(tokens, start + 1)
  const between = tokens.slice(verb + 1, end)
  const isOpen = between.some(
    (token, k) =>
      isFiniteAt(tokens, verb + 1 + k) ||
      token.kind === 'mark' ||
      (/^(?:that|which|who|what|and|but|or|because|if|when|how|where|of|about|from|since|as|than|to)$/.test(token.lower) &&
        !(token.lower === 'to' && !isVerbTag(between[k + 1] ?? { tag: null }))) ||
      token.tag === 'VERB',
  )
  return isOpen || between.length < 1 ? null : inPast(tokens, verb, speaking)
}

function lastPronoun(tokens: Sentence, end: number): number {
  for (let k = end - 1; k >= 0; k--) {
    if (!/^(?:i|we|they|he|she)$/.test(tokens[k]?.lower ?? '')) continue
    return k === 0 || /^(?:,|and|but|so|because|that)$/.test(tokens[k - 1]?.lower ?? '') ? k : -1
  }
  return -1
}

/** The verb at `at` in the past, when it is a present that is no verb of thinking; "have visited" becomes "visited". */
function inPast(tokens: Sentence, at: number, excused: RegExp): CheckFinding | null {
  const token = tokens[at]
  if (!token?.lemma) return null
  const next = skipAdverbs(tokens, at + 1)
  if (/^(?:have|has)$/.test(token.lower) && token.tag === 'AUX') {
    const verb = tokens[next]
    if (next !== at + 1 || verb?.tag !== 'VERB' || !verb.lemma || verb.form !== 'participle') return null
    return { from: at, to: at + 2, suggestions: [inflectVerb(verb.lemma, 'past')] }
  }
  const number = numberOfVerb(tokens, at, true)
  if (!number || excused.test(token.lemma) || token.tag === 'AUX') return null
  return { from: at, to: at + 1, suggestions: [withCase(token, inflectVerb(token.lemma, 'past'))] }
}
