import { setTimeout as wait } from 'node:timers/promises'
import { z } from '@hono/zod-openapi'
import { checkEvent, type CheckEvent } from '#tools/check/contract.ts'
import { appError } from '#services/problem.ts'
import { askerOf } from '../asker.ts'
import { answers } from '../describe-route.ts'
import { describeError } from '../describe-error.ts'
import { eventStream } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { presentCheck } from '../present/check.ts'

const events = checkEvent.openapi('CheckEvent')
/** Between two looks at a check that somebody follows. */
const lookMilliseconds = 400
/** After this a follower is sent home and comes again: nobody holds a line for ever. */
const lookMinutesAtMost = 15
/** Lines that one person may hold at a time on this node; a browser has one for each tab. */
const linesAtMost = 10

/** `GET /api/v1/check/{id}/events`: how a check goes, from whichever node works on it. */
export function addCheckEvents(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/check/{id}/events',
    summary: 'Follow a check',
    description:
      'Server-sent events: `state` whenever something has changed, each with an id, and `end` when the check has ended. Whoever comes ' +
      'again with `Last-Event-ID` is told only of what has changed since.',
    request: { params: z.object({ id: z.string() }) },
    responses: answers({ schema: events, events, description: 'The states of the check.' }),
  })
  const lines = new Map<string, number>()
  const hold = (subject: string, change: 1 | -1): void => {
    const count = (lines.get(subject) ?? 0) + change
    if (count === 0) lines.delete(subject)
    else lines.set(subject, count)
  }
  app.get('/api/v1/check/:id/events', async (c) => {
    const { subject } = await askerOf(c, house)
    const id = c.req.param('id')
    const look = () => house.checks.optionalState(subject, id)
    const first = await look()
    if (!first) throw appError('not-found', { path: c.req.path })
    if ((lines.get(subject) ?? 0) >= linesAtMost) throw appError('too-many-requests', { seconds: 30 })
    hold(subject, 1)
    const lastId = c.req.header('last-event-id') ?? ''
    const answer = eventStream<CheckEvent>({
      signal: c.req.raw.signal,
      work: async (send, signal) => {
        let seen = /^\d{1,9}$/.test(lastId) ? Number(lastId) : -1
        const until = performance.now() + lookMinutesAtMost * 60_000
        try {
          for (let found: typeof first | null = first; performance.now() < until; found = await look()) {
            if (found && found.version !== seen)
              send(events.parse({ type: 'state', state: presentCheck(c, house, found.state) }), found.version)
            if (!found || isOver(found.state.state)) return send({ type: 'end' })
            seen = found.version
            await wait(lookMilliseconds, null, { signal })
          }
        } catch (error) {
          // Whoever still listens comes again by themselves.
          if (!signal.aborted) c.var.log.error({ error: describeError(error) }, 'a check could not be followed')
        } finally {
          hold(subject, -1)
        }
      },
    })
    return c.newResponse(answer.body, answer)
  })
}

const isOver = (state: string): boolean => state !== 'waiting' && state !== 'running'
