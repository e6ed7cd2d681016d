import { shareAnd } from '../../moves/share-subject.ts'
import { unless } from '../../moves/unless.ts'
import { isComma, isPerson } from '../../../languages/en/grammar/noun-phrase.ts'
import { mindVerbs, clauseVerbs, possessives } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { clauseAt } from '../../../languages/en/grammar/clause.ts'
import { leadEnd } from '../../moves/clause-order.ts'
import { defineStructure } from '../../structure.ts'

/**
 * "Their arguments were taken from the Bible, and they expected": the pronoun may mean the owner, or who thinks it.
 * Only the same pronoun again, or a thing or person that nobody owns, is sure to be meant.
 */
const isUnsure = (sentence: Tokens): boolean => {
  const lead = leadEnd(sentence)
  const mark = sentence.findIndex((token, i) => i > lead && isComma(token))
  const first = clauseAt(sentence, lead, mark)
  const pronoun = sentence[mark + 2]?.lower ?? ''
  if (first === null) return true
  const subject = sentence.slice(first.start, first.subjectEnd)
  if (subject.length === 1 && subject[0]?.lower === pronoun) return false
  if (subject.some(({ lower, tag }) => possessives.has(lower) || tag === 'PART' || tag === 'PROPN' || /^(?:and|of|or)$/.test(lower)))
    return true
  if (isPerson(sentence, first.start, first.subjectEnd) === true) return pronoun === 'it'
  return pronoun !== 'it' && sentence.slice(mark).some(({ lemma }) => mindVerbs.has(lemma) || clauseVerbs.has(lemma))
}

/** "and they are not wrong": the writer's own word on what was said. */
const isVerdict = (sentence: Tokens): boolean => {
  const mark = sentence.findIndex((token, i) => isComma(token) && sentence[i + 1]?.lower === 'and')
  const [pronoun, be, ...rest] = sentence.slice(mark + 2)
  return (
    pronoun !== undefined &&
    be?.lemma === 'be' &&
    rest.slice(0, 3).some(({ lower }) => /^(?:alone|correct|entitled|justified|mistaken|right|true|unreasonable|wrong)$/.test(lower))
  )
}

export default defineStructure({
  key: 'share-and',
  kind: 'clause',
  reason: 'shorter',
  modes: ['shorten', 'synonyms'],
  strength: 'mild',
  apply: unless((sentence) => isUnsure(sentence) || isVerdict(sentence), shareAnd),
  yes: [
    ['The town grew quickly, and it became a city in 1900.', 'The town grew quickly and became a city in 1900.'],
    ['We measured the time, and we recorded the results.', 'We measured the time and recorded the results.'],
    ['The river is deep, and it flows to the north.', 'The river is deep and flows to the north.'],
    ['The students were tired, and they left early.', 'The students were tired and left early.'],
  ],
  no: [
    'The list was long, and it took us ten minutes to choose a soup.',
    'I became much better at reading plans, and I finally understand why the details matter.',
    'Some reviewers have found the technique exhausting, and they are not wrong.',
    'The critics were angry, and they were right.',
    "The teacher's plan was good, and it became famous.",
    'His HbA1c stood at 58 mmol/mol, and he admitted that he often forgot his tablets.',
    'Their arguments were taken from the Bible, and they sincerely expected that God would shortly put things right.',
    'Adoption has been slow, and it is not obvious why.',
    'It rained, and it was cold.',
    'The bar is a giant island, and it was my luck that the chair was free.',
    'The teachers praised the pupils, and they left the school.',
    'They want to travel, and they save money.',
    'The students can swim, and they dive well.',
  ],
})
