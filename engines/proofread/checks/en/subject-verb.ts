import { defineCheck, type CheckFinding } from '../../check.ts'
import { clauseStarts } from '../../english/clauses.ts'
import { isWish } from '../../english/wishes.ts'
import { subordinators } from '../../../languages/en/grammar/grammar-words.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { subjectAt, toMainVerb, type Subject } from '../../english/subject.ts'
import { agreeing, numberOfVerb, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'subject-verb',
  class: 'subject-verb',
  find: (tokens) => {
    const found = new Map<number, CheckFinding>()
    for (const start of clauseStarts(tokens)) {
      const finding = findAt(tokens, start)
      if (finding) found.set(finding.from, finding)
    }
    return [...found.values()]
  },
  wrong: [
    ['The list of items for the trip are on the kitchen table.', 'The list of items for the trip is on the kitchen table.'],
    [
      'The boys from the next street always plays football in our garden.',
      'The boys from the next street always play football in our garden.',
    ],
    ['The woman with the three dogs live next door.', 'The woman with the three dogs lives next door.'],
    [
      'The teacher, together with her pupils, are going to visit the museum.',
      'The teacher, together with her pupils, is going to visit the museum.',
    ],
    ['When my father come home, we have dinner together.', 'When my father comes home, we have dinner together.'],
    ['My mother always tell me to be careful.', 'My mother always tells me to be careful.'],
    ['These kinds of problems happens every day.', 'These kinds of problems happen every day.'],
    [
      'The behaviour of the children in the back rows annoy the driver.',
      'The behaviour of the children in the back rows annoys the driver.',
    ],
    ['Half of the apples in this basket is rotten.', 'Half of the apples in this basket are rotten.'],
    ['The children of my aunt has never seen snow.', 'The children of my aunt have never seen snow.'],
    ['The cat and the dog sleeps in the same basket.', 'The cat and the dog sleep in the same basket.'],
    ['My friend and I goes to the gym every week.', 'My friend and I go to the gym every week.'],
    ['The relationship between parents and children have changed.', 'The relationship between parents and children has changed.'],
    [
      'The mayor of the three small towns near the border want a new road.',
      'The mayor of the three small towns near the border wants a new road.',
    ],
    ["The students' answers to this question was surprising.", "The students' answers to this question were surprising."],
    ['The money that my parents sent me were stolen.', 'The money that my parents sent me was stolen.'],
    ['Working with old people require patience.', 'Working with old people requires patience.'],
    ['He thinks that people from other countries is strange.', 'He thinks that people from other countries are strange.'],
    ['These results suggests that the method works.', 'These results suggest that the method works.'],
    ['His stories about the war always makes me cry.', 'His stories about the war always make me cry.'],
    ['Her hair and her eyes is brown.', 'Her hair and her eyes are brown.'],
    ["This don't mean that he is right.", "This doesn't mean that he is right."],
    ["The machines in this room doesn't work.", "The machines in this room don't work."],
    ['Each student have a locker.', 'Each student has a locker.'],
  ],
  right: [
    'The one who knows the answers is Tom.',
    'The mass transfer in the outskirts contributes to it.',
    'In the old house by the lake, the rooms are cold.',
    'With the keys in hand the boys were safe.',
    'One of the things people are afraid of is change.',
    'What the man reasons is clear.',
    'This series are new.',
    'Ten years is a long time to wait.',
    'Two hundred euros was too much for that coat.',
    'Three quarters of the land is dry.',
    'The police are looking for the men who were seen there.',
    'My family are all tall.',
    'None of the students has passed.',
    'None of the students have passed.',
    'The data show a clear trend.',
    'The data shows a clear trend.',
    'The United States is a big country.',
    'The Simpsons is my favourite series.',
    'The rich get richer and the poor get poorer.',
    'They suggest that the teacher in charge resign.',
    'The man who thinks the boys are lazy is wrong.',
    'What people need is a quiet room.',
    'Making products seem better than they are is wrong.',
    'Telling good jokes is an art.',
    'Growing cities need more water.',
    'Distance learning programs have many advantages.',
    'Attending classes in person is difficult.',
    'The students in the class, as well as the teacher, were tired.',
    'Bread and butter is my usual breakfast.',
    'Fish and chips is a British dish.',
    'Every man and woman has a vote.',
    'More than one person was hurt.',
    'The majority of the voters are young.',
    'A variety of methods were used.',
    'A number of problems remain.',
    'The more you read, the better the results are.',
    'My friend and colleague is here.',
    'The boys and the girl are here.',
    'The owner of the shops and the flats is my uncle.',
    'If the plan were bad, we would stop.',
    'Violence, forced labour, and greed are wrong.',
    'The use of phones while driving is wrong.',
    'The person you want to talk to does not want to talk to you.',
    'God save the queen.',
    'How much money do you need?',
    'The letters which the boys kept were lost.',
    'The effects that this drug permits are well known.',
    'Team dynamics are built quickly.',
    'The things people are afraid of are many.',
  ],
})

