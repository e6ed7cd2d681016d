// npm run train:detector [-- --data FOLDER] [--day 2026-11-22]
// Learns the detector's weights, sets its bounds on texts whose kind of writing the weights had not seen, and writes both with
// the model cards into engines/detect/models. The same data give the same bytes. The data are no part of the project.
import { rmSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { toModelBytes } from '../engines/detect/model.ts'
import { measuredCard, sharedCard } from '../evals/detector/card.ts'
import { shippedModel } from '../evals/detector/protocols.ts'
import { dataFolder, readRows } from '../evals/detector/rows.ts'
import { samplesOf } from '../evals/detector/samples.ts'
import { measureLanguages, missingOf, sharedModel, sharedSchoolOf } from '../evals/detector/shared.ts'
import { ownLesson } from '../evals/detector/fit.ts'
import { makeSchool } from '../evals/detector/unseen.ts'

const { values } = parseArgs({
  options: { data: { type: 'string', default: dataFolder }, day: { type: 'string', default: new Date().toISOString().slice(0, 10) } },
})

const models = path.join(import.meta.dirname, '../engines/detect/models')
const write = (name: string, content: string | Uint8Array): void => {
  writeFileSync(path.join(models, name), content)
  console.log(`${name}  ${content.length} bytes`)
}

const rows = readRows(values.data)
const school = makeSchool(samplesOf(rows, 'en'), ownLesson)
const model = shippedModel(school, 'en')
write('en.bin', toModelBytes(model))
write('en.card.json', `${JSON.stringify(measuredCard({ rows, school, language: 'en', model }, 'en', values.day), null, 2)}\n`)

const shared = sharedSchoolOf(rows)
for (const figures of measureLanguages(shared)) {
  const { language } = figures
  const own = missingOf(figures).length === 0 ? sharedModel(shared, language) : null
  if (own) write(`${language}.bin`, toModelBytes(own))
  else rmSync(path.join(models, `${language}.bin`), { force: true })
  write(`${language}.card.json`, `${JSON.stringify(sharedCard(figures, own?.version ?? null, values.day), null, 2)}\n`)
}
