// node evals/rewritten-findings.ts FILE [--modes synonyms,extend] [--every 1]: what the proofreader finds in rewritten text and did not find
// in the source. FILE holds plain text or JSON lines with a `text`; every text is rewritten at aggressive, sentence by sentence. A finding
// is printed with the rewritten sentence and its source: either the rewrite has an error, or the proofreader a false alarm.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { loadEnglish } from '../engines/paraphrase/load-english.ts'
import { modes, type Mode } from '../engines/paraphrase/rewrite.ts'
import { textAt } from '../engines/text/span.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeProofread } from '../tools/proofread/run.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { modes: { type: 'string', default: modes.join(',') }, every: { type: 'string', default: '1' } },
})

const paraphraser = loadEnglish()
const proofreading = makeProofread({ spellerOf: makeSpellers().get })

/** Rule and words of what is found in a sentence. */
async function findingsOf(text: string): Promise<ReadonlyMap<string, string>> {
  const { findings } = await proofreading.run({ text, language: 'en', picky: false, own: [], off: [] })
  return new Map(findings.map(({ rule, span }) => [`${rule} ${textAt(text, span).toLowerCase()}`, textAt(text, span)]))
}

function textsOf(file: string): readonly string[] {
  const raw = readFileSync(file, 'utf8')
  if (!raw.startsWith('{')) return [raw]
  const lines = raw.trim().split('\n')
  return lines.filter((_, i) => i % Number(values.every) === 0).map((line): string => JSON.parse(line).text)
}

const isMode = (name: string): name is Mode => modes.some((mode) => mode === name)

let sentences = 0
let found = 0
for (const text of textsOf(positionals[0] ?? ''))
  for (const mode of values.modes.split(',').filter(isMode)) {
    const rewrite = paraphraser.rewrite(text, { mode, strength: 'aggressive', seed: 1, keep: [], avoid: [] })
    for (const { source, output, isChanged } of rewrite.sentences) {
      if (!isChanged) continue
      sentences++
      const [before, after] = [textAt(text, source), textAt(rewrite.text, output)]
      const had = await findingsOf(before)
      for (const [key, words] of await findingsOf(after)) {
        if (had.has(key)) continue
        found++
        console.log(`${mode} ${key.split(' ', 1)[0]} "${words}"\n  - ${before}\n  + ${after}`)
      }
    }
  }
console.log(`\n${found} findings that the source did not have, in ${sentences} changed sentences`)
