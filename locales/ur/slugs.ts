import type { Slugs } from '../messages.ts'

// Detector and proofreader share one address in this language, as specified.
export const slugs: Slugs = {
  home: '',
  detector: 'ai-matn',
  proofreader: 'ai-matn',
  citation: 'apa-citation',
  paraphraser: 'ibarat-badlein',
  plagiarism: 'sarqa-janch',
  premium: 'premium',
  blog: 'blog',
  privacy: 'razdari-ki-policy',
  terms: 'sharait-e-istemal',
  profile: 'profile',
  writer: 'musannif',
  presentation: 'peshkash',
  thesaurus: 'mutaradifat',
  translate: 'tarjuma',
  sourceFinder: 'maakhaz-talash',
  history: 'tareekh',
  library: 'kutub-khana',
  checkout: 'azmaishi-adaigi',
  collections: 'plagiarism-majmue',
  developers: 'developers',
  quality: 'mayaar',
}
