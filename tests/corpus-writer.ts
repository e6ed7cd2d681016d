// Started by services/corpus/kill.test.ts, which kills it: adds documents and merges until then, and tells each document that
// was acknowledged. Arguments: database, collection, first seed, what to do ("add" or "merge").
import pg from 'pg'
import { makeCorpus } from '#services/corpus/make-corpus.ts'
import { documentOf, operator, textOf } from './corpus.ts'

const [url = '', collection = '', first = '0', work = 'add'] = process.argv.slice(2)
const pool = new pg.Pool({ connectionString: url, max: 4 })
const corpus = makeCorpus({ pool, log: { warn: () => undefined } })

async function add(seeds: readonly number[]): Promise<void> {
  const added = await corpus.addMany(
    operator,
    collection,
    seeds.map((seed) => documentOf(textOf(seed), { title: String(seed), fileName: `${seed}.txt` })),
  )
  process.stdout.write(added.map(({ id }, at) => `${seeds[at] ?? -1} ${id}\n`).join(''))
}

let seed = Number(first)
if (work === 'merge') {
  for (let part = 0; part < 4; part++) await add(Array.from({ length: 20 }, () => seed++))
  process.stdout.write('merging\n')
  await corpus.merge()
  process.stdout.write('merged\n')
}
for (;;) {
  await Promise.all([add([seed++]), add([seed++, seed++, seed++]), corpus.merge()])
}
