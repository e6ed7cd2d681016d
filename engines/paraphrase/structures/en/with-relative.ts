import { fromToCome, withToHave } from '../../moves/preposition-full.ts'
import { withToRelative } from '../../moves/with-relative.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'with-relative',
  kind: 'clause',
  reason: 'relative-expanded',
  modes: ['extend', 'synonyms'],
  strength: 'normal',
  apply: (sentence) => withToRelative(sentence) ?? withToHave(sentence) ?? fromToCome(sentence),
  yes: [
    ['People with low incomes travel less.', 'People who have low incomes travel less.'],
    ['The scheme reached pupils with reading difficulties.', 'The scheme reached pupils who had reading difficulties.'],
    ['Students with a job are often tired.', 'Students who have a job are often tired.'],
    ['A man with a beard opened the gate.', 'A man who had a beard opened the gate.'],
    ['Students from poor families often work at night.', 'Students who come from poor families often work at night.'],
    ['Streets with tall trees are cooler.', 'Streets that have tall trees are cooler.'],
    ['Streets with tall trees were cooler.', 'Streets that had tall trees were cooler.'],
    ['She is a nurse with two sons.', 'She is a nurse who has two sons.'],
    ['The law protects workers with disabilities.', 'The law protects workers who have disabilities.'],
  ],
  no: [
    'It was a woman with a loud voice.',
    'A boat with four passengers was found at noon.',
    'A room with a length of six metres was used.',
    'Streets with tall trees were cooler than streets without trees.',
    'They provide people with low incomes.',
    'The wall protects people from poor districts.',
    'He hit a man with a stick.',
    'Interviews with two drivers were long.',
    'The man with the help of a friend won.',
    'People with their own car travel more.',
    'Students with questions who are late wait.',
    'A model with plot as a random effect was fitted.',
    'He deals with people with problems.',
    'She met pupils with flowers.',
  ],
})
