import type { Context } from 'hono'
import type { SignedIn } from '#services/auth/identity.ts'
import type { Person } from '#services/people/people.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from './asker.ts'
import type { HouseEnv } from './context.ts'
import type { House } from './house.ts'

/** The record behind a sign-in. Throws AppError `user-token-expired` when it has just been erased. */
export async function personOf({ accountId }: SignedIn, { people }: House): Promise<Person> {
  const person = await people.optionalPerson(accountId)
  if (!person) throw appError('user-token-expired')
  return person
}

/** The signed-in person with their record. Throws AppError `sign-in-needed`. */
export async function requirePerson(c: Context<HouseEnv>, house: House): Promise<{ readonly signedIn: SignedIn; readonly person: Person }> {
  const signedIn = await requireSignedIn(c, house)
  return { signedIn, person: await personOf(signedIn, house) }
}
