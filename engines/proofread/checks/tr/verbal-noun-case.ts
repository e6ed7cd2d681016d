import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { finiteReadings, mended } from '../../turkish/words.ts'

type Form = 'acc' | 'dat' | 'abl' | 'mak'
const ends: Readonly<Record<Form, RegExp>> = { acc: /m[ae]y[ıi]$/, dat: /m[ae]y[ae]$/, abl: /m[ae]kt[ae]n$/, mak: /m[ae]k$/ }
const made: Readonly<Record<Form, readonly [back: string, front: string]>> = {
  acc: ['mayı', 'meyi'],
  dat: ['maya', 'meye'],
  abl: ['maktan', 'mekten'],
  mak: ['mak', 'mek'],
}

/** What is done is said in this form before the verb, and never in those. */
const rows: readonly (readonly [verbs: ReadonlySet<string>, right: Form, wrong: readonly Form[]])[] = [
  [words('sevmek düşünmek planlamak öğrenmek unutmak başarmak özlemek ummak hedeflemek denemek ertelemek'), 'acc', ['dat', 'abl', 'mak']],
  [words('bırakmak'), 'acc', ['abl', 'mak']],
  [words('istemek'), 'mak', ['dat', 'abl']],
  [words('başlamak alışmak'), 'dat', ['acc', 'abl', 'mak']],
  [words('çalışmak'), 'dat', ['acc', 'mak']],
  [words('hazırlanmak'), 'dat', ['acc', 'abl', 'mak']],
  [words('hoşlanmak vazgeçmek bıkmak kaçınmak usanmak'), 'abl', ['acc', 'dat', 'mak']],
  [words('korkmak çekinmek utanmak sıkılmak'), 'abl', ['acc', 'mak']],
]
/** The same of a noun and its verb. */
const lightRows: ReadonlyMap<string, readonly [verb: RegExp, right: Form, wrong: readonly Form[]]> = new Map([
  ['tercih', [/^e[td]/, 'acc', ['dat', 'abl', 'mak']]],
  ['hayal', [/^e[td]/, 'acc', ['dat', 'abl', 'mak']]],
  ['teklif', [/^e[td]/, 'acc', ['abl', 'mak']]],
  ['devam', [/^e[td]/, 'dat', ['acc', 'abl', 'mak']]],
  ['gayret', [/^e[td]/, 'dat', ['acc', 'abl', 'mak']]],
  ['karar', [/^ver/, 'dat', ['acc', 'abl', 'mak']]],
  ['nefret', [/^e[td]/, 'abl', ['acc', 'dat', 'mak']]],
  ['zevk', [/^al/, 'abl', ['acc', 'dat', 'mak']]],
  ['keyif', [/^al/, 'abl', ['acc', 'dat', 'mak']]],
])
/** Ends like an infinitive and is something else, or may be. */
const nouns = words('demek yemek ekmek emek çakmak kaymak parmak ırmak basamak damak tokmak yamak ahmak olmak')

/** "okumaya seviyorum": the verb says in which case that which is done stands. */
export default defineCheck({
  key: 'verbal-noun-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Kitap okumaya seviyorum.', 'Kitap okumayı seviyorum.'],
    ['Yemek yapmayı başladım.', 'Yemek yapmaya başladım.'],
    ['Evde kalmak tercih ederim.', 'Evde kalmayı tercih ederim.'],
    ['Dans etmeyi hoşlanmıyorum.', 'Dans etmekten hoşlanmıyorum.'],
    ['Erken kalkmayı çalıştım.', 'Erken kalkmaya çalıştım.'],
    ['Okulu bitirmek karar verdi.', 'Okulu bitirmeye karar verdi.'],
    ['Yüzmek çok seviyorum.', 'Yüzmeyi çok seviyorum.'],
    ['Yüksek lisans yapmaya düşünüyorum.', 'Yüksek lisans yapmayı düşünüyorum.'],
  ],
  right: [
    'Kitap okumayı seviyorum.',
    'Yemek seviyorum.',
    'Ders çalışmak istiyorum, sonra gezmeye başlarım.',
    'Demek seviyorsun.',
    'Uyumaya bıraktı.',
    'Okumak, sevmek demektir.',
    'Gitmek ya da kalmak, karar verdim sana.',
    'Çalışmak için başladım.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const said = tokens[at]
  if (said?.kind !== 'word' || nouns.has(said.lower)) return null
  const form = formOf(said.lower)
  if (form === null || !isVerb(said.lower, form, known)) return null
  let place = at + 1
  while (/^(?:çok|hiç|hep|de|da|pek|daha|asla|yeni|hemen|artık|biraz)$/.test(tokens[place]?.lower ?? '')) place += 1
  const row = rowAt(tokens, place, known)
  if (!row?.wrong.includes(form)) return null
  const base = said.lower.replace(ends[form], '')
  const isBack = /[aıou][^aeıioöuü]*$/.test(base)
  return mended(tokens, at, [base + (made[row.right][isBack ? 0 : 1] ?? '')])
}

const formOf = (word: string): Form | null => (['acc', 'dat', 'abl', 'mak'] as const).find((form) => ends[form].test(word)) ?? null

/** Whether the infinitive under the form is a verb of the dictionary. */
function isVerb(word: string, form: Form, known: WordKnowledge): boolean {
  const base = word.replace(ends[form], '')
  return [`${base}mak`, `${base}mek`].some(
    (one) =>
      one.length > 4 && !nouns.has(one) && known.isKnown(one) && (known.forms?.lexemesOf(one) ?? []).some(({ kind }) => kind === 'verb'),
  )
}

function rowAt(
  tokens: readonly LintToken[],
  at: number,
  known: WordKnowledge,
): { readonly right: Form; readonly wrong: readonly Form[] } | null {
  const token = tokens[at]
  if (token?.kind !== 'word') return null
  const light = lightRows.get(token.lower)
  if (light) return light[0].test(tokens[at + 1]?.lower ?? '') ? { right: light[1], wrong: light[2] } : null
  const own = finiteReadings(token, known).filter(({ tags }) => !tags.startsWith('pass') && !/imp|opt|cond/.test(tags))
  const row = rows.find(([verbs]) => own.some(({ lemma }) => verbs.has(lemma)))
  return row ? { right: row[1], wrong: row[2] } : null
}
