// Writes what is generated; with --check writes nothing and fails when something is stale.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { envExample } from './env-example.ts'
import { registries } from './generate-registries.ts'
import { modeExamples } from './mode-examples.ts'

const root = path.resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

const wanted = [...(await registries()), { file: '.env.example', content: envExample() }, modeExamples()]
const stale = wanted.filter(({ file, content }) => content !== optionalContent(file))

for (const { file, content } of isCheck ? [] : stale) writeFileSync(path.join(root, file), content)
if (stale.length === 0) process.stdout.write('Everything generated is up to date.\n')
else process.stdout.write(`${isCheck ? 'Stale, run "npm run generate"' : 'Written'}: ${stale.map(({ file }) => file).join(', ')}\n`)
if (isCheck && stale.length > 0) process.exitCode = 1

function optionalContent(file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return null
  }
}
