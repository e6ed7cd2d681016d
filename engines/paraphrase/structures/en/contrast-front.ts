import { contrastFront } from '../../moves/subclause-exchange.ts'
import { defineStructure } from '../../structure.ts'

export default defineStructure({
  key: 'contrast-front',
  kind: 'clause',
  reason: 'clause-order',
  modes: ['synonyms', 'academic', 'extend'],
  strength: 'normal',
  apply: contrastFront,
  yes: [
    ['Some critics praised the novel, while others found it dull.', 'While some critics praised the novel, others found it dull.'],
    [
      'The northern farms lost a third of their sheep, whereas those in the south were spared.',
      'Whereas the northern farms lost a third of their sheep, those in the south were spared.',
    ],
    ['Seeds need shade, whereas cuttings need plenty of light.', 'Whereas seeds need shade, cuttings need plenty of light.'],
    [
      'The first lamp stood near the door, whereas the second was placed in the garden.',
      'Whereas the first lamp stood near the door, the second was placed in the garden.',
    ],
  ],
  no: [
    'We find that all the roots are real, while all the poles are complex.',
    'The cores were taken in March, while it was still cold.',
    'She hummed a tune, while the others were sleeping.',
    'The hall was empty while the band played.',
    'It lasted for a while, and the rain stopped.',
    'He read the paper, while drinking tea.',
    'Whiskers slept on the mat, while Robbie ran after Whiskers.',
  ],
})
