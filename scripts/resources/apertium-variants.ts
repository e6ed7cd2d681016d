import type { WordForms } from '../../engines/languages/packed-forms.ts'

/** Forms of a word with the same tags, in the order in which they were met. */
export type Variants = { readonly lemma: string; readonly tags: string; readonly forms: readonly string[] }

/** How a language keeps variants: the first is written, the others are read only. */
export type Keeping = {
  readonly keep: (variants: Variants) => readonly string[]
  /** Whether a noun that is masculine and feminine, with forms of its own for each, counts as masculine. */
  readonly isFeminineOptional: boolean
  /** The tags of a form where the table's would not compare with those of other words. */
  readonly tagsOf?: (lemma: string, tags: string) => string
  /** Words that the table lacks. */
  readonly more?: readonly WordForms[]
}

const first: Keeping = { keep: ({ forms }) => forms.slice(0, 1), isFeminineOptional: false }

const keepings: Readonly<Record<string, Keeping>> = {
  no: { keep: usualBokmal, isFeminineOptional: true },
  pt: { ...first, keep: usualPortuguese },
  ro: { ...first, keep: usualRomanian },
  sv: {
    ...first,
    keep: usualSwedish,
    // "Lyckades" has the ending of a passive and is none: what takes its place is active.
    tagsOf: (lemma, tags) => (lemma.endsWith('s') ? tags.replace(/\.pasv$/u, '.actv') : tags),
    more: [
      {
        lemma: 'vara',
        kind: 'verb',
        forms: [
          { tags: 'inf.actv', form: 'vara' },
          { tags: 'pres.actv', form: 'är' },
          { tags: 'past.actv', form: 'var' },
          { tags: 'supn.actv', form: 'varit' },
        ],
      },
    ],
  },
}

/** How variants of a language are kept: where nothing else is known, the first alone. */
export const keepingOf = (language: string): Keeping => keepings[language] ?? first

const shortestOf = (forms: readonly string[]): readonly string[] => forms.toSorted((one, other) => one.length - other.length).slice(0, 1)

/**
 * The table has the passive of the present as it was once: "användes", which is the past of today's "används". Of "stödja" and
 * "avsvärja" it has "stöda", "avsvära".
 */
function usualSwedish({ lemma, tags, forms }: Variants): readonly string[] {
  if (swedishNeverRead.some(([word, where]) => word.test(lemma) && where.test(tags))) return []
  const [listed = ''] = tags === 'pres.pasv' ? shortestOf(forms) : forms
  const mend = swedishMends.find(([word]) => word.test(lemma))
  const form = mend ? listed.replace(mend[1], mend[2]) : listed
  if (tags === 'pres.pasv') return [/as?$/u.test(lemma) ? form.replace(/(?<=[^sxz])es$/u, 's') : form]
  if (!lemma.endsWith('ja')) return [form]
  const whole = wholeEndings[tags]
  if (whole !== undefined) return [`${lemma}${whole}`]
  return tags === 'pres.actv' && lemma.endsWith('stödja') ? [form, `${lemma.slice(0, -1)}er`] : [form]
}

/** Forms that nobody writes, or that are those of another word. */
const swedishNeverRead: readonly (readonly [lemma: RegExp, tags: RegExp])[] = [
  // "Undersökts" is no genitive.
  [/./u, /^pp.*\.gen$|>/u],
  // "Finns" is the present of "finnas".
  [/^finna$/u, /^(?:pres|past)\.pasv$/u],
  [/s$/u, /^imp$/u],
  // The table has "påverkanar".
  [/[aeiouyåäö].*an$/u, /^pl/u],
]

/** Wrong forms of the table: of which word, what, and what is written instead. */
const swedishMends: readonly (readonly [lemma: RegExp, wrong: RegExp, right: string])[] = [
  [/ning$/u, /ninger/u, 'ningar'],
  [/.gång$/u, /gånger/u, 'gångar'],
  [/^gälla$/u, /^gälla(?=de|t)/u, 'gäll'],
  [/^mista$/u, /^mista(?:d(?=e)|(?=t))/u, 'mist'],
  [/^upphäva$/u, /^upphov/u, 'upphävde'],
]

/** What follows the whole lemma of a Swedish verb. */
const wholeEndings: Readonly<Record<string, string>> = { 'inf.actv': '', 'inf.pasv': 's', pprs: 'nde', 'pprs.gen': 'ndes' }

