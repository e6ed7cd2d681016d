// npm run eval:doctor -- [--language hu] [--all]
// Papers in ten languages with faults planted in their references: found, missed, false alarms; `--all` prints what was found as well.
// A finding is the planted one where kind and words agree. Ends with 1 when one in ten is missed or there are more than half as many
// false alarms as papers.
import { parseArgs } from 'node:util'
import { runDoctor } from '../tools/cite/run-doctor.ts'
import type { DoctorFinding } from '../tools/cite/doctor-contract.ts'
import { textLanguageCodes } from '../tools/text-languages.gen.ts'
import { papers, type Paper } from './doctor-papers.ts'

const { values } = parseArgs({ options: { language: { type: 'string', multiple: true }, all: { type: 'boolean', default: false } } })

const nameOf = (finding: DoctorFinding): string => (finding.kind === 'apa' ? `apa:${finding.fault}` : finding.kind)

function isPlanted(fault: string, finding: DoctorFinding, text: string): boolean {
  const [kind = '', ...rest] = fault.split(' ')
  const words = rest.join(' ').trim()
  const { start, end } = finding.span
  // What is to be put in stands behind the words.
  const said = text.slice(start === end ? Math.max(0, start - words.length) : start, end).trim()
  return kind === nameOf(finding) && (said.includes(words) || (said !== '' && words.includes(said)))
}

type Outcome = { readonly found: number; readonly missed: readonly string[]; readonly alarms: readonly string[] }

function outcomeOf({ language, text, faults }: Paper): Outcome {
  const known = textLanguageCodes.find((code) => code === language)
  if (!known) throw new Error(`There is no language ${language}.`)
  const report = runDoctor({ text, language: known })
  const left = [...report.findings]
  const missed: string[] = []
  for (const fault of faults) {
    const at = left.findIndex((finding) => isPlanted(fault, finding, text))
    if (at < 0) missed.push(fault)
    else if (values.all) console.log(`  found  ${lineOf(left[at], text)}`)
    if (at >= 0) left.splice(at, 1)
  }
  return { found: faults.length - missed.length, missed, alarms: left.map((finding) => lineOf(finding, text)) }
}

function lineOf(finding: DoctorFinding | undefined, text: string): string {
  if (!finding) return ''
  const { span, replacement } = finding
  const said = text.slice(span.start, span.end).replace(/\s+/g, ' ').slice(0, 90)
  return `${nameOf(finding)}  "${said}"${replacement === null ? '' : ` -> "${replacement}"`}`
}

let [found, planted, alarms] = [0, 0, 0]
const chosen = papers.filter(({ language }) => values.language?.includes(language) ?? true)
for (const paper of chosen) {
  const outcome = outcomeOf(paper)
  found += outcome.found
  planted += paper.faults.length
  alarms += outcome.alarms.length
  console.log(`${paper.language}: ${outcome.found} of ${paper.faults.length} found, ${outcome.alarms.length} false`)
  for (const one of outcome.missed) console.log(`  missed  ${one}`)
  for (const one of outcome.alarms) console.log(`  false  ${one}`)
}
console.log(`\n${found} of ${planted} found, ${planted - found} missed, ${alarms} false alarms in ${chosen.length} papers`)
process.exitCode = found < planted * 0.9 || alarms * 2 > chosen.length ? 1 : 0
