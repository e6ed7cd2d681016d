import { OpenAPIHono } from '@hono/zod-openapi'
import { afterEach, describe, expect, test } from 'vitest'
import type { HouseEnv } from './context.ts'
import { ListenError, serve, type Serving } from './serve.ts'

const running: Serving[] = []
afterEach(async () => {
  for (const serving of running.splice(0)) await serving.stop()
})

const start = async (
  app = new OpenAPIHono<HouseEnv>(),
  more: { readonly port?: number; readonly drainMilliseconds?: number } = {},
): Promise<Serving> => {
  const serving = await serve({ app, host: '127.0.0.1', port: 0, ...more })
  running.push(serving)
  return serving
}

describe('a server', () => {
  test('says by which name it can be reached', async () => {
    const app = new OpenAPIHono<HouseEnv>()
    app.get('/', (c) => c.text('here'))
    const { address } = await start(app)
    expect(address).toMatch(/^http:\/\/localhost:\d+$/)
    expect(await (await fetch(address.replace('localhost', '127.0.0.1'))).text()).toBe('here')
  })

  test('says so when the port is taken', async () => {
    const { address } = await start()
    const port = Number(new URL(address).port)
    await expect(start(undefined, { port })).rejects.toThrow(ListenError)
    await expect(start(undefined, { port })).rejects.toThrow(`Port ${port} is taken by another program. Choose another: PORT=${port + 1}`)
  })

  test('lets what is under way finish when it stops', async () => {
    const began = Promise.withResolvers<void>()
    const go = Promise.withResolvers<void>()
    const app = new OpenAPIHono<HouseEnv>()
    app.get('/', async (c) => {
      began.resolve()
      await go.promise
      return c.text('finished')
    })
    const { address, stop } = await start(app)
    const answer = fetch(address.replace('localhost', '127.0.0.1'))
    await began.promise
    const stopped = stop()
    go.resolve()
    expect(await (await answer).text()).toBe('finished')
    await stopped
    running.length = 0
  })

  test('cuts off what does not finish', async () => {
    const began = Promise.withResolvers<void>()
    const app = new OpenAPIHono<HouseEnv>()
    app.get('/', async () => {
      began.resolve()
      return new Promise<Response>(() => undefined)
    })
    const { address, stop } = await start(app, { drainMilliseconds: 20 })
    const answer = fetch(address.replace('localhost', '127.0.0.1')).catch(() => 'cut off')
    await began.promise
    await stop()
    expect(await answer).toBe('cut off')
    running.length = 0
  })
})
