import { Command, InvalidArgumentError } from 'commander'
import type { Person } from '#services/people/people.ts'
import { tierIds } from '#tools/tiers.ts'
import type { Admin } from './admin.ts'
import { Refusal } from './refusal.ts'
import { factLines, plain, tableLines, type Column } from './table-lines.ts'
import { UsageError } from './usage-error.ts'

const listedAtMost = 1_000

// Loaded late: the database's client and the words of mails are for these commands alone.
const withAdmin = async <Result>(work: (admin: Admin) => Promise<Result>): Promise<Result> => (await import('./admin.ts')).withAdmin(work)

type Json = { readonly json?: true }

/** `tinta admin user`: accounts, by e-mail address. */
export const adminUserCommand = (): Command => {
  const user = new Command('user').description('Accounts: list, show, give a plan, close, open, erase.').exitOverride()
  for (const command of [listCommand(), showCommand(), grantCommand(), disableCommand(), enableCommand(), deleteCommand()])
    user.addCommand(command.exitOverride())
  return user
}

/** What a command tells of a person. */
type Told = {
  readonly email: string
  readonly name: string
  readonly tier: string
  readonly isDisabled: boolean
  readonly emailVerified: boolean
  readonly since: string
}

const toldOf = ({ email, name, isDisabled, emailVerified, since }: Person, tier: string): Told => ({
  email,
  name,
  tier,
  isDisabled,
  emailVerified,
  since: since.toISOString(),
})

const columns: readonly Column<Told>[] = [
  { heading: 'e-mail', of: ({ email }) => plain(email) },
  { heading: 'name', of: ({ name }) => plain(name) },
  { heading: 'tier', of: ({ tier }) => tier },
  { heading: 'since', of: ({ since }) => since.slice(0, 10) },
  { heading: 'state', of: stateOf },
]

function stateOf({ isDisabled, emailVerified }: Told): string {
  if (isDisabled) return 'closed'
  return emailVerified ? 'open' : 'address not confirmed'
}

const listCommand = (): Command =>
  new Command('list')
    .description('Accounts, newest first.')
    .option('--search <words>', 'only those with this in the name or address', '')
    .option('--limit <count>', `how many at most, up to ${listedAtMost}`, wholeLimit, 100)
    .option('--json', 'write JSON, for programs')
    .action(async ({ search, limit, json }: Json & { readonly search: string; readonly limit: number }) => {
      const told = await withAdmin(async ({ people, tierOf }) => {
        const found = await people.list({ search, limit })
        const rows: Told[] = []
        for (const person of found) rows.push(toldOf(person, await tierOf(person.id)))
        return rows
      })
      process.stdout.write(json ? asJson(told) : tableLines(told, columns))
    })

const showCommand = (): Command =>
  new Command('show')
    .description('One account, with its plan and its use of this month.')
    .argument('<email>')
    .option('--json', 'write JSON, for programs')
    .action(async (email: string, { json }: Json) => {
      const facts = await withAdmin(async (admin) => factsOf(admin, await requireAccount(admin, email)))
      process.stdout.write(json ? asJson(facts) : factLines(shown(facts)))
    })

const grantCommand = (): Command =>
  new Command('grant')
    .description('Give a plan, until a date or for good; "free" takes a given plan back.')
    .argument('<email>')
    .argument('<tier>', 'free, premium or platinum', tierName)
    .option('--until <date>', 'last day (UTC) of the plan, as YYYY-MM-DD', lastDay)
    .action(async (email: string, tier: ReturnType<typeof tierName>, { until: given }: { readonly until?: Date }) => {
      const until = given ?? null
      if (tier === 'free' && until) throw new UsageError('"free" has no end: leave --until out.')
      await withAdmin(async (admin) => grant(admin, { email, tier, until }))
      const end = until === null ? '' : ` up to and including ${dayBefore(until)}`
      process.stdout.write(`${email}: ${tier}${tier === 'free' ? '' : end || ' for good'}.\n`)
    })

const disableCommand = (): Command =>
  new Command('disable')
    .description('Close an account: no sign-in, and every session ends.')
    .argument('<email>')
    .action((email: string) => setDisabled(email, true))

const enableCommand = (): Command =>
  new Command('enable')
    .description('Open a closed account again.')
    .argument('<email>')
    .action((email: string) => setDisabled(email, false))

