import type { Context } from 'hono'
import type { Cost } from '#tools/tool.ts'
import { appError } from '#services/problem.ts'
import type { Reservation } from '#services/quota/quota.ts'
import { allowanceOf, rememberVisitor, type Asker } from './asker.ts'
import type { HouseEnv } from './context.ts'
import { describeError } from './describe-error.ts'
import type { House } from './house.ts'
import { addressKey } from './middleware/client-address.ts'

/** A run as the quota sees it: who asks, for which tool, and what it costs. */
export type Run = {
  readonly asker: Asker
  readonly tool: string
  readonly cost: Cost
  /** The text that is paid for: other wordings of it cost nothing afterwards. */
  readonly textKey?: string
  /** A text that may have been paid for: while its allowance lasts, the run costs nothing. */
  readonly paidTextKey?: string
}

/** What is taken from somebody's count for a run that has not begun. */
export type Hold = {
  /**
   * Does the work, and then makes the count final; gives everything back when it throws or when `signal` says that
   * nobody waits for it any more. For a stream, the work has sent its last event when it is done.
   */
  readonly use: <Result>(work: () => Promise<Result>, signal: AbortSignal) => Promise<Result>
}

/** Takes what a run costs, does its work, and settles. Throws as `hold` and the work do. */
export async function spend<Result>(
  c: Context<HouseEnv>,
  house: House,
  { work, ...run }: Run & { readonly work: () => Promise<Result> },
): Promise<Result> {
  const held = await hold(c, house, run)
  return held.use(work, c.req.raw.signal)
}

/**
 * Takes what a run costs, before it begins. Throws AppError `quota-spent`, or `address-spent` for visitors of an address that have used
 * what they may in a day together. Must be called before the answer begins: it remembers who the visitor is.
 */
export async function hold(c: Context<HouseEnv>, house: House, run: Run): Promise<Hold> {
  // Runs of our own pages cost nobody anything; `TIERS=open` lifts the limits of embedded engines, and so far there are no others.
  if (c.env?.inProcess || house.env.TIERS === 'open') return { use: (work) => work() }
  const free = await optionalFree(house, run)
  if (free) return holdOf(c, free)
  const giveAddressBack = await takeFromAddress(c, house, run)
  try {
    const reservation = await reserve(house, run)
    rememberVisitor(c, house, run.asker)
    return holdOf(c, {
      settle: reservation.settle,
      refund: async () => {
        await Promise.all([reservation.refund(), giveAddressBack()])
      },
    })
  } catch (error) {
    await giveAddressBack().catch(tellOf(c))
    throw error
  }
}

async function reserve({ quota }: House, { asker, tool, cost, textKey }: Run, holdSeconds?: number): Promise<Reservation> {
  const { unit, amount } = cost
  const allowance = allowanceOf(asker, unit)
  const longer = holdSeconds === undefined ? {} : { holdSeconds }
  const reservation = await quota.reserve({ ...allowance, tool, amount, ...(textKey ? { textKey } : {}), ...longer })
  if (reservation) return reservation
  const { limit, window } = allowance
  const { used } = await quota.usage(allowance)
  throw appError('quota-spent', { unit, limit, used, needed: amount, resetsAt: window.endsAt.toISOString(), tier: asker.tier.id })
}

/**
 * Takes what a job costs before it is put in the line, for as long as the job may last; who does the job closes it by its id.
 * Null where nothing is counted. Throws AppError `quota-spent`. Must be called before the answer begins.
 */
export async function holdForJob(
  c: Context<HouseEnv>,
  house: House,
  { holdSeconds, ...run }: Run & { readonly holdSeconds: number },
): Promise<string | null> {
  rememberVisitor(c, house, run.asker)
  if (house.env.TIERS === 'open') return null
  const { id } = await reserve(house, run, holdSeconds)
  return id
}

/** What the text's own allowance gives, when it was paid for. */
async function optionalFree({ quota }: House, { asker, cost, paidTextKey }: Run): Promise<Pick<Reservation, 'settle' | 'refund'> | null> {
  if (paidTextKey === undefined) return null
  const wish = { subject: asker.subject, window: asker.window, textKey: paidTextKey, amount: cost.amount }
  if (!(await quota.takeFree(wish))) return null
  return { settle: async () => undefined, refund: () => quota.giveBackFree(wish) }
}

/** Visitors who throw their cookie away are still counted by where they are. */
async function takeFromAddress(c: Context<HouseEnv>, { limits }: House, { asker, cost }: Run): Promise<() => Promise<void>> {
  if (asker.account || cost.unit !== 'characters') return async () => undefined
  const address = addressKey(c.var.address)
  const state = await limits.count('visitor-characters', address, cost.amount)
  if (state && !state.isAllowed) throw appError('address-spent', { seconds: state.resetSeconds })
  return () => limits.giveBack('visitor-characters', address, cost.amount)
}

/** When the count cannot be closed, the person has their result all the same: what stays reserved is given back in time. */
function holdOf(c: Context<HouseEnv>, { settle, refund }: Pick<Reservation, 'settle' | 'refund'>): Hold {
  return {
    use: async (work, signal) => {
      try {
        const result = await work()
        await (signal.aborted ? refund() : settle()).catch(tellOf(c))
        return result
      } catch (error) {
        await refund().catch(tellOf(c))
        throw error
      }
    },
  }
}

const tellOf =
  (c: Context<HouseEnv>) =>
  (error: unknown): void =>
    c.var.log.error({ error: describeError(error) }, 'a run was not counted to its end')
