import { answerWith, type EngineWork } from '#worker/answer-call.ts'
import { appError } from '#services/problem.ts'
import { makeDetectResult, makeRephraseResult, makeThesaurusResult } from '#tests/builders.ts'

/** Works as the texts tell it: `hang`, `crash`, `throw`, `slow` (ten steps of 50 ms), `foreign`; everything else comes back at once. */
const work: EngineWork = {
  rephrase: async ({ text, mode, strength, seed }, tell) => {
    tell({ step: 'optimizing' })
    if (text.startsWith('hang')) for (;;) pause(50)
    if (text.startsWith('crash')) process.exit(7)
    if (text.startsWith('throw')) throw new Error(`cannot work on ${text}`)
    if (text.startsWith('foreign')) throw appError('language-not-supported', { language: 'hu', supported: ['en'] })
    if (text.startsWith('slow')) {
      for (let done = 0; done < 10; done++) {
        pause(50)
        tell({ step: 'optimizing', done, of: 10 })
      }
    }
    tell({ step: 'analyzing' })
    tell({ step: 'finalizing' })
    return makeRephraseResult({ text: text.toUpperCase(), mode, strength, seed })
  },
  proofread: async ({ text }) => ({
    language: 'en',
    dialect: 'en-US',
    skipped: [],
    counts: { sentences: 1, words: 1, characters: text.length },
    sentenceLengths: [1],
    findings: [],
  }),
  'proofread.report': async () => ({ language: 'en', words: 0, sentences: 0, isEnough: false, facts: [], untold: [] }),
  detect: async () => makeDetectResult(),
  cite: async ({ style, locale }) => ({ style: style.id, locale, entries: [], citations: [] }),
  'cite.doctor': async () => ({
    language: 'en',
    system: 'none',
    list: null,
    isApaList: false,
    hasNoteMarks: false,
    citations: 0,
    entries: [],
    findings: [],
  }),
  'cite.import': async () => null,
  'cite.export': async () => new Uint8Array(),
  'check.read': async ({ text }) => ({ language: 'en', words: text.length }),
  'check.prepare': async ({ text }) => ({
    engineVersion: 1,
    words: text.length,
    query: { hashes: Float64Array.of(1, 2), places: new Uint32Array(), starts: new Uint32Array(), ends: new Uint32Array() },
    quotations: [],
    bibliography: [],
    evasion: { invisible: 0, lookAlikes: 0, places: [] },
  }),
  'check.index': async ({ text }) => ({ words: text.length, hashes: Float64Array.of(1, 2) }),
  'check.compare': async ({ sources }) => ({ sources: sources.map(({ id }) => ({ id, matches: [] })) }),
  'check.measure': async ({ text }) => ({ words: text.length, matched: 0 }),
  thesaurus: async ({ word }) => makeThesaurusResult({ word }),
  'find.words': async () => ({ language: 'en', keyWords: [] }),
  'cite.read': async () => [],
  'rephrase.variants': async ({ text, sentence, count }) => ({
    variants: Array.from({ length: count }, (_, index) => ({
      text: `${text.slice(sentence.start, sentence.end)} (${index + 1})`,
      changes: [],
    })),
  }),
}

const pause = (milliseconds: number): void => void Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, milliseconds)

export const answer = answerWith(work)
