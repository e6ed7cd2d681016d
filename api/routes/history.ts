import { z } from '@hono/zod-openapi'
import { deletedSchema, historyEntrySchema, historyPageSchema, historyQuery } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'
import { requireSignedIn } from '../asker.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { readQuery } from '../read-input.ts'
import { noStore } from './account.ts'

const path = '/api/v1/history'
const page = historyPageSchema.openapi('HistoryPage')
const entry = historyEntrySchema.openapi('HistoryEntry')
const deleted = deletedSchema.openapi('Deleted')

/** `/api/v1/history`: the asker's own runs. Must be added after the export, whose address would be taken for an id. */
export function addHistory(app: Api, house: House): void {
  describe(app)
  const { history } = house
  app.get(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(page.parse(await history.page(accountId, readQuery(c, historyQuery))), 200, noStore)
  })
  app.delete(path, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    return c.json(deleted.parse({ deleted: await history.removeAll(accountId) }), 200, noStore)
  })
  app.get(`${path}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const found = await history.optionalEntry(accountId, c.req.param('id'))
    if (!found) throw appError('not-found', { path: c.req.path })
    return c.json(entry.parse(found), 200, noStore)
  })
  app.delete(`${path}/:id`, async (c) => {
    const { accountId } = await requireSignedIn(c, house)
    const count = await history.remove(accountId, c.req.param('id'))
    if (count === 0) throw appError('not-found', { path: c.req.path })
    return c.json(deleted.parse({ deleted: count }), 200, noStore)
  })
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  const params = z.object({ id: z.string() })
  registry.registerPath({
    method: 'get',
    path,
    summary: 'Your runs',
    description:
      'Newest first. `search` is looked for in title, text and result, in capital and small letters alike; ' +
      '`before` is the `next` of the page before.',
    request: { query: historyQuery },
    responses: answers({ schema: page, description: 'A page of the history.' }),
  })
  registry.registerPath({
    method: 'delete',
    path,
    summary: 'Delete your history',
    description: 'All of it; runs that follow are kept as before.',
    responses: answers({ schema: deleted, description: 'How many runs were deleted.' }),
  })
  registry.registerPath({
    method: 'get',
    path: `${path}/{id}`,
    summary: 'One of your runs',
    description: 'A run of somebody else is answered like one that does not exist.',
    request: { params },
    responses: answers({ schema: entry, description: 'The run with its text and result.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${path}/{id}`,
    summary: 'Delete one of your runs',
    description: 'It cannot be brought back.',
    request: { params },
    responses: answers({ schema: deleted, description: 'It is deleted.' }),
  })
}
