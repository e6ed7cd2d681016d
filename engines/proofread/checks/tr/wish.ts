import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { withEnding, clauseEnd, finiteReadings, mended } from '../../turkish/words.ts'

const persons: Readonly<Record<string, string>> = {
  p1sg: 'ydIm',
  p2sg: 'ydIn',
  p3sg: 'ydI',
  p1pl: 'ydIk',
  p2pl: 'ydInIz',
  p3pl: 'lArdI',
}
const plain: Readonly<Record<string, string>> = { p1sg: 'm', p2sg: 'n', p3sg: '', p1pl: 'k', p2pl: 'nIz', p3pl: 'lAr' }

/** "Keşke çalıştım": a wish has the conditional. */
export default defineCheck({
  key: 'wish',
  class: 'mood',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Keşke sınava daha çok çalıştım.', 'Keşke sınava daha çok çalışsaydım.'],
    ['Keşke sen de bizimle geldin.', 'Keşke sen de bizimle gelseydin.'],
    ['Keşke her gün seni görüyorum.', 'Keşke her gün seni görsem.'],
    ['Keşke bunu söylemedim.', 'Keşke bunu söylemeseydim.'],
  ],
  right: ['Keşke daha çok çalışsaydım.', 'Keşke gelsen.', 'Keşke dememeyi öğrendim.', '"Keşke" dedim.', 'Keşke gelseydi diye düşündüm.'],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (tokens[at]?.lower !== 'keşke') return null
  const end = clauseEnd(tokens, at)
  const verb = tokens[end - 1]
  if (!verb || end - 1 <= at + 1 || !/^[.!]$/.test(tokens[end]?.text ?? '')) return null
  const rest = tokens.slice(at + 1, end - 1)
  if (rest.some(({ lower }) => /^(?:diye|de|dedi|dem\p{L}+|ki)$/u.test(lower) && lower !== 'de') || /^(?:de|di)/.test(verb.lower))
    return null
  if (rest.some(({ lower }) => /s[ae](?:yd[ıi])?(?:m|n|k|n[ıi]z|l[ae]r)?$/.test(lower) && lower.length > 4)) return null
  const made = finiteReadings(verb, known).flatMap(({ lemma, tags }) => {
    const [, side = '', tense = '', person = ''] = /^(neg\.)?(past|pres)\.(p[123](?:sg|pl))$/.exec(tags) ?? []
    const stem = lemma.slice(0, -3)
    if (tense === '') return []
    const wish = withEnding(stem, side === '' ? 'sA' : 'mAsA')
    return [withEnding(wish, (tense === 'past' ? persons[person] : plain[person]) ?? '')]
  })
  return mended(tokens, end - 1, [...new Set(made)])
}
