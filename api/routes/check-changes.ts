import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import { exclusionsSchema } from '#tools/check/contract.ts'
import { deletedSchema } from '#tools/account/contract.ts'
import { appError } from '#services/problem.ts'
import { askerOf } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { checkAnswer as answer, checkState as state, presentCheck } from '../present/check.ts'
import { readInput } from '../read-input.ts'
import { noStore } from './account.ts'

const path = '/api/v1/check/:id'
const bytesAtMost = 512 * 1024

const deleted = deletedSchema.openapi('Deleted')
const share = z.object({ url: z.string(), expiresAt: z.iso.datetime() }).openapi('CheckShare')

/** What the owner of a check changes: what counts in its report, who may read it, and whether it goes on or stays. */
export function addCheckChanges(app: Api, house: House): void {
  describe(app)
  const { checks } = house
  const of = async (c: Context<HouseEnv>) => ({ subject: (await askerOf(c, house)).subject, id: c.req.param('id') ?? '' })
  app.put(`${path}/exclusions`, bodyLimit({ limit: bytesAtMost }), async (c) => {
    const exclusions = await readInput(c, exclusionsSchema)
    const { subject, id } = await of(c)
    return c.json(answer.parse(presentCheck(c, house, found(c, await checks.setExclusions(subject, id, exclusions)))), 200, noStore)
  })
  app.post(`${path}/cancel`, async (c) => {
    const { subject, id } = await of(c)
    return c.json(state.parse(presentCheck(c, house, found(c, await checks.cancel(subject, id)))), 200, noStore)
  })
  app.post(`${path}/share`, async (c) => {
    const { subject, id } = await of(c)
    return c.json(share.parse(found(c, await checks.share(subject, id))), 200, noStore)
  })
  app.delete(`${path}/share`, async (c) => {
    const { subject, id } = await of(c)
    if (!(await checks.endShare(subject, id))) throw missing(c)
    return c.json(deleted.parse({ deleted: 1 }), 200, noStore)
  })
  app.delete(path, async (c) => {
    const { subject, id } = await of(c)
    if (!(await checks.remove(subject, id))) throw missing(c)
    return c.json(deleted.parse({ deleted: 1 }), 200, noStore)
  })
}

const missing = (c: Context<HouseEnv>) => appError('not-found', { path: c.req.path })

function found<Value>(c: Context<HouseEnv>, value: Value | null): Value {
  if (value === null) throw missing(c)
  return value
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  const request = { params: z.object({ id: z.string() }) }
  const at = '/api/v1/check/{id}'
  registry.registerPath({
    method: 'put',
    path: `${at}/exclusions`,
    summary: 'What counts in a report',
    description: 'Quotations, references, common text, short passages, sources that are switched off and passages marked as quotations.',
    request: { ...request, ...takes(exclusionsSchema.openapi('CheckExclusions')) },
    responses: answers({ schema: answer, description: 'The check with these exclusions.' }),
  })
  registry.registerPath({
    method: 'post',
    path: `${at}/cancel`,
    summary: 'Cancel a check',
    description: 'It costs nothing. A check that has ended stays as it is.',
    request,
    responses: answers({ schema: state, description: 'How the check stands.' }),
  })
  registry.registerPath({
    method: 'post',
    path: `${at}/share`,
    summary: 'Share a report',
    description: 'Makes an address at which the report can be read for 30 days by whoever has it; an earlier address ends.',
    request,
    responses: answers({ schema: share, description: 'The address.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: `${at}/share`,
    summary: 'End the sharing of a report',
    description: 'Its address leads nowhere from now on.',
    request,
    responses: answers({ schema: deleted, description: 'It is not shared.' }),
  })
  registry.registerPath({
    method: 'delete',
    path: at,
    summary: 'Delete a check',
    description: 'With its text, its report, its line in the history and its shared address. It cannot be brought back.',
    request,
    responses: answers({ schema: deleted, description: 'It is deleted.' }),
  })
}
