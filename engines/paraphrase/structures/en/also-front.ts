import { alsoFront } from '../../moves/wording.ts'
import { isVerb } from '../../../languages/en/grammar/noun-phrase.ts'
import { relatives } from '../../../languages/en/grammar/grammar-words.ts'
import type { Tokens } from '../../../languages/en/grammar/grammar-tokens.ts'
import { unless } from '../../moves/unless.ts'
import { hasWord, wordSet } from '../../moves/word-set.ts'
import { defineStructure } from '../../structure.ts'

/** What sets the subject beside another. Sorted. */
const contrasts = wordSet('another but compared even like other others though unlike whereas while')

/** "Children who are alone also have toys": they do so too, as well as others. */
const isOfSubject = (sentence: Tokens): boolean => {
  const also = sentence.findIndex(({ lower }) => lower === 'also')
  return (
    hasWord(sentence, contrasts) ||
    sentence.slice(0, also).some((token, i) => relatives.has(token.lower) || (isVerb(token) && i < also - 1 && token.form !== 'past'))
  )
}

export default defineStructure({
  key: 'also-front',
  kind: 'clause',
  reason: 'same-meaning',
  modes: ['synonyms', 'extend', 'academic'],
  strength: 'normal',
  isFormal: true,
  apply: unless(isOfSubject, alsoFront),
  yes: [
    ['Trains also produce less noise.', 'In addition, trains produce less noise.'],
    ['Patients were also offered a warm drink.', 'In addition, patients were offered a warm drink.'],
    ['Students can also choose a second language.', 'Moreover, students can choose a second language.'],
    ['It is also a source of income.', 'In addition, it is a source of income.'],
  ],
  no: [
    'It is also likely though that the gate was open.',
    'Children who are rarely separated from their parents also have favorite toys.',
    'Quiet children also have favorite toys, while many who are left alone have none.',
    'A short form might also help.',
    'You can also meet new people there.',
    'Trains are not only fast but also cheap.',
    'However, trains also produce less noise.',
    'The plan is old and also expensive.',
    'This is also true of buses.',
  ],
})
