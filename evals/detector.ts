// npm run eval:detector -- [--data FOLDER] [--protocol NAME] [--check-card] [--write]
// How often the detector is wrong, on texts whose kind of writing, writers or generators it had not seen. Protocols:
// leave-one-group-out, leave-genre-out, leave-generator-out, in-domain, bands, joined, attacks, invariance, languages, baselines; all without one.
// --check-card measures the committed model anew and compares; --write puts the tables into docs/quality/detector.md. The data are no part of the project. Ends with 1 below a bar.
import { readFileSync, writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { ownLesson } from './detector/fit.ts'
import { checkCards } from './detector/check-card.ts'
import { protocols } from './detector/report.ts'
import { shippedModel } from './detector/protocols.ts'
import type { Trial } from './detector/protocols.ts'
import { dataFolder, readRows } from './detector/rows.ts'
import { samplesOf } from './detector/samples.ts'
import { makeSchool } from './detector/unseen.ts'

const { values } = parseArgs({
  options: {
    data: { type: 'string', default: dataFolder },
    protocol: { type: 'string', multiple: true },
    'check-card': { type: 'boolean', default: false },
    write: { type: 'boolean', default: false },
  },
})

const names = values.protocol ?? (values['check-card'] && !values.write ? [] : Object.keys(protocols))
const rows = readRows(values.data)
const school = makeSchool(samplesOf(rows, 'en'), ownLesson)
const trial: Trial = { rows, school, language: 'en', model: shippedModel(school, 'en') }

const said: string[] = []
for (const name of names) {
  const protocol = protocols[name]
  if (!protocol) throw new Error(`There is no protocol "${name}". There are: ${Object.keys(protocols).join(', ')}.`)
  const lines = ['', `## ${name}`, '', ...protocol(trial)]
  console.log(lines.join('\n'))
  if (lines.some((line) => line.startsWith('MISSED'))) process.exitCode = 1
  // Bars stand as a list in the document; the line under a heading tells the quality page what the table is.
  const [gap = '', heading = '', ...rest] = lines.map((line) => line.replace(/^(met|MISSED) +/, '- $1: '))
  const command = `npm run eval:detector -- --data FOLDER --protocol ${name}`
  said.push(gap, heading, '', `<!-- figures: ${name}; measured: ${new Date().toISOString().slice(0, 10)}; with: ${command} -->`, ...rest)
}
if (values.write) {
  const file = new URL('../docs/quality/detector.md', import.meta.url)
  const [text = ''] = readFileSync(file, 'utf8').split(/(?<=<!-- what follows is written by npm run eval:detector -- --write -->\n)/)
  writeFileSync(file, `${text}${said.join('\n')}\n`)
}
if (values['check-card'] && !checkCards(trial)) process.exitCode = 1
