import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import type { PhraseLanguage } from './noun-phrase.ts'
import type { Gender } from './nouns.ts'

const adjectivesAtMost = 3

/** "en av de största problemen": the first word has the gender of what it is one of. */
export function oneOfAt(tokens: readonly LintToken[], at: number, language: PhraseLanguage, known: WordKnowledge): CheckFinding | null {
  const genders = language.ones.get(tokens[at]?.lower ?? '')
  if (!genders || tokens[at + 1]?.lower !== 'av' || tokens[at - 1]?.lower === 'den') return null
  let next = at + 2
  if (!language.determiners.has(tokens[next]?.lower ?? '') && !/[^s]s$/u.test(tokens[next]?.lower ?? '')) return null
  next += 1
  const firstAdjective = next
  while (next < firstAdjective + adjectivesAtMost && isWeak(tokens[next]?.lower ?? '', language, known)) next += 1
  const noun = tokens[next]
  if (noun?.kind !== 'word' || noun.text !== noun.lower || language.people.has(noun.lower)) return null
  // "en av sitt folk".
  if (!isPluralOnly(tokens[at + 2]?.lower ?? '', language) && !isDefinitePlural(noun.lower, language, known)) return null
  const real = gendersOf(noun.lower, language, known)
  const [gender] = real
  if (gender === undefined || real.some((one) => genders.includes(one) || (one === 'n') !== (gender === 'n'))) return null
  const right = [...language.ones].find(([, list]) => list.includes(gender))?.[0]
  const isCapital = tokens[at]?.text !== tokens[at]?.lower
  return right === undefined
    ? null
    : { from: at, to: at + 1, suggestions: [isCapital ? right.charAt(0).toUpperCase() + right.slice(1) : right] }
}

const isWeak = (word: string, { adjectives }: PhraseLanguage, known: WordKnowledge): boolean =>
  adjectives(word, known.isKnown).some(({ weak, plural }) => weak.includes(word) || plural === word)

const isPluralOnly = (word: string, { determiners }: PhraseLanguage): boolean =>
  determiners.get(word)?.every(({ forms }) => forms.pl?.includes(word) && !forms.c?.includes(word) && !forms.n?.includes(word)) ?? false
const isDefinitePlural = (word: string, { nouns }: PhraseLanguage, known: WordKnowledge): boolean =>
  nouns(word, known.isKnown).some(({ formsAt }) => formsAt('pl.def').includes(word))

/** Of the readings that are plural. */
const gendersOf = (word: string, { nouns }: PhraseLanguage, known: WordKnowledge): readonly Gender[] =>
  nouns(word, known.isKnown)
    .filter(({ formsAt }) => formsAt('pl.def').includes(word) || formsAt('pl.ind').includes(word))
    .map(({ gender }) => gender)
