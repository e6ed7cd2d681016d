import type { SharedLibraryMessages } from '../shared-library.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('tr')

export const sharedLibrary: SharedLibraryMessages = {
  title: 'Paylaşılan kütüphane',
  sharedFrom: (site) => `${site} üzerinden paylaşıldı`,
  until: (day) => `Bu sayfa şu tarihe kadar okunabilir: ${day}`,
  works: (count) => `${number(count)} kaynak`,
  before: 'Önceki',
  after: 'Sonraki',
  empty: 'Burada henüz bir şey yok.',
  nature: {
    retraction: 'Geri çekildi',
    correction: 'Düzeltildi',
    'expression-of-concern': 'Endişe bildirimi',
    reinstatement: 'Yeniden geçerli',
  },
  notice: 'Duyuru',
}
