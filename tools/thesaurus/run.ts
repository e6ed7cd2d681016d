import { isByRule } from '#engines/languages/forms-by-rule.ts'
import type { Entry, Gender } from '#engines/thesaurus/entry.ts'
import type { Analysis, Forms } from '#engines/languages/forms.ts'
import type { Ranks } from '#engines/languages/packed-ranks.ts'
import { inflectLike } from '#engines/languages/inflect-like.ts'
import { phraseLemmas } from '#engines/languages/phrases.ts'
import { infinitivesOf } from '#engines/languages/tr/infinitives.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import type { Speller } from '#engines/proofread/language.ts'
import { isCrude } from '#engines/thesaurus/crude-words.ts'
import { familiarityOf } from '#engines/thesaurus/familiarity.ts'
import { lookUp, type Dictionary, type FoundEntry, type Proposed } from '#engines/thesaurus/look-up.ts'
import { foldWord, type PackedThesaurus } from '#engines/thesaurus/packed.ts'
import { turnedRound } from '#engines/thesaurus/turned-round.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import type { ThesaurusResult, ThesaurusTask } from './contract.ts'
import { formsOf, inListedLetters, withoutSpeller, writtenAs } from './run-forms.ts'
import { tellLanguages, type LetterScores } from './run-language.ts'
import { otherWays, respell, spelledElsewhere, spellingFor } from './run-spelling.ts'
import { lexicons } from './run-lexicons.ts'
import { inFormFirst } from './run-order.ts'

/** What is installed of a language beside our own words. */
export type WordFiles = { readonly thesaurus: PackedThesaurus | null; readonly forms: Forms | null; readonly ranks: Ranks | null }

type Parts = {
  readonly filesOf: (language: TextLanguage) => Promise<WordFiles>
  /** A loaded dictionary by the name of its package. */
  readonly spellerOf: (dictionary: string) => Promise<Speller>
  /** Entries written by us. */
  readonly entriesOf?: (language: TextLanguage) => Promise<readonly Entry[]>
  /** What the letters of a word say of its language. */
  readonly scoresOf?: LetterScores
}

export type Thesaurus = {
  readonly run: (task: ThesaurusTask) => Promise<ThesaurusResult>
  /** The entries of a word in any of its forms, before their words are put into that form. */
  readonly find: (word: string, language: TextLanguage) => Promise<readonly FoundEntry[]>
}

type Words = { readonly dictionary: Dictionary & { readonly language: TextLanguage }; readonly files: WordFiles; readonly speller: Speller }

const nearestAtMost = 5

/** The embedded thesaurus as a tool; words load with the first look-up of a language. */
export function makeThesaurus({ filesOf, spellerOf, entriesOf = loadEntries, scoresOf }: Parts): Thesaurus {
  const own = new Map<TextLanguage, Promise<OwnWords>>()
  const ownOf = (language: TextLanguage) => {
    const known = own.get(language) ?? entriesOf(language).then((entries) => ownWords(entries, language))
    own.set(language, known)
    return known
  }
  const wordsOf = async (language: TextLanguage, isSpelled: boolean): Promise<Words> => {
    const [{ heads, turned }, installed] = await Promise.all([ownOf(language), filesOf(language)])
    const { dialects, dictionary: plain } = writtenLanguages[language]
    // What tables of forms tell needs no spelling dictionary, which takes up to two seconds to load.
    const speller = isSpelled || installed.forms === null ? await spellerOf(dialects[0]?.dictionary ?? plain) : withoutSpeller
    const files: WordFiles = { ...installed, forms: formsOf(language, installed.forms, speller) }
    const headAsWritten = (one: string) => heads.get(foldWord(one, language)) ?? []
    const openAsWritten = (one: string) => files.thesaurus?.find(one) ?? []
    const ownAsWritten = (one: string) => {
      const found = headAsWritten(one)
      return found.length > 0 || openAsWritten(one).length > 0 ? found : (turned().get(foldWord(one, language)) ?? [])
    }
    const own = (one: string) => inEitherSpelling(one, language, ownAsWritten)
    const open = (one: string) => inEitherSpelling(one, language, openAsWritten)
    const isHead = (one: string): boolean => own(one).length > 0 || open(one).length > 0
    const dictionary: Words['dictionary'] = {
      language,
      own,
      open,
      lemmasOf: (form) => lemmasOf(form, { files, speller, language, isHead }),
      familiarityOf: (one) =>
        familiarityOf(one, { language, ranks: files.ranks, isOwn: inEitherSpelling(one, language, headAsWritten).length > 0 }),
    }
    return { dictionary, files, speller }
  }
  const sourcesOf = async (language: TextLanguage) => ({ own: (await ownOf(language)).heads, ...(await filesOf(language)) })
  return {
    find: async (word, language) => (await firstFound(word, [language], wordsOf)).found,
    run: async ({ word, language: asked, locale = '', dialect }) => {
      const told = asked === 'detect' ? await tellLanguages(word, { locale, sourcesOf, scoresOf }) : null
      const { language, words, found, way } = await firstFound(word, asked === 'detect' ? (told?.tried ?? []) : [asked], wordsOf)
      const spelling = spellingFor(word, language, dialect)
      const others = told ?? (found.length === 0 ? await tellLanguages(word, { locale, sourcesOf, scoresOf }) : null)
      return {
        word,
        language,
        detected: told !== null,
        otherLanguages: (others?.sure ?? []).filter((other) => other !== language),
        entries: inFormFirst((spelling ? respell(found, spelling) : found).map((entry) => presentEntry(entry, way, words))),
        nearest: found.length > 0 ? [] : [...nearestOf(word, words)],
        installed: { thesaurus: words.files.thesaurus !== null, forms: words.files.forms !== null },
      }
    },
  }
}

