// npm run eval:thesaurus [-- --lang hu --show --list FILE --ask --write --resources FOLDER]
// How many of 100 academic words a language, in a form as they stand in papers (evals/thesaurus), have an entry, and of how many a
// reader found a usable synonym among the first five (evals/thesaurus/verdicts). A verdict counts while the same five stand first.
// --show prints what is not found and what is not usable; --list writes every word with what is shown, to read; --ask puts a line
// for every word that has no verdict into the readers' sheets; --write puts the table into docs/quality/words.md. Ends with 1
// below a bar.
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeWordFiles } from '../services/resources/word-files.ts'
import type { TextLanguage } from '../tools/text-languages.gen.ts'
import { makeThesaurus } from '../tools/thesaurus/run.ts'
import {
  firstShown,
  missedBars,
  optionalVerdict,
  parseAskedWords,
  parseVerdicts,
  readingList,
  tallyLookUps,
  verdictSheet,
  type LookedUp,
} from './words/looked-up.ts'
import { languagesOf, markdownTable, percentOf, writeTable } from './words/quality-document.ts'

const { values } = parseArgs({
  options: {
    lang: { type: 'string', multiple: true },
    show: { type: 'boolean', default: false },
    list: { type: 'string' },
    ask: { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
    resources: { type: 'string' },
  },
})

const filesOf = makeWordFiles(values.resources)
const spellers = makeSpellers()
const { run } = makeThesaurus({
  filesOf,
  // Words spelled like one that is not found take long, and nobody reads them here.
  spellerOf: async (dictionary) => ({ ...(await spellers.get(dictionary)), suggest: () => [] }),
})

async function lookUpAll(language: TextLanguage): Promise<readonly LookedUp[]> {
  const name = `thesaurus/${language}.tsv`
  const words: LookedUp[] = []
  for (const word of parseAskedWords(readFileSync(new URL(name, import.meta.url), 'utf8'), name))
    words.push({ ...word, shown: firstShown(word, await run({ word: word.form, language })) })
  return words
}

const verdictFile = (language: TextLanguage): URL => new URL(`thesaurus/verdicts/${language}.tsv`, import.meta.url)

function verdictsOf(language: TextLanguage) {
  const file = verdictFile(language)
  return existsSync(file) ? parseVerdicts(readFileSync(file, 'utf8'), `thesaurus/verdicts/${language}.tsv`) : []
}

const rows: (readonly string[])[] = []
const list: string[] = []
const withThesaurus: TextLanguage[] = []
console.log('lang  found             usable            without a verdict')
for (const language of languagesOf(values.lang)) {
  const words = await lookUpAll(language)
  const verdicts = verdictsOf(language)
  const tally = tallyLookUps(words, verdicts)
  const missed = missedBars(tally)
  if ((await filesOf(language)).thesaurus) withThesaurus.push(language)
  if (missed.length > 0) process.exitCode = 1
  const shares = [
    `${percentOf(tally.found, tally.words).padStart(7)} of ${tally.words}`,
    `${percentOf(tally.usable, tally.judged).padStart(7)} of ${tally.judged}`,
  ]
  console.log(
    `${language.padEnd(4)}  ${shares.map((share) => share.padEnd(16)).join('  ')}  ${String(tally.found - tally.judged).padEnd(17)}  ${missed.join(', ')}`,
  )
  if (values.show)
    for (const line of readingList(words.filter((word) => word.shown === null || optionalVerdict(word, verdicts)?.isUsable === false)))
      console.log(`      ${line}`)
  list.push(`# ${language}`, ...readingList(words), '')
  if (values.ask) {
    mkdirSync(new URL('.', verdictFile(language)), { recursive: true })
    writeFileSync(verdictFile(language), verdictSheet(words, verdicts))
  }
  rows.push([
    language,
    percentOf(tally.found, tally.words),
    String(tally.words),
    percentOf(tally.usable, tally.judged),
    String(tally.judged),
  ])
}
console.log(process.exitCode ? 'NOT within the bars' : 'within the bars')
if (values.list !== undefined) writeFileSync(values.list, `${list.join('\n')}\n`)
if (values.write)
  writeTable('thesaurus', 'npm run eval:thesaurus', {
    table: markdownTable(['language', 'found', 'words', 'usable', 'judged'], rows),
    said: `Open thesauri were installed for ${withThesaurus.join(', ') || 'no language'}.`,
  })
