import { expect, test } from 'vitest'
import { similarityBand } from './similarity-band.ts'

test.each([
  [0, 'own'],
  [20, 'own'],
  [21, 'close'],
  [50, 'close'],
  [51, 'veryClose'],
  [100, 'veryClose'],
] as const)('%d %% is %s', (percent, band) => expect(similarityBand(percent)).toBe(band))
