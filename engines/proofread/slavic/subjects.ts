import type { CheckFinding } from '../check.ts'
import type { Known } from '../pattern.ts'
import type { LintToken } from '../token.ts'
import { places, slotsAt, type Gender, type Slot } from './cells.ts'
import { firstPhraseFrom } from './government.ts'
import type { SlavicLanguage } from './language.ts'
import { fitsAt, isSure, type Phrase } from './phrase.ts'
import type { Person, VerbTable } from './verbs.ts'

/** What a form of the past agrees with; `men` is the plural of men, `others` that of others, `neuters` that of neuters. */
export type PastKind = 'm' | 'f' | 'n' | 'men' | 'others' | 'neuters'

export type SubjectWords = {
  readonly verbs: VerbTable
  /** What a form of the past agrees with, whether it is of "to be", and its other forms; null for another word. */
  readonly pastOf: (
    word: string,
    known: NonNullable<Known>,
  ) => { readonly kinds: readonly PastKind[]; readonly formOf: (kind: PastKind) => string; readonly isBe: boolean } | null
  /** Small words between the subject and its verb. */
  readonly between: ReadonlySet<string>
  /** "jsme": words that show that the subject is "we" or "you". */
  readonly otherPersons: ReadonlySet<string>
  /** Words behind which a clause begins: "že". */
  readonly opening: ReadonlySet<string>
  /** Forms of the past of verbs without an object, of which a noun before them is the subject. */
  readonly intransitive: (word: string) => boolean
  /** Forms of "to be" with what they agree with; empty for those of the present. */
  readonly copulas: ReadonlySet<string>
  readonly degrees: ReadonlySet<string>
  /** Whether a subject may have a phrase with a preposition behind it: "města v této oblasti". */
  readonly mayBeLong?: boolean
  /** Further words between "and" and the second verb of a subject. */
  readonly secondBetween?: ReadonlySet<string>
}

type Subject = { readonly phrase: Phrase; readonly genders: readonly Gender[]; readonly isPlural: boolean; readonly isOnlySubject: boolean }

/** The phrase that begins a clause and can be its subject, of one number. */
function subjectFrom(tokens: readonly LintToken[], at: number, language: SlavicLanguage, known: NonNullable<Known>): Subject | null {
  const phrase = firstPhraseFrom(tokens, at, language, known)
  if (!phrase || !isSure(phrase, tokens, language, known)) return null
  const fits = fitsAt(phrase, tokens, { allowed: places, language, known }).filter(({ cost }) => cost === 0)
  const nominatives = fits.filter(({ place }) => place.endsWith('nom'))
  const numbers = new Set(nominatives.map(({ place }) => place.slice(0, 2)))
  if (numbers.size !== 1) return null
  const place = numbers.has('pl') ? 'pl.nom' : 'sg.nom'
  const genders = phrase.nouns
    .filter(({ noun }) => noun.formsAt(place).includes(tokens[phrase.noun]?.lower ?? ''))
    .map(({ noun }) => noun.gender)
  return { phrase, genders, isPlural: place === 'pl.nom', isOnlySubject: fits.every((one) => one.place.endsWith('nom')) }
}

const kindOfSlot: { readonly [Name in Slot]?: PastKind } = {
  'm.nom': 'm',
  'f.nom': 'f',
  'n.nom': 'n',
  men: 'men',
  others: 'others',
  neuters: 'neuters',
}

const kindsOf = ({ genders, isPlural }: Subject, { plural }: SlavicLanguage): readonly PastKind[] => [
  ...new Set(
    genders.flatMap((gender) => slotsAt(gender, isPlural ? 'pl.nom' : 'sg.nom', plural).flatMap((slot) => kindOfSlot[slot] ?? [])),
  ),
]

/** Whether a clause begins at a place. */
const opensAt = (tokens: readonly LintToken[], at: number, { opening }: SubjectWords): boolean =>
  at === 0 || (opening.has(tokens[at - 1]?.lower ?? '') && (at === 1 || tokens[at - 2]?.text === ','))

