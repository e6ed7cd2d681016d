import type { House } from '#api/house.ts'
import { languagesOf } from '#services/engines/engine-list.ts'
import { mainLanguage } from '#services/resources/main-language.ts'
import { makeSpellers } from '#services/resources/spellers.ts'
import { makeProofread } from '#tools/proofread/run.ts'

/** The proofreader as its thread runs it, in the process of the test. */
export function makeProofreadHere(): House['engines']['proofread'] {
  const proofreading = makeProofread({ spellerOf: makeSpellers().get })
  const supported = languagesOf('proofread')
  return async (input) => proofreading.run({ ...input, ...(await mainLanguage({ text: input.text, language: input.language, supported })) })
}
