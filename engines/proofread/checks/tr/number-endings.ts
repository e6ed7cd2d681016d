import { defineCheck, type CheckFinding } from '../../check.ts'

const ones = ['', 'bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const tens = ['', 'on', 'yirmi', 'otuz', 'kırk', 'elli', 'altmış', 'yetmiş', 'seksen', 'doksan']

/** The last word that is said of a number in figures; null where it can be read in two ways, as `10.00`. */
function lastWord(figures: string): string | null {
  const groups = figures.replace(/\.(?=\d{3}(?!\d))/g, '').split(/[.,:]/)
  const last = groups.at(-1) ?? ''
  if (groups.length > 1 && /^0/.test(last)) return null
  const value = last.replace(/^0+(?=\d)/, '')
  if (value === '0') return 'sıfır'
  const zeros = /0*$/.exec(value)?.[0].length ?? 0
  const figure = Number(value.charAt(value.length - 1 - zeros))
  if (zeros === 0) return ones[figure] ?? null
  if (zeros === 1) return tens[figure] ?? null
  if (zeros === 2) return 'yüz'
  return zeros < 6 ? 'bin' : null
}

/** The ending in harmony with the word that it is written after. */
function endingAfter(word: string, ending: string): string | null {
  const vowel = /[aeıioöuü](?=[^aeıioöuü]*$)/.exec(word)?.[0] ?? 'e'
  const isOpen = /[aeıioöuü]$/.test(word)
  const wide = /[aıou]/.test(vowel) ? 'a' : 'e'
  const narrow = /[aı]/.test(vowel) ? 'ı' : /[ei]/.test(vowel) ? 'i' : /[ou]/.test(vowel) ? 'u' : 'ü'
  const place = /^[dt][ae](n|ki|kiler)?$/.exec(ending)
  if (place) return `${/[fstkçşhp]$/.test(word) ? 't' : 'd'}${wide}${place[1] ?? ''}`
  if (/^y?[ae]$/.test(ending)) return `${isOpen ? 'y' : ''}${wide}`
  if (/^n?[ıiuü]n$/.test(ending)) return `${isOpen ? 'n' : ''}${narrow}n`
  if (/^y?[ıiuü]$/.test(ending)) return `${isOpen ? 'y' : ''}${narrow}`
  return /^s[ıiuü]$/.test(ending) && isOpen ? `s${narrow}` : null
}

/** `5'de`: endings after figures follow the number as it is said. */
export default defineCheck({
  key: 'number-endings',
  class: 'vowel-harmony',
  find: (tokens) =>
    tokens.flatMap(({ kind, lower, text }, at): readonly CheckFinding[] => {
      const parts = kind === 'number' ? /^(\d[\d.,:]*)'([\p{Ll}]+)$/u.exec(lower) : null
      const [, figures = '', ending = ''] = parts ?? []
      const word = parts && lastWord(figures)
      const right = word ? endingAfter(word, ending) : null
      if (!right || right === ending) return []
      return [{ from: at, to: at + 1, suggestions: [text.slice(0, figures.length + 1) + right] }]
    }),
  wrong: [
    ["Ders saat 5'de başlar.", "Ders saat 5'te başlar."],
    ["Dedem 1940'da doğdu.", "Dedem 1940'ta doğdu."],
    ["Toplantı 2019'de yapıldı.", "Toplantı 2019'da yapıldı."],
    ["Bu sayıyı 6'e böl.", "Bu sayıyı 6'ya böl."],
    ["Yasa 1983'den beri geçerli.", "Yasa 1983'ten beri geçerli."],
  ],
  right: [
    "Ders saat 9'da başlar, 11'de biter.",
    "Nüfus 1.000'den 2.500'e çıktı.",
    "Tren 10.40'ta kalkar.",
    "Öğrencilerin 2'si gelmedi, 30'u geldi.",
    "2000'de yüzde 8,72'den yüzde 3,6'ya düştü.",
  ],
})