/**
 * Bokmål allows "landa" beside "landene", "øket" beside "økte", "problem" beside "problemer". Papers mostly write the form that
 * keeps the stem whole, has no -a, has -te rather than -et, and -er in the plural of words from other languages.
 */
function usualBokmal({ lemma, tags, forms }: Variants): readonly string[] {
  const weight = (form: string): readonly number[] => [
    isBokmalException(form, { lemma, tags }) ? 0 : 1,
    tags.startsWith('pl.ind') && [lemma, `${lemma}s`].includes(form) && pluralInEr.test(lemma) ? 1 : 0,
    lostOfStem(lemma, form),
    /as?$/u.test(form) ? 1 : 0,
    /ets?$/u.test(form) ? 1 : 0,
    /[éè]e/u.test(form) ? 1 : 0,
    form.length,
  ]
  return forms.toSorted((one, other) => {
    const [a, b] = [weight(one), weight(other)]
    return a.map((value, at) => value - (b[at] ?? 0)).find((difference) => difference !== 0) ?? 0
  })
}

/** How many letters at the end of its stem a form has lost; of "bestemme" the second m may go. */
function lostOfStem(lemma: string, form: string): number {
  const plain = (word: string): string => word.replaceAll(/[éè]/gu, 'e')
  const stem = plain(lemma)
    .replace(/e$/u, '')
    .replace(/([lmn])\1$/u, '$1')
  const at = [...stem].findIndex((letter, place) => plain(form)[place] !== letter)
  return at < 0 ? 0 : stem.length - at
}

/** Neuters that may stand without an ending in the plural, and mostly have one. */
const pluralInEr =
  /(?:(?:d|st|m|p)at|ment|e[kp]t|[iu]kt|em|i[dv]|gram|t[oe]m|omen|ipp|ell|ett|[th]et|al|utt|ur|on|um|ot?ek|rep|punkt|sted|ansikt|skap|bit|tilfelle|el|mer|nter|nster|ater|[iuåø]|[^e]or)$/u

/** Where the rule would lead astray: by the end of the dictionary form, what the form ends with. */
const bokmalExceptions: readonly (readonly [tags: RegExp, lemma: RegExp, form: RegExp])[] = [
  [/^pl/u, /bok$/u, /bøk[a-z]+$/u],
  [/^pl\.def/u, /barn$/u, /barnas?$/u],
  [/^inf$/u, /dra$/u, /dra$/u],
  [/^(?:pp|imp)/u, /dra$/u, /dra(?:tt)?$/u],
  [/^pret/u, /(?:by|lyde|stride)$/u, /(?:bød|lød|stred)$/u],
  [/^pret/u, /(?:vinne|gjelde|være|renne)$/u, /(?:vant|gjaldt|var|rant)$/u],
  [/^pret/u, /(?:fryse|vike|glide|strekke)$/u, /(?:frøs|vek|gled|strakte)$/u],
  [/^pret/u, /^la$/u, /^lot$/u],
  [/^pp/u, /(?:by|vinne)$/u, /(?:budt|vunnet)$/u],
]

const isBokmalException = (form: string, { lemma, tags }: Pick<Variants, 'lemma' | 'tags'>): boolean =>
  bokmalExceptions.some(([where, word, wanted]) => where.test(tags) && word.test(lemma) && wanted.test(form))

/**
 * Portugal writes "estudámos" of the past and Brazil "estudamos", which is the present too. The table has "locals" of "local", as
 * Catalan writes it.
 */
function usualPortuguese({ tags, forms: [form = ''] }: Variants): readonly string[] {
  if (tags === 'ifi.p1.pl') return [...new Set([form, form.replace(/ámos$/u, 'amos')])]
  return [form.replace(/(?<=a|ve)ls$/u, 'is')]
}

/** Romanian is read with cedillas and with the spelling before 1993, "înţelegînd", and written with commas and as today: "înțelegând". */
function usualRomanian({ forms }: Variants): readonly string[] {
  const innerI = (form: string): number => form.slice(1).split('î').length
  return forms
    .map((form) => form.replaceAll('ş', 'ș').replaceAll('ţ', 'ț'))
    .toSorted((one, other) => innerI(one) - innerI(other))
    .slice(0, 1)
}
