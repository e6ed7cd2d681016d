// npm run eval:proofread [-- --lang en,hu] [--data FOLDER] [--show false|missed|found] [--kind injected-slip] [--part read|unread] [--picky] [--harper]
// Figures of the proofreader on marked sentences. FOLDER holds <lang>.jsonl with {id, text, edits, kind, erroneous?}: `edits: []`
// must not be flagged; an edit has start and end, and mostly corrections. The sentences are others' and are never kept here.
// `published-false`: the published sentences again, without the true slips that `proofread/published-slips.json` lists.
// The sets of `proofread/held-out` are read with them. `--part unread`: the quarter of FOLDER's sentences that the rules' authors never read.
// `--harper` adds the findings of harper.js to the English ones. For English jfleg-dev.jsonl ({src, refs}) gives GLEU, before and after.
import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import type { Finding as Lint } from '../tools/proofread/contract.ts'
import { makeHarper } from '../services/resources/harper.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import { withHarper } from '../tools/proofread/run-combined.ts'
import { makeProofread } from '../tools/proofread/run.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'
import { gleu } from './gleu.ts'
import { readHeldOut, type MarkedEdit, type MarkedSentence } from './proofread/held-out.ts'
import { isExcused, readSlips } from './proofread/published-slips.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: '../shared/data/proofreading' },
    lang: { type: 'string', default: textLanguageCodes.join(',') },
    show: { type: 'string', default: '' },
    kind: { type: 'string', default: '' },
    part: { type: 'string', default: '' },
    picky: { type: 'boolean', default: false },
    harper: { type: 'boolean', default: false },
  },
})

type Judged = {
  readonly item: MarkedSentence
  readonly lints: readonly Lint[]
  readonly hits: number
  readonly right: number
  readonly edits: number
}

const slips = readSlips(readFileSync(path.join(import.meta.dirname, 'proofread/published-slips.json'), 'utf8'))
const proofreading = makeProofread({ spellerOf: makeSpellers().get })
const harper = values.harper ? makeHarper() : null
// Its first text takes seconds.
await harper?.lint('He are here.', 'en-US')

async function lintsOf(text: string, language: TextLanguage): Promise<readonly Lint[]> {
  const input = { text, language, picky: values.picky, own: [], off: [] }
  const ours = await proofreading.run(input)
  return harper && language === 'en' ? withHarper(ours, await harper.lint(text, ours.dialect), input).findings : ours.findings
}

function itemsOf<Row = MarkedSentence>(name: string): readonly Row[] {
  const file = path.join(values.data, `${name}.jsonl`)
  if (!existsSync(file)) return []
  return readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line))
}

/** An edit is found when a finding touches it, and its first suggestion right when it makes the words of a correction. */
function judge(item: MarkedSentence, lints: readonly Lint[]): Judged {
  const edits = item.edits ?? []
  const hits = edits.filter((edit) => lints.some((lint) => touches(lint, edit)))
  const right = edits.filter((edit) => lints.some((lint) => touches(lint, edit) && isRight(item.text, lint, edit)))
  return { item, lints, hits: hits.length, right: right.length, edits: edits.length }
}

const touches = ({ span }: Lint, { start, end }: MarkedEdit): boolean =>
  span.start < Math.max(end, start + 1) && Math.min(start, end - 1) < span.end
const plain = (text: string): string => text.replace(/[’ʼ]/g, "'").replace(/\s+/g, ' ').trim()

function isRight(text: string, { span, suggestions: [to] }: Lint, { start, end, corrections = [] }: MarkedEdit): boolean {
  if (to === undefined) return false
  const mended = text.slice(0, span.start) + to + text.slice(span.end)
  return corrections.some((correction) => plain(text.slice(0, start) + correction + text.slice(end)) === plain(mended))
}

const share = (part: number, whole: number): string => (whole === 0 ? '    -' : `${((100 * part) / whole).toFixed(1).padStart(5)}%`)
const sum = (items: readonly Judged[], of: (judged: Judged) => number): number => items.reduce((total, one) => total + of(one), 0)

