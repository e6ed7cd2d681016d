import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import type { Slot } from './determiners.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import { nounCells } from './nouns.ts'

/** What is said of a subject: its genders or number, and whether it may be spoken of in general, in the neuter. */
export type Subject = { readonly slots: ReadonlySet<Slot>; readonly isGeneral: boolean }

const none: Subject = { slots: new Set(), isGeneral: false }

/** The subject that ends before a place, where the sentence or a clause begins with it; without slots where it cannot be told. */
export function subjectBefore(tokens: readonly LintToken[], verb: number, language: PhraseLanguage, known: WordKnowledge): Subject {
  const pronoun = language.persons.get(tokens[verb - 1]?.lower ?? '')
  if (pronoun) return isOpening(tokens, verb - 1, language) ? { slots: new Set(pronoun), isGeneral: false } : none
  // "Barna mine er": the possessive stands behind.
  const isOwned = language.determiners.get(tokens[verb - 1]?.lower ?? '')?.some(({ mayFollowNoun }) => mayFollowNoun) ?? false
  const near = nounSubject(tokens, isOwned ? verb - 2 : verb - 1, language, known)
  return near.slots.size > 0 ? near : wideSubject(tokens, verb, language, known)
}

const wideAtMost = 4

/** "Maten i Norge er": the noun that opens the sentence has a place or an owner behind it. */
function wideSubject(tokens: readonly LintToken[], verb: number, language: PhraseLanguage, known: WordKnowledge): Subject {
  for (let at = verb - 2; at >= Math.max(1, verb - wideAtMost); at--) {
    const token = tokens[at]
    if (!token || token.kind === 'mark' || language.linking.has(token.lower)) return none
    if (!language.prepositions.has(token.lower)) continue
    // "flertallet av elevene": what is said may be said of either.
    if (token.lower === 'av' || language.collectives.has(tokens[at - 1]?.lower ?? '') || !isWholePhrase(tokens, at + 1, verb)) return none
    const subject = nounSubject(tokens, at - 1, language, known)
    return at <= wideAtMost && isAtStart(tokens, at - 1, language, known) ? { ...subject, isGeneral: false } : none
  }
  return none
}

/** No mark and no number between. */
const isWholePhrase = (tokens: readonly LintToken[], from: number, to: number): boolean =>
  tokens.slice(from, to).every(({ kind }) => kind === 'word')

/** The phrase that ends with the noun opens the sentence, with an article or in the definite form. */
function isAtStart(tokens: readonly LintToken[], noun: number, { determiners, nouns }: PhraseLanguage, known: WordKnowledge): boolean {
  const { lower } = tokens[noun] ?? { lower: '' }
  if (noun > 0) return determiners.has(tokens[0]?.lower ?? '')
  return nouns(lower, known.isKnown).every(({ formsAt }) => !formsAt('sg.ind').includes(lower) && !formsAt('pl.ind').includes(lower))
}

const isOpening = (tokens: readonly LintToken[], start: number, { subjectStarts }: PhraseLanguage): boolean =>
  start === 0 || subjectStarts.has(tokens[start - 1]?.lower ?? '')

function nounSubject(tokens: readonly LintToken[], noun: number, language: PhraseLanguage, known: WordKnowledge): Subject {
  const lower = tokens[noun]?.lower ?? ''
  let at = noun - 1
  while (tokens[at]?.kind === 'word' && isWeakAdjective(tokens[at]?.lower ?? '', language, known)) at -= 1
  const groups = language.determiners.get(tokens[at]?.lower ?? '')
  // "en bil är dyrt": of things in general the neuter is right.
  if (groups?.some(({ adjective }) => adjective === 'ind')) return none
  const start = groups ? at : at + 1
  if (!isOpening(tokens, start, language) || (!groups && start < noun)) return none
  const readings = language.nouns(lower, known.isKnown)
  const isGeneral = !groups && readings.some(({ formsAt }) => formsAt('pl.ind').includes(lower))
  if (isGeneral && (start > 0 || readings.some(({ formsAt }) => formsAt('sg.ind').includes(lower)))) return none
  const cells = groups ? nounCells : nounCells.filter((cell) => cell.endsWith('def') || (isGeneral && cell === 'pl.ind'))
  const slots = readings.flatMap((one) =>
    cells.filter((cell) => one.formsAt(cell).includes(lower)).map((cell): Slot => (cell.startsWith('pl') ? 'pl' : one.gender)),
  )
  const agreeing = groups ? slots.filter((slot) => groups.some(({ forms }) => forms[slot]?.includes(tokens[at]?.lower ?? ''))) : slots
  return { slots: new Set(agreeing), isGeneral }
}

const isWeakAdjective = (word: string, { adjectives }: PhraseLanguage, known: WordKnowledge): boolean =>
  adjectives(word, known.isKnown).some(({ weak }) => weak.includes(word))
