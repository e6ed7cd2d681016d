// npm run eval:signals -- [--data FOLDER] [--language hu] [--rows] [--show 20] [--write]
// What is usual for each signal of the detector in texts of people and of models, how well it tells them apart alone, and how often
// each worn phrase stands in either. --rows prints the table of phrases, --show the signals of some texts in full, --write makes
// engines/detect/signals/norms.gen.ts. The texts are no part of the project.
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'
import { gunzipSync } from 'node:zlib'
import { findSignals, measureSignals, towardsModels } from '../engines/detect/signals/find-signals.ts'
import { normsOf } from '../engines/detect/signals/norms.gen.ts'
import { findPhrases, makePhrase } from '../engines/detect/signals/phrase.ts'
import { toProse, type Prose } from '../engines/detect/signals/prose.ts'
import { signalRows } from '../engines/detect/signals/rows.ts'
import { signalIds, type Measured, type Norm, type Norms, type Quantiles, type SignalId } from '../engines/detect/signals/signal.ts'
import { toSentences } from '../engines/detect/signals/token.ts'
import { writtenLanguages } from '../engines/languages/written.gen.ts'
import { textAt } from '../engines/text/span.ts'
import { signalSchema } from '../tools/detect/contract.ts'
import { textLanguageCodes, type TextLanguage } from '../tools/text-languages.gen.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: fileURLToPath(new URL('../../shared/data/ai-detection', import.meta.url)) },
    language: { type: 'string' },
    rows: { type: 'boolean', default: false },
    show: { type: 'string' },
    write: { type: 'boolean', default: false },
  },
})

/** A row of a data set: `label` 1 was written by a model. English texts have a `domain`, the others a `group` of writers. */
type Row = {
  readonly id: string
  readonly lang: TextLanguage
  readonly label: 0 | 1
  readonly text: string
  readonly model?: string
  readonly attack?: string
  readonly domain?: string
  readonly group?: string
  readonly genre?: string
}
type Read = { readonly row: Row; readonly prose: Prose; readonly measured: Readonly<Record<SignalId, Measured>> }

/** A signal leans only where a text of a model stands nearer to the models' pole in this share of pairs, .5 being chance... */
const aurocAtLeast = 0.6
/** ...measured in at least so many groups of people, each of so many texts: one group alone may be of another kind, not of another kind of writer. */
const groupsAtLeast = 2
const groupAtLeast = 15
const textsAtLeast = 20

if (!existsSync(values.data)) {
  console.error(`There are no texts in ${values.data}; name their folder with --data.`)
  process.exit(2)
}
const rows = ['train', 'dev', 'multilingual-train'].flatMap((set) => loadRows(set)).filter((row) => isClean(row) && !isOldNovel(row))
const languages = textLanguageCodes.filter((code) => !values.language || values.language === code)
const made: Partial<Record<TextLanguage, Norms>> = {}
for (const language of languages) {
  const read = rows.filter(({ lang }) => lang === language).flatMap((row) => readRow(row) ?? [])
  made[language] = normsFrom(read)
  printNorms(language, made[language])
  if (values.rows) printPhrases(language, read)
  if (values.show) printSignals(language, read, Number(values.show))
}
if (values.write && !values.language) writeNorms(made)

function loadRows(set: string): readonly Row[] {
  return gunzipSync(readFileSync(`${values.data}/${set}.jsonl.gz`))
    .toString()
    .trim()
    .split('\n')
    .map((line): Row => JSON.parse(line))
}

