import { opensDoing, phraseBack } from '../../moves/subclause-phrase.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'doing-phrase-back',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: phraseBack(opensDoing),
  yes: [
    [
      'By combining old maps with new photographs, we traced the course of the wall.',
      'We traced the course of the wall by combining old maps with new photographs.',
    ],
    ['Using a simple lens, the author measured the width of each ring.', 'The author measured the width of each ring using a simple lens.'],
    [
      'Employing a mixture of interviews and tests, the study explores the habits of young readers.',
      'The study explores the habits of young readers by employing a mixture of interviews and tests.',
    ],
    ['When asking for advice, people often turn to a friend.', 'People often turn to a friend when asking for advice.'],
    ['Based on these figures, the council raised the fee.', 'The council raised the fee based on these figures.'],
  ],
  no: [
    'By doing this, the firm saved money.',
    'Without knowing them, the judge praised the singers.',
    'After driving the van home, the van broke down.',
    'By reading widely, we learn that customs differ.',
    'Using a net, the crew caught it.',
    'By working hard, he did not win.',
    'By moving the box, the phone will receive wrong signals.',
    'By asking around, it can help in avoiding mistakes.',
    'Without knowing the way, luck alone brought the riders home.',
    'Using a simple code, the firm started a campaign to win voters.',
    'While learning facts is useful, understanding them is better.',
    'Based on a few letters, the author prefers an older date for the fall of the town.',
  ],
})
