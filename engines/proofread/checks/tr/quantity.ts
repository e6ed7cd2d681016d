import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { counted, isOwned, nounForm, readingsIn } from '../../turkish/nouns.ts'
import { mended } from '../../turkish/words.ts'

/** What counts the noun behind it. */
const counters = words(`iki üç dört beş altı yedi sekiz dokuz on yirmi otuz kırk elli altmış yetmiş seksen doksan bin milyon birçok birkaç
  her hiçbir kaç herhangi onlarca yüzlerce binlerce`)
/** After these the number is a name: "madde 3 hükümleri"; "altı" is "under", "yedi" is "ate". */
const numbered = words(`grup sınıf madde tablo şekil bölüm sayı cilt ünite numara no saat sayfa ek soru paragraf dönem seviye`)
const size =
  /^(?:büyük|küçük|yeni|eski|güzel|iyi|kötü|farklı|önemli|zor|kolay|uzun|kısa|yakın|sevimli|genç|yaşlı|ünlü|ilginç|değişik|benzer|pahalı|ucuz|kırmızı|mavi|yeşil|beyaz|siyah|kalın|ince)$/

/** "iki kardeşlerim": after a number the noun is one. */
export default defineCheck({
  key: 'quantity',
  class: 'noun-number',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Benim iki kardeşlerim var.', 'Benim iki kardeşim var.'],
    ['Birçok arkadaşlarım yurt dışında okuyor.', 'Birçok arkadaşım yurt dışında okuyor.'],
    ['Üç yeni romanlar aldım.', 'Üç yeni roman aldım.'],
    ['Birkaç sokaklardan geçtik.', 'Birkaç sokaktan geçtik.'],
    ['Kaç oyuncular sahaya çıktı?', 'Kaç oyuncu sahaya çıktı?'],
  ],
  right: [
    'Benim iki kardeşim var.',
    'Yer altı şehirleri çok ilgi çekiyor.',
    'Yirmi yaşlarında bir adam geldi.',
    'Çocuk yemeği yedi, kardeşlerim güldü.',
    'Bin bir gece masallarını okudum.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const counter = tokens[at]
  if (!counter || !(counters.has(counter.lower) || (counter.kind === 'number' && /^[1-9]\d?$/.test(counter.lower)))) return null
  if (counter.lower === '1') return null
  const before = tokens[at - 1]
  if (before && (numbered.has(before.lower) || (/^(?:altı|yedi|on|bin)$/.test(counter.lower) && before.kind === 'word'))) return null
  const place = size.test(tokens[at + 1]?.lower ?? '') ? at + 2 : at + 1
  const noun = tokens[place]
  if (noun?.kind !== 'word' || noun.text !== noun.lower) return null
  const own = readingsIn(counted, noun, known)
  const plural = own.filter(({ tags }) => /^pl(?:\.px1(?:sg|pl))?(?:\.(?:loc|dat|abl|gen|ins|was|is))?$/.test(tags))
  if (plural.length === 0 || own.some(({ tags }) => tags.includes('px3') || tags.startsWith('px'))) return null
  // A name of a group or a title: "Beş sorular bölümü".
  const next = tokens[place + 1]
  if (plural[0]?.tags === 'pl' && isOwned(next, known)) return null
  const made = plural.flatMap(({ lemma, tags }) => nounForm(lemma, tags.replace(/^pl\.?/, '') || 'nom', known) ?? [])
  return mended(tokens, place, [...new Set(made)])
}
