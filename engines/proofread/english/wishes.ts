import type { LintToken } from '../token.ts'

const wishes = new Set(
  `advice advise ask crucial demand desirable dictate essential help imperative important insist insistence let lest make necessary order plead prefer proposal
  propose recommend recommendation request require requirement suggest suggestion urge urgent vital`.split(/\s+/),
)

/** Words after which a subject may have a bare verb: "they suggest that he go", "let the boys go". */
export const isWish = ({ lemma, lower }: LintToken): boolean => wishes.has(lemma ?? lower) || wishes.has(lower)
