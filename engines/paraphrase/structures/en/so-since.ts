import { soToReason } from '../../moves/subclause-exchange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'so-since',
  kind: 'clause',
  reason: 'connective',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  isFormal: true,
  apply: soToReason,
  yes: [
    ['The portions are generous, so nobody leaves hungry.', 'Since the portions are generous, nobody leaves hungry.'],
    [
      'The frost killed the blossom, so the growers lost their harvest.',
      'Because the frost killed the blossom, the growers lost their harvest.',
    ],
    [
      'There are only twelve seats in the room, so it is hard to find a place.',
      'Since there are only twelve seats in the room, it is hard to find a place.',
    ],
    [
      'Our survey was limited to one school, so the figures should not be generalised.',
      'Because our survey was limited to one school, the figures should not be generalised.',
    ],
  ],
  no: [
    'We closed early, so we could watch the match.',
    'The plums were cheap, so I guess the harvest was good.',
    'The bus was late, so please wait.',
    'The light was off, so that nobody saw us.',
    'The film was long, so this was a relief.',
    'Okay, so the plan worked.',
    'The hall was cold because the stove was out, so we kept our coats on.',
    'The lake is near, so you can not only swim but also row.',
  ],
})
