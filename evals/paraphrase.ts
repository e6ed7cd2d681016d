// npm run eval:paraphrase -- --lang en [--set seen|unseen|FILE] [--sheet MODE --count 100] [--worst 20]
// Prints the figures of the paraphrase engine on the committed test sets, or a sheet of changed sentences to be read.
import { parseArgs } from 'node:util'
import { loadEnglish } from '../engines/paraphrase/load-english.ts'
import type { Paraphraser } from '../engines/paraphrase/paraphrase.ts'
import { modes, strengths } from '../engines/paraphrase/rewrite.ts'
import type { Mode, Rewrite, Strength } from '../engines/paraphrase/rewrite.ts'
import { textAt } from '../engines/text/span.ts'
import { bigramDivergence, contractions, mean, timesIn } from './measures.ts'
import { loadTexts } from './texts.ts'
import type { EvalText } from './texts.ts'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', default: 'en' },
    set: { type: 'string', multiple: true, default: ['seen', 'unseen'] },
    sheet: { type: 'string' },
    strength: { type: 'string', default: 'aggressive' },
    count: { type: 'string', default: '100' },
    worst: { type: 'string', default: '0' },
  },
})

type Cell = {
  readonly mode: Mode
  readonly strength: Strength
  readonly changed: number
  readonly divergence: number
  readonly length: number
  readonly kept: number
  readonly distinct: number
  readonly contractions: number
  readonly dropped: number
}

const seeds = [1, 2, 3, 4, 5]

function main(): void {
  if (values.lang !== 'en') throw new Error(`There are test sets for: en. Not for: ${values.lang}.`)
  const paraphraser = loadEnglish()
  const texts = values.set.flatMap((set) => loadTexts(values.lang, set))
  if (values.sheet) return printSheet(paraphraser, texts)
  const cells = modes.flatMap((mode) => strengths.map((strength) => measure(paraphraser, texts, { mode, strength })))
  printTable(texts, cells)
  if (Number(values.worst) > 0) printWorst(paraphraser, texts)
  const failures = findFailures(cells)
  for (const failure of failures) console.log(`BELOW THE BAR  ${failure}`)
  if (failures.length > 0) process.exitCode = 1
}

const rewriteOf = (paraphraser: Paraphraser, text: string, options: { mode: Mode; strength: Strength; seed: number }): Rewrite =>
  paraphraser.rewrite(text, { ...options, keep: [], avoid: [] })

function measure(paraphraser: Paraphraser, texts: readonly EvalText[], at: { mode: Mode; strength: Strength }): Cell {
  const runs = texts.map((item) => ({ item, rewrites: seeds.map((seed) => rewriteOf(paraphraser, item.text, { ...at, seed })) }))
  const pairs = runs.flatMap(({ rewrites }) => rewrites.slice(0, 1).flatMap((rewrite) => rewrite.sentences))
  const all = runs.flatMap(({ item, rewrites }) => rewrites.map((rewrite) => ({ item, rewrite })))
  const source = all.reduce((sum, { item }) => sum + item.text.length, 0)
  const output = all.reduce((sum, { rewrite }) => sum + rewrite.text.length, 0)
  const items = all.flatMap(({ item, rewrite }) => item.kept.map((kept) => isKept(item, rewrite, kept)))
  return {
    ...at,
    changed: mean(pairs.map((pair) => (pair.isChanged || pair.isDropped ? 1 : 0))),
    divergence: mean(all.map(({ item, rewrite }) => bigramDivergence(item.text, rewrite.text))),
    length: output / source,
    kept: mean(items.map(Number)),
    distinct: mean(runs.map(({ rewrites }) => new Set(rewrites.map(({ text }) => text)).size)),
    contractions: all.reduce((sum, { rewrite }) => sum + (rewrite.text.match(contractions)?.length ?? 0), 0),
    dropped: mean(pairs.map((pair) => (pair.isDropped ? 1 : 0))),
  }
}

/** An item is kept when it stands as often as before, sentences dropped and reported excepted. */
function isKept(item: EvalText, rewrite: Rewrite, kept: string): boolean {
  const dropped = rewrite.sentences.filter(({ isDropped }) => isDropped).map(({ source }) => textAt(item.text, source))
  const lost = dropped.reduce((sum, sentence) => sum + timesIn(sentence, kept), 0)
  return timesIn(rewrite.text, kept) >= timesIn(item.text, kept) - lost
}

function printTable(texts: readonly EvalText[], cells: readonly Cell[]): void {
  const sentences = cells.length > 0 ? countSentences(texts) : 0
  console.log(`English paraphrase engine: ${texts.length} paragraphs, about ${sentences} sentences, ${seeds.length} seeds\n`)
  console.log('mode       strength    changed  bigram div.  length  kept    distinct of 5  contractions  dropped')
  for (const cell of cells) {
    const parts = [
      cell.mode.padEnd(10),
      cell.strength.padEnd(11),
      percent(cell.changed).padStart(7),
      cell.divergence.toFixed(3).padStart(12),
      cell.length.toFixed(3).padStart(7),
      percent(cell.kept).padStart(7),
      cell.distinct.toFixed(2).padStart(13),
      String(cell.contractions).padStart(13),
      percent(cell.dropped).padStart(8),
    ]
    console.log(parts.join(' '))
  }
}