/** Our own list of a language. */
type OwnWords = {
  readonly heads: ReadonlyMap<string, readonly Entry[]>
  /** Words that stand in it as synonyms only; made when first asked for. */
  readonly turned: () => ReadonlyMap<string, readonly Entry[]>
}

function ownWords(entries: readonly Entry[], language: TextLanguage): OwnWords {
  let made: ReadonlyMap<string, readonly Entry[]> | undefined
  return { heads: Map.groupBy(entries, ({ word }) => foldWord(word, language)), turned: () => (made ??= turnedRound(entries, language)) }
}

const loadEntries = async (language: TextLanguage): Promise<readonly Entry[]> => (await lexicons[language]?.())?.lexicon ?? []

/** Entries of a word; of its other English spelling, under this one, where it has none. */
function inEitherSpelling(word: string, language: TextLanguage, find: (word: string) => readonly Entry[]): readonly Entry[] {
  const found = find(word)
  const other = found.length > 0 ? null : spelledElsewhere(word, language)
  return other === null ? found : find(other).map((entry) => ({ ...entry, word }))
}

type Found = {
  readonly language: TextLanguage
  readonly words: Words
  readonly found: readonly FoundEntry[]
  /** The word as it was found. */
  readonly way: string
}

function lookUpAnyWay(word: string, { dictionary }: Words): Pick<Found, 'found' | 'way'> {
  const listed = inListedLetters(word, dictionary.language)
  for (const way of [listed, ...otherWays(listed, dictionary.language)]) {
    const found = lookUp(way, dictionary)
    if (found.length > 0) return { found, way }
  }
  return { found: [], way: listed }
}

/** What the first of some languages that has a word says of it; nothing found is said of the first. */
async function firstFound(
  word: string,
  [language, ...others]: readonly TextLanguage[],
  wordsOf: (language: TextLanguage, isSpelled: boolean) => Promise<Words>,
): Promise<Found> {
  if (language === undefined) throw new RangeError('A word is looked up in one language at least.')
  const quick = await wordsOf(language, false)
  const soon = lookUpAnyWay(word, quick)
  if (soon.found.length > 0) return { language, words: quick, ...soon }
  const words = await wordsOf(language, true)
  const late = lookUpAnyWay(word, words)
  if (late.found.length > 0 || others.length === 0) return { language, words, ...late }
  const later = await firstFound(word, others, wordsOf)
  return later.found.length > 0 ? later : { language, words, ...late }
}

/** Dictionary forms by the tables or rules of forms; by the spelling dictionary, which is slow, where those know none that has an entry. */
function lemmasOf(form: string, { files, speller, language, isHead }: Lemmatiser): readonly string[] {
  const written = writtenAs(form, language)
  const readings = written.flatMap((one) => files.forms?.analyse(one) ?? [])
  const read = readings.map(({ lemma }) => lemma)
  // Rules name the likeliest word first; a table names words as they lie in it.
  const listed = isByRule(language) ? read : nounsFirst(files.ranks ? byUse(read, files.ranks, language) : read, readings)
  if (listed.some(isHead)) return listed
  const stems = written.flatMap((one) => speller.stems?.(one) ?? []).filter((stem) => stem.length > 1)
  return [
    ...listed,
    ...stems,
    // Turkish dictionaries list a verb with the ending that its stem lacks.
    ...(language === 'tr' ? stems.flatMap(infinitivesOf) : []),
    ...written.flatMap((one) => phraseLemmas(one, (word) => [word, ...(speller.stems?.(word) ?? [])], language)),
  ]
}

