import { subclauseFront } from '../../moves/subclause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'time-clause-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isWhole: true,
  apply: subclauseFront({
    conjunctions: ['when', 'whenever', 'once', 'after', 'before', 'as soon as'],
    comma: false,
    // "It failed in May, when the pin broke": what happened then.
    // "She was asleep when the roof fell": what broke in upon it is the news.
    unless: ({ sentence, at, main }) =>
      sentence[at - 1]?.text === ',' ||
      (sentence[at]?.lower === 'when' && !main.verb.isPassive && /^(?:was|were)$/.test(sentence[main.verb.start]?.lower ?? '')),
  }),
  yes: [
    [
      'A date for the opening will be announced as soon as the permits are ready.',
      'As soon as the permits are ready, a date for the opening will be announced.',
    ],
    ['Owners should measure the room before they buy a large cooker.', 'Before owners buy a large cooker, they should measure the room.'],
    [
      'The orchard produced very little after the bees had disappeared.',
      'After the bees had disappeared, the orchard produced very little.',
    ],
    [
      'Written consent was obtained from every parent before the lessons began.',
      'Before the lessons began, written consent was obtained from every parent.',
    ],
  ],
  no: [
    'The trouble starts when the tide comes in.',
    'The hinge broke in May, when the bolt came loose.',
    'He asked me when the shop opened.',
    'The singer moved to Oslo only after the war had ended.',
    'The walls were painted on the day when the prince arrived.',
    'The gate was also locked when the guards arrived.',
    'Most of the rise took place after the border had been opened.',
    'Many farmers are glad when their sons return.',
    'We met at the harbour two years ago when the bridge fell.',
    'He ran past a man standing before me pointed at the door.',
    'He was on his way home when the roof fell.',
    'She wanted to leave the hall as soon as the band began.',
    'The scale helps the judges when it comes to weighing fruit.',
    'He had scarcely left the house when the roof fell.',
  ],
})
