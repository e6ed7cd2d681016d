import { readFileSync } from 'node:fs'
import path from 'node:path'
import { toModelBytes } from '../../engines/detect/model.ts'
import { cardSchema } from '../../tools/detect/contract.ts'
import { measuredCard } from './card.ts'
import type { Trial } from './protocols.ts'

const models = path.join(import.meta.dirname, '../../engines/detect/models')

/** Whether the committed model and card are what training and measuring give today, the day of the measurement apart; says which is not. */
export function checkCard(trial: Trial): boolean {
  const card = cardSchema.parse(JSON.parse(readFileSync(path.join(models, 'en.card.json'), 'utf8')))
  const fresh = measuredCard(trial, 'en', card.measuredOn)
  const isSameModel = Buffer.from(toModelBytes(trial.model)).equals(readFileSync(path.join(models, 'en.bin')))
  const isSameCard = JSON.stringify(fresh) === JSON.stringify(card)
  console.log(`${isSameModel ? 'the same' : 'DIFFERS'}: engines/detect/models/en.bin`)
  console.log(`${isSameCard ? 'the same' : 'DIFFERS'}: engines/detect/models/en.card.json`)
  return isSameModel && isSameCard
}
