import { clauseAt, subjectNumber } from '../../../languages/en/grammar/clause.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { causeFirst } from '../../moves/conjunction-swap.ts'
import { finalHalves, unless } from '../../moves/unless.ts'
import { hasVerb, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** Causes that name a part, or an owner, of what the main clause tells of. Sorted. */
const ofMain = wordSet('both each entire half her his its most nobody none one our some their there these this those two whole')

/** "Dough rises because it is full of yeast": what the subject always is explains it; turned round, it would be the news. */
const explainsItself = (sentence: Tokens): boolean => {
  const { main, sub } = finalHalves(sentence, ['because'])
  const [whole, reason] = [clauseAt(main, 0, main.length), clauseAt(sub, 0, sub.length)]
  if (whole === null || reason === null || !isPresent(sub[reason.verb.start])) return false
  const number = subjectNumber(main, whole)
  if (sub[0]?.lower === 'they') return number === 'plural'
  return sub[0]?.lower === 'it' && number === 'singular' && isPerson(main, whole.start, whole.subjectEnd) !== true
}

const isPresent = (verb: Tokens[number] | undefined): boolean =>
  /^(?:am|are|can|do|does|has|have|is)$/.test(verb?.lower ?? '') || (verb?.tag === 'VERB' && /^(?:3sg|pl)$/.test(verb.form ?? ''))

/** Verbs of what somebody says or holds, for a reason that is theirs and no fact. Sorted. */
const holding = wordSet(
  'agree argue assume believe claim disagree doubt expect fear feel hope insist object oppose predict recommend say suggest think worry',
)

/** "She left on a Monday because Monday was fish": the reason begins with the last word of the main clause. */
const takesUpEnd = (sentence: Tokens): boolean => {
  const { main, sub } = finalHalves(sentence, ['because'])
  const end = main.at(-1)
  return end !== undefined && sub.slice(0, 3).some(({ lemma }) => lemma === end.lemma)
}

export default defineStructure({
  key: 'cause-first',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  // "I got my first job because I was the only one who": the reason is the news.
  apply: unless(
    (sentence) =>
      ofMain.has(finalHalves(sentence, ['because']).sub[0]?.lower ?? '') ||
      sentence[0]?.lower === 'i' ||
      explainsItself(sentence) ||
      takesUpEnd(sentence) ||
      hasVerb(finalHalves(sentence, ['because']).main, holding) ||
      sentence.some(({ lower }) => /^(?:first|last|only)$/.test(lower)),
    causeFirst,
  ),
  yes: [
    [
      'The central bank raised its main rate because prices were growing too quickly.',
      'Prices were growing too quickly, so the central bank raised its main rate.',
    ],
    [
      'Many researchers have criticised the study because the sample was too small.',
      'The sample was too small, so many researchers have criticised the study.',
    ],
    ['Some children failed because they were tired.', 'Some children were tired, so they failed.'],
    ['Prices have risen because oil is expensive.', 'Oil is expensive, so prices have risen.'],
    ['Some towns grew because they were near a port.', 'Some towns were near a port, so they grew.'],
    ['We chose this method because it is fast.', 'This method is fast, so we chose it.'],
  ],
  no: [
    'Bakers had expected a poor year because the harvest had been wet.',
    'The cook left on a Monday because Monday was fish.',
    'One bottle had to be thrown away because its lid was cracked.',
    'Eleven diaries had to be left out of the analysis because whole weeks were blank.',
    'I took the job because the shop was near my school.',
    'My sister got her first job because she was the only applicant.',
    'A core of everyday expressions has survived because it serves as a badge of identity.',
    'Bread dough rises because it is full of living things.',
    'Old maps still sell because they look good on a wall.',
    'The trap may only work for a week because mice can become used to it.',
    'Cars without drivers would help because nobody likes to drive at night.',
    'He did not leave because he was tired.',
    'The course appeals to me because it joins law with art.',
    'Many nurses say no because the shifts are too long.',
    'The match was cancelled because of the rain.',
    'Prices rose only because demand was high.',
    'The company sold the factory because it was too expensive.',
    'Scientists study old layers of ice because they contain ancient air.',
  ],
})
