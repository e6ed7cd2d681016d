import type { Slugs } from '../messages.ts'

export const slugs: Slugs = {
  home: '',
  detector: 'ki-texterkennung',
  proofreader: 'ki-korrektur',
  citation: 'apa-citation',
  paraphraser: 'text-umformulieren',
  plagiarism: 'plagiatspruefung',
  premium: 'premium',
  blog: 'blog',
  privacy: 'datenschutz',
  terms: 'nutzungsbedingungen',
  profile: 'profil',
  writer: 'schreibwerkstatt',
  presentation: 'praesentation',
  thesaurus: 'synonyme',
  translate: 'uebersetzen',
  sourceFinder: 'quellensuche',
  history: 'verlauf',
  library: 'bibliothek',
  checkout: 'testkasse',
  collections: 'plagiat-sammlungen',
}
