// npm run bench:cite: references formatted a second, by CPU time (the machine may be shared), beside plain citeproc with its
// APA style on the same items in the same run; then lists of five thousand, new and with one item changed. Ends with 1 below a bar.
import { globSync, readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import path from 'node:path'
import { makeFormatter } from '../engines/cite/format.ts'
import type { CslItem, Name } from '../engines/cite/item.ts'
import type { Row } from '../engines/cite/styles/apa.expected/row.ts'
import { makeCslLocales } from '../services/resources/csl-locales.ts'

const bars = { perSecond: 1_000, ofPlain: 0.7, editSeconds: 0.5 } as const
const localeOf = makeCslLocales()
const plainApa = plainStyle()

const works = await expectedWorks()
const items = manyOf(1_000)
const long = manyOf(5_000)

const list = (given: readonly CslItem[], style: string | null = null) => ({ items: given, citations: [], locale: 'en', style }) as const
const fresh = (given: readonly CslItem[]) => makeFormatter({ localeOf }).format(list(given))

for (let i = 0; i < 3; i++) await fresh(items)
await plain(items.slice(0, 100))
const ours = await secondsOf(() => fresh(items))
const theirs = await secondsOf(() => plain(items))
const perSecond = items.length / ours
const plainPerSecond = items.length / theirs
report('references a second, warm, nothing remembered', perSecond, bars.perSecond)
console.log(`  with both citations of each and what is missing; ${items.length} items, ${works.length} of them different in kind`)
console.log(`plain citeproc with apa.csl, the list alone                      ${plainPerSecond.toFixed(0).padStart(8)}`)
report('share of the plain rate', perSecond / plainPerSecond, bars.ofPlain)

const keeping = makeFormatter({ localeOf })
const first = await secondsOf(() => keeping.format(list(long)))
const again = await secondsOf(() => keeping.format(list(long)))
const changed = long.map((item, i) => (i === 2_500 ? { ...item, title: 'Another title' } : item))
const edit = await secondsOf(() => keeping.format(list(changed)))
console.log(`5,000 items: new ${first.toFixed(3)} s, again ${again.toFixed(3)} s`)
console.log(
  `5,000 items, one changed: ${edit.toFixed(3)} s of CPU, bar ${bars.editSeconds} s${edit <= bars.editSeconds ? '' : '   ABOVE THE BAR'}`,
)
if (edit > bars.editSeconds) process.exitCode = 1

function report(name: string, value: number, bar: number): void {
  const isWithin = value >= bar
  console.log(`${name.padEnd(64)} ${value.toFixed(value < 100 ? 1 : 0).padStart(8)}   bar ${bar}${isWithin ? '' : '   BELOW THE BAR'}`)
  if (!isWithin) process.exitCode = 1
}

async function secondsOf(run: () => Promise<unknown> | unknown): Promise<number> {
  const since = process.cpuUsage()
  await run()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1e6
}

/** The works of the expected cases: every kind that the guidelines speak of. */
async function expectedWorks(): Promise<readonly CslItem[]> {
  const folder = path.join(import.meta.dirname, '../engines/cite/styles/apa.expected')
  const files = globSync('*.ts', { cwd: folder }).filter((file) => !/^(?:row|make-row|locales-.*)\.ts$/.test(file))
  const tables: readonly { readonly rows: readonly Row[] }[] = await Promise.all(
    files.sort().map((file) => import(path.join(folder, file))),
  )
  return tables.flatMap(({ rows }) => rows.flatMap((row) => row.items))
}

/** Copies that differ in name, year and title, as works of a library do. */
function manyOf(count: number): readonly CslItem[] {
  return Array.from({ length: count }, (_, i) => {
    const work = works[i % works.length]
    const round = Math.floor(i / works.length)
    const author = work?.author?.map((name): Name =>
      name.family ? { ...name, family: `${name.family}${'aeiou'.charAt(round % 5)}${round}` } : name,
    )
    return {
      ...work,
      type: work?.type ?? 'book',
      id: `w${i}`,
      title: `${work?.title ?? 'Untitled'} ${i}`,
      ...(author ? { author } : {}),
      custom: {},
    }
  })
}

function plainStyle(): string {
  const file = path.join(path.dirname(createRequire(import.meta.url).resolve('@citation-js/plugin-csl')), 'styles.json')
  const styles: { readonly apa: string } = JSON.parse(readFileSync(file, 'utf8'))
  return styles.apa
}

/** citeproc as it comes: items taken up and the list made. */
async function plain(given: readonly CslItem[]): Promise<number> {
  const { default: citeproc } = await import('citeproc')
  const byId = new Map(given.map((item) => [item.id, item]))
  const engine = new citeproc.Engine({ retrieveItem: (id) => byId.get(id), retrieveLocale: localeOf }, plainApa, 'en-US', true)
  engine.updateItems(given.map(({ id }) => id))
  const made = engine.makeBibliography()
  return made ? made[1].length : 0
}
