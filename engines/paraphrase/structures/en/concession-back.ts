import { subclauseBack } from '../../moves/subclause.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'concession-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: subclauseBack({ conjunctions: ['although', 'though', 'even though', 'even if'], comma: true }),
  yes: [
    [
      'Although some teachers dislike the plan, most pupils would gain from a later start.',
      'Most pupils would gain from a later start, although some teachers dislike the plan.',
    ],
    ['Even though the engine was old, it ran without a fault.', 'The engine ran without a fault, even though it was old.'],
    [
      'Although the valley is narrow, the farms produce a great deal of fruit.',
      'The farms produce a great deal of fruit, although the valley is narrow.',
    ],
    ['Though the tickets were cheap, the hall remained half empty.', 'The hall remained half empty, though the tickets were cheap.'],
  ],
  no: [
    'Although it is small, the island has three lakes.',
    'Although the hall was full, critics said that the play failed.',
    'Although the price fell, its effect was slight.',
    'Although the map was wrong, nobody noticed this.',
    'Although small, the sample was useful.',
    'Although the wine was cheap, the guests still complained.',
    'Although this is cheap, the guests prefer the old inn.',
  ],
})
