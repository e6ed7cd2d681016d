import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { clauseEnd, finiteReadings, isVerbal, mended, verbWith } from '../../turkish/words.ts'

/** "Ne annem ne babam gelmedi": "ne … ne" denies, so the verb does not. */
export default defineCheck({
  key: 'neither',
  class: 'double-negative',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ne annem ne babam beni anlamadı.', 'Ne annem ne babam beni anladı.'],
    ['Ne Ali ne de Veli toplantıya gelmedi.', 'Ne Ali ne de Veli toplantıya geldi.'],
    ['Dün ne çay ne kahve içmedim.', 'Dün ne çay ne kahve içtim.'],
    ['Ne sinemaya ne tiyatroya gitmiyoruz.', 'Ne sinemaya ne tiyatroya gidiyoruz.'],
  ],
  right: [
    'Ne annem ne babam beni anladı.',
    'Ne yapacağımı, ne söyleyeceğimi bilmedim.',
    'Ne oldu, ne bitti anlamadım.',
    'Ne zaman ne söyledi hatırlamıyorum.',
    'Ne kadar güzel bir gün, gelmedi.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (tokens[at]?.lower !== 'ne' || at > 2) return null
  const second = [at + 2, at + 3].find((place) => tokens[place]?.lower === 'ne')
  if (second === undefined) return null
  const end = clauseEnd(tokens, at)
  const verb = tokens[end - 1]
  const start = tokens[second + 1]?.lower === 'de' ? second + 2 : second + 1
  if (!verb || end - 1 <= start || !/^[.!]$/.test(tokens[end]?.text ?? '') || end - start > 6) return null
  const between = tokens.slice(at + 1, end - 1)
  if (between.some((token) => isVerbal(token, known) || finiteReadings(token, known).length > 0 || asks.test(token.lower))) return null
  const own = finiteReadings(verb, known)
  // The dictionary has infinitives that are negated already.
  if (
    !own.some(({ tags }) => tags.startsWith('neg.')) ||
    !own.every(({ tags, lemma }) => tags.startsWith('neg.') || /m[ae]m[ae]k$/.test(lemma))
  )
    return null
  return mended(tokens, end - 1, verbWith(verb, denied, known))
}

const asks = /^(?:zaman|kadar|için|var|yok|diye|olur|olsa|demek|güzel|yazık|kim|kimin|nerede|nasıl|neden)$/

const denied = (tags: string): string | null => (tags.startsWith('neg.') ? tags.slice(4).replace('noaor', 'aor') : null)
