import { existsSync } from 'node:fs'
import { Command, InvalidArgumentError } from 'commander'
import { Refusal } from './refusal.ts'
import { factLines } from './table-lines.ts'

/** `tinta admin retractions`: the list that works in libraries are compared with. */
export const adminRetractionsCommand = (): Command =>
  new Command('retractions')
    .description('Retracted and corrected works: load the list of Retraction Watch, show what is loaded.')
    .exitOverride()
    .addCommand(importCommand().exitOverride())
    .addCommand(showCommand().exitOverride())

const importCommand = (): Command =>
  new Command('import')
    .description('Load a list; it takes the place of the one before, and works in libraries are flagged by it.')
    .argument('<file>', 'the .csv of Retraction Watch, as Crossref publishes it')
    .option('--date <date>', 'day of the list as YYYY-MM-DD; by default that of its newest notice', day)
    .option('--json', 'write JSON, for programs')
    .action(async (file: string, { date, json }: { readonly date?: string; readonly json?: true }) => {
      if (!existsSync(file)) throw new Refusal(`There is no file ${file}.`)
      // Loaded late: the database's client is for these commands alone.
      const { loadRetractions } = await import('./load-retractions.ts')
      const { asOf, records, flagged } = await loadRetractions(file, date)
      process.stdout.write(
        json
          ? `${JSON.stringify({ asOf, records, flagged }, null, 2)}\n`
          : factLines([
              ['list of', asOf],
              ['records', String(records)],
              ['works flagged anew', String(flagged)],
            ]),
      )
    })

const showCommand = (): Command =>
  new Command('show')
    .description('Which list is loaded.')
    .option('--json', 'write JSON, for programs')
    .action(async ({ json }: { readonly json?: true }) => {
      const { loadedRetractions } = await import('./load-retractions.ts')
      const list = await loadedRetractions()
      if (json) process.stdout.write(`${JSON.stringify(list, null, 2)}\n`)
      else if (list)
        process.stdout.write(
          factLines([
            ['list of', list.asOf],
            ['records', String(list.records)],
          ]),
        )
      else process.stdout.write('No list is loaded. "tinta admin retractions import FILE.csv" loads one.\n')
    })

function day(text: string): string {
  const read = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d{2}-\d{2}$/.test(text) || Number.isNaN(read.getTime()) || !read.toISOString().startsWith(text))
    throw new InvalidArgumentError('It must be a day such as 2026-11-22.')
  return text
}
