import type { WordForms } from '../../engines/languages/packed-forms.ts'

/** The places of an adjective's paradigm that have forms of their own; each is named after the first case that has it. */
const places = [
  'm.sg.nom',
  'm.sg.gen',
  'm.sg.dat',
  'm.sg.loc',
  'm.sg.ins',
  'f.sg.nom',
  'f.sg.gen',
  'f.sg.acc',
  'f.sg.ins',
  'n.sg.nom',
  'ma.pl.nom',
  'pl.gen',
  'pl.ins',
] as const

const hard = 'ý ého ému om ým á ej ú ou é í ých ými'.split(' ')
/** After a long syllable the ending is short: krásny, krásneho. */
const hardShort = 'y eho emu om ym a ej u ou e i ych ymi'.split(' ')
const soft = 'í ieho iemu om ím ia ej iu ou ie í ích ími'.split(' ')
const softShort = 'i eho emu om im a ej u ou e i ich imi'.split(' ')

const tables: readonly (readonly [ending: string, endings: readonly string[]])[] = [
  ['ý', hard],
  ['y', hardShort],
  ['í', soft],
  ['i', softShort],
]

/** Comparatives that no rule makes. Sorted. */
const irregular: Readonly<Record<string, string>> = {
  bohatý: 'bohatší',
  blízky: 'bližší',
  čistý: 'čistejší',
  dlhý: 'dlhší',
  dobrý: 'lepší',
  hlboký: 'hlbší',
  krátky: 'kratší',
  ľahký: 'ľahší',
  malý: 'menší',
  nízky: 'nižší',
  mladý: 'mladší',
  nový: 'novší',
  pekný: 'krajší',
  starý: 'starší',
  rýdzi: 'rýdzejší',
  široký: 'širší',
  ťažký: 'ťažší',
  tenký: 'tenší',
  úzky: 'užší',
  veľký: 'väčší',
  vysoký: 'vyšší',
  zlý: 'horší',
}

/** The forms of an adjective with its comparative; null for what ends otherwise ("otcov"). */
export function slovakAdjective(lemma: string, isComparative: (word: string) => boolean): WordForms | null {
  const positive = adjectiveForms(lemma)
  if (positive.length === 0) return null
  const comparative = comparativeOf(lemma, isComparative)
  const compared = comparative === null ? [] : adjectiveForms(comparative).map(({ tags, form }) => ({ tags: `comp.${tags}`, form }))
  return { lemma, kind: 'adjective', forms: [...positive, ...compared] }
}

/** The forms of one degree. */
export function adjectiveForms(lemma: string): readonly { readonly tags: string; readonly form: string }[] {
  const [ending, endings] = tables.find(([one]) => lemma.endsWith(one)) ?? []
  if (ending === undefined || endings === undefined) return []
  const stem = lemma.slice(0, -1)
  return places.map((tags, at) => ({ tags, form: stem + (endings[at] ?? '') }))
}

function comparativeOf(lemma: string, isComparative: (word: string) => boolean): string | null {
  const known = irregular[lemma]
  if (known !== undefined) return known
  const stem = lemma.slice(0, -1)
  const made = [`${stem}ejší`, `${stem}ší`].filter(isComparative)
  return made.length === 1 ? (made[0] ?? null) : null
}

/** Adverbs that the dictionary does not list by themselves. */
const irregularAdverbs: Readonly<Record<string, string>> = { dobrý: 'dobre', rýchly: 'rýchlo', zlý: 'zle' }

/** The adverb of an adjective with its comparative; null where `isListed` knows none for sure: presne, presnejšie. */
export function slovakAdverb({ lemma, forms }: WordForms, isListed: (word: string) => boolean): WordForms | null {
  const comparative = forms.find(({ tags }) => tags === 'comp.n.sg.nom')?.form
  if (comparative === undefined) return null
  const stem = lemma.slice(0, -1)
  const listed = [`${stem}e`, `${stem}o`].filter(isListed)
  const adverb = irregularAdverbs[lemma] ?? (listed.length === 1 || stem.endsWith('n') ? listed[0] : undefined)
  if (adverb === undefined) return null
  return {
    lemma: adverb,
    kind: 'adverb',
    forms: [
      { tags: 'pos', form: adverb },
      { tags: 'comp', form: comparative },
    ],
  }
}
