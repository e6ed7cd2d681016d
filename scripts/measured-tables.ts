import { globSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { makeReport } from '../evals/report/make-report.ts'
import type { Registry } from './generate-registries.ts'

const folder = path.resolve(import.meta.dirname, '../docs/quality')

/** What the documents of docs/quality say of the engines, for the quality page: never written by hand. */
export function measuredTables(): Registry {
  const documents = globSync('*.md', { cwd: folder })
    .toSorted()
    .map((name) => ({ name, text: readFileSync(path.join(folder, name), 'utf8') }))
  const tables = makeReport(documents).map((table) => `  ${JSON.stringify(table)},\n`)
  const content = `// Made by \`npm run generate\` from docs/quality. Do not edit.
import type { QualityTable } from '#tools/quality/contract.ts'

/** Every table of figures of the engines. */
export const measuredTables: readonly QualityTable[] = [\n${tables.join('')}]\n`
  return { file: 'services/quality/measured.gen.ts', content }
}
