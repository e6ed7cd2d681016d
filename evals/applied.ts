// node evals/applied.ts FILE [--table verbs-c,nouns-a-h] [--per 8] [--structures]: what each row does in running text.
// FILE holds plain text or JSON lines with a `text`. For every row that fires it prints how often, and places where it does, each
// with only that change made: [from => to]. The one way to learn whether a guard is right is to read where it lets the row through.
import { readFileSync } from 'node:fs'
import path from 'node:path'
import { parseArgs } from 'node:util'
import { pathToFileURL } from 'node:url'
import { readDocument } from '../engines/paraphrase/document.ts'
import { merges } from '../engines/paraphrase/merge.ts'
import { indexRows } from '../engines/paraphrase/pattern.ts'
import type { RowIndex } from '../engines/paraphrase/pattern.ts'
import { modes } from '../engines/paraphrase/rewrite.ts'
import type { RowTable } from '../engines/paraphrase/row.ts'
import { findSlots } from '../engines/paraphrase/slots.ts'
import { englishStructures } from '../engines/paraphrase/structures/en.gen.ts'
import type { Token } from '../engines/languages/en/grammar/token.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    table: { type: 'string', default: '' },
    per: { type: 'string', default: '8' },
    structures: { type: 'boolean', default: false },
  },
})

type Fired = { times: number; readonly places: string[]; readonly kinds: Set<string> }

async function main(): Promise<void> {
  const texts = readTexts(positionals[0] ?? '')
  const fired = values.structures ? structuresIn(texts) : rowsIn(texts, indexRows(await readTables(values.table.split(','))))
  const listed = [...fired].toSorted(([a], [b]) => a.localeCompare(b))
  for (const [id, { times, places }] of listed) console.log(`\n# ${id} (${times})\n${places.join('\n')}`)
}

function readTexts(file: string): readonly string[] {
  const raw = readFileSync(file, 'utf8')
  if (!raw.startsWith('{')) return [raw]
  return raw
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line).text)
}

async function readTables(names: readonly string[]): Promise<readonly RowTable[]> {
  const folder = path.resolve(import.meta.dirname, '../engines/paraphrase/lexicon/en')
  return Promise.all(
    names.map(async (name) => {
      const module: { default: RowTable } = await import(pathToFileURL(path.join(folder, `${name}.ts`)).href)
      return module.default
    }),
  )
}

/** More places of a row that fires often, each of another kind when there is one. */
function note(fired: Map<string, Fired>, id: string, { kind, place }: { readonly kind: string; readonly place: string }): void {
  const entry: Fired = fired.get(id) ?? { times: 0, places: [], kinds: new Set() }
  fired.set(id, entry)
  entry.times++
  if (entry.kinds.has(kind) || entry.places.length >= Number(values.per)) return
  entry.kinds.add(kind)
  entry.places.push(place)
}

function rowsIn(texts: readonly string[], index: RowIndex): Map<string, Fired> {
  const fired = new Map<string, Fired>()
  for (const text of texts) {
    const document = readDocument(text)
    for (const { tokens } of document.paragraphs.flatMap(({ sentences }) => sentences)) {
      const seen = new Set<string>()
      for (const mode of modes) {
        const context = {
          index,
          mode,
          strength: 'aggressive',
          documentTerms: document.documentTerms,
          isLetter: document.isLetter,
          isChat: false,
          register: 'middle',
        } as const
        for (const { start, end, choices } of findSlots(tokens, context)) {
          for (const { compiled, wording } of choices) {
            const id = `${compiled.id} => ${wording.target || '(nothing)'}`
            if (seen.has(`${id} ${start}`)) continue
            seen.add(`${id} ${start}`)
            note(fired, id, { kind: kindOf(tokens, start, end), place: placeOf(tokens, [start, end], wording.tokens) })
          }
        }
      }
    }
  }
  return fired
}

const wordAt = (tokens: readonly Token[], at: number): string => tokens[at]?.lower ?? '.'
const kindOf = (tokens: readonly Token[], start: number, end: number): string =>
  `${wordAt(tokens, start - 1)} ${wordAt(tokens, end)} ${wordAt(tokens, end + 1)}`

const join = (tokens: readonly Token[]): string =>
  tokens
    .map(({ text, space }) => space + text)
    .join('')
    .trim()

function placeOf(tokens: readonly Token[], [start, end]: readonly [number, number], wording: readonly Token[]): string {
  const before = join(tokens.slice(Math.max(0, start - 12), start))
  const after = join(tokens.slice(end, end + 12))
  return `  ${before} [${join(tokens.slice(start, end))} => ${join(wording)}] ${after}`.replaceAll('\n', ' ')
}

function structuresIn(texts: readonly string[]): Map<string, Fired> {
  const fired = new Map<string, Fired>()
  for (const text of texts) {
    for (const { sentences } of readDocument(text).paragraphs) {
      sentences.forEach(({ tokens, isFixed }, i) => {
        if (isFixed) return
        for (const { key, apply } of englishStructures) {
          const outputs = apply(tokens)
          if (outputs)
            note(fired, key, { kind: wordAt(tokens, 0) + tokens.length, place: `  - ${join(tokens)}\n  + ${outputs.map(join).join(' ')}` })
        }
        const next = sentences[i + 1]
        if (!next || next.isFixed) return
        for (const { key, apply } of merges) {
          const joined = apply(tokens, next.tokens)
          if (joined)
            note(fired, `merge ${key}`, {
              kind: wordAt(tokens, 0) + tokens.length,
              place: `  - ${join(tokens)} ${join(next.tokens)}\n  + ${join(joined)}`,
            })
        }
      })
    }
  }
  return fired
}

await main()
