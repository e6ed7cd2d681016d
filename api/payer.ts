import type { Context } from 'hono'
import type { Payer } from '#services/billing/billing.ts'
import type { HouseEnv } from './context.ts'
import type { House } from './house.ts'
import { requirePerson } from './require-person.ts'

/** The signed-in person as somebody who pays, in the language of the page. Throws AppError `sign-in-needed`. */
export async function requirePayer(c: Context<HouseEnv>, house: House): Promise<Payer> {
  const { person } = await requirePerson(c, house)
  return { accountId: person.id, email: person.email, locale: c.var.locale }
}
