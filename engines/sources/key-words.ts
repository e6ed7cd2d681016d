import type { WrittenLanguage } from '../languages/language.ts'
import { findParagraphs } from '../text/paragraphs.ts'
import { findSentences, type SentenceData } from '../text/sentences.ts'
import { textAt } from '../text/span.ts'
import { findWords, normalForm } from '../text/words.ts'

/** What the engine is told of a language. */
export type KeyWordLanguage = SentenceData & Pick<WrittenLanguage, 'code' | 'tag' | 'elisions' | 'endings'>

export type KeyWordOptions = {
  readonly language: KeyWordLanguage
  /** What the inflections of a word share. */
  readonly stem: (word: string) => string
  /** How often a word (in lower case) is used, in any unit; 0 for one that is not known. */
  readonly frequencyOf: (word: string) => number
  /** Words that join others, beside the function words of `language`: no name holds them with a capital. */
  readonly isStop: (word: string) => boolean
  /** Words that are no subject of a text, in any of their forms. */
  readonly isPlain: (word: string) => boolean
  /** Key words at most. */
  readonly most: number
}

const lettersAtMost = 100
const wordsOfTermAtMost = 3
/** A usual word of which a chapter is full says more of it than a rare one that stands there once. */
const leastRarity = 0.25
/** A term is worth more than its best word. */
const termFactor = 1.3

type Token = {
  /** As written, without an article or ending that an apostrophe ties to it. */
  readonly form: string
  readonly stem: string
  readonly isContent: boolean
  readonly isCapital: boolean
  /** The first word of its sentence: its capital says nothing. */
  readonly isFirst: boolean
  /** Of any study; in German, where all nouns have capitals, not told. */
  readonly isPlain: boolean
  /** An ending by an apostrophe tells that the capital is the word's own: `Shakespeare's`. */
  readonly isOwn: boolean
}

/** Counts of one stem, or of a run of stems. */
type Candidate = {
  readonly stems: readonly string[]
  readonly forms: Map<string, number>
  count: number
  readonly first: number
  isName: boolean
}

/**
 * The words to search by for a sentence, a paragraph or a chapter: words of content, rarest first (1 over the logarithm of a word's frequency, times 1 and the
 * logarithm of how often the text has it); function words and words of any study are left out. Words that stand side by side are kept together
 * where the text repeats them, or writes them with capitals (`World Health Organization`). Of a word's forms the shortest is given, since it is
 * likeliest the one of dictionaries. Of numbers only years and those within a term (`interleukin 6 receptor`, `COVID-19`) are kept. Time grows with the length of the text alone.
 */
export function findKeyWords(text: string, options: KeyWordOptions): readonly string[] {
  const runs = findRuns(text, options)
  const singles = countSingles(runs, options.language)
  const terms = findTerms(runs, options.language)
  const scoreOf = ({ stems, forms, count, isName }: Candidate): number => {
    const rarity = Math.max(...[...forms.keys()].map((form) => rarityOf(form, options.frequencyOf)))
    return rarity * (1 + Math.log(count)) * (stems.length > 1 ? termFactor : 1) * (isName ? 1.1 : 1)
  }
  const taken = new Map<string, number>()
  for (const { stems, count } of terms) for (const stem of stems) taken.set(stem, Math.max(taken.get(stem) ?? 0, count))
  // A word that stands by itself as often as in its terms is a key word of its own.
  const apart = singles.filter(({ stems: [stem = ''], count }) => count >= 2 * (taken.get(stem) ?? 0) && (!taken.has(stem) || count > 2))
  return [...terms, ...apart]
    .map((candidate) => ({ candidate, score: scoreOf(candidate) }))
    .toSorted((a, b) => b.score - a.score || a.candidate.first - b.candidate.first)
    .slice(0, options.most)
    .map(({ candidate }) => written(candidate))
}

