import { defineCheck, type CheckFinding } from '../../check.ts'
import { personNouns } from '../../../languages/en/grammar/grammar-words.ts'
import { isPluralNoun } from '../../../languages/en/nouns.ts'
import { isGroup, phraseAt, type Phrase } from '../../english/phrase.ts'
import { agreeing, baseOfNoun, numberOfVerb, skipAdverbs, type GrammarNumber, type Sentence } from '../../english/verbs.ts'
import { isWish } from '../../english/wishes.ts'
import { verbForms } from '../../../languages/en/verbs.ts'

export default defineCheck({
  key: 'relative-verb',
  class: 'subject-verb',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['People who lives in small villages know each other well.', 'People who live in small villages know each other well.'],
    ['A person who have no friends often feels lonely.', 'A person who has no friends often feels lonely.'],
    ['It is my sister who cook dinner every day.', 'It is my sister who cooks dinner every day.'],
    ['I like films which makes me laugh.', 'I like films which make me laugh.'],
    ['Teenagers who spends too much time on the internet sleep badly.', 'Teenagers who spend too much time on the internet sleep badly.'],
    ['A student who study hard passes every exam.', 'A student who studies hard passes every exam.'],
    ['I know a girl who play the violin.', 'I know a girl who plays the violin.'],
    ['Children who has no brothers are often spoiled.', 'Children who have no brothers are often spoiled.'],
    ['The teacher who give us homework every day is strict.', 'The teacher who gives us homework every day is strict.'],
    ['This is a problem that affect many families.', 'This is a problem that affects many families.'],
    ['These are the questions that was in the test.', 'These are the questions that were in the test.'],
    ['I like teachers who explains things slowly.', 'I like teachers who explain things slowly.'],
    ['There are many websites that offers free courses.', 'There are many websites that offer free courses.'],
    ['Tourists who visits our city love the castle.', 'Tourists who visit our city love the castle.'],
  ],
  right: [
    'There is a sequence of rewrite steps that turns it into a word.',
    'It is a tribe who are proud of their land.',
    'One of the students who were late has left.',
    'He is one of those people who never give up.',
    'She is the only one of the girls who plays.',
    'I told the boys that was wrong.',
    'The man that the police want is tall.',
    'Those who are late and those who are early meet here.',
    'He who laughs last laughs best.',
    'You who are young should travel.',
    'It is I who am late.',
    'The questions that matter are simple.',
    'It is a tool built by two firms that has become famous.',
    'The parents of the boy who lives here are kind.',
    'The boy with the two dogs that bark is Tom.',
    'The fact that work is hard does not matter.',
    'The idea that people are good is old.',
    'He came late, which means that we wait.',
    'The first of the books which were sold is gone.',
    'I suggest to the teacher that help be given.',
  ],
})

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const relative = tokens[i]?.lower ?? ''
  if (!/^(?:who|which|that)$/.test(relative) || i === 0) return null
  const number = antecedentNumber(tokens, i)
  if (!number) return null
  const verb = skipAdverbs(tokens, i + 1)
  const token = tokens[verb]
  if (!token) return null
  const noun = verb === i + 1 || relative === 'who' ? asVerb(tokens, verb, relative) : null
  const asked = noun?.number ?? numberOfVerb(tokens, verb, relative === 'who')
  if (asked === null || asked === number || (relative === 'that' && token.lemma === 'mean')) return null
  if (token.lower === 'were' && number === 'singular') return null
  if (token.lower === token.lemma && number === 'singular' && relative === 'that' && tokens.slice(0, i).some(isWish)) return null
  const form = noun ? verbForms(noun.base)[number === 'singular' ? 'thirdPerson' : 'base'] : agreeing(token, number)
  return { from: verb, to: verb + 1, suggestions: [form] }
}

/** "who lives/NOUN in", "who cook/NOUN dinner": after who only a verb can stand. */
function asVerb(tokens: Sentence, k: number, relative: string): { readonly base: string; readonly number: GrammarNumber } | null {
  const token = tokens[k]
  const next = tokens[k + 1]
  if (token?.tag !== 'NOUN' || relative !== 'who' || next?.kind !== 'word' || /^(?:VERB|AUX)$/.test(next.tag ?? '')) return null
  const base = token.lower === 'lives' ? 'live' : baseOfNoun(token)
  if (!base) return null
  const forms = verbForms(base)
  return token.lower === base ? { base, number: 'plural' } : token.lower === forms.thirdPerson ? { base, number: 'singular' } : null
}

