// Nouns of the Scandinavian languages with all their forms, from rows of stems and endings.

/** Common gender, feminine where a language still has it, neuter. */
export type Gender = 'c' | 'f' | 'n'
export type Number = 'sg' | 'pl'
export type Definiteness = 'ind' | 'def'
/** A place in the paradigm of a noun: `sg.def`. */
export type NounCell = `${Number}.${Definiteness}`

export const nounCells: readonly NounCell[] = ['sg.ind', 'sg.def', 'pl.ind', 'pl.def']

/**
 * Nouns that are declined alike. `endings` are those of `nounCells`, apart by spaces: `-` for none, `x` where there is no such form,
 * `a/en` for two that are both right, `*er` on the stem without its last vowel ("artikkel", "artikler"). Words stand in their first form,
 * less whose ending is the stem; `!` behind a word doubles its last letter before endings ("rum!", "rummet").
 */
export type NounRow = { readonly gender: Gender; readonly endings: string; readonly words: ReadonlySet<string> }

/** One way to read a word as a noun. */
export type Noun = {
  readonly gender: Gender
  /** Right forms at a place, the usual one first; empty where there is none. */
  readonly formsAt: (cell: NounCell) => readonly string[]
}

type KnownWords = (word: string) => boolean
/** The nouns that a word in lower case may be a form of. */
export type NounLookup = (word: string, isKnown: KnownWords) => readonly Noun[]

type Lexicon = {
  readonly rows: readonly NounRow[]
  /** Nouns of forms of their own: gender and the four forms, apart by spaces. */
  readonly irregular: readonly string[]
  /** Endings that tell gender and declension of every noun that has them. */
  readonly sure: readonly (readonly [ending: string, gender: Gender, endings: string])[]
  /** Words that look like a compound or a sure ending and are something else, or are of two genders. */
  readonly unsure: ReadonlySet<string>
  /** Compounds with this ending may be of another kind: "gjenganger". */
  readonly unsureCompound: RegExp | null
  /** Last parts of compounds of three letters. */
  readonly short: ReadonlySet<string>
  /** The stem without its last vowel. */
  readonly contract: (stem: string) => string
}

/** Looks nouns up in the rows; compounds go like their last part. */
export function makeNounLookup(lexicon: Lexicon): NounLookup {
  const byForm = new Map<string, Noun[]>()
  const add = (noun: Noun): void => {
    for (const form of new Set(nounCells.flatMap(noun.formsAt))) byForm.set(form, [...(byForm.get(form) ?? []), noun])
  }
  for (const { gender, endings, words } of lexicon.rows) {
    for (const word of words) add(declined(word, gender, endings, lexicon.contract))
  }
  for (const line of lexicon.irregular) add(irregular(line))
  return (word, isKnown) => {
    const listed = listedOrGenitive(byForm, word)
    if (listed.length > 0) return listed
    if (lexicon.unsure.has(word) || !isKnown(word)) return []
    return compoundOf(word, byForm, lexicon, isKnown) ?? bySureEnding(word, lexicon, isKnown)
  }
}

function declined(word: string, gender: Gender, endings: string, contract: Lexicon['contract']): Noun {
  const isDoubled = word.endsWith('!')
  const plain = isDoubled ? word.slice(0, -1) : word
  const parts = endings.split(' ')
  const own = parts[0] === '-' ? '' : (parts[0] ?? '')
  const base = plain.slice(0, plain.length - own.length)
  const stem = isDoubled ? base + base.slice(-1) : base
  const bent = (ending: string): string =>
    ending === '-' ? plain : ending.startsWith('*') ? contract(plain) + ending.slice(1) : stem + ending
  const forms = new Map(
    nounCells.map((cell, i) => [
      cell,
      cell === 'sg.ind' ? [plain] : (parts[i] ?? 'x').split('/').flatMap((one) => (one === 'x' ? [] : [bent(one)])),
    ]),
  )
  return { gender, formsAt: (cell) => forms.get(cell) ?? [] }
}

function irregular(line: string): Noun {
  const [gender = '', ...forms] = line.split(' ')
  const at = new Map(nounCells.map((cell, i) => [cell, (forms[i] ?? 'x').split('/').filter((form) => form !== 'x')]))
  return { gender: gender === 'n' || gender === 'f' ? gender : 'c', formsAt: (cell) => at.get(cell) ?? [] }
}

/** The same noun with something before or behind all of its forms. */
const around = (noun: Noun, before: string, after: string): Noun => ({
  gender: noun.gender,
  formsAt: (cell) => noun.formsAt(cell).map((form) => before + (after === 's' && /[sxz]$/u.test(form) ? form : form + after)),
})

/** "bilens": a genitive agrees like the noun itself. */
function listedOrGenitive(byForm: ReadonlyMap<string, readonly Noun[]>, word: string): readonly Noun[] {
  const plain = byForm.get(word) ?? []
  const genitive = word.endsWith('s') ? (byForm.get(word.slice(0, -1)) ?? []) : []
  return [...plain, ...genitive.map((noun) => around(noun, '', 's'))]
}

function compoundOf(
  word: string,
  byForm: ReadonlyMap<string, readonly Noun[]>,
  { short, unsure, unsureCompound }: Lexicon,
  isKnown: KnownWords,
): readonly Noun[] | null {
  if (unsureCompound?.test(word)) return null
  // "hopvikt": a participle.
  if (/[dt]$/u.test(word) && isKnown(`${word}a`)) return null
  for (let cut = 2; cut <= word.length - 3; cut++) {
    const [first, last] = [word.slice(0, cut), word.slice(cut)]
    const nouns = listedOrGenitive(byForm, last)
    const isLong = (noun: Noun): boolean => {
      const [own = ''] = noun.formsAt('sg.ind')
      return own.replace(/s$/u, '').length >= 4 || short.has(own)
    }
    if (nouns.length === 0 || !nouns.some(isLong) || unsure.has(last)) continue
    const isFirst = [first, first.replace(/s$/u, '')].some((one) => one.length >= 3 && isKnown(one))
    if (isFirst || first.length >= 5) return nouns.filter(isLong).map((noun) => around(noun, first, ''))
  }
  return null
}

function bySureEnding(word: string, { sure, contract }: Lexicon, isKnown: KnownWords): readonly Noun[] {
  for (const [ending, gender, endings] of sure) {
    const at = word.lastIndexOf(ending)
    const base = word.slice(0, at + ending.length)
    if (at < 2 || !isKnown(base)) continue
    const noun = declined(base, gender, endings, contract)
    const found = [noun, around(noun, '', 's')].filter((one) => nounCells.some((cell) => one.formsAt(cell).includes(word)))
    if (found.length > 0) return found
  }
  return []
}