const deleteCommand = (): Command =>
  new Command('delete')
    .description('Erase an account with everything that is kept about it; a paid plan is ended first.')
    .argument('<email>')
    .option('--yes', 'really: it cannot be brought back')
    .action(async (email: string, { yes }: { readonly yes?: true }) => {
      if (!yes) throw new UsageError(`This erases ${email} for good, with history, lists and plan. Add --yes to do it.`)
      await withAdmin(async (admin) => admin.erase(await requireAccount(admin, email)))
      process.stdout.write(`${email}: erased.\n`)
    })

async function setDisabled(email: string, isDisabled: boolean): Promise<void> {
  await withAdmin(async (admin) => {
    const { id } = await requireAccount(admin, email)
    await admin.people.setDisabled(id, isDisabled)
  })
  process.stdout.write(isDisabled ? `${email}: closed, and every session has ended.\n` : `${email}: open.\n`)
}

async function requireAccount({ people }: Admin, email: string): Promise<Person> {
  const person = await people.optionalPersonByEmail(email)
  if (!person) throw new Refusal(`There is no account with the address ${email}.`)
  return person
}

type Grant = { readonly email: string; readonly tier: ReturnType<typeof tierName>; readonly until: Date | null }

async function grant(admin: Admin, { email, tier, until }: Grant): Promise<void> {
  const { id } = await requireAccount(admin, email)
  const live = await admin.subscriptions.optionalLive(id)
  if (live?.provider === 'stripe')
    throw new Refusal(`Stripe charges ${email} for ${live.tier}. Cancel that plan first, in Stripe or on the profile page.`)
  if (tier === 'free') await admin.subscriptions.end(id)
  else await admin.subscriptions.grant({ accountId: id, tier, until })
}

type Facts = Awaited<ReturnType<typeof factsOf>>

async function factsOf({ people, subscriptions, usedThisMonth, history, tierOf }: Admin, person: Person) {
  const live = await subscriptions.optionalLive(person.id)
  const { keepsHistory } = await people.preferences(person.id)
  return {
    ...toldOf(person, await tierOf(person.id)),
    id: person.id,
    locale: person.locale,
    hasSecondStep: person.hasSecondStep,
    idlePlan: (await subscriptions.optionalIdle(person.id))?.tier ?? null,
    plan: live && { provider: live.provider, status: live.status, until: live.periodEnd?.toISOString() ?? null },
    charactersThisMonth: await usedThisMonth(person.id, live),
    keepsHistory,
    historyEntries: await history.count(person.id),
  }
}

const shown = (facts: Facts): readonly (readonly [name: string, value: string])[] => [
  ['e-mail', plain(facts.email)],
  ['name', plain(facts.name)],
  ['id', facts.id],
  ['since', facts.since.slice(0, 10)],
  ['state', stateOf(facts)],
  ['language', facts.locale],
  ['second step', facts.hasSecondStep ? 'on' : 'off'],
  ['tier', facts.tier],
  ...(facts.plan
    ? [
        [
          'plan',
          `${facts.plan.provider}, ${facts.plan.status}, ${facts.plan.until ? `until ${facts.plan.until.slice(0, 10)}` : 'for good'}`,
        ] as const,
      ]
    : []),
  ...(facts.idlePlan ? [['idle plan', `${facts.idlePlan}, of the test checkout: it counts only while BILLING is test`] as const] : []),
  ['characters this month', String(facts.charactersThisMonth)],
  ['history', facts.keepsHistory ? `on, ${facts.historyEntries} kept` : 'off'],
]

const asJson = (value: unknown): string => `${JSON.stringify(value, null, 2)}\n`

function wholeLimit(text: string): number {
  const limit = Number(text)
  if (!/^\d{1,4}$/.test(text) || limit < 1 || limit > listedAtMost)
    throw new InvalidArgumentError(`It must be a whole number from 1 to ${listedAtMost}.`)
  return limit
}

function tierName(text: string): 'free' | 'premium' | 'platinum' {
  const tier = tierIds.find((id) => id === text)
  if (!tier || tier === 'visitor') throw new InvalidArgumentError('It must be free, premium or platinum.')
  return tier
}

const dayMilliseconds = 86_400_000

/** The end of a day that is named, if it lies ahead. */
function lastDay(text: string): Date {
  const day = new Date(`${text}T00:00:00Z`)
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(day.getTime()) || day.toISOString().slice(0, 10) !== text)
    throw new InvalidArgumentError('It must be a day, such as 2027-01-31.')
  const end = new Date(day.getTime() + dayMilliseconds)
  if (end.getTime() <= Date.now()) throw new InvalidArgumentError('That day is over.')
  return end
}

const dayBefore = (end: Date): string => new Date(end.getTime() - dayMilliseconds).toISOString().slice(0, 10)
