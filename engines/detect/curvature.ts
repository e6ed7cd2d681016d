/** A token of a text as a language model saw it coming: natural logarithms of probabilities. */
export type SeenToken = {
  /** Of the token that stands in the text; null for one that nothing stands before. */
  readonly chosen: number | null
  /** Of the likeliest tokens at this place, whether or not the one in the text is among them. */
  readonly likeliest: readonly number[]
}

/** With fewer tokens than this a figure would say nothing. */
const tokensAtLeast = 20

/**
 * How much more predictable the tokens of a stretch are than the model expects of its own choice, in standard deviations:
 * (sum of log p - sum of means) / square root of the sum of variances, after Bao et al. 2024, with the mean and the variance taken over the
 * likeliest tokens. The mass that they leave counts as one more outcome, whose logarithm is that of the mass, and at most that of the least
 * likely one given: each token in it is at most as likely as that. Tokens without a finite probability, or without likeliest ones, are
 * passed over. Null where too few remain, or where nothing varies. It grows with the length of the stretch, so only stretches of about
 * the same length can be compared.
 */
export function curvatureOf(tokens: readonly SeenToken[]): number | null {
  let [count, above, variance] = [0, 0, 0]
  for (const { chosen, likeliest } of tokens) {
    const expected = expectedOf(likeliest)
    if (chosen === null || !Number.isFinite(chosen) || expected === null) continue
    count += 1
    above += chosen - expected.mean
    variance += expected.variance
  }
  return count < tokensAtLeast || variance < 1e-9 ? null : above / Math.sqrt(variance)
}

/** The mean of the stretches that have a figure: the length of the text says nothing. Null where none has one. */
export function meanCurvature(stretches: readonly (readonly SeenToken[])[]): number | null {
  const figures = stretches.map(curvatureOf).filter((figure) => figure !== null)
  return figures.length === 0 ? null : figures.reduce((sum, figure) => sum + figure, 0) / figures.length
}

function expectedOf(likeliest: readonly number[]): { readonly mean: number; readonly variance: number } | null {
  const given = likeliest.filter((log) => Number.isFinite(log) && log <= 0)
  if (given.length === 0) return null
  const rest = 1 - given.reduce((sum, log) => sum + Math.exp(log), 0)
  const logs = rest > 1e-9 ? [...given, Math.min(Math.log(rest), ...given)] : given
  const masses = logs.map((log, at) => (at < given.length ? Math.exp(log) : rest))
  const whole = masses.reduce((sum, mass) => sum + mass, 0)
  const meanOf = (values: readonly number[]) => values.reduce((sum, value, at) => sum + value * (masses[at] ?? 0), 0) / whole
  const mean = meanOf(logs)
  return { mean, variance: meanOf(logs.map((log) => (log - mean) ** 2)) }
}
