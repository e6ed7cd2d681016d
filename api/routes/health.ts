import { AppError, problemOf } from '#services/problem.ts'
import type { Api, House } from '../house.ts'

/** `/health`: the process lives. `/ready`: it can answer people, because its database does. */
export function addHealth(app: Api, { db, buildId }: Pick<House, 'db' | 'buildId'>): void {
  app.get('/health', (c) => c.json({ status: 'ok', buildId }, 200, { 'Cache-Control': 'no-store' }))
  app.get('/ready', async (c) => {
    await db.ping().catch((cause: unknown) => {
      throw new AppError(problemOf('database-unavailable'), { cause })
    })
    return c.json({ status: 'ready' }, 200, { 'Cache-Control': 'no-store' })
  })
}
