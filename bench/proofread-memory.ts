// A process of its own for measuring memory: `node --expose-gc bench/proofread-memory.ts hu,de 3` proofreads a paragraph in each
// language in turn, as often as said, and writes the megabytes in use before and after each round as JSON.
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeProofread } from '../tools/proofread/run.ts'
import { textLanguageCodes } from '../tools/text-languages.gen.ts'
import { paragraphOf } from './proofread-texts.ts'

const [codes = '', rounds = '1'] = process.argv.slice(2)
const languages = textLanguageCodes.filter((code) => codes.split(',').includes(code))
const proofreading = makeProofread({ spellerOf: makeSpellers().get })

function megabytes(): number {
  globalThis.gc?.()
  return process.memoryUsage.rss() / 2 ** 20
}

const measured = [megabytes()]
for (let round = 0; round < Number(rounds); round++) {
  for (const language of languages) {
    await proofreading.run({ text: paragraphOf(language, round), language, picky: false, own: [], off: [] })
  }
  measured.push(megabytes())
}
console.log(JSON.stringify(measured))
