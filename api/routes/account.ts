import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deleteCookie, getCookie } from 'hono/cookie'
import { accountInput, accountSchema, deleteAccountInput, deletedSchema } from '#tools/account/contract.ts'
import { appError, problemOf } from '#services/problem.ts'
import { askerOf, requireFresh } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { presentAccount } from '../present/account.ts'
import { tellLog } from '../problem-handler.ts'
import { readInput } from '../read-input.ts'
import { personOf, requirePerson } from '../require-person.ts'

const path = '/api/v1/account'
const account = accountSchema.openapi('Account')
export const noStore = { 'Cache-Control': 'no-store' } as const
/** No input about a person is long, the personal dictionary apart. */
export const smallBody = bodyLimit({ limit: 16 * 1024 })

/** `/api/v1/account`: the asker's own record; to read, to change, to erase. */
export function addAccount(app: Api, house: House): void {
  describe(app)
  app.get(path, async (c) => c.json(await ownAccount(c, house), 200, noStore))
  app.patch(path, smallBody, async (c) => {
    const { person } = await requirePerson(c, house)
    const change = await readInput(c, accountInput)
    if (change.locale !== undefined && !house.locales.includes(change.locale))
      throw appError('input-invalid', { issues: [{ path: 'locale', message: `must be one of: ${house.locales.join(', ')}` }] })
    await house.people.rename(person.id, change)
    return c.json(await ownAccount(c, house), 200, noStore)
  })
  app.delete(path, smallBody, async (c) => {
    const signedIn = await requireFresh(c, house)
    const person = await personOf(signedIn, house)
    const { email } = await readInput(c, deleteAccountInput)
    if (email.trim().toLowerCase() !== person.email) throw appError('email-mismatch')
    // First, because it can fail: nobody who still pays may be gone.
    await house.billing.stopCharging(person.id)
    await house.identity.endAllDevices(person.id)
    await house.people.erase(person.id)
    forgetSession(c, house)
    await sayFarewell(c, house, person)
    return c.json(deletedSchema.parse({ deleted: 1 }), 200, noStore)
  })
}

async function ownAccount(c: Context<HouseEnv>, house: House): Promise<z.output<typeof account>> {
  const asker = await askerOf(c, house)
  if (!asker.account) throw appError('sign-in-needed')
  return account.parse(await presentAccount({ ...asker, account: asker.account }, house))
}

/** Takes the cookies of signing in out of the browser; choice of language and visitor's count stay. */
function forgetSession(c: Context<HouseEnv>, { env }: House): void {
  const names = Object.keys(getCookie(c)).filter((name) => /^(?:__Secure-|__Host-)?tinta\./.test(name))
  for (const name of names) {
    // Browsers take these prefixes with `Secure` alone, whatever the address.
    const secure = name.startsWith('__') || env.PUBLIC_URL.startsWith('https://')
    deleteCookie(c, name, { path: '/', httpOnly: true, secure })
  }
}

/** The account is gone whether or not the mail can be put on its way. */
async function sayFarewell(
  c: Context<HouseEnv>,
  { mailer }: House,
  { email, locale }: { readonly email: string; readonly locale: string },
): Promise<void> {
  try {
    await mailer.send({ kind: 'account-deleted', to: email, locale, facts: {} })
  } catch (error) {
    tellLog(c, problemOf('server-failed'), error)
  }
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'get',
    path,
    summary: 'Your account',
    description: 'Everything about the signed-in person that the profile page shows.',
    responses: answers({ schema: account, description: 'The account.' }),
  })
  registry.registerPath({
    method: 'patch',
    path,
    summary: 'Change name or language',
    description: 'What is left out stays as it is. The language is that of mails and of the export.',
    request: takes(accountInput.openapi('AccountChange')),
    responses: answers({ schema: account, description: 'The account afterwards.' }),
  })
  registry.registerPath({
    method: 'delete',
    path,
    summary: 'Delete your account',
    description:
      'Ends a paid plan, ends every session and erases everything that is kept about the person. ' +
      'Asks for a sign-in of the last ten minutes and for the e-mail address, typed once more.',
    request: takes(deleteAccountInput.openapi('AccountDeletion')),
    responses: answers({ schema: deletedSchema.openapi('Deleted'), description: 'It is erased.' }),
  })
}
