// npm run bench:corpus [-- --docs 10000,100000] [--no-rows]: the corpus on the embedded database. How fast documents become
// searchable, what a word of them takes on the disk, how long a query of 1,000 words takes, and the same for one row a
// posting, in the same run. The machine may be shared, so CPU time stands beside the clock, and the bars are held to CPU time of
// Node and database together: on a free machine the two are the same. Ends with 1 outside of a bar.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { queryOf } from '../engines/similarity/fingerprint.ts'
import { findWords } from '../engines/similarity/normalize.ts'
import type { Corpus } from '../services/corpus/corpus.ts'
import { makeCorpus } from '../services/corpus/make-corpus.ts'
import { openDb, type Db } from '../services/db/open-db.ts'
import { addRows, findRows, makeRows, rowBytes } from './corpus-rows.ts'
import { makeTexts, randomFrom, readProse, type Texts } from './corpus-texts.ts'
import { clockOf, quantile, sum, type Clock, type Lap } from './lap.ts'

const { values } = parseArgs({
  options: {
    docs: { type: 'string', default: '10000' },
    rows: { type: 'boolean', default: true },
    queries: { type: 'string', default: '200' },
  },
  allowNegative: true,
})
const sizes = values.docs.split(',').map(Number)
const bars = { bytesPerWord: 2, documentsPerSecond: 400, p95: 60, growth: 2.5, rss: 1_024 } as const
const batch = 250
const warmUps = 30
const operator = { accountId: null, isOperator: true }
const questionWords = { words: 1_000, copied: 150 }

type Outcome = {
  readonly documents: number
  readonly words: number
  readonly adding: Lap
  readonly merging: Lap
  readonly merges: number
  readonly segments: number
  /** Of what is alive, and with what merges have freed. */
  readonly indexBytes: number
  readonly loose: number
  readonly postings: number
  readonly asking: readonly Lap[]
  readonly found: number
  readonly rss: number
  readonly rows: { readonly adding: Lap; readonly bytes: number; readonly asking: readonly Lap[]; readonly found: number } | null
}

type Bench = { readonly db: Db; readonly corpus: Corpus; readonly texts: Texts; readonly clock: Clock }

async function run(documents: number, texts: Texts): Promise<Outcome> {
  const folder = mkdtempSync(path.join(tmpdir(), 'tinta-bench-'))
  const db = await openDb({ url: undefined, dataFolder: folder })
  try {
    const corpus = makeCorpus({ pool: db.pool, log: { warn: (facts: unknown) => console.log('alarm', facts) } })
    return await measure({ db, corpus, texts, clock: clockOf(db.pool) }, documents)
  } finally {
    await db.close()
    rmSync(folder, { recursive: true, force: true })
  }
}

async function measure(bench: Bench, documents: number): Promise<Outcome> {
  const { db, corpus, clock } = bench
  const { adding, merging, merges, rowAdding } = await fill(bench, documents)
  const stats = await corpus.stats(operator)
  const questions = makeQuestions(bench, documents)
  const asking: Lap[] = []
  let found = 0
  // A server has been asked before.
  for (const { query } of questions.slice(0, warmUps)) await corpus.candidates(query)
  for (const { query, document } of questions) {
    const [{ candidates }, lap] = await clock(() => corpus.candidates(query))
    asking.push(lap)
    if (candidates.some(({ title }) => title === `Document ${document}`)) found += 1
  }
  const asked = rowAdding ? await askRows(bench, questions) : null
  // What merges have freed is used by the next ones; the size is that of what is alive.
  for (const table of ['corpus_block', 'corpus_segment', 'corpus_stop_hash']) await db.pool.query(`vacuum full ${table}`)
  const tight = (await corpus.stats(operator)).disk?.index ?? 0
  const rss = process.memoryUsage().rss / 2 ** 20
  return {
    documents,
    words: stats.words,
    adding,
    merging,
    merges,
    segments: stats.segments,
    indexBytes: tight,
    loose: stats.disk?.index ?? 0,
    postings: stats.postings,
    asking,
    found,
    rss,
    rows: rowAdding && asked ? { adding: rowAdding, bytes: await rowBytes(db.pool), ...asked } : null,
  }
}

/** Adds documents in batches, as an import does, and merges now and then, as the worker does. */
async function fill({ db, corpus, texts, clock }: Bench, documents: number) {
  const { id } = await corpus.makeCollection(operator, { kind: 'public', name: 'Bench' })
  if (values.rows) await makeRows(db.pool)
  const laps: { adding: Lap[]; merging: Lap[]; rows: Lap[] } = { adding: [], merging: [], rows: [] }
  let merges = 0
  for (let from = 0; from < documents; from += batch) {
    const part = Array.from({ length: Math.min(batch, documents - from) }, (_, i) => ({
      title: `Document ${from + i}`,
      language: 'en' as const,
      text: texts.documentAt(from + i),
    }))
    laps.adding.push((await clock(() => corpus.addMany(operator, id, part)))[1])
    const [made, lap] = await clock(() => corpus.merge())
    merges += made
    laps.merging.push(lap)
    if (values.rows)
      laps.rows.push(
        (
          await clock(() =>
            addRows(
              db.pool,
              from,
              part.map(({ text }) => text),
            ),
          )
        )[1],
      )
    if ((from / batch) % 40 === 39) process.stderr.write(`${from + batch} documents\n`)
  }
  const [made, lap] = await clock(() => corpus.merge(undefined, { isQuiet: true }))
  laps.merging.push(lap)
  merges += made
  return { adding: sum(laps.adding), merging: sum(laps.merging), merges, rowAdding: values.rows ? sum(laps.rows) : null }
}

