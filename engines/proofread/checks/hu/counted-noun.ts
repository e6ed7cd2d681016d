import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { afterAdjectives, isNounOf, mended, nounWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const numerals =
  words(`két mindkét kettő három négy öt hat hét nyolc kilenc tíz tizenegy tizenkét tizenöt húsz huszonöt harminc negyven ötven hatvan hetven
  nyolcvan kilencven száz kétszáz háromszáz ötszáz ezer kétezer sok kevés néhány több pár számos minden rengeteg hány valamennyi ennyi annyi
  legtöbb mennyi`)

/** What is counted has no ending of the plural. */
export default defineCheck({
  key: 'counted-noun',
  class: 'noun-number',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Mind a két szemek fájnak.', 'Mind a két szem fájnak.'],
    ['Vettem három piros almákat.', 'Vettem három piros almát.'],
    ['Sok hidak vannak itt.', 'Sok híd vannak itt.'],
    ['Három barátaim is ott volt.', 'Három barátom is ott volt.'],
    ['Beszéltem néhány szomszédokkal.', 'Beszéltem néhány szomszéddal.'],
  ],
  right: [
    'Mind a két szemem fáj.',
    'Minden ember álmodik.',
    'Három napig sokak szerint ők nyertek.',
    'Sok gyereknek nincs könyve.',
    'A hét törpék közül az egyik alszik.',
    'Több ezrek vonultak az utcára.',
  ],
})

/** Words for numbers, and a set name. */
const left = words(
  'idők ezrek százak milliók milliárdok tízezrek százezrek törpék többek mások ezreket százakat milliókat ezrekkel ezreknek',
)

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]
  if (!word || !numerals.has(word.lower)) return null
  // "öt-hat", "huszonöt és"; "hét" is also a week.
  if (tokens[at + 1]?.kind !== 'word' || word.lower === 'hét') return null
  const place = afterAdjectives(tokens, at + 1, known)
  const noun = tokens[place]
  if (noun?.kind !== 'word' || !/k(?:[^aáeéiíoóöőuúüű]|$|[aáeéoóöőiu])|[aeáéj]i(?:m|d|nk)$/.test(noun.lower) || left.has(noun.lower))
    return null
  // "kevés értelmiségiek", "oroszok lakta vidék".
  if (/i(?:a|e)?k/.test(noun.lower.slice(-4)) || /t[ae]$/.test(tokens[place + 1]?.lower ?? '')) return null
  if (/^\p{Lu}/u.test(noun.text)) return null
  // "három barátaim": one's own as well, where no article stands before them.
  const isOwn = isNounOf(/^pl2?\.p[12](?:sg|pl)\./, noun, known) && !/^(?:az?|mind)$/.test(tokens[at - 1]?.lower ?? '')
  const own = isOwn || /^(?:az?|mind)$/.test(tokens[at - 1]?.lower ?? '') ? [] : oneOf(noun, known)
  if (own.length > 0) return mended(tokens, place, own)
  if (!isOwn && !isNounOf(/^pl2?\.(?!p[123])/, noun, known)) return null
  return mended(
    tokens,
    place,
    nounWith(noun, (tags) => (/^pl2?\./.test(tags) ? tags.replace(/^pl2?/, 'sg') : null), known),
  )
}

const owners: Readonly<Record<string, string>> = { m: 'p1sg', d: 'p2sg', nk: 'p1pl' }

/** "barátaim" is "barátom": where the dictionary says of which word it is. */
function oneOf({ lower }: LintToken, known: WordKnowledge): readonly string[] {
  const [, end = ''] = /[aeáé]i(m|d|nk)$/.exec(lower) ?? []
  const owner = owners[end]
  if (owner === undefined) return []
  return (known.stems?.(lower) ?? []).flatMap((stem) => {
    const form =
      known.forms
        ?.lexemesOf(stem)
        .find(({ kind }) => kind === 'noun')
        ?.formWith(`sg.${owner}.nom`) ?? null
    return form === null || form === lower ? [] : [form]
  })
}
