import type { Context } from 'hono'
import { sessionSchema } from '#tools/account/contract.ts'
import type { SignedIn } from '#services/auth/identity.ts'
import { appError } from '#services/problem.ts'
import type { HouseEnv } from '../context.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { bodyLimit } from '../middleware/body-limit.ts'
import { addressKey } from '../middleware/client-address.ts'
import { presentSessionUser } from '../present/session-user.ts'
import { tiersOf } from '../present/settings.ts'

/** Room for an address, a password and a page; nothing longer is sent to sign in. */
const bytesAtMost = 16 * 1024

/** `GET /api/auth`: who asks; and behind it the addresses of signing in, which belong to the identity that is set up. */
export function addAuth(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/auth',
    summary: 'Who asks',
    description:
      'The signed-in user, by cookie or by an ID token as bearer, or null. A bearer token that does not hold is answered with 401.',
    responses: answers({ schema: sessionSchema.openapi('Session'), description: 'The session.' }),
  })
  app.get('/api/auth', async (c) => {
    const signedIn = await whoAsks(c, house)
    const user = signedIn ? await presentUser(house, signedIn) : null
    return c.json(sessionSchema.parse({ statusCode: 200, data: { user } }), 200, { 'Cache-Control': 'no-store' })
  })
  app.on(['GET', 'POST', 'DELETE'], '/api/auth/*', bodyLimit({ limit: bytesAtMost }), async (c) => {
    const answer = await house.identity.handle(c.req.raw, { address: addressKey(c.var.address), locale: c.var.locale })
    if (!answer) throw appError('not-found', { path: c.req.path })
    return answer
  })
}

async function whoAsks(c: Context<HouseEnv>, { identity }: House): Promise<SignedIn | null> {
  const token = /^Bearer (.+)$/i.exec(c.req.header('authorization') ?? '')?.[1]
  if (token) return identity.requireByToken(token.trim(), { locale: c.var.locale })
  const { signedIn, cookies } = await identity.renew(c.req.raw.headers)
  for (const cookie of cookies) c.header('Set-Cookie', cookie, { append: true })
  return signedIn
}

async function presentUser({ people, subscriptions, env }: House, { accountId }: SignedIn) {
  const [person, subscription, preferences] = await Promise.all([
    people.optionalPerson(accountId),
    subscriptions.optionalLive(accountId),
    people.preferences(accountId),
  ])
  return person ? presentSessionUser({ person, subscription, preferences, tiers: tiersOf(env), visitorTier: env.VISITOR_TIER }) : null
}
