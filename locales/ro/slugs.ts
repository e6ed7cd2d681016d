import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'detector-text-ai',
  proofreader: 'corector-ai',
  citation: 'apa-citation',
  paraphraser: 'parafrazare-text',
  plagiarism: 'verificare-plagiat',
  premium: 'premium',
  blog: 'blog',
  privacy: 'politica-de-confidentialitate',
  terms: 'termeni-si-servicii',
  profile: 'profil',
  writer: 'redactare',
  presentation: 'prezentare',
  thesaurus: 'sinonime',
  translate: 'traducere',
  sourceFinder: 'cautare-surse',
  history: 'istoric',
  library: 'biblioteca',
  checkout: 'plata-de-proba',
  collections: 'colectii-plagiat',
}
