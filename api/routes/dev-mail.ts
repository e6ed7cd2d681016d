import type { Context } from 'hono'
import type { HouseEnv } from '../context.ts'
import type { Api, House } from '../house.ts'
import { isLoopback } from '../middleware/client-address.ts'
import { keptMailPage, keptMailPolicy, outboxPage, outboxPolicy } from '../present/outbox-page.ts'

const forwarded = ['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip', 'via'] as const
const localHost = /^(?:localhost|127\.0\.0\.1|\[::1\])(?::\d+)?$/

/**
 * `/dev/mail`: the mails that were kept because there is no mail server. They hold links that open accounts, so only
 * whoever sits at a server with a local address is answered; for anybody else there is nothing here.
 */
export function addDevMail(app: Api, { env, outbox }: Pick<House, 'env' | 'outbox'>): void {
  if (env.SMTP_URL || !env.isLocal) return
  app.get('/dev/mail', async (c, next) => {
    if (!isAtThisMachine(c)) return next()
    return c.html(await outboxPage(await outbox.list()), 200, headers(outboxPolicy))
  })
  app.get('/dev/mail/:id', async (c, next) => {
    const mail = isAtThisMachine(c) ? await outbox.optionalMail(c.req.param('id')) : null
    if (!mail) return next()
    return c.html(await keptMailPage(mail), 200, headers(keptMailPolicy))
  })
}

const headers = (policy: string) => ({ 'Content-Security-Policy': policy, 'Cache-Control': 'no-store' })

/**
 * The socket itself comes from this machine, no proxy stands between, and the address was typed as this machine's:
 * a page of another site could have its name lead here.
 */
const isAtThisMachine = (c: Context<HouseEnv>): boolean =>
  !c.env?.inProcess &&
  isLoopback(c.env?.incoming?.socket?.remoteAddress ?? '') &&
  forwarded.every((name) => c.req.header(name) === undefined) &&
  localHost.test(c.req.header('host') ?? '')
