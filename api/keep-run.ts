import type { Context } from 'hono'
import type { KeptRun } from '#services/history/history.ts'
import type { Asker } from './asker.ts'
import type { HouseEnv } from './context.ts'
import { describeError } from './describe-error.ts'
import type { House } from './house.ts'

/** Keeps a run of a signed-in person who wants that; never of a visitor, and never of a program with a key, which would push out what they wrote. Never throws. */
export async function keepRun(
  c: Context<HouseEnv>,
  { history }: House,
  { asker, ...run }: Omit<KeptRun, 'accountId'> & { readonly asker: Asker },
): Promise<void> {
  if (!asker.account || c.var.key) return
  await history
    .keep({ ...run, accountId: asker.account.accountId })
    .catch((error: unknown) => c.var.log.error({ error: describeError(error) }, 'a run was not kept'))
}
