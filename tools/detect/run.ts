import { scoreText, type DetectorReading } from '#engines/detect/score-text.ts'
import type { DetectorModel } from '#engines/detect/model.ts'
import { findSignals } from '#engines/detect/signals/find-signals.ts'
import { normsOf } from '#engines/detect/signals/norms.gen.ts'
import { toProse } from '#engines/detect/signals/prose.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import type { DetectResult, ModelCard, Reliability } from './contract.ts'
import { oddCharactersAtMost } from './limits.ts'

type Known = { readonly text: string; readonly language: TextLanguage }

type Parts = {
  /** The model of a language, null where it gives no verdicts, and its card, null where nothing was measured. */
  readonly modelOf: (language: TextLanguage) => Promise<{ readonly model: DetectorModel | null; readonly card: ModelCard | null }>
}

export type Detecting = {
  /** Reads a text whose language is known. */
  readonly run: (input: Known) => Promise<DetectResult>
}

/** The embedded detector as a tool: the verdict by the model of the language, and what is noticeable beside it. */
export const makeDetect = ({ modelOf }: Parts): Detecting => ({
  run: async ({ text, language }) => {
    const { model, card } = await modelOf(language)
    const { judged, ...reading } = scoreText(text, { language, model })
    const written = writtenLanguages[language]
    const reliability = card?.reliability ?? unmeasured
    const norms = reliability.isMeasured && !reliability.oneModel ? (normsOf[language] ?? null) : null
    const isRead = !withoutSignals.has(reading.cannotTell)
    const signals = isRead ? findSignals(toProse(text, judged, written), { language: written, norms }) : []
    return {
      engine: 'embedded',
      version: card?.version ?? noVersion,
      language,
      ...presentReading(reading),
      signals,
      reliability,
      model: null,
    }
  },
})

/** Where there is too little to judge, figures about what is left would mislead. Elsewhere nothing leans unless verdicts were measured, on texts of several models. */
const withoutSignals: ReadonlySet<DetectResult['cannotTell']> = new Set(['too-short', 'not-prose', 'mixed-languages'])

/** Without its score, which is for measuring and never for people. */
const presentReading = ({ words, verdict, cannotTell, range, passages, oddCharacters, leftOut }: Omit<DetectorReading, 'judged'>) => ({
  words,
  verdict,
  cannotTell,
  range: range && { low: inHundredths(range.low), high: inHundredths(range.high) },
  passages: [...passages],
  oddCharacters: oddCharacters.slice(0, oddCharactersAtMost),
  leftOut: [...leftOut],
})

/** More figures would say more than was measured. */
const inHundredths = (share: number): number => Math.round(share * 100) / 100

/** The version of a language without a model. */
const noVersion = '0'

const unmeasured: Reliability = {
  isMeasured: false,
  worstFalseAlarms: null,
  meanFalseAlarms: null,
  learnersFalseAlarms: null,
  found: null,
  cannotTell: null,
  oneModel: false,
  measuredOn: null,
}
