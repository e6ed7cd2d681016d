import { readEnv, type Env } from '#config/env.ts'
import type { SessionUser } from '#tools/account/contract.ts'
import type { RephraseInput, RephraseResult } from '#tools/rephrase/contract.ts'

/** Settings of a test, from the environment that it would have been started with. */
export const makeEnv = (source: Readonly<Record<string, string>> = {}): Env => readEnv({ NODE_ENV: 'test', ...source })

/** A request to rephrase, small and allowed for everybody. */
export const makeRephraseInput = (given: Partial<RephraseInput> = {}): RephraseInput => ({
  text: 'The cat sat on the mat.',
  mode: 'synonyms',
  strength: 'mild',
  language: 'en',
  keep: [],
  avoid: [],
  seed: 1,
  ...given,
})

/** A result without changes. */
export const makeRephraseResult = (given: Partial<RephraseResult> = {}): RephraseResult => ({
  engine: 'embedded',
  language: 'en',
  mode: 'synonyms',
  strength: 'mild',
  seed: 1,
  text: 'The cat sat on the mat.',
  changes: [],
  sentences: [],
  locked: [],
  isNew: true,
  figures: {
    similarity: 1,
    plagiarism: { state: 'nothing-to-compare' },
    characters: { before: 23, after: 23 },
    reading: { sentences: 1, words: 6, wordsPerSentence: 6, ease: 100, level: 'school' },
  },
  ...given,
})

/** A person with a free account, as `GET /api/auth` tells it. */
export const makeSessionUser = (given: Partial<SessionUser> = {}): SessionUser => ({
  id: 'lucia',
  name: 'Lucia',
  email: 'lucia@uni.example',
  emailVerified: true,
  premiumLevel: 0,
  tier: 'free',
  subscriptionStatus: 'none',
  textLanguage: null,
  firstMode: null,
  firstStrength: null,
  letterKeys: true,
  keepsHistory: true,
  ...given,
})
