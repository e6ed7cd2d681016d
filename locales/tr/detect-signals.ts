import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')
const words = (count: number): string => `${number(count)} kelime`
const inSentences = (count: number): string => `${number(count)} cümle içinde`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} Ölçülen metinlerde bu, insanlarda daha sıktı; bir model de böyle yazabilir.`
    : `${fact} Ölçülen metinlerde bu, modellerde daha sıktı. ${alsoPeople}`
}

/** Dedektörün fark ettikleri. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Cümle ritmi',
    connectives: 'Bağlayıcı sözler',
    'stock-phrases': 'Kalıp sözler',
    openers: 'Cümle başları',
    variety: 'Kelime çeşitliliği',
    detail: 'Somut ayrıntı',
    triads: 'Üçlü sıralamalar',
    paragraphs: 'Paragraf uzunlukları',
    dashes: 'Kısa ve uzun çizgiler',
    person: 'Metinde yazan kişi',
  },
  poles: {
    rhythm: { people: 'değişken', models: 'düzenli' },
    connectives: { people: 'az', models: 'çok' },
    'stock-phrases': { people: 'yok', models: 'çok' },
    openers: { people: 'yinelenen', models: 'değişken' },
    variety: { people: 'kelimeler yineleniyor', models: 'kelimeler değişiyor' },
    detail: { people: 'somut', models: 'genel' },
    triads: { people: 'yok', models: 'çok' },
    paragraphs: { people: 'değişken', models: 'düzenli' },
    dashes: { people: 'yok', models: 'çok' },
    person: { people: 'sık', models: 'hiç' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `En kısa cümle ${words(shortest)}, en uzunu ${number(longest)}, ortalama ${number(average)} (${number(of)} cümle).`,
        leaning,
        'Özenle, defalarca düzeltilmiş bir metin de düzenlidir.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(of)} cümleden ${number(count)} tanesi bağlayıcı bir sözle başlıyor.`,
        leaning,
        'Birçok kişi okulda böyle yazmayı öğrendi.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `${words(all)} içinde burada bilinen kalıp sözlerden hiçbiri yok.`
          : `${words(all)} içinde ${number(count)} kalıp söz var.`,
        leaning,
        'Kalıplaşmış olmaları, pek çok insanın kullanmasındandır.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3 ? 'Aynı kelimeyle başlayan üç cümle yok.' : `${number(of)} cümleden ${number(count)} tanesi aynı kelimeyle başlıyor.`,
        leaning,
        'Deneyimli yazarlar da cümle başlarını değiştirir.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(
        `Art arda ${words(of)} içinde ortalama ${number(count)} farklı kelime var.`,
        leaning,
        'Zengin bir söz varlığı da aynı etkiyi yapar.',
      ),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `${words(all)} içinde rakamla yazılmış sayılar ve tarihler: ${number(numbers)}${names === undefined ? '' : `, adlar: ${number(names)}`}.`,
        leaning,
        'Genel konulardaki denemelerde de bunlar azdır.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${inSentences(of)} ${number(count)} üçlü sıralama var.`,
        leaning,
        'Üç şeyi birlikte anmak konuşmacıların eski ve güzel bir alışkanlığıdır.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Paragraflar, uzunluklarını karşılaştırmak için çok az.'
        : said(
            `${number(of)} paragraf; en kısası ${words(shortest)}, en uzunu ${words(longest)}.`,
            leaning,
            'Belirli bir plana göre yazılan ödevlerde de paragraflar düzenlidir.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0 ? 'Cümle içinde çizgi yok.' : `${words(all)} içinde ${number(count)} çizgi var.`,
        leaning,
        'Çizgi kullanmayı seven çok kişi var.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `${inSentences(of)} yazan kişiden söz eden yok.`
          : `${number(of)} cümleden ${number(count)} tanesi yazan kişiden söz ediyor (“ben”, “biz”).`,
        leaning,
        'Akademik yazı çoğu zaman bunu ister.',
      ),
  },
}