/** Portuguese "resultados" are results before they are what resulted: a participle or gerund gives way to a noun. */
function nounsFirst(words: readonly string[], readings: readonly Analysis[]): readonly string[] {
  const nouns = new Set(readings.filter(({ kind }) => kind.startsWith('noun')).map(({ lemma }) => lemma))
  const finite = new Set(readings.filter(({ tags }) => !/(?:^|\.)(?:pp|ger)(?:\.|$)/u.test(tags)).map(({ lemma }) => lemma))
  return words.toSorted((one, other) => Number(nouns.has(other) && !finite.has(one)) - Number(nouns.has(one) && !finite.has(other)))
}

const byUse = (words: readonly string[], { rankOf, size }: Ranks, language: string): readonly string[] => {
  const placeOf = (word: string): number => rankOf(word.toLocaleLowerCase(language)) ?? size
  return words.toSorted((one, other) => placeOf(one) - placeOf(other))
}

type Lemmatiser = {
  readonly files: WordFiles
  readonly speller: Speller
  readonly language: TextLanguage
  readonly isHead: (word: string) => boolean
}

/** Of a word those that are spelled like it, of several words each by itself: always such as have an entry. */
const nearestOf = (word: string, { dictionary, speller }: Words): readonly string[] =>
  (word.includes(' ') ? word.split(' ') : speller.suggest(word).filter((near) => !isCrude(near, dictionary.language)))
    // German dictionaries know first parts of compounds, with their hyphen.
    .filter((near) => !near.endsWith('-') && lookUp(near, dictionary).length > 0)
    .slice(0, nearestAtMost)

type PresentedEntry = ThesaurusResult['entries'][number]
type PresentedWord = PresentedEntry['senses'][number]['synonyms'][number]

function presentEntry(entry: FoundEntry, asked: string, words: Words): PresentedEntry {
  const present = (proposed: Proposed): PresentedWord => ({
    word: proposed.word,
    register: proposed.register,
    familiarity: proposed.familiarity,
    ...inForm({ asked, entry, proposed, words }),
  })
  return {
    word: entry.word,
    isBase: isSameWord(asked, entry.word, words),
    partOfSpeech: entry.partOfSpeech,
    gender: entry.gender,
    senses: entry.senses.map(({ gloss, synonyms, opposites, example, source }) => ({
      gloss,
      example,
      source,
      synonyms: synonyms.map(present),
      opposites: opposites.map(present),
    })),
  }
}

const isSameWord = (one: string, other: string, { dictionary: { language } }: Words): boolean =>
  foldWord(one, language) === foldWord(other, language)

/** A word in the form that was asked with; the base form answers itself. */
function inForm({
  asked,
  entry,
  proposed,
  words,
}: {
  readonly asked: string
  readonly entry: FoundEntry
  readonly proposed: Proposed
  readonly words: Words
}): Pick<PresentedWord, 'inflected' | 'genders'> {
  if (isSameWord(asked, entry.word, words)) return { inflected: proposed.word, genders: null }
  const { dictionary, files } = words
  const { language } = dictionary
  const small = asked.toLocaleLowerCase(language)
  // A German noun is written large whatever was asked, and open thesauri name it small; anything else is small.
  const large = small.charAt(0).toLocaleUpperCase(language) + small.slice(1)
  const isNoun =
    language === 'de' &&
    (entry.partOfSpeech ?? 'noun') === 'noun' &&
    (files.forms?.analyse(large) ?? []).some((reading) => isSameWord(reading.lemma, entry.word, words))
  const upper = entry.word.charAt(0).toLocaleUpperCase(language) + entry.word.slice(1)
  const made =
    files.forms &&
    inflectLike(files.forms, {
      form: isNoun ? large : small,
      lemma: isNoun ? upper : entry.word,
      replacement: proposed.word,
      partOfSpeech: entry.partOfSpeech,
    })
  const [from, to] = made?.genders ?? []
  return { inflected: made?.form ?? null, genders: from === undefined || to === undefined ? null : [genderOf(from), genderOf(to)] }
}

/** What tables of forms call a gender, where entries call it otherwise. */
const gendersOfTables: Readonly<Record<string, Gender>> = { nt: 'n', ut: 'c' }
const genderOf = (name: string): string => gendersOfTables[name] ?? name
