import { bothSubjects } from '../../moves/both-subject.ts'
import { bothObjects } from '../../moves/both-object.ts'
import { bothPrepositions } from '../../moves/pair-marked.ts'
import { bothNouns } from '../../moves/spell-pair.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "particularly for energy and transport", "such as seminars and conferences": examples, not all there is. */
const isNamed = (made: Tokens): boolean => {
  const at = made.findIndex(({ lower, origin }) => lower === 'both' && origin === null)
  return made.slice(Math.max(0, at - 4), at).some(({ lower }) => /^(?:especially|notably|particularly|such)$/.test(lower))
}

export default defineStructure({
  key: 'both-inserted',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'normal',
  apply: (sentence) => {
    const made = bothNouns(sentence)
    return made !== null && isNamed(made[0] ?? [])
      ? null
      : (made ?? bothObjects(sentence) ?? bothPrepositions(sentence) ?? bothSubjects(sentence))
  },
  yes: [
    ['The tax leads to poverty and hunger.', 'The tax leads to both poverty and hunger.'],
    ['They lack skill and patience.', 'They lack both skill and patience.'],
    ['The new law reduces the cost and the risk.', 'The new law reduces both the cost and the risk.'],
    ['The scheme provides clean water and cheap energy.', 'The scheme provides both clean water and cheap energy.'],
    ['The children use it at home and at school.', 'The children use it both at home and at school.'],
    ['The cost and the risk rose last year.', 'Both the cost and the risk rose last year.'],
  ],
  no: [
    'The law can lead to chaos and turmoil.',
    'It turns the gas into water and oxygen.',
    'The drug is used in hospitals and schools.',
    'The rule makes it hard for parents and pupils to plan.',
    'Farmers and drivers complain about the noise.',
    'The garden is open for fun and for visitors.',
    'The two subjects are music and poetry.',
    'This would raise stress and result in poor marks.',
    'Farmers and drivers do not complain.',
    'Farmers and drivers meet every month.',
    'Books and films are different.',
    'Houses and hotels were scattered across the board.',
    'The cost and risk rose last year.',
    'They do not use it at home and at school.',
    'It lies in the north and in the south, and in the east.',
    'He took a pen and a sheet of paper.',
    'The plan does not reduce the cost and the risk.',
    'Prices rose, particularly for energy and transport.',
    'They ask smaller questions about hair and trousers.',
    'We spoke with managers and shoppers, as well as drivers.',
    'He could not work without paper and ink.',
    'It is a mixture of sand and clay.',
    'The game does not need skill and patience.',
    'Cars have been around for years and years.',
    'The number of boys and girls is equal.',
    'The gap between boys and girls is small.',
    'They paid with coins and stamps of gold.',
    'The drug is used in hospitals and rural schools.',
  ],
})
