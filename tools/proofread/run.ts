import type { Forms } from '#engines/languages/forms.ts'
import { formsByRule } from '#engines/languages/forms-by-rule.ts'
import { loadOwnWords } from '#engines/languages/own-words.ts'
import { tellDialect } from '#engines/languages/tell-dialect.ts'
import { rememberForms } from '#engines/languages/remember-forms.ts'
import { writtenLanguages } from '#engines/languages/written.gen.ts'
import { analyseEnglish } from '#engines/proofread/analyse-english.ts'
import type { Speller } from '#engines/proofread/language.ts'
import { proofread, type ProofLanguage } from '#engines/proofread/proofread.ts'
import { makeRuleBook, type RuleBook } from '#engines/proofread/rule-book.ts'
import { loadRules } from '#engines/proofread/rules.gen.ts'
import type { TextLanguage } from '../text-languages.gen.ts'
import { countCharacters } from '#engines/text/characters.ts'
import { textAt, type Span } from '#engines/text/span.ts'
import { findWords } from '#engines/text/words.ts'
import type { WrittenLanguage } from '#engines/languages/language.ts'
import type { ProofreadFindings, ProofreadInput } from './contract.ts'
import { findTextSentences } from './run-sentences.ts'

type Known = Omit<ProofreadInput, 'language'> & {
  readonly language: TextLanguage
  /** Parts in other languages, which are not judged. */
  readonly skipped?: readonly { readonly span: Span; readonly language: string }[]
}

type Parts = {
  /** A loaded dictionary by the name of its package. */
  readonly spellerOf: (dictionary: string) => Promise<Speller>
  /** Words of our own that a language's dictionary lacks, in lower case. */
  readonly wordsOf?: (language: TextLanguage) => Promise<ReadonlySet<string>>
}

export type Proofreading = {
  /** Proofreads a text whose language is known. `onParagraph` is told how many are read. */
  readonly run: (input: Known, onParagraph?: (done: number, of: number) => void) => Promise<ProofreadFindings>
}

/** Forms by the dictionary that they are made from: what is learnt of words is kept as long as that is loaded. */
const formsMade = new WeakMap<Speller, Forms | null>()

function formsWith(speller: Speller, language: TextLanguage): Forms | null {
  // English has an analysis of its own.
  if (language === 'en') return null
  const known = formsMade.get(speller)
  if (known !== undefined) return known
  const { isKnown, stems } = speller
  const forms = formsByRule(language, stems ? { isKnown, stems } : { isKnown })
  const made = forms && rememberForms(forms)
  formsMade.set(speller, made)
  return made
}

/** What is loaded with the first text of a language and kept. */
function loadedOnce<Part>(load: (language: TextLanguage) => Promise<Part>): (language: TextLanguage) => Promise<Part> {
  const loaded = new Map<TextLanguage, Promise<Part>>()
  return (language) => {
    const known = loaded.get(language) ?? load(language)
    loaded.set(language, known)
    return known
  }
}

/** The embedded proofreader as a tool; rules and dictionaries load with the first text of a language. */
export function makeProofread({ spellerOf, wordsOf = loadWords }: Parts): Proofreading {
  const bookOf = loadedOnce(loadBook)
  const houseOf = loadedOnce(wordsOf)
  return {
    run: async ({ text, language: code, dialect: wanted, variants = [], picky, own, off, skipped = [] }, onParagraph) => {
      const language = writtenLanguages[code]
      const preferred = variants.find((variant) => language.dialects.some(({ tag }) => tag === variant))
      const fitting = wanted ?? preferred ?? tellDialect(text, language)
      const dialect = language.dialects.find(({ tag }) => tag === fitting) ?? language.dialects[0] ?? language
      const [book, speller, house] = await Promise.all([bookOf(code), spellerOf(dialect.dictionary), houseOf(code)])
      const proof: ProofLanguage = {
        language,
        book,
        speller,
        forms: formsWith(speller, code),
        analyse: code === 'en' ? analyseEnglish : null,
      }
      const theirs = new Set(own.map((word) => word.toLocaleLowerCase(language.tag)))
      const known = { has: (word: string) => house.has(word) || theirs.has(word) }
      const options = { dialect: dialect.tag, own: known, off: new Set(off), isPicky: picky, locks: skipped.map(({ span }) => span) }
      const findings = proofread(text, proof, onParagraph ? { ...options, onParagraph } : options)
      return {
        language: code,
        dialect: dialect.tag,
        skipped: [...skipped],
        ...measure(text, language),
        findings: findings.map((one) => ({ ...one, suggestions: [...one.suggestions] })),
      }
    },
  }
}

function measure(text: string, language: WrittenLanguage): Pick<ProofreadFindings, 'counts' | 'sentenceLengths'> {
  const sentenceLengths = findTextSentences(text, language)
    .map((span) => findWords(textAt(text, span)).length)
    .filter((words) => words > 0)
  const words = sentenceLengths.reduce((sum, one) => sum + one, 0)
  return { counts: { sentences: sentenceLengths.length, words, characters: countCharacters(text) }, sentenceLengths }
}

async function loadBook(language: TextLanguage): Promise<RuleBook> {
  return makeRuleBook(language, (await loadRules[language]?.()) ?? { tables: [], lists: {}, checks: [] })
}

/** Words with a capital are left to the speller: in lower case they are slips. */
async function loadWords(language: TextLanguage): Promise<ReadonlySet<string>> {
  const { tag } = writtenLanguages[language]
  return new Set((await loadOwnWords(language)).map(({ word }) => word).filter((word) => word === word.toLocaleLowerCase(tag)))
}
