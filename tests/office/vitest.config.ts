import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** Documents of ours in LibreOffice, which must be installed. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/office/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
  },
})
