import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { finiteReadings, mended, nounWith, readings } from '../../turkish/words.ts'

type Row = { readonly ends: RegExp; readonly right: string; readonly from: RegExp }

/** Words behind a noun, how a noun before them must end, and the cases put instead. */
const rows: ReadonlyMap<string, Row> = new Map([
  ...['rağmen', 'nazaran', 'dair', 'ilişkin', 'yönelik', 'göre'].map(
    (word) => [word, { ends: /[ae]$/, right: 'dat', from: /(?:^nom|px1sg|px1pl|abl|loc|gen|acc|^pl)$/ }] satisfies readonly [string, Row],
  ),
  ...['beri', 'dolayı', 'ötürü', 'itibaren'].map(
    (word) =>
      [word, { ends: /[dt][ae]n$|[ae]l[ıi]$/, right: 'abl', from: /(?:^nom|px1sg|px1pl|dat|loc|acc|gen|^pl)$/ }] satisfies readonly [
        string,
        Row,
      ],
  ),
  ['kadar', { ends: /[^n]$/, right: 'dat', from: /abl$/ }],
])

/** Postpositions ask for a case: "yağmura rağmen", "dünden beri", "akşama kadar". */
export default defineCheck({
  key: 'postposition-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Yağmurdan rağmen dışarı çıktık.', 'Yağmura rağmen dışarı çıktık.'],
    ['Sabah beri seni arıyorum.', 'Sabahtan beri seni arıyorum.'],
    ['Saat beşten kadar bekledim.', 'Saat beşe kadar bekledim.'],
    ['Kar yağışı trafik sorunu dolayı ertelendi.', 'Kar yağışı trafik sorunundan dolayı ertelendi.'],
    ['Öğretmenden göre sınav kolaydı.', 'Öğretmene göre sınav kolaydı.'],
  ],
  right: [
    'Yağmura rağmen dışarı çıktık.',
    'Dünden beri hastayım, iki yıldan beri buradayım.',
    'Akşama kadar bekledim.',
    'Geldiğinden beri konuşmuyor.',
    'Bana göre bu yanlış.',
    'Beri yandan iş büyüyor.',
    'Geleli beri susuyor.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const row = rows.get(tokens[at]?.lower ?? '')
  const noun = tokens[at - 1]
  if (!row || noun?.kind !== 'word' || (noun.text !== noun.lower && at > 1)) return null
  if (/^(?:yan|taraf|gel)/.test(tokens[at + 1]?.lower ?? '') || /^(?:daha|çok|pek|bu|o|şu|ne|de|da|ve)$/.test(noun.lower)) return null
  const isKadar = tokens[at]?.lower === 'kadar'
  if (isKadar ? !/[dt][ae]n$/.test(noun.lower) : row.ends.test(noun.lower)) return null
  const own = readings(noun, known).filter(({ kind, lemma }) => kind === 'noun' && lemma.length > 2)
  const real = own.some(({ lemma }) => lemma !== noun.lower) ? own.filter(({ lemma }) => lemma !== noun.lower) : own
  if (real.length === 0 || finiteReadings(noun, known).length > 0) return null
  return mended(tokens, at - 1, nounWith(noun, (tags) => changed(tags, row), known).slice(0, 2))
}

/** The case of the tags replaced by the one that is asked for. */
function changed(tags: string, { right, from }: Row): string | null {
  if (/(?:^|\.)px3(?:sg|pl)$/.test(tags)) return `${tags}.${right}`
  if (!from.test(tags)) return null
  if (tags === 'nom') return right
  return /(?:abl|loc|gen|acc|dat)$/.test(tags) ? tags.replace(/[a-z]+$/, right) : `${tags}.${right}`
}
