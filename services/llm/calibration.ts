import { existsSync, readFileSync } from 'node:fs'
import path from 'node:path'
import { z } from 'zod'
import type { LlmSettings } from '#config/llm-settings.ts'
import { textLanguageCodes } from '#tools/text-languages.gen.ts'

const share = z.number().min(0).max(1)
const count = z.number().int().nonnegative()

/** What was measured of one model in one language; written by `npm run calibrate:detector`. */
const calibration = z.object({
  model: z.string(),
  language: z.enum(textLanguageCodes),
  measuredOn: z.iso.date(),
  /** Texts of each kind that had a figure. */
  people: count,
  machine: count,
  /** The figure beyond which at most two in a hundred of the people's texts lie; null where too few texts were at hand. */
  bound: z.number().nullable(),
  /** Of the people's texts, from the 0th to the 100th percentile. */
  percentiles: z.array(z.number()).length(101),
  /** Beyond the bound: people's texts and those of models. */
  wrongly: share,
  found: share,
  auroc: share,
  /** 95 % interval of `auroc` (Hanley and McNeil 1982). */
  interval: z.object({ low: share, high: share }),
})
const calibrationFile = z.object({ calibrations: z.array(calibration) })

export type Calibration = z.output<typeof calibration>

/** Where the calibrations are kept. */
export const calibrationPath = ({
  LLM_CALIBRATION,
  DATA_FOLDER,
}: Pick<LlmSettings, 'LLM_CALIBRATION'> & { readonly DATA_FOLDER: string }) =>
  path.resolve(LLM_CALIBRATION ?? path.join(DATA_FOLDER, 'detector-calibration.json'))

/** What was measured so far; nothing where the file is not there. Throws where it cannot be read: the operator meant something by it. */
export function readCalibrations(file: string): readonly Calibration[] {
  if (!existsSync(file)) return []
  try {
    return calibrationFile.parse(JSON.parse(readFileSync(file, 'utf8'))).calibrations
  } catch {
    throw new Error(`LLM_CALIBRATION: ${file} is not a file that npm run calibrate:detector wrote. Write it again, or take it away.`)
  }
}

/** The file with a measurement put in place of an earlier one of the same model and language. */
export function withCalibration(known: readonly Calibration[], added: Calibration): string {
  const others = known.filter(({ model, language }) => model !== added.model || language !== added.language)
  return `${JSON.stringify({ calibrations: [...others, added] }, null, 2)}\n`
}
