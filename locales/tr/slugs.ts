import type { Slugs } from '../messages.ts'

// Detector and proofreader share one address in this language, as specified.
export const slugs: Slugs = {
  home: '',
  detector: 'yapay-zeka',
  proofreader: 'yapay-zeka',
  citation: 'apa-citation',
  paraphraser: 'metni-yeniden-yaz',
  plagiarism: 'intihal-kontrolu',
  premium: 'premium',
  blog: 'blog',
  privacy: 'gizlilik-politikasi',
  terms: 'kullanim-kosullari',
  profile: 'profil',
  writer: 'yazar',
  presentation: 'sunum',
  thesaurus: 'es-anlamlilar',
  translate: 'ceviri',
  sourceFinder: 'kaynak-bulucu',
  history: 'gecmis',
  library: 'kutuphane',
  checkout: 'deneme-odemesi',
  collections: 'intihal-koleksiyonlari',
  developers: 'gelistiriciler',
  quality: 'kalite',
}