const asksPlural = /^(?:most|many|several|few|these|those|both|all|two|three|four|five|six|seven|eight|nine|ten|some)$/

function findAt(tokens: Sentence, start: number): CheckFinding | null {
  const subject = subjectAt(tokens, start)
  if (!subject?.number || /^(?:i|you|he|she|it|we|they)$/.test(tokens[start]?.lower ?? '')) return null
  const { verb, number, phrase } = subject
  const token = tokens[verb]
  const asked = numberOfVerb(tokens, verb, phrase.kind === 'pronoun' || isClosed(tokens, subject))
  if (!token || asked === null || asked === number) return null
  // "most student prefer": the noun is wrong, not the verb.
  if (number === 'singular' && asksPlural.test(tokens[subject.start]?.lower ?? '')) return null
  const isNoun = nounVerbs.has(token.lower) && token.tag === 'VERB'
  if (isExcused(tokens, subject) || (isNoun && phrase.kind === 'noun' && toMainVerb(tokens, verb + 1) !== null)) return null
  return { from: verb, to: verb + 1, suggestions: [agreeing(token, number)] }
}

/** "When the lessons at our school finishes,": the comma closes a clause that has no other verb. */
const isClosed = (tokens: Sentence, { start, verb, isLong }: Subject): boolean =>
  isLong && tokens[verb + 1]?.text === ',' && subordinators.has(tokens[start - 1]?.lower ?? '')

/** "if it were", a list before "and", one bare word that may be a name, "they suggest that he go". */
function isExcused(tokens: Sentence, { start, end, verb, number }: Subject): boolean {
  const [before, token] = [tokens[start - 1], tokens[verb]]
  const isSingular = number === 'singular'
  if (tokens[start]?.lower === 'this' && end - start === 1 && !/^(?:do|have)$/.test(token?.lower ?? '')) return true
  if (/^any(?:one|body)$/.test(tokens[start]?.lower ?? '') && tokens.at(-1)?.text === '?') return true
  if (before?.lower === 'what' && /^(?:is|are|was|were)$/.test(token?.lower ?? '')) return true
  if (
    /^(?:how|what|which|god|heaven|lord)$/.test(tokens[start]?.lower ?? '') ||
    /^(?:i|you|he|she|it|we|they)$/.test(tokens[verb + 1]?.lower ?? '')
  )
    return true
  if (isSingular && token?.lower === 'were' && /^(?:if|though|whether|wish|suppose|that)$/.test(before?.lower ?? '')) return true
  if (isSingular && before?.lower === 'and' && tokens.slice(0, start).filter(({ text }) => text === ',').length > 1) return true
  if (!isSingular && end - start === 1 && /^(?:is|was|has)$/.test(token?.lower ?? '')) return true
  return isSingular && token?.tag === 'VERB' && token.lower === token.lemma && tokens.slice(0, start).some(isWish)
}
