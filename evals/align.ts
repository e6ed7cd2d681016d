// npm run eval:align -- [--data FOLDER] [--split test|tune] [--pairs 30] [--language hu] [--kind patchwork] [--show 5]
// How well planted passages are found: PAN's measures by kind of disguise, English first, then each language. Without --data the
// texts are our own, and English only. Deterministic. Ends with 1 below a bar.
import { parseArgs } from 'node:util'
import { makeRandom } from '../engines/paraphrase/seed.ts'
import { loadEnglish } from '../engines/paraphrase/load-english.ts'
import { align } from '../engines/similarity/align.ts'
import { prepare } from '../engines/similarity/prepare.ts'
import { addPair, figuresOf, makeTally } from './align-measures.ts'
import type { Case, Figures, Tally } from './align-measures.ts'
import { makePair, makers, rewordingMaker, rewritingMaker } from './align-pairs.ts'
import type { TestPair } from './align-pairs.ts'
import { loadPools, loadRewordings } from './align-texts.ts'
import type { Pool } from './align-texts.ts'
import { makeInflector } from './inflect.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    split: { type: 'string', default: 'test' },
    pairs: { type: 'string', default: '30' },
    language: { type: 'string', multiple: true },
    kind: { type: 'string', multiple: true },
    show: { type: 'string', default: '0' },
  },
})

const split = values.split === 'tune' ? 'tune' : 'test'
const all = ['en', 'hu', 'sk', 'pl', 'tr', 'de', 'ro', 'fr', 'it', 'es', 'pt', 'cs', 'nl', 'sv', 'no']
const languages = values.language ?? (values.data ? all : ['en'])
let left = Number(values.show)

type Maker = Parameters<typeof makePair>[1]

async function makersFor(language: string, pools: readonly Pool[]): Promise<readonly (readonly [string, Maker])[]> {
  const kinds: [string, Maker][] = Object.entries(makers)
  if (language === 'en') {
    const paraphraser = loadEnglish()
    const rewrite = (text: string, seed: number): string =>
      paraphraser.rewrite(text, { mode: 'synonyms', strength: 'aggressive', seed, keep: [], avoid: [] }).text
    kinds.push(['our paraphraser, aggressive', rewritingMaker(rewrite)])
    const rewordings = values.data ? loadRewordings(values.data, split) : []
    if (rewordings.length > 0) kinds.push([`machine rewordings (${rewordings.length})`, rewordingMaker(rewordings)])
  }
  const inflector = pools[0] ? await makeInflector(pools[0]) : null
  if (inflector && language !== 'en')
    kinds.push(['other forms of 60 % of words', rewritingMaker((text, seed) => inflector(text, makeRandom(seed)))])
  kinds.push(['none', null])
  return kinds.filter(([kind]) => !values.kind || values.kind.includes(kind))
}

const find = ({ checked, source }: TestPair, language: string): readonly Case[] =>
  align(prepare(checked, language), prepare(source, language))

async function run(pools: readonly Pool[], language: string): Promise<ReadonlyMap<string, Tally>> {
  const tallies = new Map<string, Tally>()
  const total = makeTally()
  for (const [kind, maker] of await makersFor(language, pools)) {
    const tally = makeTally()
    const pairs = Number(values.pairs) * (kind === 'none' ? 3 : 1)
    for (let i = 0; i < pairs; i++) {
      const pool = pools[i % pools.length]
      if (!pool) break
      const pair = makePair(pool, maker, `${language} ${kind} ${i}`)
      const found = find(pair, language)
      addPair(tally, pair.cases, found)
      addPair(total, pair.cases, found)
      show(kind, pair, found)
    }
    tallies.set(kind, tally)
  }
  tallies.set('ALL', total)
  return tallies
}

function show(kind: string, pair: TestPair, found: readonly Case[]): void {
  const one = figuresOf(pair.cases.length === 0 ? { ...makeTally(), precision: 0, found: 1 } : tallyOf(pair, found))
  if (left <= 0 || (pair.cases.length === 0 ? found.length === 0 : one.plagdet > 0.85)) return
  left--
  const line = (text: string, { start, end }: { start: number; end: number }): string =>
    `${start}-${end} ${text.slice(start, end).replaceAll('\n', '|')}`
  console.log(`--- ${kind} ${one.precision.toFixed(2)} ${one.recall.toFixed(2)} ${one.granularity.toFixed(2)}`)
  for (const [name, cases] of [
    ['planted', pair.cases],
    ['found', found],
  ] as const)
    for (const { inChecked, inSource } of cases)
      console.log(`${name}\n  ${line(pair.checked, inChecked)}\n  ${line(pair.source, inSource)}`)
}

function tallyOf(pair: TestPair, found: readonly Case[]): Tally {
  const tally = makeTally()
  addPair(tally, pair.cases, found)
  return tally
}

/** Least figures of a kind; a kind without a row has none but those of ALL. */
const bars: Readonly<Record<string, Partial<Figures>>> = {
  verbatim: { plagdet: 0.97 },
  'sentences shuffled': { plagdet: 0.97 },
  'words shuffled in threes': { plagdet: 0.97 },
  'synonyms 15 %': { plagdet: 0.97 },
  'look-alike letters': { plagdet: 0.97 },
  'zero-width characters': { plagdet: 0.97 },
  'synonyms 30 %': { plagdet: 0.95 },
  '20 words, cut': { recall: 0.98, precision: 0.85 },
  patchwork: { plagdet: 0.9 },
  'our paraphraser, aggressive': { recall: 0.85 },
  ALL: { plagdet: 0.955, granularity: 1.03 },
}

function missed(kind: string, language: string, figures: Figures): boolean {
  const bar =
    language === 'en'
      ? (bars[kind] ?? (kind.startsWith('machine') ? { recall: 0.85 } : {}))
      : kind === 'ALL'
        ? { plagdet: 0.93, granularity: 1.03 }
        : {}
  const { plagdet = 0, recall = 0, precision = 0, granularity = Infinity } = bar
  return figures.plagdet < plagdet || figures.recall < recall || figures.precision < precision || figures.granularity > granularity
}

function print(language: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n${language.padEnd(32)} precision  recall  granularity  plagdet`)
  for (const [kind, tally] of tallies) {
    if (kind === 'none') {
      const pairs = 3 * Number(values.pairs)
      const isMissed = tally.found > pairs / 50
      if (isMissed) process.exitCode = 1
      console.log(`${kind.padEnd(32)} ${tally.found} false detections in ${pairs} clean pairs${isMissed ? '   BELOW THE BAR' : ''}`)
      continue
    }
    const figures = figuresOf(tally)
    const isMissed = missed(kind, language, figures)
    if (isMissed) process.exitCode = 1
    const cells = [figures.precision, figures.recall, figures.granularity, figures.plagdet].map((figure) => figure.toFixed(3).padStart(9))
    console.log(kind.padEnd(32) + cells.join('') + (isMissed ? '   BELOW THE BAR' : ''))
  }
}

const pools = loadPools(values.data, split).filter(({ documents }) => documents.length >= 12)
for (const language of languages) {
  const own = pools.filter((pool) => pool.language === language)
  if (own.length === 0) console.log(`\n${language}: no texts`)
  else {
    console.log(`\n${own.map(({ genre, documents }) => `${genre} ${documents.length}`).join(', ')} documents`)
    print(language, await run(own, language))
  }
}
console.log(process.exitCode ? '\nNOT within the bars' : '\nwithin the bars')