const percent = (share: number): string => `${(share * 100).toFixed(1)}%`
const countSentences = (texts: readonly EvalText[]): number =>
  texts.reduce((sum, { text }) => sum + (text.match(/[.!?]["”)]?(?=\s|$)/g)?.length ?? 0), 0)

/** The bars of the issue, one sentence for each that is not reached. */
function findFailures(cells: readonly Cell[]): readonly string[] {
  const failures: string[] = []
  const at = (mode: Mode, strength: Strength): Cell | undefined => cells.find((cell) => cell.mode === mode && cell.strength === strength)
  const need = (isReached: boolean, words: string): void => {
    if (!isReached) failures.push(words)
  }
  for (const mode of modes) {
    const [mild, normal, aggressive] = strengths.map((strength) => at(mode, strength))
    if (!mild || !normal || !aggressive) continue
    const least = mode === 'synonyms' ? 0.8 : 0.6
    need(normal.changed >= least, `${mode} normal changes ${percent(normal.changed)} of the sentences, wanted ${percent(least)}`)
    need(
      mild.divergence < normal.divergence && normal.divergence < aggressive.divergence,
      `${mode}: divergence does not rise with strength`,
    )
    for (const cell of [normal, aggressive])
      need(cell.distinct >= 4, `${mode} ${cell.strength}: ${cell.distinct.toFixed(2)} of 5 seeds are distinct, wanted 4`)
    for (const cell of [mild, normal, aggressive])
      need(cell.kept === 1, `${mode} ${cell.strength}: ${percent(cell.kept)} of the protected items kept`)
  }
  for (const [strength, target] of [
    ['mild', 0.1],
    ['normal', 0.22],
    ['aggressive', 0.34],
  ] as const) {
    const cell = at('synonyms', strength)
    need(
      !!cell && Math.abs(cell.divergence - target) <= 0.05,
      `synonyms ${strength}: divergence ${cell?.divergence.toFixed(3)}, wanted about ${target}`,
    )
  }
  for (const [mode, strength, limit] of [
    ['shorten', 'normal', 0.9],
    ['shorten', 'aggressive', 0.85],
    ['extend', 'normal', 1.08],
    ['extend', 'aggressive', 1.12],
  ] as const) {
    const length = at(mode, strength)?.length ?? 1
    need(mode === 'shorten' ? length <= limit : length >= limit, `${mode} ${strength}: length ${length.toFixed(3)}, wanted ${limit}`)
  }
  for (const strength of strengths) need(at('academic', strength)?.contractions === 0, `academic ${strength}: contractions left`)
  return failures
}

type Pair = { readonly id: string; readonly from: string; readonly to: string; readonly rules: string }

function findChangedPairs(paraphraser: Paraphraser, texts: readonly EvalText[], at: { mode: Mode; strength: Strength }): readonly Pair[] {
  return texts.flatMap((item) => {
    const rewrite = rewriteOf(paraphraser, item.text, { ...at, seed: 1 })
    return rewrite.sentences
      .filter((pair) => pair.isChanged && !pair.isDropped)
      .map((pair, index) => ({
        id: `${item.id}.${index + 1}`,
        from: textAt(item.text, pair.source),
        to: textAt(rewrite.text, pair.output),
        rules: rewrite.changes
          .filter((change) => change.source.start >= pair.source.start && change.source.end <= pair.source.end)
          .map((change) => change.rule.replace('en/', ''))
          .join(', '),
      }))
  })
}

/** Every n-th changed sentence, so that all genres are read. */
function printSheet(paraphraser: Paraphraser, texts: readonly EvalText[]): void {
  const mode = modes.find((name) => name === values.sheet)
  const strength = strengths.find((name) => name === values.strength)
  if (!mode || !strength) throw new Error(`--sheet takes one of ${modes.join(', ')}; --strength one of ${strengths.join(', ')}.`)
  const pairs = findChangedPairs(paraphraser, texts, { mode, strength })
  const step = Math.max(1, pairs.length / Number(values.count))
  const picked = Array.from({ length: Math.min(pairs.length, Number(values.count)) }, (_, i) => pairs[Math.floor(i * step)])
  for (const pair of picked) if (pair) console.log(`${mode} ${pair.id}\n  - ${pair.from}\n  + ${pair.to}\n    ${pair.rules}`)
}

/** The sentences that changed most: where most can go wrong. */
function printWorst(paraphraser: Paraphraser, texts: readonly EvalText[]): void {
  const pairs = modes.flatMap((mode) =>
    findChangedPairs(paraphraser, texts, { mode, strength: 'aggressive' }).map((pair) => ({ mode, pair })),
  )
  const ranked = pairs
    .map(({ mode, pair }) => ({ mode, pair, divergence: bigramDivergence(pair.from, pair.to) }))
    .sort((a, b) => b.divergence - a.divergence)
  console.log('\nThe sentences that changed most:')
  for (const { mode, pair, divergence } of ranked.slice(0, Number(values.worst))) {
    console.log(`${divergence.toFixed(2)} ${mode} ${pair.id}\n  - ${pair.from}\n  + ${pair.to}\n    ${pair.rules}`)
  }
}

main()
