// node scripts/count-words.ts FILE [--most 2500] [--least 3]
// Makes engines/languages/<code>/frequent-words.ts: the forms of words that are usual in a language, most usual first. FILE holds one
// {"lang", "text"} a line. Only words that the dictionary knows are taken, in lower case, of three letters or more.
import { writeFileSync, readFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { makeSpellers } from '../services/resources/spellers.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { most: { type: 'string', default: '2500' }, least: { type: 'string', default: '3' } },
})
const [file] = positionals
if (!file) throw new Error('Say which file: node scripts/count-words.ts FILE')

type Row = { readonly lang: string; readonly text: string }
const rows: readonly Row[] = readFileSync(file, 'utf8')
  .trim()
  .split('\n')
  .map((line) => JSON.parse(line))

for (const { code, tag, dialects } of Object.values(writtenLanguages)) {
  const { isKnown } = await makeSpellers(1).get(dialects[0].dictionary)
  const counts = new Map<string, number>()
  for (const { lang, text } of rows) {
    if (lang !== code) continue
    for (const word of text.match(/[\p{L}\p{M}]{3,}/gu) ?? []) {
      // A capital may be a name's; German nouns have one always.
      const lower = code === 'de' && /^\p{Lu}\p{Ll}/u.test(word) && !isKnown(word.toLowerCase()) ? word : word.toLocaleLowerCase(tag)
      counts.set(lower, (counts.get(lower) ?? 0) + 1)
    }
  }
  const usual = [...counts].filter(([word, count]) => count >= Number(values.least) && isKnown(word)).toSorted(([, a], [, b]) => b - a)
  write(
    code,
    usual.slice(0, Number(values.most)).map(([word]) => word),
  )
}

function write(code: string, words: readonly string[]): void {
  const lines: string[] = []
  for (const word of words) {
    const last = lines.at(-1)
    if (last !== undefined && last.length + word.length < 140) lines[lines.length - 1] = `${last} ${word}`
    else lines.push(word)
  }
  const doc =
    '/** Usual forms of words, most usual first: counted by scripts/count-words.ts in texts whose licences docs/quality/proofreader.md names. */'
  const body = `import { words } from '../words.ts'\n\n${doc}\nexport const frequentWords = words(\`${lines.join('\n  ')}\`)\n`
  writeFileSync(new URL(`../engines/languages/${code}/frequent-words.ts`, import.meta.url), body)
  console.log(code, words.length)
}
