// What the same machine does without Tinta: a Hono server that answers one string. Prints its address.
import { serve } from '@hono/node-server'
import { Hono } from 'hono'

const app = new Hono().get('/', (c) => c.text('Tinta'))
const server = serve({ fetch: app.fetch, hostname: '127.0.0.1', port: 0 }, ({ port }) => console.log(`http://127.0.0.1:${port}`))
process.on('SIGTERM', () => server.close(() => process.exit(0)))