/** The number of the noun that the relative at `i` speaks of; null where more than one noun may be meant. */
function antecedentNumber(tokens: Sentence, i: number): GrammarNumber | null {
  const isComma = tokens[i - 1]?.text === ','
  const end = isComma ? i - 1 : i
  if (isComma && tokens[i]?.lower !== 'who') return null
  const phrase = phraseEndingAt(tokens, end)
  if (!phrase?.number || phrase.kind === 'pronoun')
    return phrase?.kind === 'pronoun' && phrase.number === 'singular' && !isComma ? 'singular' : null
  if (tokens[i]?.lower === 'that' && isReported(tokens, phrase)) return null
  if (
    /^(?:fact|idea|way|news|claim|belief|hope|feeling|time|day|case|view|opinion)$/.test(tokens[phrase.head]?.lower ?? '') &&
    tokens[i]?.lower === 'that'
  )
    return null
  if (phrase.kind === 'quantity' || (phrase.number === 'singular' && isGroup(tokens[phrase.head]?.lower ?? ''))) return null
  const before = tokens[phrase.start - 1]
  const isWho = tokens[i]?.lower === 'who' && personNouns.has(tokens[phrase.head]?.lemma ?? '')
  if (!before) return phrase.number
  if (before.tag === 'VERB' && tokens[phrase.start - 2]?.lower === 'of') return null
  if (/^(?:and|or|of|than|as|nor|&)$/.test(before.lower) || before.text === ',')
    return before.lower === 'of' ? agreed(tokens, phrase, isWho) : null
  return before.tag === 'ADP' ? agreed(tokens, phrase, isWho) : phrase.number
}

/** The longest noun phrase that ends right before `end`. */
function phraseEndingAt(tokens: Sentence, end: number): Phrase | null {
  let best: Phrase | null = null
  for (let start = end - 1; start >= 0 && start > end - 8; start--) {
    const phrase = phraseAt(tokens, start)
    if (phrase?.end === end) best = phrase
  }
  return best
}

/** Of nouns with prepositions between only those of one number tell it: "the houses in the villages that". */
function agreed(tokens: Sentence, phrase: Phrase, isWho: boolean): GrammarNumber | null {
  for (let k = phrase.start - 1; k >= 0 && k > phrase.start - 8; k--) {
    const token = tokens[k]
    if (!token || token.kind === 'mark' || /^(?:and|or|one|only|none|each|number|lot|kind|type|sort|group|pair)$/.test(token.lower))
      return token?.kind === 'mark' ? phrase.number : null
    if (token.tag === 'AUX' || (token.tag === 'VERB' && isCarrying(tokens, k))) return phrase.number
    if (token.tag === 'NOUN' && isMeant(token.lemma ?? '', isWho) && isPluralNoun(token.lower) !== (phrase.number === 'plural')) return null
    if (token.tag === 'PROPN' || token.tag === 'PRON') return phrase.number
  }
  return phrase.number
}

/** Whether the verb at `k` is one with tense, so that nouns before it do not count: no participle after a noun, no noun after "of". */
const isCarrying = (tokens: Sentence, k: number): boolean =>
  tokens[k - 1]?.lower !== 'of' && tokens[k]?.form !== 'participle' && tokens[k]?.form !== 'ing' && tokens[k + 1]?.tag !== 'ADP'

/** "Who" speaks of people alone. */
const isMeant = (lemma: string, isWho: boolean): boolean => !isWho || personNouns.has(lemma)

/** "I told the teachers that is wrong": the clause is what is told. */
const isReported = (tokens: Sentence, { start }: Phrase): boolean =>
  /^(?:tell|inform|show|convince|remind|assure|warn|teach|promise|persuade|say|believe|know|think)$/.test(tokens[start - 1]?.lemma ?? '')
