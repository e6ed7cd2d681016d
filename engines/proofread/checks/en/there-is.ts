import { massNouns } from '../../../languages/en/grammar/word-lists.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { phraseAt, type Phrase } from '../../english/phrase.ts'
import { agreeing, skipAdverbs, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'there-is',
  class: 'subject-verb',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['There is many good reasons to study abroad.', 'There are many good reasons to study abroad.'],
    ['There was a lot of tourists on the beach.', 'There were a lot of tourists on the beach.'],
    ['There have been a big change in my life.', 'There has been a big change in my life.'],
    ['There has been several accidents on this road.', 'There have been several accidents on this road.'],
    ['There was three rooms in the flat.', 'There were three rooms in the flat.'],
    ['In our school there is about six hundred students.', 'In our school there are about six hundred students.'],
    ['There are an old church near the river.', 'There is an old church near the river.'],
    ['There was no people in the street.', 'There were no people in the street.'],
    ['There has been three accidents this week.', 'There have been three accidents this week.'],
    ['There were a strange noise behind the door.', 'There was a strange noise behind the door.'],
    ['I think there is some mistakes in my test.', 'I think there are some mistakes in my test.'],
    ['Is there any museums in your town?', 'Are there any museums in your town?'],
    ['How many people is there in your class?', 'How many people are there in your class?'],
    ['Are there a good restaurant here?', 'Is there a good restaurant here?'],
  ],
  right: [
    'There is a table and two chairs.',
    'There was ten minutes left.',
    'There are a boy and a girl at the door.',
    "There's no doubt about it.",
    'There is no news of them.',
    'There are a lot of people here.',
    'There is a lot of work to do.',
    'There are a number of problems.',
    'The house over there is ours.',
    'The people there are kind.',
    'Is there a bank near here?',
    'Are there any shops?',
    'There has been some progress.',
    'There is more than one reason.',
    'There were a few of us.',
    'There is enough money, and there are enough beds.',
  ],
})

/** "there is", "there has been", "is there": where the verb and the noun phrase after it begin. */
function placesAt(tokens: Sentence, i: number): readonly [number, number] | null {
  const before = tokens[i - 1]
  const isAsked = before !== undefined && /^(?:is|are|was|were)$/.test(before.lower)
  const isCounted = isAsked && tokens[0]?.lower === 'how' && tokens[1]?.lower === 'many'
  if (isCounted) return [i - 1, 1]
  if (isAsked) return i === 1 || /^(?:,|and|but|where|why|when|how)$/.test(tokens[i - 2]?.lower ?? '') ? [i - 1, i + 1] : null
  if (
    before &&
    (before.tag === 'ADP' || before.tag === 'VERB' || before.tag === 'AUX') &&
    !/^(?:because|since|as|if|think|believe|say|know|hope|feel|see|find|mean)/.test(before.lemma ?? '')
  )
    return null
  const verb = skipAdverbs(tokens, i + 1)
  if (/^(?:is|are|was|were)$/.test(tokens[verb]?.lower ?? '')) return [verb, verb + 1]
  return /^(?:has|have)$/.test(tokens[verb]?.lower ?? '') && tokens[verb + 1]?.lower === 'been' ? [verb, verb + 2] : null
}

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  if (tokens[i]?.lower !== 'there') return null
  const places = placesAt(tokens, i)
  if (!places) return null
  const [at, from] = places
  const verb = tokens[at]
  const isNegative = /^(?:n't|not)$/.test(tokens[from]?.lower ?? '')
  const phrase = phraseAt(tokens, skipAdverbs(tokens, isNegative ? from + 1 : from))
  if (!verb || !phrase?.number || phrase.kind === 'pronoun') return null
  const isPlural = /^(?:are|were|have)$/.test(verb.lower)
  if (isPlural === (phrase.number === 'plural')) return null
  if (isPlural && !isOneThing(tokens, phrase)) return null
  return { from: at, to: at + 1, suggestions: [agreeing(verb, phrase.number)] }
}

/** One thing for sure: with "a" and nothing joined to it, or not counted at all. */
function isOneThing(tokens: Sentence, { start, end, head, kind }: Phrase): boolean {
  const isJoined = tokens.slice(end).some(({ lower, text }) => /^(?:and|or)$/.test(lower) || text === ',')
  const noun = tokens[head]?.lower ?? ''
  const hasArticle = /^(?:a|an|another)$/.test(tokens[start]?.lower ?? '')
  if (kind === 'quantity') return !isJoined && massNouns.has(tokens[end - 1]?.lower ?? '')
  return !isJoined && (hasArticle || massNouns.has(noun)) && tokens[end]?.tag !== 'NOUN'
}
