import { languagesOf } from '#services/engines/engine-list.ts'
import { requireLanguage } from '#services/resources/require-language.ts'
import { makeRephrase } from '#tools/rephrase/run.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import type { EngineWork } from './answer-call.ts'

/** Loads the engines of a thread, once; each finds the language of its text out before it works. */
export function loadEngineWork(): EngineWork {
  const rephrase = makeRephrase()
  const known = async <Input extends { readonly text: string; readonly language: TextLanguage | 'detect' }>(input: Input) => ({
    ...input,
    language: await requireLanguage({ text: input.text, language: input.language, supported: languagesOf('rephrase') }),
  })
  return {
    rephrase: async (input, tell) => rephrase.run(await known(input), (step, done, of) => tell({ step, done, of })),
    'rephrase.variants': async (input) => rephrase.variants(await known(input)),
  }
}
