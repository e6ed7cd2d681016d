import type { WordKnowledge } from '../language.ts'

export type Gender = 'm' | 'f'
export type Count = 'sg' | 'pl'
/** A place in the paradigm of a word that agrees. */
export type Cell = `${Gender}.${Count}`

export const cells: readonly Cell[] = ['m.sg', 'f.sg', 'm.pl', 'f.pl']

/** What a word looks like in each cell: forms that are right there, best first, for each sound that may follow. Where it has none, nothing. */
export type Paradigm = Readonly<Record<Cell, readonly (readonly string[])[]>>

/** A word as it is written: its paradigm and where in it that form stands. */
export type Agreeing = { readonly paradigm: Paradigm; readonly own: ReadonlySet<Cell> }

/** One thing that a noun may be. */
export type NounReading = { readonly genders: readonly Gender[]; readonly sg: string | null; readonly pl: string | null }

export type AdjectivePlace = 'before' | 'after'

/** What the check of noun phrases must know of a Romance language. All words in small letters. */
export type Romance = {
  readonly determiner: (word: string) => Agreeing | null
  /** Stands before a determiner: "todos los". */
  readonly whole: (word: string) => Agreeing | null
  readonly adjective: (word: string, place: AdjectivePlace, known: WordKnowledge) => Agreeing | null
  /** None where it is not sure what the word is. */
  readonly nouns: (word: string, known: WordKnowledge) => readonly NounReading[]
  readonly mayBeVerb: (word: string, known: WordKnowledge) => boolean
  /** Which of the sounds of a paradigm a word begins with; null when nobody can tell. */
  readonly soundOf: (next: string) => number | null
  /** Determiners that are pronouns before a verb too: "la llama". */
  readonly pronouns: ReadonlySet<string>
  /** Determiners that are the subject of a verb too, or look like one: "este cuenta". */
  readonly subjects: ReadonlySet<string>
  /** Nouns that are as often the third person of a verb. */
  readonly oftenVerbs: ReadonlySet<string>
  /** The end of a participle, which is a verb and an adjective. */
  readonly participle: RegExp
  /** Determiners that stand for a noun of their own before a verb, whatever is before them: "di uno forma". */
  readonly standAlone: ReadonlySet<string>
  /** Before "todo": "sobre todo los niños". */
  readonly beforeAdverb: ReadonlySet<string>
  /** Nouns that name a time and are no subject: "una vez hecho". */
  readonly times: ReadonlySet<string>
  /** Nouns that are adverbs too, and nouns only right behind a determiner. */
  readonly adverbNouns: ReadonlySet<string>
  /** Before a participle: "ha comprado". */
  readonly auxiliaries: ReadonlySet<string>
  /** Nouns that count or name a sort of what follows: "la mayoría de". */
  readonly measures: ReadonlySet<string>
  /** Adverbs of the form of a determiner: "mucho". */
  readonly quantities: ReadonlySet<string>
  readonly prepositions: ReadonlySet<string>
  /** Determiners with a preposition in them: "del". */
  readonly contractions: ReadonlySet<string>
  readonly conjunctions: ReadonlySet<string>
  /** Words of grammar, none of which is a noun. */
  readonly functionWords: ReadonlySet<string>
  readonly numerals: ReadonlySet<string>
  readonly degrees: ReadonlySet<string>
  /** Forms of adjectives that are adverbs, prepositions or nouns behind a noun. */
  readonly adverbial: ReadonlySet<string>
  /** Adjectives that are nouns behind "to be": "es médico". */
  readonly notPredicates: ReadonlySet<string>
  /** Whether an adjective may say of somebody else how he was: "Llegó a la ciudad cansado". */
  readonly isState: (word: string) => boolean
  readonly copulas: Readonly<Record<Count, ReadonlySet<string>>>
  /** Before the subject of a clause. */
  readonly openers: ReadonlySet<string>
  readonly negations: ReadonlySet<string>
  /** The cells that the ending of an unknown word allows; all where it tells nothing. */
  readonly cellsByEnding: (word: string) => readonly Cell[]
}

/** `la|el` for one sound, those of several sounds apart by a space, cells apart by `/`: m.sg f.sg m.pl f.pl. `-` for none, `_` a space within. */
export function paradigmOf(text: string): Paradigm {
  const parts = text.split('/').map((cell) => (cell.trim() === '-' ? [] : cell.trim().split(' ')))
  const at = (index: number): readonly (readonly string[])[] => (parts[index] ?? []).map((forms) => forms.replaceAll('_', ' ').split('|'))
  return { 'm.sg': at(0), 'f.sg': at(1), 'm.pl': at(2), 'f.pl': at(3) }
}

/** The cells that the form of a word stands in: first those where it is the usual one. */
export function agreeing(paradigm: Paradigm, word: string): Agreeing | null {
  const usual = cells.filter((cell) => paradigm[cell][0]?.includes(word))
  const own = usual.length > 0 ? usual : cells.filter((cell) => paradigm[cell].some((forms) => forms.includes(word)))
  return own.length > 0 ? { paradigm, own: new Set(own) } : null
}

/** Words by all their forms. `others`: forms that are never right, with the cell that they are meant for. */
export function byForm(texts: readonly string[], others: Readonly<Record<string, Cell>> = {}): (word: string) => Agreeing | null {
  const paradigms = texts.map(paradigmOf)
  const found = new Map<string, Agreeing>()
  for (const paradigm of paradigms)
    for (const form of cells.flatMap((cell) => paradigm[cell].flat())) {
      const read = agreeing(paradigm, form)
      if (read && !found.has(form)) found.set(form, read)
    }
  for (const [form, cell] of Object.entries(others)) {
    const [like = '', written = ''] = form.split('>')
    const read = found.get(like)
    if (read) found.set(written, { paradigm: read.paradigm, own: new Set([cell]) })
  }
  return (word) => found.get(word) ?? null
}

/** What is right in a cell before a word, best first. */
export function formsAt({ paradigm }: Agreeing, cell: Cell, next: number | null): readonly string[] {
  const sounds = paradigm[cell]
  if (sounds.length <= 1) return sounds[0] ?? []
  return next === null ? sounds.flat() : (sounds[next] ?? sounds[next - 1] ?? sounds[0] ?? [])
}
