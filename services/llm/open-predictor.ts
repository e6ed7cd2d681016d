import type { Env } from '#config/env.ts'
import type { ModelReading } from '#tools/detect/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { LlmError, type LlmTrouble } from './ask-likelihoods.ts'
import { lowerThan } from './calibrate.ts'
import { calibrationPath, readCalibrations, type Calibration } from './calibration.ts'
import { predictabilityOf } from './predictability.ts'

export type Predictor = {
  /** The model that texts in these languages are sent to; null where none is. */
  readonly model: { readonly name: string; readonly languages: readonly TextLanguage[] } | null
  /**
   * How predictable a text is for the model; null, and nothing is sent, where it is not calibrated in the language. One that fails or is
   * late has no finding. Rejects only with what `signal` was aborted with.
   */
  readonly read: (text: string, language: TextLanguage, signal: AbortSignal) => Promise<ModelReading | null>
}

type Settings = Pick<Env, 'LLM_URL' | 'LLM_MODEL' | 'LLM_KEY' | 'LLM_TIMEOUT' | 'LLM_CALIBRATION' | 'DATA_FOLDER'>

/** The model as the operator has set it. `onTrouble` is told what went wrong; of the text it is told nothing. Throws for a calibration that cannot be read. */
export function openPredictor(env: Settings, onTrouble: (trouble: LlmTrouble) => void): Predictor {
  const { LLM_URL: url, LLM_MODEL: name, LLM_KEY: key, LLM_TIMEOUT: seconds } = env
  if (url === undefined || name === undefined) return { model: null, read: async () => null }
  const known = readCalibrations(calibrationPath(env)).filter(({ model, bound }) => model === name && bound !== null)
  return {
    model: known.length === 0 ? null : { name, languages: known.map(({ language }) => language) },
    read: async (text, language, signal) => {
      const calibration = known.find((one) => one.language === language)
      if (!calibration) return null
      try {
        const figure = await predictabilityOf({ url, model: name, key }, text, { seconds, signal })
        return figure === null ? null : presentReading(calibration, figure)
      } catch (error) {
        if (!(error instanceof LlmError)) throw error
        onTrouble(error.trouble)
        return presentReading(calibration, null)
      }
    },
  }
}

/** Without the figure itself, which means nothing to people. */
function presentReading(calibration: Calibration, figure: number | null): ModelReading {
  const { model, bound, people, machine, wrongly, found, auroc, interval, measuredOn } = calibration
  const isBeyond = figure !== null && bound !== null && figure > bound
  return {
    model,
    finding: figure === null ? null : { isUsual: !isBeyond, moreEvenThan: lowerThan(figure, calibration) / 100 },
    measured: { people, machine, wrongly, found, auroc, interval, measuredOn },
  }
}
