import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import type { Case, Place, PluralKind } from './cells.ts'
import type { ModifierLookup } from './modifiers.ts'
import type { NounReading } from './nouns.ts'

/** Which places a phrase may stand at without anybody minding, and which are meant where none fits. */
export type Context = {
  readonly allowed: readonly Place[]
  readonly wanted: readonly Place[]
  /** Nouns of which nothing is said here. */
  readonly except?: (nouns: readonly NounReading[]) => boolean
}

/** What the checks of phrases must know of a language. */
export type SlavicLanguage = {
  readonly plural: PluralKind
  readonly nouns: (token: LintToken, known: WordKnowledge) => readonly NounReading[]
  /** Pronouns, numerals, and adjectives that hardly govern a case: "nový", not "plný". */
  readonly modifiers: ModifierLookup
  /** Any adjective, for places where nothing else can stand. */
  readonly anyAdjective: ModifierLookup
  /** Participles among them, which may have objects before the noun. */
  readonly participles: RegExp
  /** Whether a form of a noun is sure although the dictionary may know other words behind it. */
  readonly isSureNoun: (word: string) => boolean
  /** Forms that are not looked at as nouns, for they are adverbs, prepositions or verbs as well. */
  readonly notNouns: ReadonlySet<string>
  /** Words of the adjective kind that stand for nouns too, or begin clauses. */
  readonly notModifiers: ReadonlySet<string>
  /** Pronouns of the neuter that stand for a thing too: "v tom", "s tímto". The noun behind them is looked at where they fit its gender. */
  readonly mayStandAlone: ReadonlySet<string>
  /** Pronouns that are determiners for sure at the start of a sentence alone: "ti". */
  readonly onlyFirst: ReadonlySet<string>
  /** "pan": what stands before a name. */
  readonly titles: ReadonlySet<string>
  /** Pronouns and numerals that are always beside a noun, where one follows. */
  readonly determiners: ReadonlySet<string>
  /** "velmi", "jeho": what may stand within a phrase and is not bent. */
  readonly passed: ReadonlySet<string>
  readonly prepositions: ReadonlyMap<string, readonly Case[]>
  readonly conjunctions: ReadonlySet<string>
  /** Adjectives often stand behind their noun: "język polski". */
  readonly adjectivesFollow: boolean
  /** Words that link a subject with an adjective: "jest", "to". */
  readonly copulas: ReadonlySet<string>
  /** Listed adjectives in -í are adjectives, though the dictionary finds rare nouns behind them: "hlavní". */
  readonly softAreSure?: boolean
  /** How infinitives end. */
  readonly infinitive: RegExp
}

/** The words of a list, each with the same value: lines of a map. */
export const listOf = <T>(list: string, value: T): readonly (readonly [string, T])[] => list.split(' ').map((word) => [word, value])
