// npm run bench:paraphrase: CPU time per 1,000 characters for each mode and strength, start and memory of the English engine.
// CPU time, not wall time: the machine may be shared. Texts: the committed test sets.
import { performance } from 'node:perf_hooks'
import { Worker } from 'node:worker_threads'
import { loadTexts } from '../evals/texts.ts'
import { threadLimits } from '../services/engines/engines.ts'

/** Memory that a thread with the engine adds to a process, after it rewrote the test texts. */
async function measureMemory(): Promise<number> {
  const before = process.memoryUsage().rss
  const thread = new Worker(new URL('paraphrase-thread.ts', import.meta.url), { resourceLimits: threadLimits })
  await new Promise((resolve, reject) => thread.once('message', resolve).once('error', reject))
  const added = process.memoryUsage().rss - before
  await thread.terminate()
  return added
}

const added = await measureMemory()
const startCpu = process.cpuUsage()
const startWall = performance.now()
const { loadEnglish } = await import('../engines/paraphrase/load-english.ts')
const { modes, strengths } = await import('../engines/paraphrase/rewrite.ts')
const paraphraser = loadEnglish()
const startSeconds = (performance.now() - startWall) / 1000
const startCpuSeconds = cpuSeconds(startCpu)

const texts = ['seen', 'unseen'].flatMap((set) => loadTexts('en', set)).map(({ text }) => text)
const characters = texts.reduce((sum, text) => sum + text.length, 0)
const rounds = 4

function cpuSeconds(since: NodeJS.CpuUsage): number {
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** Milliseconds of CPU per 1,000 characters. Another seed each round, so that every sentence is planned anew; it is read and tagged once only. */
function measure(mode: (typeof modes)[number], strength: (typeof strengths)[number], firstSeed: number): number {
  const since = process.cpuUsage()
  for (let round = 0; round < rounds; round++) {
    for (const text of texts) paraphraser.rewrite(text, { mode, strength, seed: firstSeed + round, keep: [], avoid: [] })
  }
  return (cpuSeconds(since) * 1000) / ((characters * rounds) / 1000)
}

const cold = measure('synonyms', 'mild', 1)
console.log(`English paraphrase engine on ${texts.length} paragraphs, ${characters} characters, ${rounds} rounds`)
console.log(`start: ${startSeconds.toFixed(2)} s (${startCpuSeconds.toFixed(2)} s of CPU)   bar: 0.5 s`)
console.log(`first pass, cold: ${cold.toFixed(1)} ms of CPU per 1,000 characters\n`)
console.log(
  `mode       ${strengths.map((strength) => strength.padStart(11)).join('')}   ms of CPU per 1,000 characters; bars: mild 10, aggressive 30`,
)
let isWithin = startSeconds <= 0.5
for (const mode of modes) {
  const cells = strengths.map((strength, i) => ({ strength, ms: measure(mode, strength, 100 + 10 * i) }))
  console.log(mode.padEnd(11) + cells.map(({ ms }) => ms.toFixed(1).padStart(11)).join(''))
  isWithin &&= cells.every(({ strength, ms }) => ms <= (strength === 'mild' ? 10 : 30))
}
// Texts that the engine, now warm, has not read: what the first rewrite of a text costs.
const unread = loadTexts('en', 'fresh-8').map(({ text }) => text)
const sinceUnread = process.cpuUsage()
for (const text of unread) paraphraser.rewrite(text, { mode: 'synonyms', strength: 'mild', seed: 1, keep: [], avoid: [] })
const unreadMs = (cpuSeconds(sinceUnread) * 1e6) / unread.reduce((sum, { length }) => sum + length, 0)
console.log(`\nfirst rewrite of a new text, synonyms mild: ${unreadMs.toFixed(1)} ms of CPU per 1,000 characters`)
const megabytes = Math.round(added / 2 ** 20)
console.log(`\nmemory: a thread with English, as the server runs it, adds ${megabytes} MB after these texts   bar: 120 MB`)
isWithin &&= megabytes <= 120
console.log(isWithin ? 'within the bars' : 'NOT within the bars')
if (!isWithin) process.exitCode = 1
