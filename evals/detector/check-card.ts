import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { toModelBytes } from '../../engines/detect/model.ts'
import type { DetectorModel } from '../../engines/detect/model.ts'
import { cardSchema } from '../../tools/detect/contract.ts'
import type { ModelCard } from '../../tools/detect/contract.ts'
import { measuredCard, sharedCard } from './card.ts'
import type { Trial } from './protocols.ts'
import { measureLanguages, missingOf, sharedModel, sharedSchoolOf } from './shared.ts'

const models = path.join(import.meta.dirname, '../../engines/detect/models')

/** Whether the committed models and cards are what training and measuring give today, the day of the measurement apart; says which are not. */
export function checkCards(trial: Trial): boolean {
  const english = isSame('en', trial.model, (measuredOn) => measuredCard(trial, 'en', measuredOn))
  const shared = sharedSchoolOf(trial.rows)
  const others = measureLanguages(shared).map((figures) => {
    const model = missingOf(figures).length === 0 ? sharedModel(shared, figures.language) : null
    return isSame(figures.language, model, (measuredOn) => sharedCard(figures, model?.version ?? null, measuredOn))
  })
  return english && others.every((same) => same)
}

function isSame(language: string, model: DetectorModel | null, cardOf: (measuredOn: string) => ModelCard): boolean {
  const [binary, cardFile] = [path.join(models, `${language}.bin`), path.join(models, `${language}.card.json`)]
  const card = cardSchema.parse(JSON.parse(readFileSync(cardFile, 'utf8')))
  const isSameModel = model ? existsSync(binary) && Buffer.from(toModelBytes(model)).equals(readFileSync(binary)) : !existsSync(binary)
  const isSameCard = JSON.stringify(cardOf(card.measuredOn)) === JSON.stringify(card)
  console.log(`${isSameModel ? 'the same' : 'DIFFERS'}: engines/detect/models/${language}.bin${model ? '' : ' (none)'}`)
  console.log(`${isSameCard ? 'the same' : 'DIFFERS'}: engines/detect/models/${language}.card.json`)
  return isSameModel && isSameCard
}
