import { fileBytesAtMost, fileKinds } from '#services/files/read-file.ts'
import { tierIds, type TierId } from '#tools/tiers.ts'
import { askerOf } from '../asker.ts'
import { answers } from '../describe-route.ts'
import type { Api, House } from '../house.ts'
import { presentSettings, settingsSchema, type PublicSettings } from '../present/settings.ts'

/** `GET /api/v1/settings`: limits of whoever asks, figures and addresses of this site. */
export function addSettings(app: Api, house: House): void {
  app.openAPIRegistry.registerPath({
    method: 'get',
    path: '/api/v1/settings',
    summary: 'Limits and settings',
    description: 'The limits of whoever asks, the tiers, the engines, and what the operator has set for the site.',
    responses: answers({ schema: settingsSchema, description: 'The settings.' }),
  })
  const { env, buildId, engineList } = house
  const files = { kinds: [...fileKinds], limit: fileBytesAtMost }
  const presented = new Map<TierId, PublicSettings>(
    tierIds.map((tier) => [tier, settingsSchema.parse(presentSettings({ env, buildId, tier, engines: engineList, files }))]),
  )
  app.get('/api/v1/settings', async (c) => {
    const { account, tier } = await askerOf(c, house)
    c.header('Vary', 'Cookie, Authorization')
    return c.json(presented.get(tier.id), 200, { 'Cache-Control': account ? 'no-store' : 'private, max-age=60' })
  })
}
