import process from 'node:process'
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
// real processes, times what must not be told apart, reads whole dictionaries, or reads the whole tree. So do files of the
// house that take two seconds and more each, so that `npm test` stays under a minute and a half (decision 65).
const slow = [
  'api/{account-routes,cite-read-route,check-routes,check-whole,count,detect-report-route,detect-route,find-route,languagetool-client,languagetool-route}.test.ts',
  'api/{cite-doctor-route,collections-route,detect-batch-route,export-routes,keys-routes,own-data,proofread-route,spend,thesaurus-route}.test.ts',
  'api/site/site.test.ts',
  'api/routes/billing.test.ts',
  'cli/{admin,admin-billing,admin-retractions,check,cite,corpus,corpus-import,find,tinta}.test.ts',
  'engines/proofread/hostile.test.ts',
  'scripts/{calibrate-detector,seed}.test.ts',
  'services/auth/{embedded-identity,enumeration,google,known-browser,mail-allowance,shared-account,takeover}.test.ts',
  'services/billing/stripe-billing.test.ts',
  'services/billing/stripe/notices.test.ts',
  'services/checks/make-checks.test.ts',
  'services/corpus/{collisions,kill,make-corpus,merging,steps}.test.ts',
  'services/db/embedded.test.ts',
  'services/engines/engines.test.ts',
  'services/fetch/make-fetcher.test.ts',
  'services/files/{file-reader,mark-file,reader-crew}.test.ts',
  'services/jobs/make-jobs.test.ts',
  'services/mail/send-mails.test.ts',
  'services/online/make-online-search.test.ts',
  'services/quota/make-quota.test.ts',
  'services/resources/{rules,spellers}.test.ts',
  'tests/{content,floors,offline,site-content}.test.ts',
  'worker/suggestions.test.ts',
]

// Rooms that nothing but text goes in and out of; their tests need no server.
const quiet = ['audits', 'bench', 'config', 'engines', 'evals', 'locales', 'tools', 'web'].map((room) => `${room}/${everywhere}`)

// Before a change lands (CI), tests run where others work as well: they may take long, and those that start servers and
// processes are told once more before they count as failed (decision 59). At a desk neither.
const landing = Boolean(process.env['CI'])
const patience = landing ? { testTimeout: 60_000, hookTimeout: 60_000 } : {}
const retry = landing ? 1 : 0

export default defineConfig({
  test: {
    environment: 'node',
    ...patience,
    // Files share processes: what takes long to load (the lexicon, the tagger, the messages) is loaded once.
    pool: 'forks',
    isolate: false,
    maxWorkers: '100%',
    projects: [
      { extends: true, test: { name: 'quiet', include: quiet, exclude: [...elsewhere, ...slow], setupFiles: 'tests/property-seed.ts' } },
      {
        extends: true,
        test: {
          name: 'house',
          include: [everywhere],
          exclude: [...elsewhere, ...quiet, ...slow],
          retry,
          setupFiles: ['tests/property-seed.ts', 'tests/zod-first.ts'],
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
          ...patience,
          exclude: elsewhere,
          retry,
          setupFiles: ['tests/property-seed.ts', 'tests/zod-first.ts'],
          globalSetup: 'tests/database-server.ts',
        },
      },
    ],
  },
})
