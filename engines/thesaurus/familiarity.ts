import type { Ranks } from '../languages/packed-ranks.ts'
import type { Familiarity } from './look-up.ts'
import { foldWord } from './packed.ts'

/**
 * Up to which rank a word is common; one that is listed later is less common, one that is not listed is rare. Film subtitles, which
 * are counted for Czech, Hungarian, Norwegian and Slovak, come to study words later than encyclopaedias do. Set by reading
 * words at 2,000, 4,000, 6,000, 9,000, 15,000, 25,000 and 35,000 in Czech, English, German, Hungarian and Turkish.
 */
const commonUpTo: Readonly<Record<string, number>> = { cs: 6_000, hu: 6_000, no: 6_000, sk: 6_000 }
const usually = 9_000

/** A list shorter than this says nothing of words that it lacks: many a study word is in no film. */
const wholeList = 20_000

type Counted = {
  readonly language: string
  /** Null where nothing was counted. */
  readonly ranks: Ranks | null
  /** Whether the word heads an entry written by us: those are words that students meet. */
  readonly isOwn: boolean
}

/** How well a word is known; a phrase as well as the rarest of its words. Null where nothing was counted. */
export function familiarityOf(word: string, { language, ranks, isOwn }: Counted): Familiarity | null {
  if (ranks === null) return null
  const rankOf = (one: string): number | null => ranks.rankOf(foldWord(one, language))
  const whole = rankOf(word)
  const parts = whole === null ? word.split(/[\s-]+/u).map(rankOf) : [whole]
  const listed = parts.filter((rank) => rank !== null)
  if (listed.length === parts.length) return Math.max(...listed) <= (commonUpTo[language] ?? usually) ? 3 : 2
  if (isOwn) return 2
  return ranks.size < wholeList ? null : 1
}
