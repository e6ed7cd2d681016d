import type { DetectResult } from '#tools/detect/contract.ts'

/** A result for tests, with what they care about. */
export const resultOf = (part: Partial<DetectResult>): DetectResult => ({
  engine: 'embedded',
  version: 'en-1',
  language: 'en',
  words: { judged: 300, all: 320 },
  verdict: 'none',
  cannotTell: null,
  range: part.verdict === 'cannot-tell' ? null : { low: 0.05, high: 0.2 },
  passages: [],
  signals: [],
  oddCharacters: [],
  leftOut: [],
  reliability: {
    isMeasured: true,
    worstFalseAlarms: 0.04,
    meanFalseAlarms: 0.015,
    learnersFalseAlarms: 0.02,
    found: 0.8,
    cannotTell: 0.2,
    oneModel: false,
    measuredOn: '2026-11-20',
  },
  model: null,
  ...part,
})
