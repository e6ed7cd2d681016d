import { configDefaults, defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    include: ['**/*.test.{ts,tsx}'],
    exclude: [...configDefaults.exclude, 'build/**', 'data/**', '.react-router/**', 'tests/e2e/**', 'tests/firebase/**'],
    environment: 'node',
  },
})