/** Texts garbled on purpose say nothing about how models write; nor do echoes of a prompt. */
function isClean({ attack = 'none', label, text }: Row): boolean {
  return ['none', 'few-shot-prompt', 'sico-prompt'].includes(attack) && !(label === 1 && /^(?:sure|certainly)\b|here's a/i.test(text))
}

/** Novels of 1840-1920 are no measure of how people write today. */
function isOldNovel({ group }: Row): boolean {
  return group?.includes('eltec') ?? false
}

function readRow(row: Row): Read | null {
  const language = writtenLanguages[row.lang]
  const prose = toProse(row.text, [{ start: 0, end: row.text.length }], language)
  const measured = measureSignals(prose, language)
  return measured && { row, prose, measured }
}

function groupOf({ group, domain }: Row): string {
  return group ?? domain ?? ''
}

function normsFrom(read: readonly Read[]): Norms {
  const people = read.filter(({ row }) => row.label === 0)
  const models = read.filter(({ row }) => row.label === 1)
  return {
    people: { texts: people.length, groups: new Set(people.map(({ row }) => groupOf(row))).size },
    models: { texts: models.length, generators: new Set(models.map(({ row }) => row.model)).size },
    signals: Object.fromEntries(signalIds.flatMap((id) => normFrom(id, people, models) ?? []).map((norm) => [norm.id, norm.norm])),
  }
}

/**
 * A group of writers is held against the models' texts of its own kind where there are any (English essays, abstracts, stories,
 * reviews), else against all; every group counts the same, however many texts it has.
 */
function normFrom(id: SignalId, allPeople: readonly Read[], allModels: readonly Read[]): { id: SignalId; norm: Norm } | null {
  const people = allPeople.filter(({ measured }) => measured[id].isEnough)
  const models = allModels.filter(({ measured }) => measured[id].isEnough)
  if (people.length < textsAtLeast || models.length < textsAtLeast) return null
  const groups = [...Map.groupBy(people, ({ row }) => groupOf(row)).values()].filter((group) => group.length >= groupAtLeast)
  const areas = groups.map((group) => {
    const domain = group[0]?.row.domain
    const alike = domain ? models.filter(({ row }) => row.domain === domain) : models.filter(({ row }) => !row.domain)
    const against = alike.length >= textsAtLeast ? alike : models
    return aurocOf(id, group, against)
  })
  if (areas.length === 0) return null
  const auroc = areas.reduce((all, area) => all + area, 0) / areas.length
  const worst = Math.min(...areas)
  return {
    id,
    norm: {
      people: quantilesOf(id, people),
      models: quantilesOf(id, models),
      farthest: { people: farthestOf(id, people, 1), models: farthestOf(id, models, -1) },
      auroc: rounded(auroc),
      worst: rounded(worst),
      differs: auroc >= aurocAtLeast && groups.length >= groupsAtLeast,
      texts: { people: people.length, models: models.length },
    },
  }
}

function aurocOf(id: SignalId, people: readonly Read[], models: readonly Read[]): number {
  let area = 0
  for (const { measured: model } of models)
    for (const { measured: person } of people) {
      const gap = (model[id].value - person[id].value) * towardsModels[id]
      area += gap > 0 ? 1 : gap === 0 ? 0.5 : 0
    }
  return area / (people.length * models.length)
}

/** How far the tenth part of a group that lies nearest to the others goes, in the group in which that is farthest; all together count as one more. */
function farthestOf(id: SignalId, read: readonly Read[], side: 1 | -1): number {
  const way = towardsModels[id] * side
  const groups = [...Map.groupBy(read, groupKey).values()].filter((group) => group.length >= groupAtLeast)
  const ends = [...groups, read].map((group) => quantilesOf(id, group)[way === 1 ? 2 : 0] * way)
  return Math.max(...ends) * way
}

function groupKey({ row }: Read): string {
  return row.label === 1 ? `${row.model}, ${row.domain ?? ''}` : groupOf(row)
}

/** Every group weighs the same, so that the largest does not say alone what is usual. */
function quantilesOf(id: SignalId, read: readonly Read[]): Quantiles {
  const groups = [...Map.groupBy(read, groupKey).values()]
  const weighed = groups
    .flatMap((group) => group.map(({ measured }) => ({ value: measured[id].value, weight: 1 / group.length / groups.length })))
    .toSorted((a, b) => a.value - b.value)
  const at = (share: number): number => {
    let passed = 0
    for (const { value, weight } of weighed) if ((passed += weight) >= share - 1e-9) return rounded(value)
    return rounded(weighed.at(-1)?.value ?? 0)
  }
  return [at(0.1), at(0.5), at(0.9)]
}

function rounded(value: number): number {
  return Math.round(value * 1000) / 1000
}

function printNorms(language: TextLanguage, norms: Norms): void {
  console.log(
    `\n${language}  people: ${norms.people.texts} texts of ${norms.people.groups} groups  models: ${norms.models.texts} texts of ${norms.models.generators}`,
  )
  for (const id of signalIds) {
    const norm = norms.signals[id]
    if (!norm) console.log(`  ${id.padEnd(14)} not measured`)
    else
      console.log(
        `  ${id.padEnd(14)} people ${norm.people.join(' ').padEnd(20)} to ${String(norm.farthest.people).padEnd(6)} models ${norm.models.join(' ').padEnd(20)} to ${String(norm.farthest.models).padEnd(6)} auroc ${norm.auroc.toFixed(2)}  worst ${norm.worst.toFixed(2)}  ${norm.differs ? 'leans' : ''}`,
      )
  }
}

/** Texts in which each phrase stands, in a hundred. PEOPLE: as common with people, in two texts or more, and not yet marked so in its row. */
function printPhrases(language: TextLanguage, read: readonly Read[]): void {
  const found = signalRows[language]?.stockPhrases.map(([find, , , mark]) => {
    const phrases = [makePhrase(find, language)]
    const shares = ([0, 1] as const).map((label) => {
      const own = read.filter(({ row }) => row.label === label)
      const hits = own.filter(({ prose }) => toSentences(prose, language).some(({ tokens }) => findPhrases(phrases, tokens).length > 0))
      return { hits: hits.length, share: (100 * hits.length) / Math.max(1, own.length) }
    })
    return { find, mark, people: shares[0] ?? { hits: 0, share: 0 }, models: shares[1] ?? { hits: 0, share: 0 } }
  })
  for (const { find, mark: known, people, models } of found ?? []) {
    const isPeoples = people.hits >= 2 && people.share >= models.share
    const mark = known ?? (isPeoples ? 'PEOPLE' : people.hits + models.hits === 0 ? 'unseen' : '')
    console.log(`  ${people.share.toFixed(2).padStart(6)} %  ${models.share.toFixed(2).padStart(6)} %  ${mark.padEnd(6)}  ${find}`)
  }
}

function printSignals(language: TextLanguage, read: readonly Read[], count: number): void {
  const step = Math.max(1, Math.floor(read.length / count))
  for (const { row, prose } of read.filter((_, index) => index % step === 0).slice(0, count)) {
    console.log(`\n${row.id}  ${row.label === 1 ? `MODEL ${row.model}` : `person, ${groupOf(row)}`}\n${row.text}`)
    for (const signal of findSignals(prose, { language: writtenLanguages[language], norms: normsOf[language] ?? null })) {
      const { id, value, facts, position, leaning, places } = signalSchema.parse(signal)
      const shown = places.map((place) => JSON.stringify(textAt(row.text, place).slice(0, 60))).join(' ')
      console.log(`  ${id} ${rounded(value)} at ${rounded(position)} ${leaning} ${JSON.stringify(facts)} ${shown}`)
    }
  }
}

function writeNorms(norms: Partial<Record<TextLanguage, Norms>>): void {
  const lines = Object.entries(norms).map(([code, one]) => `  ${code}: ${JSON.stringify(one)},`)
  const words = `// Made by \`npm run eval:signals -- --write\` from texts that are no part of the project. Do not edit.
import type { Norms } from './signal.ts'

/** What is usual for each signal in the texts it was measured on, by language. */
export const normsOf: Readonly<Record<string, Norms>> = {
${lines.join('\n')}
}
`
  writeFileSync(new URL('../engines/detect/signals/norms.gen.ts', import.meta.url), words)
}
