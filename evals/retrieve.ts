// npm run eval:retrieve -- [--data FOLDER] [--documents 15000] [--queries 150] [--split test|tune] [--window N]
// How often the source of a copied passage is among the first candidates of an index. A query is about 800 words of the writer's
// own with one passage: 90 words, or 25. The index holds texts of the
// data or our own, installed documentation, then made ones up to --documents. Deterministic.
// Ends with 1 below a bar.
import { parseArgs } from 'node:util'
import { makeRandom } from '../engines/paraphrase/seed.ts'
import type { Random } from '../engines/paraphrase/seed.ts'
import { fingerprintOf, queryOf } from '../engines/similarity/fingerprint.ts'
import { findWords } from '../engines/similarity/normalize.ts'
import { rankDocuments } from '../engines/similarity/rank.ts'
import { scanBlock } from '../engines/similarity/scan-block.ts'
import { bucketsOf, encodeSegment } from '../engines/similarity/segment.ts'
import { loadDocumentation, loadMachineTexts, loadPools, loadRewordings } from './align-texts.ts'
import { makeWriter } from './made-texts.ts'
import { obfuscations, pick } from './obfuscate.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string' },
    documents: { type: 'string', default: '15000' },
    queries: { type: 'string', default: '150' },
    split: { type: 'string', default: 'test' },
  },
})

const split = values.split === 'tune' ? 'tune' : 'test'
const random = makeRandom(split === 'tune' ? 11 : 12)

/** Rows of the table: what is done to the passage, how long it is, and the least share found among the first 20. */
type Row = { readonly name: string; readonly change: string; readonly length: number; readonly bar: number }
const rows: readonly Row[] = [
  { name: 'verbatim, 90 words', change: 'verbatim', length: 90, bar: 0.99 },
  { name: 'verbatim, 25 words', change: 'verbatim', length: 25, bar: 0.99 },
  { name: 'words shuffled in threes', change: 'words shuffled in threes', length: 90, bar: 0.95 },
  { name: 'synonyms 15 %', change: 'synonyms 15 %', length: 90, bar: 0 },
  { name: 'synonyms 30 %', change: 'synonyms 30 %', length: 90, bar: 0.92 },
  { name: 'synonyms 45 %', change: 'synonyms 45 %', length: 90, bar: 0 },
]

const poolsOf = (part: 'tune' | 'test') => loadPools(values.data, part).filter(({ language }) => language === 'en')
const texts = poolsOf(split).flatMap(({ documents }) => documents.map(({ text }) => text))
const rewordings = values.data ? loadRewordings(values.data, split) : []
const isQuery = texts.map(() => random() < 0.15)
const background = texts.filter((_, i) => isQuery[i])
const documents = [...texts.filter((_, i) => !isQuery[i]), ...rewordings.map(({ source }) => source)]
/** Sources are of this split; the rest of the index only confuses. */
const sources = documents.length
const others = poolsOf(split === 'tune' ? 'test' : 'tune').flatMap(({ documents: own }) => own.map(({ text }) => text))
documents.push(...others, ...(values.data ? loadMachineTexts(values.data) : []), ...loadDocumentation())
const real = documents.length
const write = makeWriter(random, texts)
while (documents.length < Number(values.documents)) documents.push(write(1200 + Math.floor(random() * 6000)))

let words = 0
const prints = documents.map((text, ordinal) => {
  const own = findWords(text, 'en')
  words += own.count
  return { ordinal, hashes: fingerprintOf(own, 'en', { winnow: true }) }
})
const segment = encodeSegment(prints)
const blocks = new Map(segment.blocks.map(({ bucket, data }) => [bucket, data]))
const stopDocuments = new Map(segment.stopHashes.map(({ hash, documents: count }) => [hash, count]))
const bytes = segment.blocks.reduce((sum, { data }) => sum + data.length, 0)
console.log(`${documents.length} documents (${real} real), ${words} words, ${(segment.postings / words).toFixed(3)} postings a word`)
console.log(
  `${segment.blocks.length} blocks of ${(bytes / segment.blocks.length).toFixed(0)} bytes, ${(bytes / segment.postings).toFixed(2)} bytes a posting, ${(bytes / words).toFixed(2)} bytes a word in blocks, ${((bytes + 64 * segment.blocks.length) / words).toFixed(2)} with what a row costs`,
)

/** The rank of a document among the candidates of a text, from 1; 0 when it is none. And how many there are. */
function ask(text: string, wanted: number): { rank: number; candidates: number } {
  const query = queryOf(findWords(text, 'en'), 'en')
  const hashes: number[] = []
  const ordinals: number[] = []
  for (const [bucket, own] of bucketsOf(query.hashes, segment.bits)) {
    const data = blocks.get(bucket)
    if (!data) continue
    scanBlock({ bits: segment.bits, bucket, data, wanted: own }, (hash, ordinal) => {
      hashes.push(hash)
      ordinals.push(ordinal)
    })
  }
  const stopHashes = [...query.hashes].flatMap((hash) => {
    const count = stopDocuments.get(hash)
    return count === undefined ? [] : [{ hash, documents: count }]
  })
  const ranked = rankDocuments([{ hashes, ordinals, stopHashes }], { query, limit: 1000 })
  return { rank: ranked.findIndex(({ ordinal }) => ordinal === wanted) + 1, candidates: ranked.length }
}

function makeQuery(passage: string, own: Random): string {
  let text = ''
  const countOf = (part: string): number => part.split(' ').length
  while (countOf(text) < 400) text += ` ${pick(background, own)}`
  text += ` ${passage}`
  const begun = countOf(text)
  while (countOf(text) - begun < 300) text += ` ${pick(background, own)}`
  return text
}

const vocabulary = background.flatMap((text) => text.match(/\b[a-z]{4,}\b/g) ?? [])

function measure(name: string, bar: number, next: () => { passage: string; source: number }): void {
  const count = Number(values.queries)
  const found = { 1: 0, 10: 0, 20: 0, 50: 0 }
  let candidates = 0
  for (let i = 0; i < count; i++) {
    const { passage, source } = next()
    const answer = ask(makeQuery(passage, random), source)
    candidates += answer.candidates
    for (const limit of [1, 10, 20, 50] as const) if (answer.rank > 0 && answer.rank <= limit) found[limit]++
  }
  const shares = ([1, 10, 20, 50] as const).map((limit) => (found[limit] / count).toFixed(3).padStart(10))
  const isMissed = found[20] / count < bar
  if (isMissed) process.exitCode = 1
  console.log(
    name.padEnd(30) + shares.join('') + (candidates / count).toFixed(1).padStart(12) + (isMissed ? `   BELOW THE BAR OF ${bar}` : ''),
  )
}

console.log(`\n${'recall among the first'.padEnd(30)}${['1', '10', '20', '50'].map((limit) => limit.padStart(10)).join('')}  candidates`)
for (const { name, change, length, bar } of rows) {
  measure(name, bar, () => {
    for (;;) {
      const source = Math.floor(random() * sources)
      const own = (documents[source] ?? '').split(/\s+/)
      if (own.length < length + 10) continue
      const start = Math.floor(random() * (own.length - length))
      return { passage: obfuscations[change]?.(own.slice(start, start + length).join(' '), random, vocabulary) ?? '', source }
    }
  })
}
if (rewordings.length > 0) {
  measure(`machine rewordings (${rewordings.length})`, 0, () => {
    const at = Math.floor(random() * rewordings.length)
    return { passage: rewordings[at]?.reworded ?? '', source: sources - rewordings.length + at }
  })
}
console.log(process.exitCode ? '\nNOT within the bars' : '\nwithin the bars')
