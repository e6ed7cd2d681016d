import { readEnv, type Env } from '#config/env.ts'
import type { SessionUser } from '#tools/account/contract.ts'
import type { DetectResult, ModelCard, Reliability } from '#tools/detect/contract.ts'
import type { RephraseInput, RephraseResult } from '#tools/rephrase/contract.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'

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

const reliability: Reliability = {
  isMeasured: true,
  worstFalseAlarms: 0.048,
  meanFalseAlarms: 0.013,
  learnersFalseAlarms: 0.02,
  found: 0.71,
  cannotTell: 0.4,
  oneModel: false,
  measuredOn: '2026-11-20',
}

/** A word of which nobody knows anything. */
export const makeThesaurusResult = (given: Partial<ThesaurusResult> = {}): ThesaurusResult => ({
  word: 'cat',
  language: 'en',
  detected: false,
  otherLanguages: [],
  entries: [],
  nearest: [],
  installed: { thesaurus: false, forms: false },
  ...given,
})

/** A text of which nothing could be told, as it was too short. */
export const makeDetectResult = (given: Partial<DetectResult> = {}): DetectResult => ({
  engine: 'embedded',
  version: '1',
  language: 'en',
  words: { judged: 6, all: 6 },
  verdict: 'cannot-tell',
  cannotTell: 'too-short',
  range: null,
  passages: [],
  signals: [],
  oddCharacters: [],
  leftOut: [],
  reliability,
  model: null,
  ...given,
})

/** What was measured of the model of a language. */
export const makeModelCard = (given: Partial<ModelCard> = {}): ModelCard => ({
  language: 'en',
  version: '1',
  measuredOn: '2026-11-20',
  isMeasured: true,
  missing: [],
  human: [],
  machine: [],
  reliability,
  aurocInDomain: 0.99,
  aurocUnseenGenre: 0.93,
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
