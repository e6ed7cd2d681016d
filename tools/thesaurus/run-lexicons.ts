import type { Entry } from '#engines/thesaurus/entry.ts'
import type { TextLanguage } from '../text-languages.gen.ts'

/** Our own dictionaries of academic words, each loaded with its first look-up. */
export const lexicons: { readonly [Language in TextLanguage]?: () => Promise<{ readonly lexicon: readonly Entry[] }> } = {
  cs: () => import('#engines/thesaurus/lexicon/cs.ts'),
  de: () => import('#engines/thesaurus/lexicon/de.ts'),
  en: () => import('#engines/thesaurus/lexicon/en.ts'),
  es: () => import('#engines/thesaurus/lexicon/es.ts'),
  fr: () => import('#engines/thesaurus/lexicon/fr.ts'),
  hu: () => import('#engines/thesaurus/lexicon/hu.ts'),
  it: () => import('#engines/thesaurus/lexicon/it.ts'),
  nl: () => import('#engines/thesaurus/lexicon/nl.ts'),
  no: () => import('#engines/thesaurus/lexicon/no.ts'),
  pl: () => import('#engines/thesaurus/lexicon/pl.ts'),
  pt: () => import('#engines/thesaurus/lexicon/pt.ts'),
  ro: () => import('#engines/thesaurus/lexicon/ro.ts'),
  sk: () => import('#engines/thesaurus/lexicon/sk.ts'),
  sv: () => import('#engines/thesaurus/lexicon/sv.ts'),
  tr: () => import('#engines/thesaurus/lexicon/tr.ts'),
}
