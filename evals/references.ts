// npm run eval:references -- [--half tune|blind|all|later|held-out|fresh] [--language hu] [--show 20]
// How well reference strings are read: every field that the examples mark against what the parser gives, by field and by language.
// A list of names is one field and right only as a whole. Ends with 1 below 90 % of fields right.
import { parseArgs } from 'node:util'
import { examples, examplesOf } from '../engines/cite/references/examples/all.ts'
import { later } from '../engines/cite/references/examples/later.ts'
import type { Example, ReadExample } from '../engines/cite/references/examples/row.ts'
import { readExample, valuesOf } from '../engines/cite/references/examples/row.ts'
import { parseReferences } from '../engines/cite/references/parse-references.ts'
import type { ParsedReference } from '../engines/cite/references/parsed.ts'
import { dateFields, nameFields, textFields } from '../engines/cite/item.ts'
import type { ItemField } from '../engines/cite/item.ts'
import { fresh } from './references-fresh.ts'
import { heldOut } from './references-held-out.ts'

const { values } = parseArgs({
  options: {
    half: { type: 'string', default: 'all' },
    language: { type: 'string', multiple: true },
    show: { type: 'string', default: '0' },
  },
})

/** `extra`: given where nothing is marked. `open`: wrong or extra, and not marked as unsure. */
type Tally = { wanted: number; given: number; right: number; extra: number; wrong: number; open: number }

const noTally = (): Tally => ({ wanted: 0, given: 0, right: 0, extra: 0, wrong: 0, open: 0 })
const byField = new Map<string, Tally>()
const byLanguage = new Map<string, Tally>()
let left = Number(values.show)

const plain = (value: string): string =>
  value
    .replace(/[-–—−‑]/g, '-')
    .replace(/[’‘]/g, "'")
    .replace(/\s+/g, ' ')
    .replace(/[\s.,;:]+$/, '')
    .trim()

const rowsOf = (language: string): readonly Example[] => {
  if (values.half === 'held-out') return heldOut[language] ?? []
  if (values.half === 'fresh') return fresh[language] ?? []
  if (values.half === 'tune' || values.half === 'blind') return examplesOf(language, values.half)
  return (values.half === 'later' ? later[language] : examples[language]) ?? []
}

let rows = 0
const started = performance.now()
for (const language of values.language ?? Object.keys(examples)) {
  for (const example of rowsOf(language).map(readExample)) {
    rows++
    compare(language, example)
  }
}
const took = performance.now() - started

function compare(language: string, example: ReadExample): void {
  const [parsed] = parseReferences(example.text, { isOneEntry: true })
  if (!parsed) throw new Error(`Nothing was read: ${example.text}`)
  const wanted = new Map<string, string[]>([['type', [example.type]]])
  for (const { field, value } of example.fields) wanted.set(field, [...(wanted.get(field) ?? []), value])
  const faults: string[] = []
  for (const field of new Set([...wanted.keys(), ...givenFields(parsed)])) {
    const expected = (wanted.get(field) ?? []).map(plain).join(' | ')
    const given = (field === 'type' ? [parsed.item.type] : valuesOf(parsed.item, asField(field))).map(plain).join(' | ')
    const isRight = expected === given
    const isUnsure = parsed.unsure.some((one) => one === field)
    for (const tally of [tallyOf(byField, field), tallyOf(byLanguage, language)]) count(tally, { expected, given, isRight, isUnsure })
    if (!isRight) faults.push(`    ${field}${isUnsure ? ' (unsure)' : ''}: wanted ${expected || 'nothing'}; got ${given || 'nothing'}`)
  }
  if (faults.length > 0 && left-- > 0) console.log(`${language}  ${example.text}\n${faults.join('\n')}`)
}

type Outcome = { readonly expected: string; readonly given: string; readonly isRight: boolean; readonly isUnsure: boolean }

function count(tally: Tally, { expected, given, isRight, isUnsure }: Outcome): void {
  if (expected) tally.wanted++
  if (given) tally.given++
  if (isRight) tally.right++
  else if (given) {
    if (expected) tally.wrong++
    else tally.extra++
    if (!isUnsure) tally.open++
  }
}

function givenFields({ item }: ParsedReference): readonly string[] {
  return Object.keys(item).filter((key) => key !== 'id')
}

function asField(field: string): ItemField {
  const known: Readonly<Record<string, ItemField>> = Object.fromEntries(
    [...textFields, ...nameFields, ...dateFields].map((one) => [one, one]),
  )
  const found = known[field]
  if (!found) throw new Error(`There is no field ${field}`)
  return found
}

function tallyOf(tallies: Map<string, Tally>, key: string): Tally {
  const tally = tallies.get(key) ?? noTally()
  tallies.set(key, tally)
  return tally
}

const percent = (part: number, whole: number): string => (whole === 0 ? '–' : `${((100 * part) / whole).toFixed(1)} %`)

function print(title: string, tallies: ReadonlyMap<string, Tally>): void {
  console.log(`\n| ${title} | marked | right | precision | left out | wrong | too much | of the last two, not marked unsure |`)
  console.log('|---|--:|--:|--:|--:|--:|--:|--:|')
  for (const [key, { wanted, given, right, extra, wrong, open }] of [...tallies].toSorted(([, a], [, b]) => b.wanted - a.wanted))
    console.log(
      `| ${key} | ${wanted} | ${percent(right, wanted)} | ${percent(right, given)} | ${wanted - right - wrong} | ${wrong} | ${extra} | ${open} |`,
    )
}

print('field', byField)
print('language', byLanguage)
const total = noTally()
for (const tally of byLanguage.values())
  for (const key of ['wanted', 'given', 'right', 'extra', 'wrong', 'open'] as const) total[key] += tally[key]
print('all', new Map([[`${rows} references`, total]]))
console.log(`\n${(took / Math.max(1, rows)).toFixed(2)} ms a reference`)
if (total.right / total.wanted < 0.9) process.exitCode = 1
