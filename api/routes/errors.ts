import { errorReceipt, errorReport } from '#tools/errors/contract.ts'
import { answers, takes } from '../describe-route.ts'
import type { Api } from '../house.ts'
import { addressKey } from '../middleware/client-address.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { readInput } from '../read-input.ts'

const path = '/api/v1/errors'
const bytesAtMost = 4 * 1024
/** A broken page tells of itself again and again; the first lines say what is wrong. */
const linesPerMinute = { ofOne: 10, ofAll: 120 } as const

/** `POST /api/v1/errors`: an error on a page, as the browser tells it; written to the log and nowhere else. */
export function addErrors(app: Api, { now = Date.now }: { readonly now?: () => number } = {}): void {
  app.openAPIRegistry.registerPath({
    method: 'post',
    path,
    summary: 'An error on a page',
    description: 'Takes what a browser tells of an error on a page: its kind and its place in our files, never its words.',
    request: takes(errorReport),
    responses: answers({ schema: errorReceipt, description: 'The error was taken.', status: 202 }),
  })
  const mayLog = makeAllowance(now)
  app.post(path, bodyLimit({ limit: bytesAtMost }), async (c) => {
    const report = await readInput(c, errorReport)
    if (mayLog(addressKey(c.var.address))) c.var.log.warn({ report }, 'page failed in a browser')
    return c.json(errorReceipt.parse({ reference: report.reference }), 202, { 'Cache-Control': 'no-store' })
  })
}

/** Whether a line may be written for somebody now, of so many in a minute for each and for all. */
function makeAllowance(now: () => number): (who: string) => boolean {
  let minute = 0
  const lines = new Map<string, number>()
  let all = 0
  return (who) => {
    const current = Math.floor(now() / 60_000)
    if (current !== minute) {
      minute = current
      lines.clear()
      all = 0
    }
    const own = lines.get(who) ?? 0
    if (own >= linesPerMinute.ofOne || all >= linesPerMinute.ofAll) return false
    lines.set(who, own + 1)
    all += 1
    return true
  }
}
