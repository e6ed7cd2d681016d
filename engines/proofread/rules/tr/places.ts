import { defineLints } from '../../row.ts'

// Names that begin with İ. Sorted by key.
export default defineLints('places', [
  {
    key: 'ingilizce',
    class: 'capital-needed',
    pattern: '[ =ingilizce|Ingilizce ]',
    to: ['İngilizce'],
    wrong: ['Ben ingilizce öğreniyorum.', 'Ben İngilizce öğreniyorum.'],
    right: 'Ben İngilizce öğreniyorum.',
  },
  {
    key: 'ingiltere',
    class: 'capital-needed',
    pattern: '[ =ingiltere|Ingiltere ]',
    to: ['İngiltere'],
    wrong: ['O ingiltere yolunda.', 'O İngiltere yolunda.'],
    right: 'O İngiltere yolunda.',
  },
  {
    key: 'istanbul',
    class: 'capital-needed',
    pattern: '[ =istanbul|Istanbul ]',
    to: ['İstanbul'],
    wrong: ['Yarın istanbul soğuk olacak.', 'Yarın İstanbul soğuk olacak.'],
    right: 'Yarın İstanbul soğuk olacak.',
  },
  {
    key: 'izmir',
    class: 'capital-needed',
    pattern: '[ =izmir|Izmir ]',
    to: ['İzmir'],
    wrong: ['Yarın izmir sıcak olacak.', 'Yarın İzmir sıcak olacak.'],
    right: 'Yarın İzmir sıcak olacak.',
  },
])
