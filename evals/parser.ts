// npm run eval:parser
// Measures the English parser on the texts of the treebank that it has not learned from: arcs that have the right head, those that have the
// right name as well, by kind, and how often an arc is right that the parser is sure of.
import { treeOf } from '../engines/languages/en/parse/english.ts'
import { relations } from '../engines/languages/en/parse/tree.ts'
import { loadTreebank, splitTreebank } from './treebank/load.ts'

type Count = { right: number; gold: number; said: number }

const bounds = [0, 0.4, 0.7, 0.85, 0.93, 0.97, 0.99]
const { held } = splitTreebank(loadTreebank('texts'))

const kinds = new Map<string, Count>(relations.map((relation) => [relation, { right: 0, gold: 0, said: 0 }]))
const sure = bounds.map(() => ({ right: 0, said: 0 }))
let [words, heads, named] = [0, 0, 0]
const [first] = held
if (first) treeOf([...first.tokens])
const start = process.cpuUsage()
const trees = held.map(({ tokens }) => treeOf(tokens))
const { user } = process.cpuUsage(start)
held.forEach(({ tokens, tree }, at) => {
  tokens.forEach((token, i) => {
    const made = trees[at]
    if (!made || token.tag === 'PUNCT') return
    const hasHead = made.heads[i] === tree.heads[i]
    const isRight = hasHead && made.relations[i] === tree.relations[i]
    words++
    if (hasHead) heads++
    if (isRight) named++
    const [gold, said] = [kinds.get(tree.relations[i] ?? ''), kinds.get(made.relations[i] ?? '')]
    if (gold) gold.gold++
    if (said) said.said++
    if (gold && isRight) gold.right++
    const bin = sure[bounds.findLastIndex((bound) => (made.certainty[i] ?? 0) >= bound)]
    if (bin) bin.said++
    if (bin && isRight) bin.right++
  })
})

const percent = (part: number, of: number): string => (of === 0 ? '-' : ((part / of) * 100).toFixed(1)).padStart(6)
console.log(`measured on ${held.length} sentences, ${words} words`)
console.log(
  `right head ${percent(heads, words)} %, right head and name ${percent(named, words)} %; ${(user / 1000 / held.length).toFixed(2)} ms of CPU a sentence`,
)
console.log('\nkind           found   right   in the treebank')
for (const [kind, { right, gold, said }] of kinds)
  console.log(`${kind.padEnd(13)} ${percent(right, gold)}  ${percent(right, said)}   ${gold}`)
console.log('\ncertainty from   right   share of all')
sure.forEach(({ right, said }, i) => console.log(`${String(bounds[i]).padEnd(14)} ${percent(right, said)} ${percent(said, words)}`))