function makeQuestions({ texts }: Bench, documents: number) {
  const random = randomFrom(77)
  return Array.from({ length: Number(values.queries) }, (_, number) => {
    const document = Math.floor(random() * documents)
    const words = findWords(texts.question(number, { document, ...questionWords }), 'en')
    const places = queryOf(words, 'en')
    return { document, query: { viewer: operator, language: 'en' as const, hashes: places.hashes, places, words: words.count } }
  })
}

async function askRows({ db, clock }: Bench, questions: ReturnType<typeof makeQuestions>) {
  const asking: Lap[] = []
  let found = 0
  for (const { query } of questions.slice(0, warmUps)) await findRows(db.pool, query.places)
  for (const { query, document } of questions) {
    const [candidates, lap] = await clock(() => findRows(db.pool, query.places))
    asking.push(lap)
    if (candidates.includes(document)) found += 1
  }
  return { asking, found }
}

const milliseconds = (laps: readonly Lap[], of: (lap: Lap) => number): string =>
  [0, 0.5, 0.95].map((share) => quantile(laps.map(of), share).toFixed(1)).join(' / ')

function print({
  documents,
  words,
  adding,
  merging,
  merges,
  segments,
  indexBytes,
  loose,
  postings,
  asking,
  found,
  rss,
  rows,
}: Outcome): void {
  const seconds = (lap: Lap): string =>
    `${(lap.wall / 1e3).toFixed(1)} s by the clock, CPU ${(lap.own / 1e3).toFixed(1)} s Node + ${(lap.database / 1e3).toFixed(1)} s database`
  const rate = (lap: Lap): string => `${Math.round((documents * 1e3) / (lap.own + lap.database))} documents/s of CPU`
  const lines = [
    `${documents} documents, ${words} words (${Math.round(words / documents)} a document), ${postings} postings (${(postings / words).toFixed(3)} a word)`,
    `  added      ${seconds(adding)}: ${rate(adding)}, ${Math.round((documents * 1e3) / adding.wall)}/s by the clock`,
    `  merged     ${seconds(merging)}; ${merges} merges, ${segments} segments left`,
    `  index      ${(indexBytes / 2 ** 20).toFixed(1)} MB: ${(indexBytes / words).toFixed(2)} bytes a word, ${(indexBytes / postings).toFixed(2)} a posting; ${(loose / 2 ** 20).toFixed(1)} MB with what merges have freed`,
    `  query      min/p50/p95 ${milliseconds(asking, ({ wall }) => wall)} ms by the clock; CPU Node ${milliseconds(asking, ({ own }) => own)}, database ${milliseconds(asking, ({ database }) => database)}, together ${milliseconds(asking, ({ own, database }) => own + database)} ms; source found ${found}/${asking.length}`,
    `  memory     ${rss.toFixed(0)} MB`,
    ...(rows
      ? [
          `  as rows    ${seconds(rows.adding)} (fingerprints and rows only)`,
          `             ${(rows.bytes / 2 ** 20).toFixed(1)} MB: ${(rows.bytes / words).toFixed(2)} bytes a word`,
          `             query min/p50/p95 ${milliseconds(rows.asking, ({ wall }) => wall)} ms; CPU Node ${milliseconds(rows.asking, ({ own }) => own)}, database ${milliseconds(rows.asking, ({ database }) => database)} ms; found ${rows.found}/${rows.asking.length}`,
        ]
      : []),
  ]
  console.log(lines.join('\n'))
}

const p95 = ({ asking }: Outcome): number =>
  quantile(
    asking.map(({ own, database }) => own + database),
    0.95,
  )

function judge(outcomes: readonly Outcome[]): readonly string[] {
  const [first] = outcomes
  return outcomes.flatMap((one) => {
    const isSmall = one === first
    const rate = (one.documents * 1e3) / (one.adding.own + one.adding.database)
    return [
      ...(one.indexBytes / one.words > bars.bytesPerWord ? [`${one.documents}: more than ${bars.bytesPerWord} bytes a word`] : []),
      ...(rate < bars.documentsPerSecond ? [`${one.documents}: fewer than ${bars.documentsPerSecond} documents a second of CPU`] : []),
      ...(isSmall && p95(one) > bars.p95 ? [`${one.documents}: p95 above ${bars.p95} ms`] : []),
      ...(first && !isSmall && p95(one) > bars.growth * p95(first)
        ? [`${one.documents}: p95 above ${bars.growth} times that of ${first.documents}`]
        : []),
      ...(one.rss > bars.rss ? [`${one.documents}: more than ${bars.rss} MB`] : []),
    ]
  })
}

const prose = readProse()
console.log(`Texts from ${prose.words.length} words of ${prose.files} documents (ours and those of installed packages), chained by seed.`)
const texts = makeTexts(prose)
const outcomes: Outcome[] = []
for (const documents of sizes) {
  const outcome = await run(documents, texts)
  print(outcome)
  outcomes.push(outcome)
}
const broken = judge(outcomes)
console.log(broken.length === 0 ? 'Within the bars.' : `Outside of the bars:\n${broken.join('\n')}`)
if (broken.length > 0) process.exitCode = 1
