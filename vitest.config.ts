import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'build/**', 'data/**', '.react-router/**', 'tests/e2e/**', 'tests/firebase/**'],
    environment: 'node',
    // Room for a loaded machine: what hangs fails all the same, what is slow is measured by the benches.
    testTimeout: 20_000,
    hookTimeout: 60_000,
  },
})
