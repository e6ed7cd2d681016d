import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Browser tests: one file after the other, for each starts the product and a browser. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/e2e/**/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 90_000,
    hookTimeout: 120_000,
    // Where many work on one machine, a story now and then waits in vain. It is told once more, and the list says so: "(retry x1)".
    retry: process.env['CI'] ? 1 : 0,
    // As patient as the browser's own waiting; a page that is never right fails all the same.
    expect: { poll: { timeout: 20_000 } },
  },
})
