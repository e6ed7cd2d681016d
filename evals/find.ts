// npm run eval:find [-- --show]
// How well the key words of a sentence agree with those that somebody would choose by hand (compared by stems of single words), and how often a right
// work stands first among six that look alike. Ends with 1 below 75 % of the wanted words or 75 % right ones first.
import { parseArgs } from 'node:util'
import { normalKey } from '../engines/similarity/normal-key.ts'
import { stemmerOf } from '../engines/similarity/stems.ts'
import { gather, keyWordsOf } from '../tools/find/run.ts'
import { keyWordRows } from './find-key-words.ts'
import { rankingRows } from './find-ranking.ts'

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })
const thisYear = 2026

type Tally = { rows: number; wanted: number; given: number; both: number }
const tallies = new Map<string, Tally>()
const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

for (const { language, text, wanted, later } of keyWordRows) {
  const stem = stemmerOf(language)
  const stemsIn = (words: string): Set<string> =>
    new Set((words.match(/[\p{L}\p{N}]+(?:-[\p{L}\p{N}]+)*/gu) ?? []).map((word) => stem(normalKey(word, true).key)))
  const ours = keyWordsOf({ text, mode: 'sentence', language })
  const [want, give] = [stemsIn(wanted), stemsIn(ours.join(' '))]
  const missed = [...want].filter((one) => !give.has(one))
  const more = [...give].filter((one) => !want.has(one))
  const both = want.size - missed.length
  for (const name of ['all', later ? 'later' : 'tuned on', language]) {
    const tally = tallies.get(name) ?? { rows: 0, wanted: 0, given: 0, both: 0 }
    tallies.set(name, { rows: tally.rows + 1, wanted: tally.wanted + want.size, given: tally.given + give.size, both: tally.both + both })
  }
  if (values.show && missed.length + more.length > 0) {
    process.stdout.write(`${language} ${text}\n   ${ours.join(', ')}\n   missed: ${missed.join(' ')}   too many: ${more.join(' ')}\n`)
  }
}

process.stdout.write('\nkey words          rows  recall   precision\n')
for (const [name, { rows, wanted, given, both }] of tallies)
  process.stdout.write(`${name.padEnd(16)} ${String(rows).padStart(6)}  ${percent(both, wanted).padEnd(8)} ${percent(both, given)}\n`)

let first = 0
for (const { language, text, works } of rankingRows) {
  const keyWords = keyWordsOf({ text, mode: 'sentence', language })
  const gathered = gather({ language, keyWords, englishWords: [], openAccessOnly: false, thisYear })
  const facts = { kind: 'article', subjects: [], openAccessUrl: null, url: null, isRetracted: false, keptId: null } as const
  const items = works.map(({ title, abstract, year = 2018, citations = 20 }) => ({
    ...facts,
    citations,
    item: { id: 'work', type: 'article-journal', title, abstract, issued: { 'date-parts': [[year]] } },
  }))
  gathered.add({ index: 'openalex', works: items })
  const { hits } = gathered.list()
  const right = new Set(works.filter(({ isRight }) => isRight).map(({ title }) => title))
  const isFirst = right.has(String(hits[0]?.item['title']))
  if (isFirst) first++
  else if (values.show)
    process.stdout.write(
      `${text}\n   ${keyWords.join(', ')}\n${hits.map(({ rank, item }) => `   ${rank.toFixed(3)} ${String(item['title'])}${right.has(String(item['title'])) ? '   <- right' : ''}\n`).join('')}`,
    )
}
process.stdout.write(`\na right work first: ${first} of ${rankingRows.length}\n`)

const all = tallies.get('all')
if (!all || all.both / all.wanted < 0.75 || first / rankingRows.length < 0.75) process.exitCode = 1
