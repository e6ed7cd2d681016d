// npm run eval:hostile [-- --lang en,hu] [--runs 10000] [--seed 1]
// Random and hostile texts through the proofreader with its real dictionaries: what throws, which findings stand where none
// can, and which texts take longest. Ends with 1 when there is a throw, a fault or a run over the bar.
import { parseArgs } from 'node:util'
import fc from 'fast-check'
import { makeSpellers } from '../services/resources/spellers.ts'
import { faultsOf, hostileText, hostileTexts } from '../tests/hostile-texts.ts'
import { makeProofread } from '../tools/proofread/run.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: textLanguageCodes.join(',') },
    runs: { type: 'string', default: '10000' },
    seed: { type: 'string', default: '1' },
  },
})

/** Seconds of CPU that one text may take. */
const bar = 2
const shownAtMost = 5

type Run = { readonly name: string; readonly seconds: number; readonly faults: readonly string[] }

const proofreading = makeProofread({ spellerOf: makeSpellers(1).get })

async function runOf(name: string, text: string, language: TextLanguage): Promise<Run> {
  const since = process.cpuUsage()
  const faults = await proofreading.run({ text, language, picky: true, own: [], off: [] }).then(
    ({ findings }) => faultsOf(text, findings),
    (error: unknown) => [`throws ${error instanceof Error ? error.stack : String(error)}`],
  )
  const { user, system } = process.cpuUsage(since)
  return { name, seconds: (user + system) / 1_000_000, faults }
}

async function runAll(language: TextLanguage, texts: readonly (readonly [string, string])[]): Promise<readonly Run[]> {
  // Its dictionary and rules are loaded.
  await runOf('', '.', language)
  const runs: Run[] = []
  for (const [name, text] of texts) runs.push(await runOf(name, text, language))
  return runs
}

const random = fc.sample(hostileText, { numRuns: Number(values.runs), seed: Number(values.seed) })
const texts = [...hostileTexts(), ...random.map((text) => [JSON.stringify(text), text] as const)]

console.log(`${texts.length} texts\nlang  throws  faults  slowest`)
for (const language of textLanguageCodes.filter((code) => values.lang.split(',').includes(code))) {
  const runs = await runAll(language, texts)
  const broken = runs.filter(({ faults }) => faults.length > 0)
  const throwing = broken.filter(({ faults }) => faults[0]?.startsWith('throws'))
  const slowest = runs.toSorted((a, b) => b.seconds - a.seconds).slice(0, 3)
  const slow = slowest.map(({ name, seconds }) => `${seconds.toFixed(2)} s ${name.slice(0, 40)}`).join(', ')
  console.log(
    `${language.padEnd(4)}  ${String(throwing.length).padStart(6)}  ${String(broken.length - throwing.length).padStart(6)}  ${slow}`,
  )
  for (const { name, faults } of broken.slice(0, shownAtMost))
    console.log(`      ${name}\n        ${faults.slice(0, 3).join('\n        ')}`)
  if (broken.length > 0 || runs.some(({ seconds }) => seconds > bar)) process.exitCode = 1
}
console.log(process.exitCode ? 'NOT without a fault' : 'without a fault')
