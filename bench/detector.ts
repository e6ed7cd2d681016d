// npm run bench:detector: CPU time of judging texts of 10,000 characters, passages included; then of 100,000 characters made to be
// slow. CPU time, not wall time: the machine may be shared. Ends with 1 above a bar.
import { readFileSync } from 'node:fs'
import { parseModel } from '../engines/detect/model.ts'
import { scoreText } from '../engines/detect/score-text.ts'
import { frequentWords } from '../engines/languages/fr/frequent-words.ts'
import { writtenLanguages } from '../engines/languages/written.gen.ts'
import { makeRandom } from '../engines/paraphrase/seed.ts'
import { makeWriter } from '../evals/made-texts.ts'

const modelFor = (language: string) => parseModel(readFileSync(new URL(`../engines/detect/models/${language}.bin`, import.meta.url)))
const [model, shared] = [modelFor('en'), modelFor('fr')]

function millisecondsOf(run: () => void): number {
  const since = process.cpuUsage()
  run()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e3
}

function report(name: string, milliseconds: number, bar: number): void {
  const isWithin = milliseconds <= bar
  console.log(`${name.padEnd(48)} ${milliseconds.toFixed(1).padStart(8)} ms   bar ${bar} ms${isWithin ? '' : '   ABOVE THE BAR'}`)
  if (!isWithin) process.exitCode = 1
}

const write = makeWriter(makeRandom(7))
const texts = Array.from({ length: 40 }, () => write(10_000))
const judge = (text: string): void => void scoreText(text, { language: 'en', model })
const perText = (): number => millisecondsOf(() => texts.forEach(judge)) / texts.length
console.log(`cold: ${perText().toFixed(1)} ms`)
report('10,000 characters, warm', Math.min(perText(), perText(), perText()), 15)
const random = makeRandom(11)
const french = [...writtenLanguages.fr.functionWords, ...frequentWords]
const sentence = (): string => `La ${Array.from({ length: 14 }, () => french[Math.floor(random() * french.length)]).join(' ')}, et voilà. `
const frenchTexts = texts.map(() => Array.from({ length: 200 }, sentence).join('').slice(0, 10_000))
const perSharedText = (): number =>
  millisecondsOf(() => frenchTexts.forEach((text) => void scoreText(text, { language: 'fr', model: shared }))) / texts.length
perSharedText()
report('10,000 characters, shared model, warm', Math.min(perSharedText(), perSharedText(), perSharedText()), 15)

const length = 100_000
const hostile: Readonly<Record<string, string>> = {
  'no full stop': write(length).replaceAll(/[.!?]/g, ''),
  'one word 20,000 times': 'word '.repeat(20_000),
  'one word of 100,000 letters': 'a'.repeat(length),
  spaces: ' '.repeat(length),
  'line ends': '\n'.repeat(length),
  'zero-width characters': 'a\u200b'.repeat(length / 2),
  'combining marks': `e${'\u0301'.repeat(length)}`,
  'quotation marks': '“'.repeat(length),
  'dollar signs': '$a '.repeat(length / 3),
  'short lines': 'a b c\n'.repeat(length / 6),
  dots: '. '.repeat(length / 2),
  brackets: '([{'.repeat(length / 3),
  'look-alike letters': 'а'.repeat(length),
  bars: '|a|b\n'.repeat(length / 5),
}
for (const [name, text] of Object.entries(hostile))
  report(
    `100,000: ${name}`,
    millisecondsOf(() => judge(text)),
    500,
  )
