import { alsoBack } from '../../moves/wording.ts'
import { unless } from '../../moves/unless.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { defineStructure } from '../../structure.ts'

/** "spread it well beyond the region", "an expense each September": "as well" would be said of the place or the time. */
const hasPhrase = (sentence: Tokens): boolean => {
  const rest = sentence.slice(sentence.findIndex(({ lower }) => lower === 'also'))
  return (
    sentence.some(({ lower }) => lower === 'well') ||
    rest.some(({ tag, lower }) => (tag === 'ADP' && lower !== 'of') || tag === 'PROPN' || /^(?:each|every|last|next|today)$/.test(lower))
  )
}

export default defineStructure({
  key: 'also-back',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  apply: unless(hasPhrase, alsoBack),
  yes: [
    ['They also had a jar of plum jam.', 'They had a jar of plum jam as well.'],
    ['Trains also produce less noise.', 'Trains produce less noise as well.'],
    ['The new law also protects small farmers.', 'The new law protects small farmers as well.'],
    ['Students can also choose a second language.', 'Students can choose a second language as well.'],
    ['The results also support this view.', 'The results support this view as well.'],
  ],
  no: [
    'It also helps families in the town.',
    'It also spares poorer families an awkward expense each September.',
    'A popular song may also have helped to spread it well beyond the region.',
    'Trains are not only fast but also cheap.',
    'Trains also produce less noise and dust.',
    'The plan also failed.',
    'I also never bought the book.',
    'We also know that trains are fast.',
  ],
})
