import { z } from '@hono/zod-openapi'
import { pack, packedResponse } from '../site/packed.ts'
import { appError } from '#services/problem.ts'
import { answersFile } from '../describe-route.ts'
import type { Api, House } from '../house.ts'

/** The prices of a site may change with a restart, which changes no build. */
const cacheControl = 'public, max-age=60'

/**
 * `GET /api/islands/{key}.json?...`: what a live part of a text is made of, for the site's own pages (the specification's component
 * islands). The tag of an answer changes with the build as well: the code that reads it comes from there.
 */
export function addIslands(app: Api, { content, buildId }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/islands/{file}',
    summary: 'A live part of a text',
    description:
      'For the pages of this site: `pricing.json`, `posts.json`, `figure.json?key=...`, `tool.json?tool=...&sample=...`. Its form follows the pages and may change with each build.',
    request: { params: z.object({ file: z.string() }) },
    responses: answersFile('application/json', 'What the part is made of.'),
  })
  app.get('/api/islands/:file', async (c) => {
    const key = /^([a-z]+)\.json$/.exec(c.req.param('file'))?.[1]
    const answer = key === undefined ? null : content.island(key, c.req.query())
    if (answer === null || answer.is === 'none') throw appError('not-found', { path: c.req.path })
    if (answer.is === 'wrong') throw appError('input-invalid', { issues: [...answer.issues] })
    const body = new TextEncoder().encode(JSON.stringify({ buildId, ...answer.value }))
    return packedResponse(c.req.raw, await pack(body, { isText: false }), {
      'Content-Type': 'application/json',
      'Cache-Control': cacheControl,
    })
  })
}
