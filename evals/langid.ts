// npm run eval:langid [-- --show]
// How often the language of a sentence, and of five words, is told right. The snippets (evals/texts/langid.jsonl) were written
// by somebody who did not write the detection; whoever tunes it does not change them. Ends with 1 below a bar.
import { readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { detectLanguage } from '../services/resources/detect-language.ts'
import { textLanguageCodes } from '../tools/text-languages.gen.ts'

const { values } = parseArgs({ options: { show: { type: 'boolean', default: false } } })

type Kind = 'sentence' | 'five-words'
type Snippet = { readonly id: string; readonly language: string; readonly kind: Kind; readonly text: string }
type Judged = Snippet & { readonly found: string | null }

const bars: Readonly<Record<Kind, number>> = { sentence: 0.998, 'five-words': 0.96 }

const snippets: readonly Snippet[] = readFileSync(new URL('./texts/langid.jsonl', import.meta.url), 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

const judged: Judged[] = []
for (const snippet of snippets) judged.push({ ...snippet, found: (await detectLanguage(snippet.text)).code })

const isRight = ({ language, found }: Judged): boolean => language === found
const rightOf = (items: readonly Judged[]): string => `${items.filter(isRight).length}/${items.length}`

console.log('lang  sentences  five words  taken for')
for (const language of textLanguageCodes) {
  const own = judged.filter((one) => one.language === language)
  const wrong = Map.groupBy(
    own.filter((one) => !isRight(one)),
    ({ found }) => found ?? 'none',
  )
  const [sentences = '', words = ''] = (['sentence', 'five-words'] as const).map((kind) => rightOf(own.filter((one) => one.kind === kind)))
  const takenFor = [...wrong].map(([code, items]) => `${code} ${items.length}`).join(', ')
  console.log(`${language.padEnd(4)}  ${sentences.padStart(9)}  ${words.padStart(10)}  ${takenFor}`)
}

for (const [kind, bar] of Object.entries(bars)) {
  const items = judged.filter((one) => one.kind === kind)
  const share = items.filter(isRight).length / items.length
  console.log(`${kind.padEnd(10)} ${(100 * share).toFixed(1)} %   bar: ${100 * bar} %`)
  if (share < bar) process.exitCode = 1
}
console.log(process.exitCode ? 'NOT within the bars' : 'within the bars')
if (values.show) for (const one of judged) if (!isRight(one)) console.log(`${one.id}  ${one.found ?? 'none'}  ${one.text}`)
