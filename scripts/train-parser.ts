// npm run train:parser
// Learns the weights of the English parser from the treebank, without the texts kept apart, and writes
// engines/languages/en/parse/model.json. The same treebank gives the same bytes. `npm run eval:parser` measures the result.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadLessons, trainingRounds } from '../evals/treebank/load.ts'
import { train } from '../evals/treebank/train.ts'

const examples = loadLessons()
const text = JSON.stringify(train(examples, trainingRounds))
writeFileSync(path.join(import.meta.dirname, '../engines/languages/en/parse/model.json'), `${text}\n`)
console.log(`${examples.length} sentences learned; ${Math.round(text.length / 1024)} KB`)
