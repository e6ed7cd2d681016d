// npm run bench:words [-- --only hu,de]: the thesaurus by language, each in a process of its own: CPU of loading its words, CPU of a
// look-up of an inflected form, warm, and memory. "With forms" has each of a hundred synonyms put into the form asked with, too. Forms are taken from our lists of usual words, those looked up for warming up are
// others. What a spelling dictionary adds, which the proofreader has loaded as well, stands apart and has no bar. Ends with 1 above one.
import { execFileSync } from 'node:child_process'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { z } from 'zod'
import { textLanguageCodes } from '../tools/text-languages.gen.ts'

const bars = { lookUp: 1, load: 150, memory: 25, words: 100 } as const

const measured = z.object({
  words: z.number(),
  lookUp: z.number(),
  whole: z.number(),
  worst: z.number(),
  worstWord: z.string(),
  load: z.number(),
  memory: z.number(),
  speller: z.object({ load: z.number(), memory: z.number() }).nullable(),
})

const { values } = parseArgs({ options: { only: { type: 'string' } } })
const wanted = values.only?.split(',') ?? textLanguageCodes
console.log('language   forms   ms a look-up   with forms   worst (word)              load ms   MB     spelling dictionary: load ms, MB')
for (const language of wanted) {
  const script = path.join(import.meta.dirname, 'words-of-language.ts')
  const printed = execFileSync(process.execPath, ['--expose-gc', script, language], { encoding: 'utf8' })
  const found = measured.parse(JSON.parse(printed))
  const missed = [
    ...(found.words < bars.words ? ['FEW WORDS'] : []),
    ...(found.lookUp > bars.lookUp ? ['SLOW'] : []),
    ...(found.load > bars.load ? ['SLOW TO LOAD'] : []),
    ...(found.memory > bars.memory ? ['LARGE'] : []),
  ]
  const { words, lookUp, whole, worst, worstWord, load, memory, speller } = found
  const spelling = speller ? `${speller.load.toFixed(0)}, ${speller.memory.toFixed(0)}` : 'not needed'
  console.log(
    `${language.padEnd(10)} ${String(words).padStart(5)}   ${lookUp.toFixed(2).padStart(12)}   ${whole.toFixed(2).padStart(10)}   ${`${worst.toFixed(1)} (${worstWord})`.padEnd(24)}  ${load.toFixed(0).padStart(7)}   ${memory.toFixed(0).padStart(2)}     ${spelling.padEnd(12)} ${missed.join(', ')}`,
  )
  if (missed.length > 0) process.exitCode = 1
}
console.log(
  `bars: ${bars.lookUp} ms a look-up, ${bars.load} ms of CPU to load, ${bars.memory} MB, on ${bars.words} inflected forms or more`,
)
