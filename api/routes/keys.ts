import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { deletedSchema } from '#tools/account/contract.ts'
import { keyInput, keyListSchema, keysAtMost, newKeySchema, type ApiKey } from '#tools/keys/contract.ts'
import type { Person } from '#services/people/people.ts'
import { appError, problemOf } from '#services/problem.ts'
import { askerOf, requireFresh, requireSignedIn } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { tellLog } from '../problem-handler.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { personOf } from '../require-person.ts'
import { noStore, smallBody } from './account.ts'

const path = '/api/v1/keys'
const list = keyListSchema.openapi('ApiKeyList')
const made = newKeySchema.openapi('NewApiKey')
const deleted = deletedSchema.openapi('Deleted')

/** `/api/v1/keys`: the asker's own keys of the API. Whoever has left the plan can still see and revoke them. */
export function addKeys(app: Api, house: House): void {
  describe(app)
  const { keys } = house
  app.get(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(list.parse({ keys: await keys.list(accountId), keysAtMost }), 200, noStore)
  })
  app.post(path, smallBody, async (c) => {
    // A key outlasts the session that makes it, so whoever has found an open page makes none.
    const person = await personOf(await requireFresh(c, house), house)
    requireEntitlement((await askerOf(c, house)).tier, { entitlement: 'api:keys' })
    const { name } = await readInput(c, keyInput)
    const fresh = await keys.make(person.id, name)
    await tellOwner(c, house, { person, key: fresh.key })
    return c.json(made.parse(fresh), 200, noStore)
  })
  app.delete(`${path}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const count = await keys.revoke(accountId, c.req.param('id'))
    if (count === 0) throw appError('not-found', { path: c.req.path })
    return c.json(deleted.parse({ deleted: count }), 200, noStore)
  })
}

/** The key is made whether or not the mail can be put on its way. */
async function tellOwner(
  c: Context<HouseEnv>,
  { mailer }: House,
  { person, key }: { readonly person: Person; readonly key: ApiKey },
): Promise<void> {
  const { name, start } = key
  try {
    await mailer.send({ kind: 'key-made', to: person.email, locale: person.locale, facts: { name, start } })
  } catch (error) {
    tellLog(c, problemOf('server-failed'), error)
  }
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'get',
    path,
    summary: 'Your keys',
    description: 'Those that work or would with a plan that holds keys; revoked ones are gone.',
    responses: answers({ schema: list, description: 'The keys, newest first.' }),
  })
  registry.registerPath({
    method: 'post',
    path,
    summary: 'Make a key',
    description:
      'Asks for a plan that holds keys and for a sign-in of the last ten minutes. The key is told in this answer and never again.',
    request: takes(keyInput.openapi('ApiKeyInput')),
    responses: answers({ schema: made, description: 'The key.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Revoke a key',
    description: 'The next request with it is refused.',
    request: { params: z.object({ id: z.string() }) },
    responses: answers({ schema: deleted, description: 'It is revoked.' }),
  })
}
