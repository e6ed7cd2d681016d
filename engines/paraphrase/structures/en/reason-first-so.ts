import { reasonFirst } from '../../moves/subclause-exchange.ts'
import { finalHalves, sharesNoun, unless } from '../../moves/unless.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'reason-first-so',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'simplify'],
  strength: 'normal',
  isLoose: true,
  apply: unless((sentence) => sharesNoun(finalHalves(sentence, ['because', 'since', 'as'])), reasonFirst),
  yes: [
    [
      'The third tube was discarded because the seal had not been closed.',
      'The seal had not been closed, so the third tube was discarded.',
    ],
    ['Most crews left the harbour early, since the wind was rising.', 'The wind was rising, so most crews left the harbour early.'],
    [
      'Short replies were removed, as they were unlikely to show real effort.',
      'Short replies were unlikely to show real effort, so they were removed.',
    ],
    ['The path was closed because the bank was unstable.', 'The bank was unstable, so the path was closed.'],
  ],
  no: [
    'I love this town because the people are kind.',
    'The plan is good because it saves money.',
    'The gate was not opened because the guard was ill.',
    'He should go home because the road is icy.',
    'Growers had expected good prices because the frost was mild.',
    'A friend helped us only because he had time.',
    'A few old customs have survived because the farmers like them.',
    'The results are encouraging, as shops along the square have won customers.',
    'The trick failed slowly, as the plan was revealed.',
    'The audience clapped loudly because she sang a song.',
    'You sing because I order it.',
    'Marta left on a Friday because Friday was the day of the fish soup.',
  ],
})
