import { defineCheck, type CheckFinding } from '../../check.ts'
import { skipInGroup, verbOfAuxiliary } from '../../english/groups.ts'
import { nounVerbs } from '../../../languages/en/grammar/homographs.ts'
import { askedSubject } from '../../english/question.ts'
import { agreeing, type Sentence } from '../../english/verbs.ts'

export default defineCheck({
  key: 'question-verb',
  class: 'subject-verb',
  find: (tokens) =>
    tokens.flatMap((_, i) => {
      const finding = findAt(tokens, i)
      return finding ? [finding] : []
    }),
  wrong: [
    ['Does the shops open on Sunday?', 'Do the shops open on Sunday?'],
    ['Do your mother work in a hospital?', 'Does your mother work in a hospital?'],
    ['Is your parents at home?', 'Are your parents at home?'],
    ['What does people do there in winter?', 'What do people do there in winter?'],
    ['When do the film start?', 'When does the film start?'],
    ['Where is my glasses?', 'Where are my glasses?'],
    ['Are your sister older than you?', 'Is your sister older than you?'],
    ['Does your friends like sport?', 'Do your friends like sport?'],
    ['Do the teacher know about it?', 'Does the teacher know about it?'],
    ['Is the shops open today?', 'Are the shops open today?'],
    ['Why is these books so expensive?', 'Why are these books so expensive?'],
    ['Where do your brother work?', 'Where does your brother work?'],
    ['What does the numbers mean?', 'What do the numbers mean?'],
    ['When does the lessons start?', 'When do the lessons start?'],
  ],
  right: [
    'Where are your parents from?',
    'Are your mother and father at home?',
    'Is the class ready?',
    'Have your parents arrived?',
    'How much money do you need?',
    'Which of the boys do you like?',
    'Who do the children like best?',
    'What does the team want?',
    'Do the police know?',
    'Does your brother play chess?',
    'Do the math, and you will see.',
    'Is physics hard?',
    'What is the news today?',
    'Are the news reports true?',
    'Is it your parents who pay?',
    'What do most people think?',
    'Does everyone agree?',
  ],
})

const plural = /^(?:do|are|were|have)$/

function findAt(tokens: Sentence, i: number): CheckFinding | null {
  const verb = tokens[i]
  if (!verb || !/^(?:do|does|is|are|was|were|have|has)$/.test(verb.lower)) return null
  const isBe = /^(?:is|are|was|were)$/.test(verb.lower)
  const isAsked = /^(?:where|when|why|how|what)$/.test(tokens[i - 1]?.lower ?? '') && /^do/.test(verb.lower)
  if (!isAsked && tokens.at(-1)?.text !== '?') return null
  const subject = askedSubject(tokens, i)
  if (!subject || (subject.kind === 'pronoun' && /^(?:i|you|he|she|it|we|they|this|that)$/.test(tokens[subject.start]?.lower ?? '')))
    return null
  if ((subject.number === 'plural') === plural.test(verb.lower)) return null
  const main = /^do/.test(verb.lower) ? tokens[skipInGroup(tokens, subject.end)] : tokens[verbOfAuxiliary(tokens, i)?.at ?? -1]
  if (!isBe && !main) return null
  const isNoun = main?.tag === 'NOUN' && nounVerbs.has(main.lower)
  if (!isBe && !isNoun && !(tokens.at(-1)?.text === '?' && verb.lower === 'does') && !/^(?:VERB|AUX)$/.test(main?.tag ?? '')) return null
  return { from: i, to: i + 1, suggestions: [agreeing(verb, subject.number ?? 'singular')] }
}
