import type { DetectInput, DetectResult } from '#tools/detect/contract.ts'
import type { House } from './house.ts'

/** Where there is too little to judge, the model is not asked either. */
const notAsked: ReadonlySet<DetectResult['cannotTell']> = new Set(['too-short', 'not-prose', 'mixed-languages'])

/** The detector's result, and beside it what the operator's model says, which changes nothing else. */
export async function runDetect(input: DetectInput, { engines, predictor }: Pick<House, 'engines' | 'predictor'>, signal: AbortSignal) {
  const result = await engines.detect(input, { signal })
  if (notAsked.has(result.cannotTell)) return result
  return { ...result, model: await predictor.read(input.text, result.language, signal) }
}
