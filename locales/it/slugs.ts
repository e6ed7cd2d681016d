import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'rilevatore-testo-ia',
  proofreader: 'correttore-ia',
  citation: 'apa-citation',
  paraphraser: 'parafrasare-testo',
  plagiarism: 'controllo-plagio',
  premium: 'premium',
  blog: 'blog',
  privacy: 'informativa-privacy',
  terms: 'termini-e-servizi',
  profile: 'profilo',
  writer: 'scrittura',
  presentation: 'presentazione',
  thesaurus: 'sinonimi',
  translate: 'traduci',
  sourceFinder: 'trova-fonti',
  history: 'cronologia',
  library: 'biblioteca',
  checkout: 'pagamento-di-prova',
  collections: 'raccolte-plagio',
}
