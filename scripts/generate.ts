// Writes what is generated; with --check writes nothing and fails when something is stale. With --rows only the packed rows are
// written: they are not kept in the repository, and scripts/bootstrap.mjs asks for them before whatever needs them.
import { readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'
import { envExample } from './env-example.ts'
import { registries, rowRegistry } from './generate-registries.ts'
import { measuredTables } from './measured-tables.ts'

const root = path.resolve(import.meta.dirname, '..')
const isCheck = process.argv.includes('--check')

type Generated = { readonly file: string; readonly content: string }

/** Writes or, with --check, only names those that are not as they should be. */
function settle(wanted: readonly Generated[]): readonly string[] {
  const stale = wanted.filter(({ file, content }) => content !== optionalContent(file))
  for (const { file, content } of isCheck ? [] : stale) writeFileSync(path.join(root, file), content)
  return stale.map(({ file }) => file)
}

/** The examples are made by the engine, which imports the registries: so these are written before it is loaded. */
async function settleAll(): Promise<readonly string[]> {
  const first = settle([...(await registries()), { file: '.env.example', content: envExample() }, measuredTables()])
  const { modeExamples } = await import('./mode-examples.ts')
  return [...first, ...settle([modeExamples()])]
}

const stale = process.argv.includes('--rows') ? settle([await rowRegistry()]) : await settleAll()
if (stale.length === 0) process.stdout.write('Everything generated is up to date.\n')
else process.stdout.write(`${isCheck ? 'Stale, run "npm run generate"' : 'Written'}: ${stale.join(', ')}\n`)
if (isCheck && stale.length > 0) process.exitCode = 1

function optionalContent(file: string): string | null {
  try {
    return readFileSync(path.join(root, file), 'utf8')
  } catch {
    return null
  }
}
