import { z } from '@hono/zod-openapi'
import type { Context } from 'hono'
import {
  charactersAtMost,
  check,
  checkedCharacters,
  checkInput,
  checkListSchema,
  checkScopeSchema,
  wordsAtLeast,
  type CheckInput,
} from '#tools/check/contract.ts'
import { isAllowed } from '#services/checks/allowed-collections.ts'
import { checkHoldSeconds } from '#services/checks/checks.ts'
import { storable } from '#services/db/storable.ts'
import { titleOf } from '#services/history/title-of.ts'
import { appError } from '#services/problem.ts'
import { allowanceOf, askerOf, type Asker } from '../asker.ts'
import type { HouseEnv } from '../context.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { checkAnswer as answer, checkState as state, presentCheck } from '../present/check.ts'
import { readInput } from '../read-input.ts'
import { requireEntitlement } from '../require-entitlement.ts'
import { holdForJob } from '../spend.ts'
import { noStore } from './account.ts'

const path = '/api/v1/check'
/** Room for the longest text, written in JSON's longest way. */
const bytesAtMost = 6 * 1024 * 1024

const list = checkListSchema.openapi('CheckList')
const scope = checkScopeSchema.openapi('CheckScope')

/** `/api/v1/check`: checks of a text against documents, as jobs. Must be added after the routes whose addresses look like an id. */
export function addCheck(app: Api, house: House): void {
  describe(app)
  app.get(`${path}/scope`, async (c) => {
    const { account } = await askerOf(c, house)
    const collections = await house.corpus.collections({ accountId: account?.accountId ?? null })
    const online = house.online?.services.map(({ name, host }) => ({ name, host })) ?? []
    return c.json(scope.parse({ collections, online }), 200, noStore)
  })
  app.post(path, bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, checkInput)
    const asker = await askerOf(c, house)
    const text = storable(input.text)
    requireChecks(asker)
    requireEntitlement(asker.tier, { text: { text, amount: checkedCharacters(text), bound: charactersAtMost } })
    const counted = await countRun(c, house.limits)
    try {
      const begun = await begin(c, house, { asker, input: { ...input, text } })
      return c.json(state.parse(presentCheck(c, house, begun)), 202, noStore)
    } catch (error) {
      await counted.giveBackAfter(error)
      throw error
    }
  })
  app.get(path, async (c) => {
    const { subject } = await askerOf(c, house)
    const { checks } = await house.checks.list(subject)
    return c.json(list.parse({ checks: checks.map((one) => presentCheck(c, house, one)) }), 200, noStore)
  })
  app.get(`${path}/:id`, async (c) => {
    const { subject } = await askerOf(c, house)
    const found = await house.checks.optionalCheck(subject, c.req.param('id'))
    if (!found) throw appError('not-found', { path: c.req.path })
    return c.json(answer.parse(presentCheck(c, house, found)), 200, noStore)
  })
}

/** Throws AppError `quota-spent` where a plan has no checks at all, before anything is read. */
function requireChecks(asker: Asker): void {
  const { limit, window } = allowanceOf(asker, 'checks')
  if (limit > 0) return
  throw appError('quota-spent', { unit: 'checks', limit, used: 0, needed: 1, resetsAt: window.endsAt.toISOString(), tier: asker.tier.id })
}

type Asked = { readonly asker: Asker; readonly input: CheckInput }

/** Everything that can be refused is refused before it costs anything. */
async function begin(c: Context<HouseEnv>, house: House, { asker, input }: Asked) {
  const { text, collections, online: isOnlineWanted } = input
  const online = isOnlineWanted && house.online !== null
  await requireSomething(house, asker, { collections, online })
  const { language, words } = await house.engines.readCheck({ text, language: input.language }, { signal: c.req.raw.signal })
  if (words < wordsAtLeast) throw appError('text-too-short', { words, needed: wordsAtLeast })
  const cost = check.meter(input)
  const reservationId = await holdForJob(c, house, { asker, tool: check.id, cost, holdSeconds: checkHoldSeconds })
  const { subject, account } = asker
  const title = input.title || titleOf(text)
  try {
    const order = { subject, accountId: account?.accountId ?? null, title, language, text, words, options: { collections, online } }
    return await house.checks.begin({ ...order, reservationId })
  } catch (error) {
    if (reservationId !== null) await house.quota.close(reservationId, 'refunded')
    throw error
  }
}

/** Throws AppError `collection-not-found`, or `nothing-to-search` where a check would compare with nothing. */
async function requireSomething(
  { corpus }: House,
  { account }: Asker,
  { collections, online }: Pick<CheckInput, 'collections' | 'online'>,
) {
  const open = await corpus.collections({ accountId: account?.accountId ?? null })
  const missing = collections?.find((wanted) => open.every(({ id }) => id !== wanted))
  if (missing !== undefined) throw appError('collection-not-found')
  const documents = open.filter((one) => isAllowed(one, collections)).reduce((sum, one) => sum + one.documents, 0)
  if (documents === 0 && !online) throw appError('nothing-to-search')
}

function describe(app: Api): void {
  const registry = app.openAPIRegistry
  registry.registerPath({
    method: 'get',
    path: `${path}/scope`,
    summary: 'What can be searched',
    description: 'Collections of documents that you may search, and the online services that excerpts would be sent to if you agree.',
    responses: answers({ schema: scope, description: 'Collections and services.' }),
  })
  registry.registerPath({
    method: 'post',
    path,
    summary: 'Check a text for plagiarism',
    description:
      'Compares a text with documents, in the background: follow it at `/api/v1/check/{id}/events`, or ask `/api/v1/check/{id}` until ' +
      '`state` is `done`. Without `collections` everything is searched that you may search, your own drafts left out. `online` is your ' +
      'consent that short passages of the text are sent to the services that `/api/v1/check/scope` names. A check takes one from the ' +
      "month's checks, unless it fails or is cancelled.",
    request: takes(
      checkInput.openapi('CheckInput', {
        example: {
          text: 'In the third century before our era the tower of Pharos rose above Alexandria …',
          title: 'My essay',
          language: 'en',
          online: false,
        },
      }),
    ),
    responses: answers({ schema: state, description: 'The check waits for its turn.', status: 202 }),
  })
  registry.registerPath({
    method: 'get',
    path,
    summary: 'Your checks',
    description: 'Newest first, without their reports.',
    responses: answers({ schema: list, description: 'The checks.' }),
  })
  registry.registerPath({
    method: 'get',
    path: `${path}/{id}`,
    summary: 'One of your checks',
    description:
      'With its report when it is done. Spans are half-open offsets in UTF-16 code units. A check of somebody else is answered like one that does not exist.',
    request: { params: z.object({ id: z.string() }) },
    responses: answers({ schema: answer, description: 'The check.' }),
  })
}
