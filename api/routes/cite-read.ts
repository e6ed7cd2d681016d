import { readEvent, readInput as readInputSchema, rowsOnlineAtMost, type ReadEvent } from '#tools/cite/contract.ts'
import type { SaidRow } from '#tools/cite/read-task.ts'
import { joinRow, type RowAnswer } from '#tools/cite/run-read.ts'
import type { ScholarVisit } from '#services/scholar/scholar.ts'
import { RunEnded } from '#services/run-ended.ts'
import { answers, takes } from '../describe-route.ts'
import { describeError } from '../describe-error.ts'
import { eventStream } from '../event-stream.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { countRun } from '../middleware/rate-limit.ts'
import { readInput } from '../read-input.ts'

/** Room for the longest text, written in JSON's longest way. */
const bytesAtMost = 1024 * 1024
/** Whoever pastes much makes us ask much elsewhere: so many rows weigh as much as a run. */
const rowsInRun = 10
/** Rows of one text that are asked for at the same time. */
const together = 8

const events = readEvent.openapi('CiteReadEvent')

/** `POST /api/v1/cite/read`: what a pasted text names, row by row as registries answer. */
export function addCiteRead(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path: '/api/v1/cite/read',
    summary: 'Read DOIs, ISBNs, addresses, titles and references',
    description:
      'Server-sent events: `opened` with the number of rows, a `read` for each row as soon as it is known, in any order, and `end`. ' +
      `At most ${rowsOnlineAtMost} rows are asked for at registries; the others come with \`not-asked\` and what the text says. ` +
      'Registries are asked only if the operator has switched them on and `online` is true; an item never holds what neither text nor ' +
      'registry said. Closing the connection cancels what is still asked.',
    request: takes(readInputSchema.openapi('CiteReadInput')),
    responses: answers({ schema: events, events, description: 'The rows of the text.' }),
  })
  app.post('/api/v1/cite/read', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const input = await readInput(c, readInputSchema)
    const counted = await countRun(c, house.limits)
    const rows = await house.engines.readCitations({ text: input.text }, { signal: c.req.raw.signal }).catch(async (error: unknown) => {
      await counted.giveBackAfter(error)
      throw error
    })
    const isAsking = input.online && house.scholar.registries.length > 0
    const toAsk = isAsking ? Math.min(rowsOnlineAtMost, rows.filter(({ query }) => query !== null).length) : 0
    if (toAsk > rowsInRun) await countRun(c, house.limits, Math.ceil(toAsk / rowsInRun) - 1)
    const onTrouble = (error: unknown): void => c.var.log.error({ error: describeError(error) }, 'a citation could not be looked up')
    const answer = eventStream<ReadEvent>({
      signal: c.req.raw.signal,
      work: async (send, signal) => {
        const tell = (event: ReadEvent): void => {
          if (!signal.aborted) send(events.parse(event))
        }
        tell({ type: 'opened', rows: rows.length })
        const visit = isAsking ? house.scholar.visit(signal) : null
        await readAll(rows, { visit, tell, signal, onTrouble })
        tell({ type: 'end' })
      },
    })
    return c.newResponse(answer.body, answer)
  })
}

type Reading = {
  /** Null when nobody is to be asked. */
  readonly visit: ScholarVisit | null
  readonly tell: (event: ReadEvent) => void
  readonly signal: AbortSignal
  readonly onTrouble: (error: unknown) => void
}

async function readAll(rows: readonly SaidRow[], { visit, tell, signal, onTrouble }: Reading): Promise<void> {
  const asked: SaidRow[] = []
  const answer = (row: SaidRow, given: RowAnswer): void => tell({ type: 'read', read: joinRow(row, given) })
  for (const row of rows) {
    const trouble = row.query === null ? 'unknown' : visit === null ? 'offline' : asked.length === rowsOnlineAtMost ? 'not-asked' : null
    if (trouble === null) asked.push(row)
    else answer(row, { found: null, others: [], trouble })
  }
  const waiting = asked.values()
  const worker = async (): Promise<void> => {
    for (const row of waiting) {
      if (signal.aborted) return
      const given = await lookedUp(row, visit, onTrouble)
      if (given) answer(row, given)
    }
  }
  await Promise.all(Array.from({ length: together }, worker))
}

/** Null when nobody waits any more. Whatever fails with us leaves the row with what the text gave. */
async function lookedUp({ query }: SaidRow, visit: ScholarVisit | null, onTrouble: (error: unknown) => void): Promise<RowAnswer | null> {
  try {
    return query && visit ? await visit.lookUp(query) : null
  } catch (error) {
    if (error instanceof RunEnded) return null
    onTrouble(error)
    return { found: null, others: [], trouble: 'unreachable' }
  }
}
