import { Command } from 'commander'
import type { Institution, InstitutionWish } from '#services/corpus/institutions.ts'
import { Refusal } from './refusal.ts'
import { factLines, plain, tableLines, type Column } from './table-lines.ts'
import { UsageError } from './usage-error.ts'
import type { CorpusDesk } from './with-corpus.ts'

// Loaded late: the database's client is for these commands alone.
const withCorpus = async <Result>(work: (desk: CorpusDesk) => Promise<Result>): Promise<Result> => {
  const { withCorpus: open } = await import('./with-corpus.ts')
  return open(work)
}

type Json = { readonly json?: true }

/** `tinta admin institution`: schools whose members share documents. */
export const adminInstitutionCommand = (): Command => {
  const institution = new Command('institution')
    .description('Institutions: make, show, change, their members and librarians.')
    .exitOverride()
  for (const command of [listCommand(), showCommand(), addCommand(), setCommand(), deleteCommand(), memberCommand(), leaveCommand()])
    institution.addCommand(command.exitOverride())
  return institution
}

const columns: readonly Column<Institution>[] = [
  { heading: 'name', of: ({ name }) => plain(name) },
  { heading: 'domain', of: ({ emailDomain }) => emailDomain ?? '-' },
  { heading: 'documents', of: ({ documents }) => documents },
  { heading: 'members', of: ({ members }) => members },
  { heading: 'matches', of: ({ showsMatches }) => (showsMatches ? 'told to others' : 'kept to itself') },
]

const listCommand = (): Command =>
  new Command('list')
    .description('All institutions.')
    .option('--json', 'write JSON, for programs')
    .action(async ({ json }: Json) => {
      const found = await withCorpus(({ institutions }) => institutions.list())
      process.stdout.write(json ? asJson(found) : tableLines(found, columns))
    })

const showCommand = (): Command =>
  new Command('show')
    .description('One institution, with the accounts that were put into it.')
    .argument('<name>')
    .option('--json', 'write JSON, for programs')
    .action(async (name: string, { json }: Json) => {
      const facts = await withCorpus(async ({ institutions }) => {
        const found = await requireInstitution({ institutions }, name)
        return { ...found, accounts: await institutions.members(found.id) }
      })
      process.stdout.write(
        json
          ? asJson(facts)
          : factLines([
              ['name', plain(facts.name)],
              ['domain', facts.emailDomain ?? '-'],
              ['documents', String(facts.documents)],
              ['matches', facts.showsMatches ? 'others learn that there is one' : 'kept to itself'],
              ...facts.accounts.map(({ email, isLibrarian }) => [isLibrarian ? 'librarian' : 'member', plain(email)] as const),
            ]),
      )
    })

type Wishes = { readonly domain?: string; readonly tellMatches?: true; readonly keepMatches?: true }

const addCommand = (): Command =>
  new Command('add')
    .description('Make an institution.')
    .argument('<name>')
    .option('--domain <domain>', 'whoever has a confirmed e-mail address there is a member')
    .option('--tell-matches', 'others learn that one of its documents holds a passage, and no more')
    .action(async (name: string, { domain, tellMatches = undefined }: Wishes) => {
      if (name.trim() === '') throw new UsageError('It needs a name.')
      const wish: InstitutionWish = {
        name,
        emailDomain: domain === undefined ? null : domainOf(domain),
        showsMatches: tellMatches ?? false,
      }
      const made = await withCorpus(({ institutions }) => institutions.make(wish))
      if (!made) throw new Refusal(`The name ${name} or the domain ${domain ?? ''} is taken.`)
      process.stdout.write(`${plain(made.name)}: made.\n`)
    })

const setCommand = (): Command =>
  new Command('set')
    .description('Change an institution.')
    .argument('<name>')
    .option('--domain <domain>', 'its domain of e-mail addresses; "none" takes it away')
    .option('--tell-matches', 'others learn that one of its documents holds a passage')
    .option('--keep-matches', 'others learn nothing')
    .action(async (name: string, { domain, tellMatches, keepMatches }: Wishes) => {
      if (tellMatches && keepMatches) throw new UsageError('Either --tell-matches or --keep-matches.')
      const changed = await withCorpus(async ({ institutions }) => {
        const { id, emailDomain, showsMatches } = await requireInstitution({ institutions }, name)
        return institutions.change(id, {
          name,
          emailDomain: domain === undefined ? emailDomain : domain === 'none' ? null : domainOf(domain),
          showsMatches: tellMatches ?? (keepMatches ? false : showsMatches),
        })
      })
      if (!changed) throw new Refusal(`The domain ${domain ?? ''} is another institution's.`)
      process.stdout.write(tableLines([changed], columns))
    })

const deleteCommand = (): Command =>
  new Command('delete')
    .description('Delete an institution with all its documents.')
    .argument('<name>')
    .option('--yes', 'really: it cannot be brought back')
    .action(async (name: string, { yes }: { readonly yes?: true }) => {
      if (!yes) throw new UsageError(`This deletes ${name} with all its documents. Add --yes to do it.`)
      await withCorpus(async ({ institutions }) => institutions.remove((await requireInstitution({ institutions }, name)).id))
      process.stdout.write(`${name}: deleted.\n`)
    })

const memberCommand = (): Command =>
  new Command('member')
    .description('Put an account into an institution, or change what it may do there.')
    .argument('<name>')
    .argument('<email>')
    .option('--librarian', 'may add and delete documents')
    .action(async (name: string, email: string, { librarian }: { readonly librarian?: true }) => {
      await withCorpus(async (desk) => {
        const { id } = await requireInstitution(desk, name)
        await desk.institutions.setMember(id, { accountId: await requireAccount(desk, email), isLibrarian: librarian ?? false })
      })
      process.stdout.write(`${email}: ${librarian ? 'librarian' : 'member'} of ${name}.\n`)
    })

const leaveCommand = (): Command =>
  new Command('leave')
    .description('Take an account out of an institution.')
    .argument('<name>')
    .argument('<email>')
    .action(async (name: string, email: string) => {
      const wasIn = await withCorpus(async (desk) => {
        const { id } = await requireInstitution(desk, name)
        return desk.institutions.removeMember(id, await requireAccount(desk, email))
      })
      if (!wasIn) throw new Refusal(`${email} was not put into ${name}. Who is in it by its domain stays so.`)
      process.stdout.write(`${email}: no longer in ${name}.\n`)
    })

async function requireInstitution({ institutions }: Pick<CorpusDesk, 'institutions'>, name: string): Promise<Institution> {
  const found = await institutions.optional(name)
  if (!found) throw new Refusal(`There is no institution ${name}. "tinta admin institution list" shows them.`)
  return found
}

async function requireAccount({ people }: Pick<CorpusDesk, 'people'>, email: string): Promise<string> {
  const person = await people.optionalPersonByEmail(email)
  if (!person) throw new Refusal(`There is no account with the address ${email}.`)
  return person.id
}

/** What comes after the @ of its addresses. */
function domainOf(text: string): string {
  const domain = text.trim().toLowerCase().replace(/^@/, '')
  if (!/^[\p{L}\p{N}-]+(?:\.[\p{L}\p{N}-]+)+$/u.test(domain))
    throw new UsageError(`${text} is no domain. Write it like students.example.edu.`)
  return domain
}

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`
