import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { withEnding } from '../../turkish/words.ts'

/** Nouns whose last consonant gives way before a vowel. Sorted. */
const nouns =
  words(`ağaç amaç ayak bacak balık bardak bebek bıçak bilek borç böcek cevap çelik çiçek çocuk çorap dayanak dert destek dilek dilekçelik
  dolap durak ekmek emek erkek eşek etek gelecek gerçek gömlek gözlük güç günlük hesap ihtiyaç ilaç inek kabuk kapak kaşık kaynak kazak
  kazanç kebap kimlik kitap koltuk konuk köpek kulak mantık mektup meslek mutfak örnek özgürlük parmak renk sağlık sebep seçenek sokak sonuç sözlük süreç
  tabak tavuk toprak uçak uzaklık yanak yaprak yastık yatak yemek yurt yürek`)
const rows =
  `(I)m (n)In (s)I (I)mIz (y)I (y)A (s)InI (s)InA (s)IndA (s)IndAn (s)InIn (I)mI (I)mA (I)mdA (I)mIn (s)IylA (I)mdAn (I)mIzI (I)mIzA (I)mIzIn
  (I)nIz (I)mlA`.split(/\s+/)
/** Other words, or forms of other words. */
const others = /^(?:tabaka\p{L}*|mesleki\p{L}?|yurta|sokakı)$/u
const softer: Readonly<Record<string, string>> = { p: 'b', ç: 'c', t: 'd', k: 'ğ' }

const softened = (word: string): string => word.slice(0, -1) + (word.endsWith('nk') ? 'g' : (softer[word.slice(-1)] ?? word.slice(-1)))

const mends: ReadonlyMap<string, string> = new Map(
  [...nouns].flatMap((word) =>
    rows.flatMap((row) => {
      const wrong = withEnding(word, row)
      return others.test(wrong) ? [] : [[wrong, softened(word) + wrong.slice(word.length)] as const]
    }),
  ),
)

/** "ekmekin", "renkini": a last p, ç, t or k softens before a vowel. */
export default defineCheck({
  key: 'soft-stems',
  class: 'vowel-harmony',
  find: (tokens, known) =>
    known === null
      ? []
      : tokens.flatMap(({ kind, lower, text }, at): readonly CheckFinding[] => {
          const made = kind === 'word' && (text === lower || at === 0) ? mends.get(lower) : undefined
          if (made === undefined || !known.isKnown(made)) return []
          return [{ from: at, to: at + 1, suggestions: [text === lower ? made : made.charAt(0).toLocaleUpperCase('tr') + made.slice(1)] }]
        }),
  wrong: [
    ['Ekmekin yarısını kuşlara verdik.', 'Ekmeğin yarısını kuşlara verdik.'],
    ['Duvarın renkini beğendim.', 'Duvarın rengini beğendim.'],
    ['Bankaya olan borçunu ödedi.', 'Bankaya olan borcunu ödedi.'],
    ['Rüzgârın güçü arttı.', 'Rüzgârın gücü arttı.'],
  ],
  right: ['Ekmeğin yarısı bitti.', 'Uçaktan indik, bebekler uyudu.', 'Bu tabaka ince.', 'Mesleki eğitim gördü.'],
})
