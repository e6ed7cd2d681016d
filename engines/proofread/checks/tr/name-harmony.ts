import { frontWords } from '../../../languages/tr/irregular-stems.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { names } from '../../turkish/names.ts'
import { withEnding } from '../../turkish/words.ts'

/** Endings as they may be written, and the row that makes them. */
const rows: readonly (readonly [RegExp, string])[] = [
  [/^[dt][ae]$/, 'DA'],
  [/^[dt][ae]n$/, 'DAn'],
  [/^y?[ae]$/, '(y)A'],
  [/^n?[ıiuü]n$/, '(n)In'],
  [/^y?[ıiuü]$/, '(y)I'],
  [/^y?l[ae]$/, '(y)lA'],
]

/** "Ankara'de": the ending of a name follows its last vowel and its last sound. */
export default defineCheck({
  key: 'name-harmony',
  class: 'vowel-harmony',
  find: (tokens) =>
    tokens.flatMap(({ kind, text, lower }, at): readonly CheckFinding[] => {
      const [, name = '', ending = ''] = kind === 'word' ? (/^(\p{L}+)'(\p{Ll}+)$/u.exec(lower) ?? []) : []
      const row = names.has(name) && !frontWords.has(name) && /^\p{Lu}/u.test(text) ? rows.find(([shape]) => shape.test(ending)) : undefined
      const right = row ? withEnding(name, row[1]).slice(name.length) : ending
      return right === ending ? [] : [{ from: at, to: at + 1, suggestions: [text.slice(0, name.length + 1) + right] }]
    }),
  wrong: [
    ["Yarın Ankara'de buluşalım.", "Yarın Ankara'da buluşalım."],
    ["Ahmet'den mektup geldi.", "Ahmet'ten mektup geldi."],
    ["Bu tren Paris'den geliyor.", "Bu tren Paris'ten geliyor."],
    ["Geçen yıl Türkiye'a gittik.", "Geçen yıl Türkiye'ye gittik."],
  ],
  right: [
    "Ankara'da kaldık, İzmir'den döndük.",
    "Mehmet'in kardeşi Ayşe'yle geldi.",
    "Paris'te ve Londra'da yaşadı.",
    "Kemal'in sözleri.",
    "İstanbul'un nüfusu arttı.",
  ],
})
