// npm run bench:proofread [-- --lang en,hu]: CPU time of the proofreader and the memory it takes, language by language.
// CPU time, not wall time: the machine may be shared. Ends with 1 outside of a bar.
import { execFileSync } from 'node:child_process'
import { parseArgs } from 'node:util'
import { detectLanguage } from '../services/resources/detect-language.ts'
import { makeHarper } from '../services/resources/harper.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import type { ProofreadFindings } from '../tools/proofread/contract.ts'
import { makeProofread } from '../tools/proofread/run.ts'
import { withWords } from '../tools/proofread/with-words.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'
import { foundIn, nothingChecked, withAnswer, type Checked } from '../web/features/proofread/checked.ts'
import { nextRequest } from '../web/features/proofread/next-request.ts'
import { passagesOf, wholeParcel } from '../web/features/proofread/passages.ts'
import { cleanParagraphOf, longTextOf, paragraphOf, warmUpOf } from './proofread-texts.ts'

const { values } = parseArgs({ options: { lang: { type: 'string', default: textLanguageCodes.join(',') } } })
const languages = textLanguageCodes.filter((code) => values.lang.split(',').includes(code))

const bars = { paragraph: 30, edited: 50, harper: 200, growth: 30 } as const
const warmUps = 20
const rounds = 9

const proofreading = makeProofread({ spellerOf: makeSpellers().get })
const check = async (text: string, language: TextLanguage): Promise<ProofreadFindings> =>
  proofreading.run({ text, language, picky: false, own: [], off: [] })

/** Milliseconds of CPU that this process spends on something. */
async function cpuOf(work: () => Promise<unknown>): Promise<number> {
  const since = process.cpuUsage()
  await work()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1000
}

const middle = (figures: readonly number[]): number => figures.toSorted((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

/** A paragraph of each round, its language found out and read. */
async function measureParagraph(language: TextLanguage, textOf: typeof paragraphOf): Promise<number> {
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) {
    const text = textOf(language, round)
    figures.push(
      await cpuOf(async () => {
        await detectLanguage(text)
        await check(text, language)
      }),
    )
  }
  return middle(figures)
}

const noWords = () => ({ title: '', message: '', reason: '' })

/** One paragraph of a long text is written over: what the page finds to send, the check of it, and its findings put in place. */
async function measureEdited(language: TextLanguage): Promise<{ readonly whole: number; readonly edited: number }> {
  const text = longTextOf(language)
  let checked: Checked = nothingChecked
  const whole = await cpuOf(async () => {
    const parcel = wholeParcel(text, passagesOf(text))
    checked = withAnswer({ ...nothingChecked, text }, foundIn(parcel, withWords(await check(text, language), noWords)))
  })
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) {
    const at = Math.floor((text.length * (round + 1)) / (rounds + 2))
    const written = text.slice(0, at) + paragraphOf(language, 100 + round).slice(0, 90) + text.slice(at)
    figures.push(await cpuOf(async () => recheck({ ...checked, text: written }, language)))
  }
  return { whole, edited: middle(figures) }
}

async function recheck(checked: Checked, language: TextLanguage): Promise<void> {
  const next = nextRequest({ checked, language, recognised: { language, dialect: language }, limit: 100_000 })
  if (!next || next.parcel.passages.length !== 1) throw new Error('One paragraph was edited, and one should be sent.')
  withAnswer(checked, foundIn(next.parcel, withWords(await check(next.parcel.text, language), noWords)))
}

/** Harper works in a thread of this process, so its time is in the process's. */
async function measureHarper(): Promise<number> {
  const harper = makeHarper()
  // Its thread does not keep the process awake.
  const awake = setInterval(() => undefined, 1_000)
  for (let i = 0; i < 3; i++) await harper.lint(warmUpOf('en'), 'en-US')
  const figures: number[] = []
  for (let round = 0; round < rounds; round++) figures.push(await cpuOf(() => harper.lint(paragraphOf('en', round), 'en-US')))
  clearInterval(awake)
  await harper.stop()
  return middle(figures)
}

/** Megabytes in use before and after each round, in a process of its own. */
function memoryOf(codes: readonly TextLanguage[], times: number): readonly number[] {
  const file = new URL('proofread-memory.ts', import.meta.url)
  return JSON.parse(execFileSync(process.execPath, ['--expose-gc', file.pathname, codes.join(','), String(times)], { encoding: 'utf8' }))
}

function addedBy(language: TextLanguage): number {
  const [before = 0, after = 0] = memoryOf([language], 1)
  return after - before
}

let isWithin = true
const judged = (figure: number, bar: number): string => {
  if (figure > bar) isWithin = false
  return `${figure.toFixed(1)}${figure > bar ? ' !' : '  '}`.padStart(11)
}

console.log('Milliseconds of CPU, warm, without harper, for a paragraph of 1,000 characters without a slip and with three or four,')
console.log('for one edited paragraph of 50,000 characters, and for all 50,000; megabytes that a process grows by.')
console.log('lang  no slip      3-4 slips    edited       all 50,000     MB')
for (const language of languages) {
  for (let i = 0; i < warmUps; i++) await check(warmUpOf(language), language)
  const clean = await measureParagraph(language, cleanParagraphOf)
  const paragraph = await measureParagraph(language, paragraphOf)
  const { whole, edited } = await measureEdited(language)
  const memory = addedBy(language)
  const cells = [
    language.padEnd(4),
    judged(clean, bars.paragraph),
    judged(paragraph, bars.paragraph),
    judged(edited, bars.edited),
    whole.toFixed(0).padStart(10),
    memory.toFixed(0).padStart(5),
  ]
  console.log(cells.join('  '))
}
console.log(`bars  ${[bars.paragraph, bars.paragraph, bars.edited].map((bar) => `${bar.toFixed(1)}  `.padStart(11)).join('  ')}`)
if (languages.includes('en'))
  console.log(`\nharper, 1,000 characters: ${judged(await measureHarper(), bars.harper).trim()} ms   bar: ${bars.harper} ms`)
const [, ...after] = memoryOf(languages, 3)
const [first = 0, , last = 0] = after
console.log(
  `${languages.length} languages in turn, three rounds: ${after.map((one) => one.toFixed(0)).join(', ')} MB   bar: at most ${bars.growth} MB more after the last round than after the first`,
)
judged(last - first, bars.growth)
console.log(isWithin ? 'within the bars' : 'NOT within the bars')
if (!isWithin) process.exitCode = 1
