import { defineCheck, type CheckFinding } from '../../check.ts'
import { afterAdjectives, isNounOf, mended, nounReadings, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const pronouns: Readonly<Record<string, string>> = {
  nálam: 'én',
  nálad: 'te',
  nála: 'ő',
  nálunk: 'mi',
  nálatok: 'ti',
  náluk: 'ők',
  tőlem: 'én',
  tőled: 'te',
  tőle: 'ő',
  tőlünk: 'mi',
  tőlük: 'ők',
}
const owned: Readonly<Record<string, string>> = {
  enyémnél: 'enyém',
  tiednél: 'tied',
  tiédnél: 'tiéd',
  övénél: 'övé',
  miénknél: 'miénk',
  tietéknél: 'tietek',
  övéknél: 'övék',
}
/** What is further or freer from something is that with "-tól". */
const left = /^(?:messzebb|távolabb|függetlenebb|különb|szabadabb|mentesebb|elszigeteltebb|eltérőbb)$/

/** "jobb, mint a tiednél": what is compared stands behind "mint" or in "-nál", not in both; nor in "-tól". */
export default defineCheck({
  key: 'compared',
  class: 'comparison',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ez jobb, mint a tiednél.', 'Ez jobb, mint a tied.'],
    ['A vonat gyorsabb, mint a busznál.', 'A vonat gyorsabb, mint a busz.'],
    ['A film unalmasabb volt, mint a könyvnél.', 'A film unalmasabb volt, mint a könyv.'],
    ['Péter magasabb, mint nálam.', 'Péter magasabb, mint én.'],
    ['Anna idősebb a testvérétől.', 'Anna idősebb a testvérénél.'],
  ],
  right: [
    'A vonat gyorsabb, mint a busz.',
    'A vonat gyorsabb a busznál.',
    'Jobb a barátomnál lakni, mint a nagyszüleimnél.',
    'Távolabb lakom a várostól.',
    'Jobb lett a gyógyszertől.',
    'Itt jobb, mint nálunk.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const { lower = '', kind } = tokens[at] ?? {}
  if (kind !== 'word') return null
  if (
    /^(?:[aáeéoóöő]|\p{L})*bb(?:ak|ek)?$/u.test(lower) &&
    !/^(?:inkább|több|tovább|később|előbb|leg\p{L}*|legalább|odébb|alább|kevésbé)$/u.test(lower)
  ) {
    // "unalmasabb volt, mint a könyvnél".
    const after = /^(?:volt|lesz|lett|vagyok|vagy|vagyunk|voltak|voltam)$/.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
    const behind = tokens[after]?.text === ',' ? after + 1 : after
    return tokens[behind]?.lower === 'mint' ? behindMint(tokens, behind + 1, known) : fromWhom(tokens, at, known)
  }
  return null
}

/** "mint a busznál": the noun alone. */
function behindMint(tokens: readonly LintToken[], start: number, known: WordKnowledge): CheckFinding | null {
  const hasArticle = /^az?$/.test(tokens[start]?.lower ?? '')
  const place = hasArticle ? afterAdjectives(tokens, start + 1, known) : start
  const token = tokens[place]
  const end = tokens[place + 1]
  if (
    !token ||
    (end && !/^[.!?;,]$/.test(end.text)) ||
    tokens.slice(0, start).some(({ lower }) => /n[áé]l$/.test(lower) || /^(?:itt|ott|nálunk|náluk|otthon)$/.test(lower))
  )
    return null
  const own = owned[token.lower] ?? (hasArticle ? undefined : pronouns[token.lower])
  if (own) return { from: place, to: place + 1, suggestions: [own] }
  if (!/n[áé]l$/.test(token.lower) || !isNounOf(/\.ade$/, token, known)) return null
  return mended(
    tokens,
    place,
    nounWith(token, (tags) => (tags.endsWith('.ade') ? tags.replace('ade', 'nom') : null), known),
  )
}

/** "idősebb a testvérétől.": than whom is said with "-nál". */
function fromWhom(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (left.test(tokens[at]?.lower ?? '') || !/^az?$/.test(tokens[at + 1]?.lower ?? '')) return null
  const place = afterAdjectives(tokens, at + 2, known)
  const token = tokens[place]
  if (!token || !/t[óő]l$/.test(token.lower) || !/^[.!?;,]$/.test(tokens[place + 1]?.text ?? '') || !isNounOf(/\.abl$/, token, known))
    return null
  // "jobb lett a gyógyszertől": what made it so.
  if (
    tokens.slice(0, at).some(({ lower }) => /^(?:lett|lesz|lettek)$/.test(lower)) ||
    !nounReadings(token, known).some(({ tags }) => /p[123]/.test(tags))
  )
    return null
  return mended(
    tokens,
    place,
    nounWith(token, (tags) => (tags.endsWith('.abl') ? tags.replace('abl', 'ade') : null), known),
  )
}
