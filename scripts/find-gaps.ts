import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { readDocument } from '#engines/paraphrase/document.ts'
import { englishRows } from '#engines/paraphrase/lexicon/en.gen.ts'
import { indexRows } from '#engines/paraphrase/pattern.ts'
import { modes } from '#engines/paraphrase/rewrite.ts'
import { findSlots } from '#engines/paraphrase/slots.ts'
import { isContent } from '#engines/paraphrase/stem.ts'

// For writers of rows: the words of texts that no row changes in a mode, the most frequent first, each with a place.
// node scripts/find-gaps.ts [--mode synonyms] [--count 100] FILE.jsonl ...   (a text a line, in the field "text")
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { mode: { type: 'string', default: 'synonyms' }, count: { type: 'string', default: '100' } },
})
const mode = modes.find((one) => one === values.mode)
if (!mode || positionals.length === 0) {
  console.error(`Usage: node scripts/find-gaps.ts [--mode ${modes.join('|')}] [--count 100] FILE.jsonl ...`)
  process.exit(2)
}
const index = indexRows(englishRows)
const gaps = new Map<string, { times: number; place: string }>()
let [sentences, slots, untouched] = [0, 0, 0]
for (const file of positionals) {
  for (const line of readFileSync(file, 'utf8').split('\n').filter(Boolean)) {
    const { text }: { text: string } = JSON.parse(line)
    const document = readDocument(text)
    for (const { tokens, isFixed } of document.paragraphs.flatMap((paragraph) => paragraph.sentences)) {
      if (isFixed) continue
      const found = findSlots(tokens, {
        index,
        mode,
        strength: 'aggressive',
        documentTerms: document.documentTerms,
        isLetter: document.isLetter,
      })
      sentences++
      slots += found.length
      if (found.length === 0) untouched++
      tokens.forEach((token, i) => {
        if (token.isLocked || !isContent(token) || found.some(({ start, end }) => i >= start && i < end)) return
        const key = `${token.lemma} (${token.tag.toLowerCase()})`
        const gap = gaps.get(key) ?? {
          times: 0,
          place: tokens
            .slice(Math.max(0, i - 4), i + 5)
            .map(({ text: word }) => word)
            .join(' '),
        }
        gaps.set(key, { ...gap, times: gap.times + 1 })
      })
    }
  }
}
console.log(
  `${mode}: ${sentences} sentences, ${(slots / sentences).toFixed(2)} places to change in each, ${untouched} sentences without any\n`,
)
const ranked = Array.from(gaps).toSorted((a, b) => b[1].times - a[1].times)
for (const [word, { times, place }] of ranked.slice(0, Number(values.count)))
  console.log(`${String(times).padStart(4)}  ${word.padEnd(24)} ${place}`)