/** The place of the verb behind a subject; null where something else follows. */
function verbAfter(tokens: readonly LintToken[], noun: number, { between, otherPersons }: SubjectWords): number | null {
  let at = noun + 1
  while (between.has(tokens[at]?.lower ?? '')) at += 1
  const around = tokens.slice(noun + 1, at + 3).map(({ lower }) => lower)
  return tokens[at]?.kind === 'word' && !around.some((one) => otherPersons.has(one)) ? at : null
}

/** "Děti přišli", "Matka koupil", "Rodiče bydlí": the verb agrees with the subject before it. */
export function findSubjectVerbs(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  words: SubjectWords,
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, from): readonly CheckFinding[] => {
    if (token.kind !== 'word' || !opensAt(tokens, from, words)) return []
    const subject = subjectFrom(tokens, from, language, known)
    const last = subject && lastOf(tokens, subject.phrase.noun, language, { known, words })
    const at = last === null ? null : verbAfter(tokens, last, words)
    const verb = at === null ? null : tokens[at]
    if (!subject || at === null || !verb) return []
    const suggestions = rightVerbs(verb.lower, subject, language, { known, words })
    return suggestions.length === 0 ? [] : [{ from: at, to: at + 1, suggestions }]
  })
}

/** The last word of a subject with what depends on it: "města v této oblasti", "rodiče mého kamaráda". */
function lastOf(tokens: readonly LintToken[], noun: number, language: SlavicLanguage, { known, words }: Knowing): number {
  if (!words.mayBeLong) return noun
  const isPreposition = language.prepositions.has(tokens[noun + 1]?.lower ?? '')
  const phrase = firstPhraseFrom(tokens, noun + (isPreposition ? 2 : 1), language, known)
  if (!phrase || !isSure(phrase, tokens, language, known)) return noun
  const fits = fitsAt(phrase, tokens, { allowed: places, language, known }).filter(({ cost }) => cost === 0)
  const isGenitive = fits.length > 0 && fits.every(({ place }) => place.endsWith('gen'))
  // "otec s matkou" are two.
  const isWith = /^[sz]e?$/u.test(tokens[noun + 1]?.lower ?? '') && fits.some(({ place }) => place.endsWith('ins'))
  return (isPreposition && !isWith) || isGenitive ? phrase.noun : noun
}

/** "Sousedi koupili auto a rozbily ho": the second verb of a subject agrees with it as the first does. */
export function findSecondVerbs(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  words: SubjectWords,
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, from): readonly CheckFinding[] => {
    if (token.kind !== 'word' || !opensAt(tokens, from, words)) return []
    const subject = subjectFrom(tokens, from, language, known)
    if (!subject?.isPlural) return []
    const first = verbAfter(tokens, lastOf(tokens, subject.phrase.noun, language, { known, words }), words)
    const kinds = kindsOf(subject, language)
    const past = first === null ? null : words.pastOf(tokens[first]?.lower ?? '', known)
    if (first === null || !past?.kinds.some((kind) => kinds.includes(kind))) return []
    if (!subject.isOnlySubject && !words.intransitive(tokens[first]?.lower ?? '')) return []
    return secondVerb(tokens, first, { kinds, language, known, words })
  })
}

type Second = Knowing & { readonly kinds: readonly PastKind[]; readonly language: SlavicLanguage }

function secondVerb(tokens: readonly LintToken[], first: number, { kinds, language, known, words }: Second): readonly CheckFinding[] {
  const end = tokens.findIndex(({ kind }, at) => at > first && kind === 'mark')
  const joint = tokens.findIndex(({ lower }, at) => at > first && (end < 0 || at < end) && (lower === 'a' || lower === 'i'))
  if (
    joint < 0 ||
    joint !== tokens.findLastIndex(({ lower }, at) => at > first && (end < 0 || at < end) && (lower === 'a' || lower === 'i'))
  )
    return []
  let at = joint + 1
  while (words.between.has(tokens[at]?.lower ?? '') || words.secondBetween?.has(tokens[at]?.lower ?? '')) at += 1
  const verb = tokens[at]
  const after = tokens[at + 1]
  const past = verb?.kind === 'word' ? words.pastOf(verb.lower, known) : null
  if (!verb || !past || past.isBe || past.kinds.some((kind) => kinds.includes(kind))) return []
  // A plural for a plural: of one person another subject may be left out.
  if (!past.kinds.some((kind) => kind === 'men' || kind === 'others')) return []
  const isLast = after === undefined || after.kind === 'mark' || language.prepositions.has(after.lower) || words.between.has(after.lower)
  const suggestions = isLast ? [...new Set(kinds.map(past.formOf))].filter(known.isKnown) : []
  return suggestions.length === 0 ? [] : [{ from: at, to: at + 1, suggestions }]
}

