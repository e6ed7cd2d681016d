import { Command, InvalidArgumentError } from 'commander'
import { usageByDay, type UsageOfDay } from '#services/quota/usage-by-day.ts'
import { tableLines, type Column } from './table-lines.ts'

const daysAtMost = 400

/** `tinta admin usage`: how much the metered tools were used. */
export const adminUsageCommand = (): Command =>
  new Command('usage')
    .description('Runs, characters, accounts and visitors by day (UTC) and tool. No texts, no addresses.')
    .option('--days <days>', 'how many days, today included', wholeDays, 30)
    .option('--json', 'write JSON, for programs')
    .action(async ({ days, json }: { readonly days: number; readonly json?: true }) => {
      // Loaded late: the database's client is for these commands alone.
      const { withDatabase } = await import('./open-database.ts')
      const rows = await withDatabase(({ db }) => usageByDay(db.pool, days))
      process.stdout.write(json ? `${JSON.stringify(rows, null, 2)}\n` : tableLines(rows, columns))
    })

const columns: readonly Column<UsageOfDay>[] = [
  { heading: 'day', of: ({ day }) => day },
  { heading: 'tool', of: ({ tool }) => tool },
  { heading: 'runs', of: ({ runs }) => runs },
  { heading: 'characters', of: ({ characters }) => characters },
  { heading: 'accounts', of: ({ accounts }) => accounts },
  { heading: 'visitors', of: ({ visitors }) => visitors },
]

function wholeDays(text: string): number {
  const days = Number(text)
  if (!/^\d{1,3}$/.test(text) || days < 1 || days > daysAtMost)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${daysAtMost}.`)
  return days
}
