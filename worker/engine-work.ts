import { languagesOf } from '#services/engines/engine-list.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { requireLanguage } from '#services/resources/require-language.ts'
import { makeSpellers } from '#services/resources/spellers.ts'
import { makeProofread } from '#tools/proofread/run.ts'
import { makeRephrase } from '#tools/rephrase/run.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { EngineWork } from './answer-call.ts'

/** Loads the engines of a thread, once; each finds the language of its text out before it works. */
export function loadEngineWork(): EngineWork {
  const rephrase = makeRephrase()
  const proofread = makeProofread({ spellerOf: makeSpellers().get })
  const known = async <Input extends { readonly text: string; readonly language: TextLanguage | 'detect' }>(input: Input) => ({
    ...input,
    language: await requireLanguage({ text: input.text, language: input.language, supported: languagesOf('rephrase') }),
  })
  return {
    rephrase: async (input, tell) => rephrase.run(await known(input), (step, done, of) => tell({ step, done, of })),
    'rephrase.variants': async (input) => rephrase.variants(await known(input)),
    proofread: async (input, tell) => {
      tell({ step: 'analyzing' })
      const found = await mainLanguage({ text: input.text, language: input.language, supported: languagesOf('proofread') })
      return proofread.run({ ...input, ...found }, (done, of) => {
        if (isNextPercent(done, of)) tell({ step: 'analyzing', done, of })
      })
    },
  }
}

/** A text may have 50,000 paragraphs; a hundred messages tell as much. */
const isNextPercent = (done: number, of: number): boolean => Math.floor((100 * done) / of) > Math.floor((100 * (done - 1)) / of)