type Knowing = { readonly known: NonNullable<Known>; readonly words: SubjectWords }

/** What the verb must be behind a subject; empty where it is right or nobody can tell. */
function rightVerbs(verb: string, subject: Subject, language: SlavicLanguage, { known, words }: Knowing): readonly string[] {
  const past = words.pastOf(verb, known)
  if (past) {
    const kinds = kindsOf(subject, language)
    if (kinds.length === 0 || past.kinds.some((kind) => kinds.includes(kind))) return []
    if (!subject.isOnlySubject && !words.intransitive(verb)) return []
    // "Chyba bylo nechat ho tam."
    if (past.isBe && past.kinds.includes('n')) return []
    return [...new Set(kinds.map(past.formOf))].filter(known.isKnown)
  }
  const finite = words.verbs.finite(verb)
  const wanted: Person = subject.isPlural ? '3pl' : '3sg'
  if (!subject.isOnlySubject || finite.length === 0 || finite.some(({ person }) => person === wanted)) return []
  return [...new Set(finite.map(({ verb: one }) => one.formsOf(wanted)[0] ?? ''))].filter(known.isKnown)
}

/** "Moje město je krásný": the adjective behind "to be" agrees with the subject. */
export function findPredicates(
  tokens: readonly LintToken[],
  language: SlavicLanguage,
  known: Known,
  words: SubjectWords,
): readonly CheckFinding[] {
  if (!known) return []
  return tokens.flatMap((token, from): readonly CheckFinding[] => {
    if (token.kind !== 'word' || !opensAt(tokens, from, words)) return []
    const subject = subjectFrom(tokens, from, language, known)
    const verb = subject && verbAfter(tokens, subject.phrase.noun, words)
    if (!subject || verb === null || !words.copulas.has(tokens[verb]?.lower ?? '')) return []
    let at = verb + 1
    while (words.degrees.has(tokens[at]?.lower ?? '') || words.between.has(tokens[at]?.lower ?? '')) at += 1
    const adjective = tokens[at]
    if (adjective?.kind !== 'word' || adjective.isLocked || !endsPhrase(tokens[at + 1], language)) return []
    const suggestions = rightAdjectives(adjective.lower, subject, language, known)
    return suggestions.length === 0 ? [] : [{ from: at, to: at + 1, suggestions }]
  })
}

/** No noun follows, which the adjective could belong to. */
const endsPhrase = (after: LintToken | undefined, { conjunctions }: SlavicLanguage): boolean =>
  after === undefined || /^[,.!?;:)]$/u.test(after.text) || conjunctions.has(after.lower)

function rightAdjectives(word: string, subject: Subject, language: SlavicLanguage, known: NonNullable<Known>): readonly string[] {
  if (language.notModifiers.has(word) || language.determiners.has(word)) return []
  const readings = language.modifiers(word, known.isKnown)
  const place = subject.isPlural ? 'pl.nom' : 'sg.nom'
  const slots = subject.genders.flatMap((gender) => slotsAt(gender, place, language.plural))
  const right = readings.flatMap((one) => slots.flatMap((slot) => one.formsAt(slot)))
  const isInstrumental = readings.some(({ formsAt }) =>
    (['m.ins', 'f.ins', 'pl.ins'] as const).some((slot) => formsAt(slot).includes(word)),
  )
  if (readings.length === 0 || right.includes(word) || isInstrumental) return []
  return [...new Set(right)].filter(known.isKnown).slice(0, 3)
}
