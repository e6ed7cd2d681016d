import { randomBytes } from 'node:crypto'
import type { MiddlewareHandler } from 'hono'
import type { Logger } from 'pino'
import type { HouseEnv } from '../context.ts'
import type { AddressOf } from './client-address.ts'

/** Gives each request its id, its client's address, its logger and its nonce; and logs how it ended. */
export const identity =
  ({ log, addressOf }: { readonly log: Logger; readonly addressOf: AddressOf }): MiddlewareHandler<HouseEnv> =>
  async (c, next) => {
    const { inProcess, incoming } = c.env ?? {}
    const requestId = inProcess?.requestId ?? requestIdOf(c.req.header('x-request-id'))
    const requestLog = log.child({ requestId })
    c.set('requestId', requestId)
    c.set('log', requestLog)
    c.set('nonce', randomBytes(16).toString('base64'))
    c.set('address', inProcess?.address ?? addressOf(incoming?.socket?.remoteAddress ?? '', c.req.header('x-forwarded-for')))
    const start = performance.now()
    await next()
    c.header('X-Request-Id', requestId)
    if (inProcess) return
    // Only the path: queries and bodies may hold people's words.
    const line = {
      method: c.req.method,
      path: pathForLog(c.req.path),
      status: c.res.status,
      milliseconds: Math.round(performance.now() - start),
    }
    if (/^\/(?:api|v2)\//.test(c.req.path)) requestLog.info(line, 'answered')
    else requestLog.debug(line, 'answered')
  }

/** The address of a shared report or library opens it, so it is not written down. */
const pathForLog = (path: string): string => path.replace(/^((?:\/api\/v1)?\/shared(?:-library)?)\/.*/s, '$1/…')

const requestIdOf = (given: string | undefined): string =>
  given && /^[\w-]{8,64}$/.test(given) ? given : randomBytes(12).toString('base64url')
