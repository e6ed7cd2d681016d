import { z } from '@hono/zod-openapi'
import { deletedSchema, preferencesInput, preferencesSchema, writingListsSchema } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { readInput } from '../read-input.ts'
import { noStore, smallBody } from './account.ts'

const preferencesPath = '/api/v1/account/preferences'
const wordsPath = '/api/v1/account/words'
const devicesPath = '/api/v1/account/devices'
const preferences = preferencesSchema.openapi('Preferences')
const lists = writingListsSchema.openapi('WritingLists')
const deleted = deletedSchema.openapi('Deleted')

/** Room for 5,000 words and 500 rules, written in JSON's longest way. */
const listsLimit = bodyLimit({ limit: 4 * 1024 * 1024 })

/** What is under `/api/v1/account/`: settings, personal dictionary, signed-in devices. */
export function addAccountSettings(app: Api, house: House): void {
  describe(app)
  const { people, identity } = house
  app.get(preferencesPath, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(preferences.parse(await people.preferences(accountId)), 200, noStore)
  })
  app.patch(preferencesPath, smallBody, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const change = await readInput(c, preferencesInput)
    return c.json(preferences.parse(await people.setPreferences(accountId, change)), 200, noStore)
  })
  app.get(wordsPath, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(lists.parse(await people.lists(accountId)), 200, noStore)
  })
  app.put(wordsPath, listsLimit, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    await people.setLists(accountId, await readInput(c, writingListsSchema))
    return c.json(lists.parse(await people.lists(accountId)), 200, noStore)
  })
  app.delete(`${devicesPath}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const count = await identity.endDevice(accountId, c.req.param('id'))
    if (count === 0) throw appError('not-found', { path: c.req.path })
    return c.json(deleted.parse({ deleted: count }), 200, noStore)
  })
  app.delete(devicesPath, async (c) => {
    const signedIn = await requireSignedIn(c, house)
    return c.json(deleted.parse({ deleted: await identity.endOtherDevices(signedIn) }), 200, noStore)
  })
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'get',
    path: preferencesPath,
    summary: 'Your settings',
    description: 'What is not set has its default; the days of the history never exceed what the operator allows.',
    responses: answers({ schema: preferences, description: 'The settings.' }),
  })
  registry.registerPath({
    method: 'patch',
    path: preferencesPath,
    summary: 'Change your settings',
    description: 'What is left out stays as it is. Switching the history off removes what is in it.',
    request: takes(preferencesInput.openapi('PreferencesChange')),
    responses: answers({ schema: preferences, description: 'The settings afterwards.' }),
  })
  registry.registerPath({
    method: 'get',
    path: wordsPath,
    summary: 'Personal dictionary and rules switched off',
    description: 'What the proofreader leaves alone for the signed-in person.',
    responses: answers({ schema: lists, description: 'The lists.' }),
  })
  registry.registerPath({
    method: 'put',
    path: wordsPath,
    summary: 'Replace the personal dictionary and the rules switched off',
    description: 'Both lists, whole: what is not in them is forgotten.',
    request: takes(lists),
    responses: answers({ schema: lists, description: 'The lists as they are now.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${devicesPath}/{id}`,
    summary: 'Log a device out',
    description: 'Ends one session of the signed-in person; the ids stand in the account.',
    request: { params: z.object({ id: z.string() }) },
    responses: answers({ schema: deleted, description: 'It is logged out.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: devicesPath,
    summary: 'Log all other devices out',
    description: 'Ends every session but the one that asks.',
    responses: answers({ schema: deleted, description: 'How many were logged out.' }),
  })
}
