import { meanCurvature, type SeenToken } from '#engines/detect/curvature.ts'
import { askLikelihoods, LlmError, type LlmEndpoint } from './ask-likelihoods.ts'

/** About three hundred words, as the detector's own stretches have. */
const stretchCharacters = 1800
/** A longer text is read from its beginning up to here. */
const stretchesAtMost = 12

/**
 * How predictable a text is for a model: the mean over stretches of about the same length, asked one after the other. Null where it is
 * too short for a figure. Throws LlmError; `seconds` are for the whole text.
 */
export async function predictabilityOf(
  endpoint: LlmEndpoint,
  text: string,
  { seconds, signal }: { readonly seconds: number; readonly signal: AbortSignal },
): Promise<number | null> {
  const late = AbortSignal.timeout(seconds * 1000)
  const either = AbortSignal.any([signal, late])
  const read: (readonly SeenToken[])[] = []
  try {
    for (const stretch of stretchesOf(text)) read.push(await askLikelihoods(endpoint, stretch, either))
  } catch (error) {
    signal.throwIfAborted()
    throw late.aborted ? new LlmError('late') : error
  }
  return meanCurvature(read)
}

/** Stretches of equal length, cut between words. */
export function stretchesOf(text: string): readonly string[] {
  const words = text.trim().split(/(?<=\s)(?=\S)/u)
  const length = text.trim().length
  const size = length / Math.max(1, Math.round(length / stretchCharacters))
  const stretches: string[] = []
  let [stretch, read] = ['', 0]
  for (const word of words) {
    stretch += word
    read += word.length
    if (read < size * (stretches.length + 1) - 0.5) continue
    stretches.push(stretch)
    stretch = ''
    if (stretches.length === stretchesAtMost) return stretches
  }
  return stretch === '' ? stretches : [...stretches, stretch]
}
