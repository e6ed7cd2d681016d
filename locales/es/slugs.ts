import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'detector-de-texto-ia',
  proofreader: 'corrector-ia',
  citation: 'apa-citation',
  paraphraser: 'parafrasear-texto',
  plagiarism: 'detector-de-plagio',
  premium: 'premium',
  blog: 'blog',
  privacy: 'politica-de-privacidad',
  terms: 'terminos-y-servicios',
  profile: 'perfil',
  writer: 'redactor',
  presentation: 'presentacion',
  thesaurus: 'sinonimos',
  translate: 'traducir',
  sourceFinder: 'buscador-de-fuentes',
  history: 'historial',
  library: 'biblioteca',
  checkout: 'pago-de-prueba',
  collections: 'colecciones-plagio',
}
