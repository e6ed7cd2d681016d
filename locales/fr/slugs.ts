import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'detecteur-texte-ia',
  proofreader: 'correcteur-ia',
  citation: 'apa-citation',
  paraphraser: 'paraphraser-texte',
  plagiarism: 'detecteur-de-plagiat',
  premium: 'premium',
  blog: 'blog',
  privacy: 'politique-de-confidentialite',
  terms: 'conditions-d-utilisation',
  profile: 'profil',
  writer: 'redaction',
  presentation: 'presentation',
  thesaurus: 'synonymes',
  translate: 'traduire',
  sourceFinder: 'recherche-de-sources',
  history: 'historique',
  library: 'bibliotheque',
  checkout: 'paiement-de-test',
  collections: 'collections-plagiat',
}
