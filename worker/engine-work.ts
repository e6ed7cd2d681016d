import { languagesOf } from '#services/engines/engine-list.ts'
import { appError } from '#services/problem.ts'
import { makeCslLocales } from '#services/resources/csl-locales.ts'
import { detectLanguage, scoreWord } from '#services/resources/detect-language.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { requireLanguage } from '#services/resources/require-language.ts'
import { makeDetectorModels } from '#services/resources/detector-models.ts'
import { searchLanguage } from '#services/resources/search-language.ts'
import { makeSpellers } from '#services/resources/spellers.ts'
import { makeWordFiles } from '#services/resources/word-files.ts'
import { wordsAtLeast } from '#tools/check/contract.ts'
import { makeCheck } from '#tools/check/run.ts'
import { makeCite } from '#tools/cite/run.ts'
import { runDoctor } from '#tools/cite/run-doctor.ts'
import { readFile, writeFile } from '#tools/cite/run-formats.ts'
import { readText } from '#tools/cite/run-read.ts'
import { makeDetect } from '#tools/detect/run.ts'
import { takeWords } from '#tools/find/run.ts'
import { makeProofread } from '#tools/proofread/run.ts'
import { runReport } from '#tools/proofread/run-report.ts'
import { makeRephrase } from '#tools/rephrase/run.ts'
import { makeThesaurus } from '#tools/thesaurus/run.ts'
import { textLanguageCodes, type TextLanguage } from '#tools/text-languages.gen.ts'
import type { EngineWork } from './answer-call.ts'

/** Loads the engines of a thread, once; each finds the language of its text out before it works. */
export function loadEngineWork(): EngineWork {
  const rephrase = makeRephrase()
  const check = makeCheck()
  const cite = makeCite({ localeOf: makeCslLocales() })
  const detect = makeDetect({ modelOf: makeDetectorModels() })
  const spellers = makeSpellers()
  const proofread = makeProofread({ spellerOf: spellers.get })
  const thesaurus = makeThesaurus({ filesOf: makeWordFiles(), spellerOf: spellers.get, scoresOf: scoreWord })
  const known = async <Input extends { readonly text: string; readonly language: TextLanguage | 'detect' }>(input: Input) => ({
    ...input,
    language: await requireLanguage({ text: input.text, language: input.language, supported: languagesOf('rephrase') }),
  })
  return {
    rephrase: async (input, tell) => rephrase.run(await known(input), (step, done, of) => tell({ step, done, of })),
    'rephrase.variants': async (input) => rephrase.variants(await known(input)),
    'proofread.report': async ({ text, language }) =>
      runReport({ text, ...(await mainLanguage({ text, language, supported: languagesOf('proofread') })) }),
    detect: async ({ text, language }) => {
      const found = await mainLanguage({ text, language, supported: languagesOf('detect') })
      return detect.run({ text, language: found.language })
    },
    'check.read': async ({ text, language }) => {
      // Words are counted alike in every language, and of a few the language cannot be told.
      const words = check.countWords({ text, language: 'en' })
      if (words < wordsAtLeast) return { language: 'en', words }
      const found = await mainLanguage({ text, language, supported: languagesOf('check') })
      return { language: found.language, words: check.countWords({ text, language: found.language }) }
    },
    'check.prepare': async (input) => check.prepare(input),
    'check.index': async (input) => check.index(input),
    'check.compare': async (input, tell) => check.compare(input, (done, of) => tell({ step: 'checking', done, of })),
    'check.measure': async (input, tell) => check.measure(input, (done, of) => tell({ step: 'checking', done, of })),
    cite: async (input) => cite.run(input),
    'cite.doctor': async ({ text, language }) =>
      runDoctor({ text, language: (await mainLanguage({ text, language, supported: textLanguageCodes })).language }),
    'cite.import': async (input) => readFile(input),
    'cite.export': async (input) => writeFile(input),
    'find.words': async (task) => takeWords(task, await searchLanguage(task)),
    'cite.read': async (input) => readText(input),
    thesaurus: async (task) => {
      await requireOurLetters(task.word)
      return thesaurus.run(task)
    },
    proofread: async (input, tell) => {
      tell({ step: 'analyzing' })
      const found = await mainLanguage({ text: input.text, language: input.language, supported: languagesOf('proofread') })
      return proofread.run({ ...input, ...found }, (done, of) => {
        if (isNextPercent(done, of)) tell({ step: 'analyzing', done, of })
      })
    },
  }
}

/** Throws AppError `language-not-supported` or `language-unknown` for a word in letters that none of our languages is written in. */
async function requireOurLetters(word: string): Promise<void> {
  if (/\p{Script=Latin}/u.test(word)) return
  const { code } = await detectLanguage(word)
  throw code === null ? appError('language-unknown') : appError('language-not-supported', { language: code, supported: textLanguageCodes })
}

/** A text may have 50,000 paragraphs; a hundred messages tell as much. */
const isNextPercent = (done: number, of: number): boolean => Math.floor((100 * done) / of) > Math.floor((100 * (done - 1)) / of)
