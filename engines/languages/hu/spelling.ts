import { acceptCompounds } from '../compounds.ts'
import { acceptPrefixed } from '../prefixes.ts'
import type { SpellingHelp } from '../spelling-help.ts'
import { words } from '../words.ts'

const acceptCompound = acceptCompounds({ links: [''], least: 4 })
const acceptPrefix = acceptPrefixed(words('aero agro al ál audio bio elő geo hidro kis mikro mono neuro pszicho szocio új utó video videó'))

/** `kéthónapos`, `kétszámjegyes`: a number and an adjective; with a noun it would be two words run together (`kéthónap`). */
function isOfNumber(word: string, isKnown: (word: string) => boolean): boolean {
  const rest =
    /^(?:egy|két|három|négy|öt|hat|hét|nyolc|kilenc|tíz|száz|ezer|több|fél)(\p{L}{2,}[aeoöáéóő](?:s|nyi|jú|jű)|\p{L}{3,}(?:ú|ű))$/u.exec(
      word,
    )?.[1]
  return rest !== undefined && rest.length >= 5 && isKnown(rest)
}

/** Hungarian: words written as one, of which the dictionary takes only those it lists ("okoseszköz", "álterápia", "egyszempontos"). */
export const spelling: SpellingHelp = {
  accepts: (word, isKnown) => acceptCompound(word, isKnown) || acceptPrefix(word, isKnown) || isOfNumber(word, isKnown),
}
