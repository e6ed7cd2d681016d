import { z } from 'zod'
import { httpUrl, whole } from './parts.ts'

/** A language model of the operator; a part of `settings` in env.ts. */
export const llmSettings = {
  LLM_URL: httpUrl().optional().meta({
    description:
      'A language model server of yours that answers /completions with the log-probabilities of a prompt (vLLM does): its address up to /v1. The detector sends it texts in languages that it is calibrated in (npm run calibrate:detector) and shows one more signal; pages name the model. Unset: nothing is sent.',
    example: 'http://127.0.0.1:8000/v1',
  }),
  LLM_MODEL: z.string().min(1).max(200).optional().meta({
    description: 'Name of the model, as the server at LLM_URL knows it. Required together with LLM_URL.',
    example: 'example/base-model-1b',
  }),
  LLM_KEY: z.string().min(1).optional().meta({ description: 'Key for the server at LLM_URL, if it wants one.', example: 'sk-example' }),
  LLM_TIMEOUT: whole({ from: 1, to: 600 })
    .default(20)
    .meta({ description: 'Seconds that the model has for one text; after them the result stands without it.', example: '20' }),
  LLM_CALIBRATION: z.string().min(1).optional().meta({
    description:
      'File that npm run calibrate:detector writes and the server reads at its start. Unset: detector-calibration.json in DATA_FOLDER.',
    example: '/var/lib/tinta/detector-calibration.json',
  }),
} as const

export type LlmSettings = Readonly<z.output<z.ZodObject<typeof llmSettings>>>

/** Which of the settings are missing or of no use without another. */
export function missingOfLlm(env: LlmSettings): readonly { readonly name: string; readonly why: string }[] {
  if (env.LLM_URL !== undefined)
    return env.LLM_MODEL === undefined ? [{ name: 'LLM_MODEL', why: 'is required because LLM_URL is set' }] : []
  const needing = (['LLM_MODEL', 'LLM_KEY', 'LLM_CALIBRATION'] as const).find((name) => env[name] !== undefined)
  return needing === undefined ? [] : [{ name: 'LLM_URL', why: `is required because ${needing} is set` }]
}
