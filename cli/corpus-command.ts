import { Command, InvalidArgumentError } from 'commander'
import type { Collection, CorpusStats } from '#services/corpus/corpus.ts'
import { importCommand } from './corpus-import-command.ts'
import { Refusal } from './refusal.ts'
import { factLines, plain, tableLines, type Column } from './table-lines.ts'
import { UsageError } from './usage-error.ts'
import type { CorpusDesk } from './with-corpus.ts'

// Loaded late: the database's client and the engine are for these commands alone.
const withCorpus = async <Result>(work: (desk: CorpusDesk) => Promise<Result>): Promise<Result> => {
  const { withCorpus: open } = await import('./with-corpus.ts')
  return open(work)
}
const operator = { accountId: null, isOperator: true } as const

type Json = { readonly json?: true }

/** `tinta corpus`: the documents that texts are compared with. */
export const corpusCommand = (): Command => {
  const corpus = new Command('corpus').description('Documents that texts are compared with, and the index over them.').exitOverride()
  for (const command of [
    importCommand(),
    listCommand(),
    statsCommand(),
    deleteCommand(),
    verifyCommand(),
    mergeCommand(),
    partitionCommand(),
  ])
    corpus.addCommand(command.exitOverride())
  return corpus
}

type Told = Pick<Collection, 'id' | 'name' | 'kind' | 'documents' | 'words'> & { readonly owner: string; readonly since: string }

const columns: readonly Column<Told>[] = [
  { heading: 'name', of: ({ name }) => plain(name) },
  { heading: 'kind', of: ({ kind }) => kind },
  { heading: 'of', of: ({ owner }) => plain(owner) },
  { heading: 'documents', of: ({ documents }) => documents },
  { heading: 'words', of: ({ words }) => words },
  { heading: 'since', of: ({ since }) => since.slice(0, 10) },
  { heading: 'id', of: ({ id }) => id },
]

const listCommand = (): Command =>
  new Command('list')
    .description('Collections: open ones, those of institutions, and those of accounts.')
    .option('--json', 'write JSON, for programs')
    .action(async ({ json }: Json) => {
      const told = await withCorpus(async (desk) => {
        const { ownersOf } = await import('./with-corpus.ts')
        const ownerOf = await ownersOf(desk)
        return (await desk.corpus.collections(operator)).map((collection): Told => {
          const { id, name, kind, documents, words, createdAt } = collection
          return { id, name, kind, owner: ownerOf(collection), documents, words, since: createdAt.toISOString() }
        })
      })
      process.stdout.write(json ? asJson(told) : tableLines(told, columns))
    })

const statsCommand = (): Command =>
  new Command('stats')
    .description('How many documents there are, what the index takes, and whether it is in order.')
    .option('--json', 'write JSON, for programs')
    .action(async ({ json }: Json) => {
      const stats = await withCorpus(({ corpus }) => corpus.stats(operator))
      process.stdout.write(json ? asJson(stats) : shown(stats))
    })

const megabytes = (bytes: number): string => `${(bytes / 2 ** 20).toFixed(1)} MB`

function shown({ documents, words, segments, postings, bytes, engineVersion, outdated, disk, piles }: CorpusStats): string {
  const perWord = words === 0 ? '' : ` (${(bytes / words).toFixed(2)} bytes a word)`
  const facts = factLines([
    ['documents', String(documents)],
    ['words', String(words)],
    ['segments', String(segments)],
    ['postings', String(postings)],
    ['packed', megabytes(bytes) + perWord],
    ...(disk
      ? [
          ['index on disk', megabytes(disk.index)] as const,
          ['texts on disk', megabytes(disk.texts)] as const,
          ['partitions', disk.partitions === 0 ? 'none' : String(disk.partitions)] as const,
        ]
      : []),
    ['engine', String(engineVersion)],
    ['waiting', outdated === 0 ? 'none' : `${outdated} texts wait for fingerprints of this engine`],
  ])
  const warnings = piles.map(
    ({ live, topTier }) => `Segments pile up: ${live} in a group, ${topTier} of them of its highest tier. Is a worker running?\n`,
  )
  return facts + warnings.join('')
}

type Deleting = { readonly yes?: true; readonly document?: readonly string[] }

const deleteCommand = (): Command =>
  new Command('delete')
    .description('Delete a collection, or some of its documents. Texts go at once, their postings within a month.')
    .argument('<collection>', 'its name or id')
    .option('--document <id...>', 'only these documents')
    .option('--yes', 'really: it cannot be brought back')
    .action(async (name: string, { yes, document }: Deleting) => {
      if (!yes && !document) throw new UsageError(`This deletes the collection ${name} with all its documents. Add --yes to do it.`)
      const line = await withCorpus(async ({ corpus }) => {
        const { id, name: known, documents } = await requireOne(await corpus.collections(operator), name)
        if (document) return `${plain(known)}: ${await corpus.remove(operator, id, document)} of ${document.length} deleted.\n`
        await corpus.removeCollection(operator, id)
        return `${plain(known)}: deleted, with ${documents} documents.\n`
      })
      process.stdout.write(line)
    })

/** At the machine a name may mean several; then the id decides. */
function requireOne(collections: readonly Collection[], nameOrId: string): Collection {
  const [one, ...others] = collections.filter(({ id, name }) => id === nameOrId || name === nameOrId)
  if (!one) throw new Refusal(`There is no collection ${nameOrId}. "tinta corpus list" shows them.`)
  if (others.length > 0)
    throw new Refusal(`${others.length + 1} collections have the name ${nameOrId}. Give the id instead, from "tinta corpus list".`)
  return one
}

const verifyCommand = (): Command =>
  new Command('verify').description('Compare the index with the documents; ends with 1 when something does not agree.').action(async () => {
    const [found, { documents, segments }] = await withCorpus(
      async ({ corpus }) => [await corpus.verify(), await corpus.stats(operator)] as const,
    )
    process.stdout.write(found.map((line) => `${line}\n`).join('') || `${documents} documents and ${segments} segments agree.\n`)
    if (found.length > 0) process.exitCode = 1
  })

const mergeCommand = (): Command =>
  new Command('merge')
    .description('Do at once what the worker does in time: merge segments, drop postings of deleted texts, renew old fingerprints.')
    .action(async () => {
      const [renewed, merges, purged] = await withCorpus(
        async ({ corpus }) => [await corpus.reindex(), await corpus.merge(undefined, { isQuiet: true }), await corpus.purge()] as const,
      )
      process.stdout.write(`${merges} merges, ${purged} segments purged, ${renewed} texts renewed.\n`)
    })

const partitionCommand = (): Command =>
  new Command('partition')
    .description('Lay the blocks of the index into partitions, once, for a large corpus (see docs/corpus-at-scale.md).')
    .argument('<count>', 'from 2 to 256', wholeCount)
    .action(async (count: number) => {
      const { partitionBlocks } = await import('#services/corpus/partition.ts')
      if (!(await withCorpus(({ opened }) => partitionBlocks(opened.db.pool, count))))
        throw new Refusal('The blocks are in partitions already.')
      process.stdout.write(`The blocks are in ${count} partitions.\n`)
    })

function wholeCount(text: string): number {
  const count = Number(text)
  if (!/^\d{1,3}$/.test(text) || count < 2 || count > 256) throw new InvalidArgumentError('It must be a whole number from 2 to 256.')
  return count
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
