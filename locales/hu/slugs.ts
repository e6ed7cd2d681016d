import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'ai-szovegfelismero',
  proofreader: 'ai-lektor',
  citation: 'apa-citation',
  paraphraser: 'szoveg-atfogalmazas',
  plagiarism: 'plagium-ellenorzo',
  premium: 'premium',
  blog: 'blog',
  privacy: 'adatvedelem',
  terms: 'felhasznalasi-feltetelek',
  profile: 'profil',
  writer: 'dolgozatiro',
  presentation: 'prezentacio',
  thesaurus: 'szinonimak',
  translate: 'forditas',
  sourceFinder: 'forraskereso',
  history: 'elozmenyek',
  library: 'konyvtar',
  checkout: 'teszt-penztar',
  collections: 'plagium-gyujtemenyek',
}
