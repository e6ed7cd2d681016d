import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'detektor-ai-textu',
  proofreader: 'ai-korektor',
  citation: 'apa-citation',
  paraphraser: 'parafrazovanie-textu',
  plagiarism: 'kontrola-plagiatov',
  premium: 'premium',
  blog: 'blog',
  privacy: 'ochrana-sukromia',
  terms: 'podmienky-pouzivania',
  profile: 'profil',
  writer: 'pisanie',
  presentation: 'prezentacia',
  thesaurus: 'synonyma',
  translate: 'preklad',
  sourceFinder: 'vyhladavac-zdrojov',
  history: 'historia',
  library: 'kniznica',
  checkout: 'skusobna-platba',
  collections: 'zbierky-plagiatov',
}
