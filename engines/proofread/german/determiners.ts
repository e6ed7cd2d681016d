// Determiners of German by gender or number and case, and the endings of adjectives after them. The paradigms are those of any school
// grammar (Duden, Die Grammatik: Artikelwörter, Adjektivflexion).

export type Gender = 'm' | 'f' | 'n' | 'pl'
export type Case = 'nom' | 'acc' | 'dat' | 'gen'
/** A place in the paradigm: `m.dat`; the plural has no gender. */
export type Cell = `${Gender}.${Case}`

export const cases: readonly Case[] = ['nom', 'acc', 'dat', 'gen']
const genders: readonly Gender[] = ['m', 'f', 'n', 'pl']

type Paradigm = ReadonlyMap<Cell, string>

/** Forms or endings for m f n pl, and in each for nom acc dat gen; `-` stands for no ending. */
const paradigm = (...rows: readonly [string, string, string, string]): Paradigm =>
  new Map(
    genders.flatMap((gender, i) => {
      const forms = rows[i]?.split(' ') ?? []
      return cases.map((one, j): readonly [Cell, string] => [`${gender}.${one}`, (forms[j] ?? '').replace('-', '')])
    }),
  )

const definite = paradigm('der den dem des', 'die die der der', 'das das dem des', 'die die den der')
const strong = paradigm('er en em es', 'e e er er', 'es es em es', 'e e en er')
const mixed = paradigm('- en em es', 'e e er er', '- - em es', 'e e en er')
const weakAdjective = paradigm('e en en en', 'e e en en', 'e e en en', 'en en en en')
const mixedAdjective = paradigm('er en en en', 'e e en en', 'es es en en', 'en en en en')
const strongAdjective = paradigm('er en em en', 'e e er er', 'es es em en', 'e e en er')

/** How a determiner is declined. */
export type Declension = {
  readonly formAt: (cell: Cell) => string | null
  /** Endings of an adjective after it; more than one where usage wavers. */
  readonly endingsAt: (cell: Cell) => readonly string[]
}

/** A determiner as it is written: where in its paradigm it may stand. */
export type Determiner = { readonly declension: Declension; readonly cells: ReadonlySet<Cell> }

type Kind = {
  readonly stems: readonly string[]
  readonly forms: Paradigm
  readonly adjectives: readonly Paradigm[]
  readonly hasNoPlural?: true
  /** A masculine or neuter genitive in -en is right too: "allen Ernstes". */
  readonly hasLooseGenitive?: true
}

const kinds: readonly Kind[] = [
  { stems: [''], forms: definite, adjectives: [weakAdjective] },
  { stems: ['dies', 'jen'], forms: strong, adjectives: [weakAdjective] },
  { stems: ['jed'], forms: strong, adjectives: [weakAdjective], hasNoPlural: true, hasLooseGenitive: true },
  { stems: ['welch', 'manch', 'solch', 'all'], forms: strong, adjectives: [weakAdjective, strongAdjective], hasLooseGenitive: true },
  { stems: ['ein'], forms: mixed, adjectives: [mixedAdjective], hasNoPlural: true },
  { stems: ['kein', 'mein', 'dein', 'sein', 'ihr', 'unser', 'euer'], forms: mixed, adjectives: [mixedAdjective] },
]

/** `euer` loses a vowel before endings. */
const written = (stem: string, ending: string): string => (stem === 'euer' && ending !== '' ? `eur${ending}` : stem + ending)

/** Determiners by how they are written, in small letters. */
export const determiners: ReadonlyMap<string, readonly Determiner[]> = Map.groupBy(
  kinds.flatMap((kind) => kind.stems.flatMap((stem) => determinersOf(stem, kind))),
  ({ form }) => form,
)

function determinersOf(
  stem: string,
  { forms, adjectives, hasNoPlural, hasLooseGenitive }: Kind,
): readonly (Determiner & { readonly form: string })[] {
  const at = new Map(
    [...forms].filter(([cell]) => !(hasNoPlural && cell.startsWith('pl.'))).map(([cell, ending]) => [cell, written(stem, ending)]),
  )
  const declension: Declension = {
    formAt: (cell) => at.get(cell) ?? null,
    endingsAt: (cell) => adjectives.flatMap((one) => one.get(cell) ?? []),
  }
  return [...new Set(at.values())].map((form) => {
    const own = [...at].filter((entry) => entry[1] === form).map(([cell]) => cell)
    const isLoose = hasLooseGenitive && form.endsWith('en')
    return { form, declension, cells: new Set<Cell>(isLoose ? [...own, 'm.gen', 'n.gen'] : own) }
  })
}

/** No determiner at all, which fits everywhere. */
export const noDeterminer: Determiner = {
  declension: { formAt: () => null, endingsAt: (cell) => [strongAdjective.get(cell) ?? ''] },
  cells: new Set(strongAdjective.keys()),
}

/** Prepositions by the cases that they take. Left out are those that are conjunctions or open a clause with "zu" too (seit, um, ohne). */
export const prepositions: ReadonlyMap<string, readonly Case[]> = new Map([
  ...words('aus bei mit nach von zu gegenüber', ['dat']),
  ...words('durch für gegen', ['acc']),
  ...words('an auf hinter in neben über unter vor zwischen', ['acc', 'dat']),
  ...words('wegen trotz', ['gen', 'dat']),
])

function words(list: string, of: readonly Case[]): readonly (readonly [string, readonly Case[]])[] {
  return list.split(' ').map((word) => [word, of])
}

/** Prepositions that have swallowed their article. */
export const contractions: ReadonlyMap<string, readonly [preposition: string, article: string]> = new Map([
  ['am', ['an', 'dem']],
  ['beim', ['bei', 'dem']],
  ['im', ['in', 'dem']],
  ['ins', ['in', 'das']],
  ['ans', ['an', 'das']],
  ['vom', ['von', 'dem']],
  ['zum', ['zu', 'dem']],
  ['zur', ['zu', 'der']],
])
