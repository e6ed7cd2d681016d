import { repeatDeterminerOfPhrase } from '../../moves/determiner-again.ts'
import { repeatDeterminer } from '../../moves/spell-pair.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'determiner-repeated',
  kind: 'clause',
  reason: 'fuller',
  modes: ['extend'],
  strength: 'mild',
  apply: (sentence) => repeatDeterminer(sentence) ?? repeatDeterminerOfPhrase(sentence),
  yes: [
    ['The beauty and complexity of the music impressed us.', 'The beauty and the complexity of the music impressed us.'],
    ['It changed their hopes and doubts.', 'It changed their hopes and their doubts.'],
    ['They asked about my needs and preferences.', 'They asked about my needs and my preferences.'],
    ['The insight and expertise that they offer are rare.', 'The insight and the expertise that they offer are rare.'],
    ['She lost her main job and monthly income.', 'She lost her main job and her monthly income.'],
    ['The report lists their main ideas and key findings.', 'The report lists their main ideas and their key findings.'],
  ],
  no: [
    'The council and young people agreed.',
    'Place it face down on the glass and press Scan.',
    'The different local and regional habits remain.',
    'I lay on my bed and study.',
    'She is my friend and colleague.',
    'The owner and manager of the shop left.',
    'We depend on supply and demand.',
    'The young teachers and pupils left.',
    'The beauty and the complexity of the music impressed us.',
  ],
})
