import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('tr')

/** Yazıların ve sayfaların canlı parçaları: küçük bir araç, planlar, ölçülmüş değerler, yazılar. */
export const islands: IslandMessages = {
  failed: 'Bu bölüm yüklenmedi.',
  tool: {
    region: (tool) => `${tool}, küçük`,
    yours: 'Sizin cümleniz',
    similarity: 'Cümlenizle benzerlik',
    open: 'Yeniden yazma aracında aç',
    handed: 'Cümleniz kâğıtta.',
    only: (code) => `Şimdilik şu dildeki metinlerle çalışıyor: ${language(code)}.`,
    tooLong: (limit) => `Buraya bir iki cümle sığar, en çok ${number(limit)} karakter. Asıl araç daha fazlasını alır.`,
    stale: 'Cümleniz o zamandan beri değişti.',
    same: 'Bu kip cümleyi olduğu gibi bırakıyor. Ötekini deneyin.',
    empty: 'Önce bir cümle yazın.',
    done: 'Cümle yeniden yazıldı.',
  },
  pricing: { price: 'Aylık fiyat', free: 'ücretsiz', more: 'Planlarla ilgili her şey' },
  figure: {
    value: figureWords('tr', (count, all) => `${all} içinde ${count}`),
    measured: (count, date) =>
      count === null ? `${day(date)} tarihinde ölçüldü.` : `${day(date)} tarihinde ölçüldü; örnek sayısı: ${number(count)}.`,
  },
  posts: { none: 'Burada henüz yazı yok.' },
}
