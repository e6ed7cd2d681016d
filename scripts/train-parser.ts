// npm run train:parser
// Learns the weights of the English parser from the whole treebank and writes engines/languages/en/parse/model.json. The same
// treebank gives the same bytes. `npm run eval:parser` measures what is learned without the texts kept apart.
import { writeFileSync } from 'node:fs'
import path from 'node:path'
import { loadTreebank, trainingRounds, treebankFiles } from '../evals/treebank/load.ts'
import { train } from '../evals/treebank/train.ts'

const examples = treebankFiles.flatMap(loadTreebank)
const text = JSON.stringify(train(examples, trainingRounds))
writeFileSync(path.join(import.meta.dirname, '../engines/languages/en/parse/model.json'), `${text}\n`)
console.log(`${examples.length} sentences learned; ${Math.round(text.length / 1024)} KB`)
