import { configDefaults, defineConfig } from 'vitest/config'

const everywhere = '**/*.test.{ts,tsx}'
const elsewhere = [
  ...configDefaults.exclude,
  'build/**',
  'data/**',
  'resources/**',
  '.react-router/**',
  'tests/e2e/**',
  'tests/firebase/**',
  'tests/office/**',
]

// What runs with `npm run check`, because it takes longer than everything else of its kind together: it starts and kills
// real processes, times what must not be told apart, reads whole dictionaries, or reads the whole tree.
const slow = [
  'cli/{admin,admin-billing,check,cite,corpus,corpus-import,find,tinta}.test.ts',
  'engines/proofread/hostile.test.ts',
  'scripts/seed.test.ts',
  'services/auth/enumeration.test.ts',
  'services/corpus/{kill,steps}.test.ts',
  'services/db/embedded.test.ts',
  'services/engines/engines.test.ts',
  'services/files/{file-reader,reader-crew}.test.ts',
  'services/jobs/make-jobs.test.ts',
  'services/resources/{rules,spellers}.test.ts',
  'tests/floors.test.ts',
  'worker/suggestions.test.ts',
]

// Rooms that nothing but text goes in and out of; their tests need no server.
const quiet = ['audits', 'bench', 'config', 'engines', 'evals', 'locales', 'tools', 'web'].map((room) => `${room}/${everywhere}`)

export default defineConfig({
  test: {
    environment: 'node',
    // Files share processes: what takes long to load (the lexicon, the tagger, the messages) is loaded once.
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'quiet', include: quiet, exclude: [...elsewhere, ...slow] } },
      {
        extends: true,
        test: {
          name: 'house',
          include: [everywhere],
          exclude: [...elsewhere, ...quiet, ...slow],
          setupFiles: 'tests/zod-first.ts',
          globalSetup: 'tests/database-server.ts',
        },
      },
      {
        extends: true,
        test: {
          name: 'slow',
          include: slow,
          // Each of them works for seconds by its nature.
          testTimeout: 30_000,
          exclude: elsewhere,
          setupFiles: 'tests/zod-first.ts',
          globalSetup: 'tests/database-server.ts',
        },
      },
    ],
  },
})
