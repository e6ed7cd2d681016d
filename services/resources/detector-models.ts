import path from 'node:path'
import { parseModel, type DetectorModel } from '#engines/detect/model.ts'
import { cardSchema, type ModelCard } from '#tools/detect/contract.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { optionalFile } from './optional-file.ts'

/** What the detector has of a language: weights only where verdicts are given, and a card where anything was measured. */
export type LoadedDetector = { readonly model: DetectorModel | null; readonly card: ModelCard | null }

const shipped = path.join(import.meta.dirname, '../../engines/detect/models')

/** Models and cards by language, read once and when first asked for. Throws when a file is damaged: nobody is judged by half a model. */
export function makeDetectorModels(folder = shipped): (language: TextLanguage) => Promise<LoadedDetector> {
  const cardOf = makeDetectorCards(folder)
  return onceEach(async (language) => {
    const card = await cardOf(language)
    // A model that did not reach the bar may lie there all the same: without a card that says so, it gives no verdicts.
    if (!card?.isMeasured) return { model: null, card }
    const bytes = await optionalFile(path.join(folder, `${language}.bin`))
    return { model: bytes && parseModel(new Uint8Array(bytes)), card }
  })
}

/** The cards alone, for whoever only tells of them. */
export const makeDetectorCards = (folder = shipped): ((language: TextLanguage) => Promise<ModelCard | null>) =>
  onceEach(async (language) => {
    const bytes = await optionalFile(path.join(folder, `${language}.card.json`))
    return bytes && cardSchema.parse(JSON.parse(bytes.toString()))
  })

function onceEach<Found>(load: (language: TextLanguage) => Promise<Found>): (language: TextLanguage) => Promise<Found> {
  const known = new Map<TextLanguage, Promise<Found>>()
  return (language) => {
    const found = known.get(language) ?? load(language)
    known.set(language, found)
    // What could not be read is tried again with the next text.
    found.catch(() => known.delete(language))
    return found
  }
}
