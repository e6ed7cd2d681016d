import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, language } = wordsFor('tr')

/** Üslup ve tutarlılık raporu. */
export const styleReport: StyleReportMessages = {
  open: 'Üslup ve tutarlılık',
  lead: 'Bu metnin birden çok biçimde yazdıkları ve cümlelerinin kuruluşu. Bunlar hata değil, gözlemdir: Metne neyin uyduğuna siz karar verirsiniz.',
  running: 'Metin okunuyor.',
  empty: 'Sayfada henüz metin yok.',
  short: (count, atLeast) => `${number(count)} kelime az: Rapor için en az ${number(atLeast)} kelime gerekir.`,
  stale: 'Metin bu rapordan sonra değişti.',
  again: 'Yeniden oku',
  offline: 'Rapor için ağ bağlantısı gerekir. Metniniz duruyor.',
  read: (wordCount, sentenceCount) => `${number(sentenceCount)} cümlede ${number(wordCount)} kelime okundu.`,
  aside:
    'Başlıklar, kaynakçalar ve başka dillerdeki bölümler dışarıda bırakılır; cümlelerin ölçüldüğü yerler dışında alıntılar ve göndermeler de.',
  copy: 'Raporu kopyala',
  copied: 'Rapor kopyalandı.',
  notCopied: 'Rapor kopyalanamadı.',
  places: (count) => `${number(count)} yer`,
  more: (count) => `ve ${number(count)} tane daha`,
  untold: {
    tense: (code) =>
      `Fiil zamanları hakkında bir şey söylenmez (${language(code)}): Kelimelerin biçimi tek başına yeterince kesin değildir.`,
    passive: (code) =>
      `Edilgen çatı hakkında bir şey söylenmez (${language(code)}): Kelimelerin biçimi tek başına yeterince kesin değildir.`,
  },
  sections: {
    terms: 'Terimler ve yazım',
    abbreviations: 'Kısaltmalar',
    numbers: 'Sayılar, tarihler ve adlandırmalar',
    marks: 'Tırnak ve kesme işaretleri',
    sentences: 'Cümleler',
    verbs: 'Fiiller',
    words: 'Yinelenen kelimeler',
  },
  tenses: { past: 'geçmiş', present: 'şimdiki' },
  ends: { shortest: 'en kısa', longest: 'en uzun' },
  quoted: (text) => `“${text}”`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Bir terim birden çok biçimde yazılmış',
    'case-variants': 'Bir terim hem büyük hem küçük harfle yazılmış',
    'spelling-variants': 'Metinde dilin birden çok türünün yazımı var',
    'abbreviation-unused': (short) => `${short} açıklanıyor ama sonra kullanılmıyor.`,
    'abbreviation-early': (short, count) => `${short} açıklanmadan önce ${number(count)} kez kullanılıyor.`,
    'abbreviation-twice': (short, count) => `${short} ${number(count)} kez açıklanıyor.`,
    'abbreviation-two-ways': (short) => `${short} birden çok biçimde açıklanıyor`,
    'abbreviation-undefined': (short, count) => `${short} ${number(count)} kez kullanılıyor, metnin hiçbir yerinde açıklanmıyor.`,
    tense: (title) =>
      title === null ? 'Geçmiş ve şimdiki zaman yan yana duruyor' : `Geçmiş ve şimdiki zaman şu başlık altında yan yana duruyor: ${title}`,
    'number-words': 'Aynı adların önünde küçük sayılar hem rakamla hem yazıyla yazılmış',
    percent: 'Yüzdeler birden çok biçimde yazılmış',
    'decimal-mark': 'Ondalık sayılarda birden çok işaret var',
    'thousands-mark': 'Binlikler birden çok biçimde ayrılmış',
    dates: 'Tarihler birden çok biçimde yazılmış',
    labels: 'Şekiller, tablolar veya bölümler birden çok biçimde adlandırılmış',
    'quotation-marks': 'Metinde birden çok türde tırnak işareti var',
    apostrophes: 'Metinde hem düz hem kıvrık kesme işareti var',
    'sentence-lengths': (f) =>
      `${number(f.count)} cümle: Yarısı ${number(f.low)}–${number(f.high)} kelime, ortadaki ${number(f.middle)} kelime; en kısası ${number(f.shortest)}, en uzunu ${number(f.longest)} kelime.`,
    'long-sentences': (count, of, bound) => `${number(of)} cümlenin ${number(count)} tanesi ${number(bound)} kelimeden uzun.`,
    passive: (count, of) => `${number(of)} cümlenin ${number(count)} tanesinde edilgen çatı var.`,
    'openings-in-a-row': (word, count) => `Art arda ${number(count)} cümle şöyle başlıyor: ${word}.`,
    openings: (of) => `${number(of)} cümlenin en sık ilk kelimeleri`,
    'repeated-nearby': (word, count) => `${word} birkaç satır içinde ${number(count)} kez geçiyor.`,
    'frequent-words': 'Burada başka metinlerdekinden çok daha sık geçen, çoğu kez konuyu adlandıran gündelik kelimeler',
  },
}
