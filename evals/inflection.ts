// npm run eval:inflect [-- --lang hu --show --write --resources FOLDER]
// How often a word is put rightly into the form of the word whose place it takes. The items (evals/inflect) were written by
// somebody who had not read the rules and tables of forms. Goes the product's way: the form is looked up in a dictionary in which
// the replacement is its synonym. --show prints what is wrong and what is not answered; --write puts the table into
// docs/quality/words.md. Ends with 1 below a bar.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeWordFiles } from '../services/resources/word-files.ts'
import type { TextLanguage } from '../tools/text-languages.gen.ts'
import { makeThesaurus } from '../tools/thesaurus/run.ts'
import { entriesFor, isRight, missedBars, parseInflectItems, tallyOf, type Answered, type InflectItem } from './words/inflect-items.ts'
import { languagesOf, markdownTable, percentOf, writeTable } from './words/quality-document.ts'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    resources: { type: 'string' },
  },
})

const filesOf = makeWordFiles(values.resources)
const spellers = makeSpellers()

async function answer(language: TextLanguage, items: readonly InflectItem[]): Promise<readonly Answered[]> {
  const entries = entriesFor(items)
  const { run } = makeThesaurus({
    filesOf: async () => ({ ...(await filesOf(language)), thesaurus: null }),
    spellerOf: spellers.get,
    entriesOf: async () => entries,
  })
  const answered: Answered[] = []
  for (const item of items) {
    const found = await run({ word: item.form, language })
    const entry = found.entries.find(({ word, partOfSpeech }) => word === item.lemma && partOfSpeech === item.partOfSpeech)
    const synonym = entry?.senses.flatMap(({ synonyms }) => synonyms).find(({ word }) => word === item.replacement)
    answered.push({ ...item, answer: synonym?.inflected ?? null })
  }
  return answered
}

function show(items: readonly Answered[]): void {
  for (const item of items) {
    const { form, lemma, replacement, expected, answer: given } = item
    if (isRight(item)) continue
    const kind = given === null ? 'none ' : 'WRONG'
    console.log(`      ${kind}  ${form} (${lemma}) + ${replacement}: ${given ?? '–'} instead of ${expected.join(' or ') || 'nothing'}`)
  }
}

const rows: (readonly string[])[] = []
const withTables: TextLanguage[] = []
console.log('lang  answered             right                declined')
for (const language of languagesOf(values.lang)) {
  const name = `inflect/${language}.tsv`
  const items = parseInflectItems(readFileSync(new URL(name, import.meta.url), 'utf8'), name)
  const answered = await answer(language, items)
  const tally = tallyOf(answered)
  const missed = missedBars(language, tally)
  if ((await filesOf(language)).forms) withTables.push(language)
  if (missed.length > 0) process.exitCode = 1
  const shares = [
    `${percentOf(tally.askedAnswered, tally.asked).padStart(7)} of ${tally.asked}`,
    `${percentOf(tally.right, tally.answers).padStart(7)} of ${tally.answers}`,
    `${tally.declined} of ${tally.unanswerable}`,
  ]
  console.log(`${language.padEnd(4)}  ${shares.map((share) => share.padEnd(19)).join('  ')}  ${missed.join(', ')}`)
  if (values.show) show(answered)
  rows.push([
    language,
    percentOf(tally.askedAnswered, tally.asked),
    String(tally.asked),
    percentOf(tally.right, tally.answers),
    String(tally.answers),
    `${tally.declined} of ${tally.unanswerable}`,
  ])
}
console.log(process.exitCode ? 'NOT within the bars' : 'within the bars')
if (values.write) {
  const table = markdownTable(['language', 'answered', 'asked', 'right', 'answers', 'declined'], rows)
  writeTable('inflect', 'npm run eval:inflect', {
    table,
    said: `Tables of forms were installed for ${withTables.join(', ') || 'no language'}; the others have rules or nothing.`,
  })
}
