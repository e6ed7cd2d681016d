import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'
import { compounds } from '../../turkish/compounds.ts'
import { isOwned, nounForm, readingsIn } from '../../turkish/nouns.ts'
import { mended } from '../../turkish/words.ts'

/** "Matematik ders": the second half of a compound has the ending of its owner. */
export default defineCheck({
  key: 'bare-compound',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Matematik ders bu yıl çok zor.', 'Matematik dersi bu yıl çok zor.'],
    ['Otobüs durakta bekliyorum.', 'Otobüs durağında bekliyorum.'],
    ['Bana telefon numaranı değil, ev adres lazım.', 'Bana telefon numaranı değil, ev adresi lazım.'],
    ['Yaz tatilde çalıştım.', 'Yaz tatilinde çalıştım.'],
    ['Sınav sonuçlar açıklandı.', 'Sınav sonuçları açıklandı.'],
    ['Yeni bir spor ayakkabı aldım.', 'Yeni bir spor ayakkabısı aldım.'],
  ],
  right: [
    'Matematik dersi zor, dersim de zor.',
    'Okul bahçe duvarı yıkıldı.',
    'Kışın ders kitabı okuyorum.',
    'Matematik, ders programından çıktı.',
    'Yemek masada duruyor.',
    'Banka hesapla ilgilenmiyor.',
    'Üniversite öğrenci kulüpleri toplandı.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [first, head, next] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  const heads = first?.kind === 'word' ? compounds.get(first.lower) : undefined
  if (!heads || head?.kind !== 'word' || head.text !== head.lower) return null
  const own = readingsIn(heads, head, known)
  const bare = own.filter(({ tags }) => /^(?:nom|pl|(?:pl\.)?(?:dat|loc|abl))$/.test(tags))
  if (bare.length === 0 || own.some(({ tags }) => /px|acc/.test(tags))) return null
  // "okul bahçe duvarı", "üniversite öğrenci kulüpleri": the whole has one ending, at its end.
  if (isOwned(next, known)) return null
  const isPlace = bare.every(({ tags }) => /loc|abl|dat/.test(tags))
  if (isPlace && /^(?:yemek|banka|çocuk|öğrenci|tatil)$/.test(first?.lower ?? '')) return null
  if (/^(?:ve|ile|veya|ya|,)$/.test(next?.lower ?? '')) return null
  const made = bare.flatMap(({ lemma, tags }) => nounForm(lemma, ownedTags(tags), known) ?? [])
  return mended(tokens, at + 1, [...new Set(made)])
}

const ownedTags = (tags: string): string =>
  tags === 'nom' ? 'px3sg' : tags.startsWith('pl') ? tags.replace(/^pl/, 'pl.px3sg') : `px3sg.${tags}`
