import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, day } = wordsFor('tr')

/** Blog ve metin sayfaları: metinlerin çevresindeki her şey; metinlerin kendisi `content/` içindedir. */
export const content: ContentMessages = {
  blog: {
    title: 'Yazma önerileri',
    description: 'Aktarma, kaynak gösterme, üslup ve tez üzerine, kendi metninizde deneyebileceğiniz örnekler içeren kısa yazılar.',
    lead: 'Kendi metninizde deneyebileceğiniz örnekler içeren kısa yazılar.',
    newest: 'En yeni',
    fromPost: 'Yazıdan',
    feed: 'Akış',
    topics: { sources: 'Kaynakları aktarmak', style: 'Üslup', thesis: 'Tez yazmak', tools: 'Araçlar ve neyi bilebildikleri' },
    /** Çevrilmemiş yazıların üstünde. */
    inEnglish: 'İngilizce',
    minutes: (count: number) => `${number(count)} dakika`,
    by: (author: string) => `yazan: ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'İçindekiler',
    alsoIn: 'Öteki dillerde',
    updated: (date: string) => `Son değişiklik: ${day(date)}`,
    /** Çevrilmediği için İngilizce gösterilen bir metnin üstünde. */
    untranslated: 'Bu metin henüz çevrilmedi. İngilizcesini okuyorsunuz.',
    related: 'Okumayı sürdürün',
    tryTool: (tool: string) => `Deneyin: ${tool}`,
    print: 'Yazdır',
  },
}
