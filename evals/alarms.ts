// node evals/alarms.ts FILE --lang en [--rule en/confusions] [--per 8] [--count 200] [--skip 0] [--picky]
// What the proofreader finds in running text: findings per 1,000 words, then by rule the places with their surroundings. FILE holds
// one {"text"} a line, or plain text with empty lines between. On right text every line shown is a false alarm; read them all.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Finding } from '../tools/proofread/contract.ts'
import { makeSpellers } from '../services/resources/spellers.ts'
import { makeProofread } from '../tools/proofread/run.ts'
import { textLanguageCodes } from '../tools/text-languages.gen.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    lang: { type: 'string', default: 'en' },
    rule: { type: 'string', default: '' },
    per: { type: 'string', default: '8' },
    count: { type: 'string', default: '200' },
    skip: { type: 'string', default: '0' },
    picky: { type: 'boolean', default: false },
  },
})

const language = textLanguageCodes.find((code) => code === values.lang)
const [file] = positionals
if (!file || !language) throw new Error('Say which file: node evals/alarms.ts FILE --lang en')

const from = Number(values.skip)
const texts = textsOf(readFileSync(file, 'utf8')).slice(from, from + Number(values.count))
const proofreading = makeProofread({ spellerOf: makeSpellers().get })
const found = new Map<string, string[]>()
let words = 0
for (const text of texts) {
  words += text.match(/\p{L}+/gu)?.length ?? 0
  const { findings } = await proofreading.run({ text, language, picky: values.picky, own: [], off: [] })
  for (const finding of findings) if (finding.rule.startsWith(values.rule)) note(text, finding)
}

const all = [...found.values()].reduce((sum, { length }) => sum + length, 0)
console.log(`${texts.length} texts, ${words} words, ${all} findings, ${((1000 * all) / words).toFixed(2)} per 1,000 words`)
for (const [rule, places] of [...found].toSorted(([, a], [, b]) => b.length - a.length)) {
  console.log(`\n${places.length}x ${rule}`)
  for (const place of places.slice(0, Number(values.per))) console.log(`  ${place}`)
}

function textsOf(content: string): readonly string[] {
  const isRows = content.trimStart().startsWith('{')
  const parts = content.split(isRows ? '\n' : /\n\s*\n/).filter((part) => part.trim() !== '')
  return isRows ? parts.map((row): string => JSON.parse(row).text) : parts
}

function note(text: string, { span: { start, end }, rule, suggestions }: Finding): void {
  const around = `${text.slice(Math.max(0, start - 45), start)}[${text.slice(start, end)}]${text.slice(end, end + 35)}`
  found.set(rule, [...(found.get(rule) ?? []), `${around.replace(/\s+/g, ' ')}  -> ${suggestions.slice(0, 2).join(' | ')}`])
}