const all: Judged[] = []
console.log('lang  kind                 items  flagged  found   first right')
for (const language of textLanguageCodes.filter((code) => values.lang.split(',').includes(code))) {
  const judged: Judged[] = []
  for (const item of [...itemsOf(language).filter(isOfPart), ...heldOut(language)]) {
    judged.push(judge(item, await lintsOf(item.text, language)))
  }
  all.push(...judged)
  printKinds(language, judged)
  for (const one of judged) if (isShown(one)) show(one)
  if (language === 'en') await showGleu()
}
await harper?.stop()
printKinds('all', all)
// Learners' errors are marked by tokens in some languages and by stretches in others; the bar is for both together.
printKind(
  'all',
  'learners, pooled',
  all.filter(({ item }) => item.kind === 'learner' || item.kind === 'learner-tokens'),
)

function printKinds(language: string, judged: readonly Judged[]): void {
  for (const [kind, items] of Map.groupBy(judged, ({ item }) => item.kind)) {
    printKind(language, kind, items)
    if (kind === 'published-correct') printKind(language, 'published-false', items.map(withoutSlips))
  }
}

/** A sentence all of whose findings are true slips counts as one that is not flagged. */
function withoutSlips(judged: Judged): Judged {
  return isExcused(slips, judged.item, judged.lints) ? { ...judged, lints: [] } : judged
}

function printKind(language: string, kind: string, items: readonly Judged[]): void {
  const flagged = items.filter(({ lints }) => lints.length > 0).length
  const [edits, hits, right] = [sum(items, (one) => one.edits), sum(items, (one) => one.hits), sum(items, (one) => one.right)]
  const figures = [share(flagged, items.length).padStart(8), share(hits, edits).padStart(7), share(right, edits).padStart(9)]
  console.log(language.padEnd(5), kind.padEnd(20), String(items.length).padStart(5), ...figures)
}

/** Three of four sentences may be read while rules are written; the fourth tells what they are worth. */
function isOfPart(_: MarkedSentence, i: number): boolean {
  return values.part === '' || (values.part === 'unread') === (i % 4 === 3)
}

/** The set in the project, written by somebody who had not seen the rules. */
function heldOut(language: TextLanguage): readonly MarkedSentence[] {
  const file = path.join(import.meta.dirname, 'proofread', 'held-out', `${language}.txt`)
  return existsSync(file) ? readHeldOut(language, readFileSync(file, 'utf8')) : []
}

/** What every first suggestion makes of sentences that learners wrote, by those who corrected them. */
async function showGleu(): Promise<void> {
  const rows = itemsOf<{ readonly src: string; readonly refs: readonly string[] }>('jfleg-dev')
  if (rows.length === 0) return
  const before = rows.map(({ src, refs }) => ({ source: src, corrected: src, references: refs }))
  const after: typeof before = []
  for (const one of before) after.push({ ...one, corrected: corrected(one.source, await lintsOf(one.source, 'en')) })
  const [from, to] = [gleu(before), gleu(after)]
  console.log(
    `en    GLEU of ${rows.length} sentences: ${from.toFixed(2)} as written, ${to.toFixed(2)} corrected, ${(to - from).toFixed(2)} more`,
  )
}

/** Every first suggestion put in, but for typesetting: the sentences have a space before every mark. */
function corrected(text: string, lints: readonly Lint[]): string {
  return lints
    .filter(({ kind, suggestions }) => kind !== 'typography' && suggestions.length > 0)
    .toSorted((a, b) => b.span.start - a.span.start)
    .reduce((made, { span, suggestions: [to = ''] }) => made.slice(0, span.start) + to + made.slice(span.end), text)
    .replace(/(?<=[\p{L}\p{N}])([,;:!?])(?=\s|$)/gu, ' $1')
}

function isShown({ item, lints, hits, edits }: Judged): boolean {
  // What nobody has read stays unread, unless it is asked for by name.
  if (values.kind ? item.kind !== values.kind : item.kind.startsWith('held-out')) return false
  if (values.show === 'false') return item.edits?.length === 0 && lints.length > 0
  return (values.show === 'missed' && hits < edits) || (values.show === 'found' && lints.length > 0)
}

function show({ item, lints }: Judged): void {
  console.log(`\n${item.id} ${item.kind}\n  ${item.text}`)
  for (const { start, end, corrections = [] } of item.edits ?? [])
    console.log(`  wanted: "${item.text.slice(start, end)}" -> ${corrections.join(' | ')}`)
  for (const { span, rule, suggestions } of lints)
    console.log(`  found:  "${item.text.slice(span.start, span.end)}" -> ${suggestions.slice(0, 3).join(' | ')}  [${rule}]`)
}
