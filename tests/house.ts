import pino from 'pino'
import type { House } from '#api/house.ts'
import { makeApi } from '#api/make-api.ts'
import type { InProcess } from '#api/context.ts'
import { detectReportWords } from '#locales/detect-report-words.ts'
import { exportWords } from '#locales/export-words.ts'
import { lintKindWord } from '#locales/lint-kind-words.ts'
import { lintWords } from '#locales/lint-words.ts'
import { problemWords } from '#locales/problem-words.ts'
import { reportWords } from '#locales/report-words.ts'
import { sharedLibraryWords } from '#locales/shared-library-words.ts'
import { engineList } from '#services/engines/engine-list.ts'
import { localeCodes } from '#web/i18n/locales.ts'
import { makeChecksStandIn, makeCorpusStandIn } from './checks.ts'
import { makeCite } from '#tools/cite/run.ts'
import { runDoctor } from '#tools/cite/run-doctor.ts'
import { markFile } from '#services/files/mark-file.ts'
import { readFile, writeFile } from '#tools/cite/run-formats.ts'
import { takeWords } from '#tools/find/run.ts'
import { runReport } from '#tools/proofread/run-report.ts'
import { readText } from '#tools/cite/run-read.ts'
import { makeFinderStandIn } from './finder.ts'
import { makeLibraryStandIn } from './library.ts'
import { makePeopleStandIns } from './people.ts'
import { makeScholarStandIn } from './scholar.ts'
import { makeDetectResult, makeEnv, makeModelCard, makeRephraseResult, makeThesaurusResult } from './builders.ts'

/** The API with stand-ins for everything that remembers or reaches out. */
export const makeHouse = (given: Partial<House> = {}): House => ({
  ...makePeopleStandIns(),
  env: makeEnv(),
  secret: 'only-for-tests-0123456789abcdef0123',
  db: { ping: async () => undefined },
  engines: {
    rephrase: async (input, { onStep } = {}) => {
      for (const step of ['optimizing', 'analyzing', 'finalizing'] as const) onStep?.({ step })
      return makeRephraseResult({ ...input, language: 'en', text: input.text.toUpperCase() })
    },
    variants: async ({ text, sentence }) => ({ variants: [{ text: text.slice(sentence.start, sentence.end), changes: [] }] }),
    proofread: async ({ text }) => ({
      language: 'en',
      dialect: 'en-US',
      skipped: [],
      counts: { sentences: 1, words: 1, characters: text.length },
      sentenceLengths: [1],
      findings: [],
    }),
    reportStyle: async ({ text, language }) => runReport({ text, language: language === 'detect' ? 'en' : language }),
    detect: async () => makeDetectResult(),
    readCheck: async ({ text }) => ({ language: 'en', words: text.split(/\s+/).length }),
    prepareCheck: async ({ text }) => ({
      engineVersion: 1,
      words: text.split(/\s+/).length,
      query: { hashes: new Float64Array(), places: new Uint32Array(), starts: new Uint32Array(), ends: new Uint32Array() },
      quotations: [],
      bibliography: [],
      evasion: { invisible: 0, lookAlikes: 0, places: [] },
    }),
    compareCheck: async ({ sources }) => ({ sources: sources.map(({ id }) => ({ id, matches: [] })) }),
    cite: async (input) => makeCite({ localeOf: () => '' }).run(input),
    checkReferences: async ({ text, language }) => runDoctor({ text, language: language === 'detect' ? 'en' : language }),
    thesaurus: async ({ word }) => makeThesaurusResult({ word }),
    findWords: async (task) => takeWords(task, task.language === 'detect' ? 'en' : task.language),
    readCitations: async (input) => readText(input),
    readWorks: async (input) => readFile(input),
    writeWorks: async (input) => writeFile(input),
    measureCheck: async ({ text }) => ({ words: text.split(/\s+/).length, matched: 0 }),
  },
  corpus: makeCorpusStandIn(),
  checks: makeChecksStandIn(),
  library: makeLibraryStandIn(),
  online: null,
  content: {
    posts: () => [],
    pages: () => [],
    post: () => null,
    page: () => null,
    movedPath: () => null,
    addresses: () => [],
    island: () => null,
    image: () => null,
    fetchedIcons: new Set(),
  },
  scholar: makeScholarStandIn(),
  finder: makeFinderStandIn(),
  harper: null,
  checkers: { names: [], check: async () => [] },
  predictor: { model: null, read: async () => null },
  detectorCardOf: async (language) => (language === 'en' ? makeModelCard() : null),
  citationStyles: { list: async () => [], optional: async () => null },
  engineList,
  readFile: async ({ bytes }) => ({ text: new TextDecoder().decode(bytes), characters: bytes.length }),
  markFile: async (bytes, { marks, by }) => markFile(bytes, { marks, by }),
  limits: { count: async () => null, giveBack: async () => undefined },
  log: pino({ level: 'silent' }),
  buildId: 'test',
  wordsOf: (locale, { code, facts }) => problemWords(locale, code, facts),
  lintWordsOf: lintWords,
  kindWordOf: lintKindWord,
  exportWordsOf: exportWords,
  reportWordsOf: reportWords,
  detectReportWordsOf: detectReportWords,
  sharedLibraryWordsOf: sharedLibraryWords,
  locales: localeCodes,
  ...given,
})

export type Ask = (path: string, init?: RequestInit, env?: object) => Promise<Response>

/** Asks the API of a house, as if from 192.0.2.1. */
export function makeAsk(given: Partial<House> = {}): Ask {
  const app = makeApi(makeHouse(given))
  return async (path, init, env = { incoming: { socket: { remoteAddress: '192.0.2.1' } } }) => app.request(path, init, env)
}

/** Asks as a page does that is rendered inside the process. */
export const inProcess: InProcess = { inProcess: { address: '192.0.2.7', requestId: 'page-request' } }

/** A request with a JSON body. */
export const posting = (body: unknown, headers: Readonly<Record<string, string>> = {}): RequestInit => ({
  method: 'POST',
  headers: { 'Content-Type': 'application/json', ...headers },
  body: typeof body === 'string' ? body : JSON.stringify(body),
})
