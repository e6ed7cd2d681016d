import path from 'node:path'
import { defineConfig } from 'vitest/config'

/** The product against Firebase's official emulator; `npm run test:firebase` installs that first. */
export default defineConfig({
  root: path.join(import.meta.dirname, '../..'),
  test: {
    include: ['tests/firebase/*.test.ts'],
    environment: 'node',
    fileParallelism: false,
    testTimeout: 45_000,
    hookTimeout: 240_000,
  },
})