/** No mark stands within, so that a row of marks is read once and not from each of them to the end. */
const inQuotes = /["“„«»]([^"“„”«»\n]+)["”“«»]/gu

/**
 * Key words as somebody gives them for a topic, in their order: between quotation marks, commas, semicolons or lines what stands there is one. Without
 * any such mark, words that no function word parts are one where they are three at most, else each by itself.
 */
export function topicWords(text: string, { language, most }: Pick<KeyWordOptions, 'language' | 'most'>): readonly string[] {
  const quoted = [...text.matchAll(inQuotes)].map(([, inner = '']) => inner)
  const rest = text.replace(inQuotes, '\n')
  const parts = rest.split(/[,;\n]+/).filter((part) => part.trim() !== '')
  const isList = parts.length > 1 || quoted.length > 0
  const found = isList
    ? parts.flatMap((part) => (findWords(part).length <= wordsOfTermAtMost ? [part] : topicRuns(part, language)))
    : topicRuns(text, language)
  return distinctWords([...quoted, ...found]).slice(0, most)
}

function topicRuns(text: string, language: KeyWordLanguage): readonly string[] {
  const runs: string[][] = [[]]
  for (const span of findWords(text)) {
    const word = textAt(text, span)
    if (language.functionWords.has(normalForm(word))) runs.push([])
    else runs.at(-1)?.push(word)
  }
  return runs.flatMap((run) => (run.length > wordsOfTermAtMost ? run : run.length > 0 ? [run.join(' ')] : []))
}

const tidy = (word: string): string =>
  word
    .normalize('NFC')
    .replace(/[\p{Cc}\p{Cf}\s]+/gu, ' ')
    .trim()
    .slice(0, lettersAtMost)
    .trim()
    .toWellFormed()

/** Key words as they are searched for: nothing hidden in them, single spaces, each once whatever its case; nothing is left of signs alone. */
export function distinctWords(words: readonly string[]): readonly string[] {
  const byForm = new Map(
    words
      .map(tidy)
      .filter((word) => /[\p{L}\p{N}]/u.test(word))
      .toReversed()
      .map((word) => [normalForm(word), word]),
  )
  return [...byForm.values()].toReversed()
}

/** Words of a text in runs that only white space parts. */
function findRuns(text: string, options: KeyWordOptions): readonly (readonly Token[])[] {
  return findParagraphs(text)
    .filter(({ kind }) => kind !== 'code')
    .flatMap(({ span }) => findSentences(text, span, options.language))
    .flatMap((sentence) => runsIn(textAt(text, sentence), options))
}

function runsIn(sentence: string, options: KeyWordOptions): readonly (readonly Token[])[] {
  const runs: Token[][] = [[]]
  let before = 0
  let isFirst = true
  for (const span of findWords(sentence)) {
    if (!/^\s*$/.test(sentence.slice(before, span.start))) runs.push([])
    runs.at(-1)?.push(tokenOf(textAt(sentence, span), isFirst, options))
    before = span.end
    isFirst = false
  }
  return runs.filter((run) => run.length > 0).map((run) => run.map((token, at) => inName(token, run[at - 1], run[at + 1])))
}

/** A plain word with a capital beside another is part of a name: "World Bank". */
const inName = (token: Token, before: Token | undefined, after: Token | undefined): Token =>
  token.isCapital && token.isPlain && (isNamePart(before) || isNamePart(after)) ? { ...token, isContent: true } : token

function tokenOf(word: string, isFirst: boolean, { language, stem, isPlain, isStop: isStopWord }: KeyWordOptions): Token {
  const form = bare(tidy(word), language)
  const key = normalForm(form)
  const isCapital = /^\p{Lu}/u.test(form)
  const isNumber = /^[\d.,]+$/.test(form)
  const isYear = /^(?:1[5-9]|20)\d\d$/.test(form)
  // WHO is no "who".
  const isAcronym = /^\p{Lu}{2,5}$/u.test(form)
  const isStop = !isAcronym && (language.functionWords.has(key) || isStopWord(key))
  const isLong = isAcronym || key.length > 2 || /\p{L}\p{N}|\p{N}\p{L}/u.test(form)
  const isSaidPlain = !isStop && !isAcronym && isPlain(key)
  const isContent = isLong && (!isNumber || isYear) && !isStop && !isSaidPlain
  return {
    form,
    stem: isNumber ? form : stem(key),
    isContent,
    isCapital,
    isFirst,
    isPlain: isSaidPlain && language.code !== 'de',
    isOwn: isCapital && form.length < tidy(word).length,
  }
}

/** Without `l'` before it, and without `'s` or a case ending after it. */
function bare(word: string, { elisions, endings }: KeyWordLanguage): string {
  const at = word.search(/['’]/)
  if (at < 1) return word
  const [head, tail] = [word.slice(0, at), word.slice(at + 1)]
  if (elisions.has(normalForm(head)) && tail.length > 1) return tail
  return tail.toLowerCase() === 's' || endings.has(normalForm(tail)) || (endings.has('*') && head.length > 2) ? head : word
}

function countSingles(runs: readonly (readonly Token[])[], language: KeyWordLanguage): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  let place = 0
  for (const run of runs) {
    for (const token of run) {
      place++
      if (token.isContent) add(found, [token], { place, language })
    }
  }
  return [...found.values()]
}

/** Runs of two or three words that the text repeats or writes with capitals, the longest first; none within another. */
function findTerms(runs: readonly (readonly Token[])[], language: KeyWordLanguage): readonly Candidate[] {
  const found = new Map<string, Candidate>()
  let place = 0
  for (const run of runs) {
    for (let from = 0; from < run.length; from++, place++) {
      for (let length = 2; length <= wordsOfTermAtMost + 1; length++) {
        const tokens = run.slice(from, from + length)
        if (tokens.length < length || !isTerm(tokens)) continue
        // A name goes on to its end: "World Health" is none.
        const isName = tokens.every(isCapitalInside)
        const isCut = isName && (isNamePart(run[from - 1]) || isNamePart(run[from + length]))
        add(found, tokens, { place, language, isName: isName && !isCut })
      }
    }
  }
  const terms = [...found.values()].filter(({ count, isName }) => isName || count > 1)
  const within = countsWithin(terms)
  return terms.filter(({ stems, count }) => (within.get(stems.join(' ')) ?? 0) < count * 0.6)
}

/** How often the commonest longer term stands there, by the runs of words that it holds. */
function countsWithin(terms: readonly Candidate[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const { stems, count } of terms) {
    for (let length = 2; length < stems.length; length++) {
      for (let from = 0; from + length <= stems.length; from++) {
        const key = stems.slice(from, from + length).join(' ')
        counts.set(key, Math.max(counts.get(key) ?? 0, count))
      }
    }
  }
  return counts
}

/** Words of content at both ends, a number between two words at most. */
const isTerm = (tokens: readonly Token[]): boolean =>
  tokens[0]?.isContent === true &&
  tokens.at(-1)?.isContent === true &&
  tokens.filter(({ isContent }) => isContent).length <= wordsOfTermAtMost &&
  tokens.every(({ isContent, form }) => isContent || /^\d{1,3}$/.test(form))

type Adding = { readonly place: number; readonly language: KeyWordLanguage; readonly isName?: boolean }

const isCapitalInside = ({ isCapital, form }: Token): boolean => isCapital && form.length > 1
const isNamePart = (token: Token | undefined): boolean => token !== undefined && token.isContent && isCapitalInside(token)

function add(found: Map<string, Candidate>, tokens: readonly Token[], { place, language, isName = false }: Adding): void {
  const stems = tokens.map(({ stem }) => stem)
  const key = stems.join(' ')
  const [head] = tokens
  const form = tokens.map((token) => token.form).join(' ')
  // The capital that begins a sentence is nobody's wish.
  const isLowered = head?.isFirst && !isName && !head.isOwn && language.code !== 'de' && !/^\p{Lu}{2}|\p{N}/u.test(form)
  const shown = isLowered ? form.charAt(0).toLocaleLowerCase(language.tag) + form.slice(1) : form
  const known = found.get(key) ?? { stems, forms: new Map<string, number>(), count: 0, first: place, isName: false }
  known.count++
  known.isName ||= isName || (tokens.length === 1 && head?.isCapital === true && !head.isFirst)
  known.forms.set(shown, (known.forms.get(shown) ?? 0) + 1)
  found.set(key, known)
}

/** From a quarter for the commonest word to 1 for one that nobody uses; of a term, that of its rarest word. */
export function rarityOf(form: string, frequencyOf: (word: string) => number): number {
  if (/^\d+$/.test(form)) return leastRarity
  const rarities = form.split(' ').map((word) => 1 / (1 + Math.log(1 + Math.max(0, frequencyOf(normalForm(word))))))
  return leastRarity + (1 - leastRarity) * Math.max(...rarities)
}

/** The shortest form; of forms that differ by a capital alone, the one that stands there more often. */
function written({ forms }: Candidate): string {
  const [best = ''] = [...forms].toSorted(([a, ofA], [b, ofB]) => a.length - b.length || ofB - ofA).map(([form]) => form)
  return best.slice(0, lettersAtMost).trim()
}
