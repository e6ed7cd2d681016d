import { z } from '@hono/zod-openapi'
import { answers } from '../describe-route.ts'
import type { Api } from '../house.ts'

const session = z.object({ statusCode: z.literal(200), data: z.object({ user: z.null() }) }).openapi('Session')

/** `GET /api/auth`: who asks. Without accounts everybody is a visitor. */
export function addAuth(app: Api): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/auth',
    summary: 'Who asks',
    description: 'The signed-in user, or null.',
    responses: answers({ schema: session, description: 'The session.' }),
  })
  app.get('/api/auth', (c) => c.json(session.parse({ statusCode: 200, data: { user: null } }), 200, { 'Cache-Control': 'no-store' }))
}
