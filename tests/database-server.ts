import { shareServer, startTestServer } from './database.ts'

/** Vitest calls this before the test files that may need a database, and what it returns after the last of them. */
export async function setup(): Promise<() => Promise<void>> {
  const { server, stop } = await startTestServer()
  shareServer(server)
  return stop
}
