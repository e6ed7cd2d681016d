import { fileBytesAtMost, fileKinds } from '#services/files/read-file.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { presentSettings, settingsSchema } from '../present/settings.ts'

/** `GET /api/v1/settings`: limits of whoever asks, figures and addresses of this site. */
export function addSettings(app: Api, { env, buildId, engineList }: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/settings',
    summary: 'Limits and settings',
    description: 'The limits of whoever asks, the tiers, the engines, and what the operator has set for the site.',
    responses: answers({ schema: settingsSchema, description: 'The settings.' }),
  })
  const settings = settingsSchema.parse(
    presentSettings({
      env,
      buildId,
      tier: env.VISITOR_TIER,
      engines: engineList,
      files: { kinds: [...fileKinds], limit: fileBytesAtMost },
    }),
  )
  app.get('/api/v1/settings', (c) => c.json(settings, 200, { 'Cache-Control': 'private, max-age=60' }))
}
