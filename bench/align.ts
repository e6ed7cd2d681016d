// npm run bench:align: CPU time of aligning one text of 100,000 characters with twenty sources of 100,000, texts made ready
// included; then of texts made to be slow. CPU time, not wall time: the machine may be shared. Ends with 1 above a bar.
import { align } from '../engines/similarity/align.ts'
import { fingerprint } from '../engines/similarity/fingerprint.ts'
import { findWords } from '../engines/similarity/normalize.ts'
import { prepare } from '../engines/similarity/prepare.ts'
import { makeRandom } from '../engines/paraphrase/seed.ts'
import { makeWriter } from '../evals/made-texts.ts'

const length = 100_000

function secondsOf(run: () => void): number {
  const since = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

function report(name: string, seconds: number, bar: number): void {
  const isWithin = seconds <= bar
  console.log(`${name.padEnd(64)} ${seconds.toFixed(2).padStart(6)} s   bar ${bar} s${isWithin ? '' : '   ABOVE THE BAR'}`)
  if (!isWithin) process.exitCode = 1
}

const write = makeWriter(makeRandom(7))
const checked = write(length)
/** Two passages of the checked text in each source. */
const sources = Array.from({ length: 20 }, (_, i) => {
  const own = write(length - 4000)
  return `${own.slice(0, 30_000)}. ${checked.slice(4000 * i, 4000 * i + 2000)}. ${own.slice(30_000)}. ${checked.slice(90_000, 92_000)}`
})

let found = 0
const alignAll = (): void => {
  const ready = prepare(checked, 'en')
  for (const source of sources) found += align(ready, prepare(source, 'en')).length
}
report('100,000 characters with 20 x 100,000, cold', secondsOf(alignAll), 1.5)
report('the same, warm', secondsOf(alignAll), 1.5)
console.log(`  ${found / 2} matches`)

const megabytes = (sources.length * length) / 1e6
const words = secondsOf(() => {
  for (const source of sources) findWords(source, 'en')
})
const prints = secondsOf(() => {
  for (const source of sources) fingerprint(source, 'en', { winnow: true })
})
console.log(`words: ${(megabytes / words).toFixed(1)} MB/s   fingerprints: ${(megabytes / prints).toFixed(1)} MB/s`)
if (megabytes / words < 5) process.exitCode = 1

const sentence = 'The river carries what the rain takes from the hills above the town. '
const hostile: Readonly<Record<string, string>> = {
  'no full stop': write(length).replaceAll(/[.!?]/g, ''),
  'one word 50,000 times': 'word '.repeat(50_000),
  'one sentence 1,500 times': sentence.repeat(1500),
  'one word of 100,000 letters': 'a'.repeat(length),
  'two words in turn': 'left right '.repeat(10_000),
  'equal to itself': checked,
  'hyphens and line ends': 'a-\n'.repeat(30_000),
  'zero-width characters': 'a\u200b'.repeat(50_000),
  'quotation marks': '“'.repeat(length),
}
for (const [name, text] of Object.entries(hostile)) {
  report(
    `with itself: ${name}`,
    secondsOf(() => align(prepare(text, 'en'), prepare(text, 'en'))),
    1,
  )
}
