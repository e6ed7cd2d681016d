// npm run audit:lighthouse -- [--write] [--runs 3] [--page home]: Lighthouse on five kinds of page in English and Urdu, on the phone that it
// simulates: slow 4G and a processor four times slower than this one. Each figure is the median of the runs, as other work on the machine
// is seen by single ones; the last column says how fast the machine was meanwhile (below 1,000 it is too busy to judge the first).
// Ends with 1 when one is below 95; --write puts the table into docs/quality/site.md.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import lighthouse, { type Result } from 'lighthouse'
import { freePort, startAccountSite } from '../tests/e2e/account-desk.ts'
import { launchBrowser } from '../tests/e2e/browser.ts'
import { judgedLocales, judgedPages, type Judged } from './lighthouse-pages.ts'
import { table } from './table.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
const least = 95

const { values } = parseArgs({
  options: { write: { type: 'boolean', default: false }, runs: { type: 'string', default: '3' }, page: { type: 'string' } },
})

type Judgement = {
  readonly scores: readonly number[]
  readonly paint: number
  readonly blocking: number
  /** How fast the machine was, by Lighthouse's own measure; a free processor of these years has 1,500 and more. */
  readonly machine: number
  readonly failed: readonly string[]
}

/** A trace now and then has no beginning, on a busy machine; that says nothing about the page. */
const triesAtMost = 4

/** One run; scores of 0 to 100 in the order of `categories`, and what was found wanting. Throws when Lighthouse cannot judge. */
async function judge(url: string, { page, port }: { readonly page: Judged; readonly port: number }): Promise<Judgement> {
  let trouble = 'it gave no answer'
  for (let tries = 0; tries < triesAtMost; tries += 1) {
    const answer = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      skipAudits: [...(page.without ?? [])],
      ignoreStatusCode: true,
    })
    if (answer && !answer.lhr.runtimeError) return judgementOf(answer.lhr)
    trouble = answer?.lhr.runtimeError?.message ?? trouble
  }
  throw new Error(`Lighthouse cannot judge ${url}: ${trouble}`)
}

function judgementOf(lhr: Result): Judgement {
  const failed = categories.flatMap((name) =>
    (lhr.categories[name]?.auditRefs ?? [])
      .filter(({ id, weight }) => weight > 0 && (lhr.audits[id]?.score ?? 1) < 0.9)
      .map(({ id }) => `${name}: ${id} ${lhr.audits[id]?.displayValue ?? ''}`.trim()),
  )
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    paint: lhr.audits['largest-contentful-paint']?.numericValue ?? 0,
    blocking: lhr.audits['total-blocking-time']?.numericValue ?? 0,
    machine: lhr.environment.benchmarkIndex,
    failed,
  }
}

const median = (figures: readonly number[]): number => [...figures].sort((a, b) => a - b)[Math.floor(figures.length / 2)] ?? 0

const port = await freePort()
const [site, browser] = await Promise.all([startAccountSite(), launchBrowser([`--remote-debugging-port=${port}`])])
const rows: (readonly string[])[] = []
const remarks: string[] = []
try {
  for (const page of judgedPages.filter(({ name }) => values.page === undefined || name === values.page))
    for (const locale of judgedLocales) {
      const runs: Judgement[] = []
      // A post has a name of its own in each language; Lighthouse would count the detour.
      const { url } = await fetch(site.url + page.path(locale), { headers: { 'accept-language': 'en' } })
      for (let run = 0; run < Number(values.runs); run += 1) runs.push(await judge(url, { page, port }))
      const scores = categories.map((_, index) => median(runs.map((run) => run.scores[index] ?? 0)))
      const [paint, blocking, machine] = (['paint', 'blocking', 'machine'] as const).map((figure) => median(runs.map((run) => run[figure])))
      const measures = [((paint ?? 0) / 1000).toFixed(1), String(Math.round(blocking ?? 0)), String(Math.round(machine ?? 0))]
      const row = [page.name, locale, ...scores.map(String), ...measures]
      rows.push(row)
      console.error(row.join(', '))
      for (const remark of new Set(runs.flatMap(({ failed }) => failed))) remarks.push(`${page.name} (${locale}): ${remark}`)
      if (scores.some((score) => score < least)) process.exitCode = 1
    }
} finally {
  await browser.close()
  await site.stop()
}

const text = table(['page', 'language', ...categories, 'largest paint, s', 'blocked, ms', 'machine'], rows)
console.log([text, ...remarks].join('\n'))
if (values.write) {
  const file = new URL('../docs/quality/site.md', import.meta.url)
  const mark = /(?<=<!-- lighthouse -->\n)[\s\S]*?(?=<!-- end of lighthouse -->)/
  writeFileSync(file, readFileSync(file, 'utf8').replace(mark, `\n${text}\n\n`))
}
