import { nameShared } from '../../moves/split-relative.ts'
import { firstChange, madeOf } from '../../moves/made-from.ts'
import { repeatSubject, clauseStart } from '../../moves/subject-again.ts'
import { unless } from '../../moves/unless.ts'
import { hasVerb, wordSet } from '../../moves/word-set.ts'
import { clauseAt, skipAdverbs } from '../../../languages/en/grammar/clause.ts'
import { isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { clauseVerbs, indefinitePronouns } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** Fewer tokens than this from the first verb to the "and" hold the pair together as it is. */
const shortest = 6

/** "say they look neglected and are full of litter", "most of them valued it and could": whose verb it is would be lost. */
const isTied = (sentence: Tokens): boolean => {
  const lead = leadEnd(sentence)
  const clause = clauseAt(sentence, lead, sentence.length - 1)
  const joint = sentence.findIndex(({ lower }, i) => i > (clause?.verb.start ?? 0) && lower === 'and')
  const first = sentence[lead]?.lower ?? ''
  const isVague = indefinitePronouns.has(first) || /^(?:all|both|each|every|few|many|more|most|none|several|some)$/.test(first)
  // "raced through it and then looked": one thing after the other.
  const isNext = /^(?:also|immediately|so|soon|then)$/.test(sentence[joint + 1]?.lower ?? '')
  return clause === null || isNext || joint - clause.verb.start < shortest || isVague || hasVerb(sentence.slice(0, joint), clauseVerbs)
}

/** What somebody is, has, thinks or does for long: no step of a story. Sorted. */
const states = wordSet(
  `agree apologize appreciate attend believe belong contain contribute depend differ disagree enjoy expect grow hate have hope include involve lack like live love
  mean need offer own prefer provide represent require seem study suffer support want work`,
)
/** What those who report a study did, one thing beside the other. Sorted. */
const researched = wordSet(
  `analyse analyze apply ask calculate collect compare compute conduct consider construct derive determine develop discuss estimate evaluate examine explore find install
  interview investigate measure model observe obtain perform present propose provide record repeat report run sample study survey test time train visit`,
)

/** "I closed the book and sat there", "she told me its name and waited": the steps of a story, which a second subject would hold up. */
const isStory = (sentence: Tokens, joint: number): boolean => {
  const start = clauseStart(sentence)
  const clause = clauseAt(sentence, start, joint)
  const [subject, first] = [sentence[start], sentence[clause?.verb.start ?? 0]]
  const and = sentence.findIndex(({ lower }, i) => i >= joint - 1 && /^(?:and|but)$/.test(lower))
  const second = sentence[skipAdverbs(sentence, and + 1, sentence.length)]
  if (clause === null || first?.tag !== 'VERB' || second?.tag !== 'VERB' || sentence[and]?.lower === 'but') return false
  const isSpeaker = /^(?:he|her|his|i|she|they|we|you)$/.test(subject?.lower ?? '')
  const isOne = sentence[clause.subjectEnd - 1]?.lower === sentence[clause.subjectEnd - 1]?.lemma
  if (!isSpeaker && !(isOne && isPerson(sentence, start, clause.subjectEnd) === true)) return false
  const isStudy = subject?.lower === 'we' && (researched.has(first.lemma) || researched.has(second.lemma))
  return !isStudy && !states.has(first.lemma) && !states.has(second.lemma)
}

/** "Whenever we passed a village, she", "For each of the lengths, we": what stands in front is of both. */
const isFramed = (sentence: Tokens): boolean => {
  const frame = sentence.slice(0, clauseStart(sentence))
  return (
    /^(?:after|although|at|before|if|once|when|whenever|where|while)$/.test(frame[0]?.lower ?? '') ||
    frame.some(({ lower }) => /^(?:all|any|both|each|every|many|most|some)$/.test(lower))
  )
}

const named = (sentence: Tokens): ReturnType<typeof repeatSubject> => unless(isTied, nameShared)(sentence) ?? repeatSubject(sentence)

/** "and it now sells it": the subject said again beside another thing that the same pronoun names. */
const isEcho = (sentence: Tokens, made: Tokens): boolean => {
  const from = firstChange(sentence, made)
  const rest = made.slice(Math.max(0, from))
  return ['it', 'they'].some((name) => {
    const at = rest.slice(0, 4).findIndex(({ lower }) => lower === name)
    return at >= 0 && rest.slice(at + 1).some(({ lower }) => lower === (name === 'it' ? 'it' : 'them'))
  })
}

/** "They laughed and called it a folly, and for years": a third "and" would make a chain. */
const isChain = (sentence: Tokens, joint: number): boolean =>
  sentence.some(({ lower }, i) => i > joint + 1 && lower === 'and' && /^[,"”’']$/.test(sentence[i - 1]?.text ?? ''))

/** "I will come along, but don't say": the second is a request. */
const isRequest = (sentence: Tokens): boolean =>
  sentence.some(
    ({ lower }, i) =>
      /^(?:and|but)$/.test(lower) &&
      sentence[i + 1]?.lower === 'do' &&
      /^(?:not|n['’]t)$/.test(sentence[i + 2]?.lower ?? '') &&
      /^(?:ask|be|blame|expect|forget|let|miss|say|tell|think|try|wait|worry)$/.test(sentence[i + 3]?.lower ?? ''),
  )

const isOnePiece = (sentence: Tokens): boolean => {
  const made = madeOf(named, sentence)
  return (
    isFramed(sentence) ||
    isRequest(sentence) ||
    isChain(sentence, firstChange(sentence, made)) ||
    isStory(sentence, firstChange(sentence, made)) ||
    isEcho(sentence, made)
  )
}

export default defineStructure({
  key: 'shared-subject',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: unless(isOnePiece, named),
  yes: [
    [
      'We measured the time with a digital stopwatch and recorded the results in Table 2.',
      'We measured the time with a digital stopwatch, and we recorded the results in Table 2.',
    ],
    [
      'The revolution changed the political map of Europe and inspired movements in other countries.',
      'The revolution changed the political map of Europe, and it inspired movements in other countries.',
    ],
    [
      'The interviews were recorded on tape in two schools and were transcribed by two assistants.',
      'The interviews were recorded on tape in two schools, and they were transcribed by two assistants.',
    ],
    [
      'I attended two courses at your school last year and wrote a long paper on clay.',
      'I attended two courses at your school last year, and I wrote a long paper on clay.',
    ],
    [
      'Electric buses are changing the streets of the town and will soon replace the old trams.',
      'Electric buses are changing the streets of the town, and they will soon replace the old trams.',
    ],
    [
      'He was treated for a broken arm and is expected to go home on Friday.',
      'He was treated for a broken arm, and he is expected to go home on Friday.',
    ],
    [
      'A limit of this kind would cost next to nothing and could be in place by June.',
      'A limit of this kind would cost next to nothing, and it could be in place by June.',
    ],
  ],
  no: [
    'A mill in the valley has stopped selling its flour by the sack and now sells it by weight.',
    'She asked two of the pupils to read the letter and gave them a new pen.',
    'My mother took the letter from the table, and put it in her bag.',
    'I put the letter back in the drawer and waited there for an hour.',
    'He packed his few shirts, and took a bus.',
    'Whenever a train stopped at the station, she told me its name and waited for an answer.',
    'For each of the five towns, we counted the shops twice and divided the total by two.',
    "The club level offers a large lounge with short lines but don't expect a good meal.",
    'The lift is free, fast, and keeps a good distance from the wall of the tower.',
    'Prices rose in the north of the country, and so did wages.',
    'Half of those customers gave poor fit as their reason and returned the shoes.',
    'We learned to take note of and remember the names of all guests.',
    'He told his brother about the accident and left the house in tears.',
    'Her art shows a world of dark woods and muted whites in winter.',
    'Each pupil wrote a short story at home and read it to the class.',
    'The children raced through it in fifteen minutes and then looked at the board.',
    'The interviews were recorded on tape and were transcribed by two assistants.',
    'Most of them valued the messages and could repeat them word for word.',
    'Parents had been informed by letter and were free to withdraw their child at any stage.',
    'Opponents say they look neglected and are full of litter.',
    'The court expressed its sympathy and dismissed her appeal.',
    'Students would sleep for longer and would learn more if school started at ten.',
    'I opened the window and saw a bird.',
    'The teacher opened the door and greeted the children.',
    'Farmers disliked the plan of the council and called it a waste, and for a long time nothing was built.',
    "I will sing along, but don't say I never warned you.",
    'Students can learn at home and improve their marks.',
    'She wants to travel and see the world.',
    'We first removed punctuation and converted every title to lower case.',
    'The models therefore include fixed effects for each year and allow for trends.',
    'Attitudes shifted after a group travelled to London in 1951 and amazed audiences with their skill.',
    'The soup was heated slowly and stirred with a spoon.',
    'The newt is known for its power to grow back a leg, pieces of the tail, and even parts of the eye.',
    'The museum is visited for its rooms of old clocks, and also forms of early watches.',
  ],
})
