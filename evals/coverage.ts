// node evals/coverage.ts FILE [--count 200] [--mode synonyms]: the words of a text that no row touches, most frequent first.
// FILE holds plain text or JSON lines with a `text`. Shows a row's author where the lexicon is thin: for a verb its frames and
// objects, for an adjective the nouns it describes, for the rest some places where it stands.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDocument } from '../engines/paraphrase/document.ts'
import { englishRows } from '../engines/paraphrase/english-rows.ts'
import { describedHead, frameOf, objectHead } from '../engines/paraphrase/place.ts'
import { modes } from '../engines/paraphrase/rewrite.ts'
import { findSlots } from '../engines/paraphrase/slots.ts'
import { isContent } from '../engines/paraphrase/stem.ts'
import type { Token } from '../engines/languages/en/grammar/token.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    count: { type: 'string', default: '200' },
    tag: { type: 'string', default: '' },
    mode: { type: 'string', default: 'synonyms' },
  },
})
const mode = modes.find((name) => name === values.mode) ?? 'synonyms'
const index = englishRows

type Missing = { times: number; readonly contexts: Map<string, number>; readonly examples: string[] }
const missing = new Map<string, Missing>()
let content = 0
let covered = 0

for (const text of readTexts(positionals[0] ?? '')) {
  const document = readDocument(text)
  for (const { tokens } of document.paragraphs.flatMap(({ sentences }) => sentences)) {
    const slots = findSlots(tokens, {
      index,
      mode,
      strength: 'aggressive',
      documentTerms: document.documentTerms,
      isLetter: false,
      isChat: false,
      register: 'middle',
    })
    tokens.forEach((token, i) => {
      if (!isContent(token) || token.isLocked) return
      content++
      if (slots.some(({ start, end }) => i >= start && i < end)) covered++
      else add(token, tokens, i)
    })
  }
}

function readTexts(file: string): readonly string[] {
  const raw = readFileSync(file, 'utf8')
  if (!raw.startsWith('{')) return [raw]
  return raw
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).text)
}

function add(token: Token, tokens: readonly Token[], at: number): void {
  const key = `${token.tag} ${token.lemma}`
  const entry: Missing = missing.get(key) ?? { times: 0, contexts: new Map(), examples: [] }
  const context = contextOf(token, tokens, at)
  entry.times++
  if (context) entry.contexts.set(context, (entry.contexts.get(context) ?? 0) + 1)
  if (entry.examples.length < 3)
    entry.examples.push(
      tokens
        .slice(Math.max(0, at - 3), at + 4)
        .map(({ text }) => text)
        .join(' '),
    )
  missing.set(key, entry)
}

function contextOf({ tag }: Token, tokens: readonly Token[], at: number): string | null {
  const place = { tokens, start: at, end: at + 1, focus: at }
  if (tag === 'ADJ') return describedHead(place)?.lemma ?? null
  if (tag !== 'VERB') return null
  const frame: string = frameOf(place)
  return frame === 'np' || frame === 'passive'
    ? `${frame}:${objectHead(place)?.lemma ?? '?'}`
    : frame === 'adp'
      ? `adp:${tokens[at + 1]?.lower}`
      : frame
}

const mostOf = ({ contexts, examples }: Missing): string => {
  const most = [...contexts].sort((a, b) => b[1] - a[1]).slice(0, 14)
  return most.length > 0 ? most.map(([context, times]) => `${context} ${times}`).join(', ') : examples.join('  |  ')
}

console.log(`${content} content words, ${covered} with a wording in ${mode} (${((100 * covered) / content).toFixed(1)}%)\n`)
const listed = [...missing].filter(([key]) => key.startsWith(values.tag)).sort((a, b) => b[1].times - a[1].times)
for (const [key, entry] of listed.slice(0, Number(values.count)))
  console.log(`${String(entry.times).padStart(5)}  ${key.padEnd(24)} ${mostOf(entry)}`)
