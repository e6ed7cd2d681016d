import type { OfflineMessages } from '../offline.ts'

export const offline: OfflineMessages = {
  page: {
    title: 'Çevrimdışısınız.',
    body: 'Bu sayfa bu tarayıcıda daha önce açılmadığı için bağlantı olmadan gösterilemiyor.',
    kept: 'Bu tarayıcıda saklananlar',
    none: 'Bu tarayıcıda henüz başka bir sayfa saklanmıyor.',
    works: 'Bu sayfalar bağlantı olmadan da açılır. Üzerlerinde yazabilir ve karakter sayabilirsiniz; taslaklar bu cihazda kalır.',
    soon: 'Bağlantı geri gelir gelmez sayfa kendiliğinden açılır.',
    again: 'Yeniden dene',
    still: 'Bağlantı hâlâ yok.',
  },
  app: {
    name: 'Tinta: yazı araçları',
    description: 'Yeniden ifade etme, düzeltme, kaynak gösterme, denetleme: öğrenciler ve akademik yazarlar için araçlar.',
  },
}
