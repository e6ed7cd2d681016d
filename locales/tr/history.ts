import type { HistoryMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')
const results = (count: number): string => `${number(count)} sonuç`

export const history: HistoryMessages = {
  title: 'Geçmiş',
  description: 'Yeniden yazdığınız ve düzelttiğiniz metinler: bakmak ve yeniden ele almak için.',
  loading: 'Geçmişiniz getiriliyor.',
  lead: (count) => `Bunu yalnızca siz görürsünüz; ${number(count)} gün saklanır.`,
  signedOut: {
    title: 'Geçmişinizi görmek için giriş yapın.',
    body: 'Hesap olmadan hiçbir şey saklanmaz. Hesapla, üzerinde çalıştıklarınız yalnızca sizin için burada durur.',
  },
  offHere: { title: 'Bu site geçmiş tutmaz.', body: 'Siteyi işleten, hiçbir şeyin saklanmamasına karar verdi.' },
  off: {
    title: 'Geçmişiniz kapalı.',
    body: (count) => `Hiçbir şey saklanmıyor. Açıldığında son ${number(count)} günün sonuçları yalnızca sizin için burada durur.`,
    on: 'Sonuçlarımı sakla',
  },
  empty: { title: 'Burada henüz bir şey yok.', body: 'Bundan sonra üzerinde çalıştıklarınız burada durur.' },
  goTo: (name) => `Şuraya git: ${name}`,
  search: {
    label: 'Metinlerde ve sonuçlarda ara',
    clear: 'Aramayı temizle',
    none: (words) => `Hiçbirinde “${words}” yok.`,
    noneHelp: 'Daha az sözcük ya da başka bir araç deneyin.',
  },
  tool: { label: 'Araç', all: 'Bütün araçlar' },
  list: 'Sonuçlar',
  count: results,
  shown: (shown, total) => `${number(total)} sonuçtan ${number(shown)} tanesi gösteriliyor`,
  more: 'Daha fazla göster',
  characters: (count) => `${number(count)} karakter`,
  findings: (count) => `${number(count)} bulgu`,
  untitled: 'Sözcüksüz',
  entry: {
    original: 'Özgün metin',
    result: 'Sonuç',
    text: 'Metin',
    copy: 'Kopyala',
    download: 'İndir',
    openIn: (name) => `Şurada aç: ${name}`,
    delete: 'Sil',
    loading: 'Getiriliyor.',
    gone: 'Bu sonuç artık yok.',
    file: 'tinta-sonuc',
  },
  deleted: 'Silindi.',
  undo: 'Geri al',
  notDeleted: 'Silinemedi ve geri geldi.',
  deleteAll: 'Hepsini sil',
  export: 'Dışa aktar',
  file: 'tinta-gecmis',
  offline: 'Çevrimdışısınız. Burada olanlar okunabilir; gerisi bağlantıyı bekler.',
}
