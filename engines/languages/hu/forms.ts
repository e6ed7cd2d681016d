import type { Analysis, Forms, Lexeme } from '../forms.ts'
import { remember, type WordTests } from '../word-tests.ts'
import { ownPlurals, stems } from './irregular-nouns.ts'
import { ikWithObject, preverbs, withoutObject } from './irregular-verbs.ts'
import { makeEndings, makeIrregularForms, type Ending } from './models.ts'
import { adjectiveClass, mayBeAdjective, nounClass } from './noun-classes.ts'
import { adjectiveForm, nounForm } from './noun-forms.ts'
import { shortened, undoubled, vowelsOf } from './sounds.ts'
import { mayBeVerb, verbClass } from './verb-classes.ts'
import { verbForm } from './verb-forms.ts'

/** Words that say how much: no comparative follows them. */
const ofDegree = /^(?:elég|igen|nagyon|túl|túlságosan|meglehetősen|rendkívül) /

/** What rules can make and nobody says: "figyelemre legméltóbb", "elég nagyobb", "döntést hozzák", "hivatkozza". */
function isSaid(before: string, head: string, tags: string): boolean {
  if (tags.startsWith('sup.')) return before === ''
  if (/^(?:comp\.|adv)/.test(tags)) return !ofDegree.test(before)
  if (!/(?:^|\.)def\./.test(tags)) return true
  return !before.endsWith('t ') && !(head.endsWith('ik') && !ikWithObject.has(head)) && !withoutObject.has(head)
}

type Kind = 'noun' | 'adjective' | 'verb'
const kinds: readonly Kind[] = ['noun', 'adjective', 'verb']

/** What the letters of a word allow; asked before the dictionary is. */
const mayBe: Readonly<Record<Kind, (lemma: string) => boolean>> = {
  noun: (lemma) => vowelsOf(lemma) !== '',
  adjective: mayBeAdjective,
  verb: mayBeVerb,
}

/**
 * Hungarian forms by rule. The dictionary shows which plural, accusative and past a word has; everything else follows from them. A
 * reading stands only where its endings, put to the dictionary form again, give the form as it was written.
 */
export function hungarianForms(tests: WordTests): Forms {
  const isKnown = remember(tests.isKnown)
  const asked: WordTests = { isKnown }
  const nounOf = remember((lemma) => nounClass(lemma, asked))
  const adjectiveOf = remember((lemma) => adjectiveClass(lemma, asked))
  const verbOf = remember((lemma) => verbClass(lemma, asked))
  const makers: Readonly<Record<Kind, (lemma: string) => ((tags: string) => string | null) | null>> = {
    noun: (lemma) => {
      const noun = nounOf(lemma)
      return noun && ((tags) => nounForm(noun, tags))
    },
    adjective: (lemma) => {
      const adjective = adjectiveOf(lemma)
      // The short plural is asked of words that have none as well: theirs is the plural.
      return (
        adjective &&
        ((tags) => adjectiveForm(adjective, tags) ?? (tags.startsWith('pl2') ? adjectiveForm(adjective, tags.replace('pl2', 'pl')) : null))
      )
    },
    verb: (lemma) => {
      const verb = verbOf(lemma)
      return verb && ((tags) => verbForm(verb, tags))
    },
  }
  const fittingAs = (form: string, kind: Kind, isAsked: (lemma: string) => boolean): readonly Guess[] =>
    guessesOf(form, kind).flatMap(({ lemma, tags }) => {
      const formWith = mayBe[kind](lemma) && isAsked(lemma) ? makers[kind](lemma) : null
      const fitting = formWith ? tags.filter((one) => formWith(one) === form) : []
      return fitting.length > 0 ? [{ lemma, tags: fitting }] : []
    })
  // The dictionary knows forms as well as words: "vizsgálja" is no word, since it is a form of what the dictionary says it comes from.
  const isLemma = remember((lemma) => {
    if (!isKnown(lemma)) return false
    const bases = tests.stems?.(lemma) ?? []
    // Of a verb with a prefix the dictionary may name the verb alone: `elvet`, of vet.
    const isNamed = (base: string): boolean => base === lemma || (base !== '' && preverbs.some((prefix) => lemma === prefix + base))
    if (bases.length === 0 || bases.some(isNamed)) return true
    const isBase = (one: string): boolean =>
      one !== lemma && bases.some((base) => one === base || preverbs.some((prefix) => one === prefix + base))
    // A participle may be a word of its own: "eltérő", "vitatott".
    const isForm = (tags: string): boolean => !/part\.|past\.p3sg$/.test(tags)
    return !kinds.some((kind) => fittingAs(lemma, kind, isBase).some(({ tags }) => tags.some(isForm)))
  })
  const readingsAs = (form: string, kind: Kind): readonly Analysis[] =>
    fittingAs(form, kind, isLemma).flatMap(({ lemma, tags }) => tags.map((one) => ({ lemma, kind, tags: one })))
  const lexemesOf = (lemma: string): readonly Lexeme[] => {
    const gap = lemma.lastIndexOf(' ') + 1
    const [before, head] = [lemma.slice(0, gap), lemma.slice(gap)]
    return kinds.flatMap((kind) => {
      const formWith = makers[kind](head)
      if (!formWith) return []
      const known = (tags: string): string | null => {
        if (!isSaid(before, head, tags)) return null
        const form = formWith(tags)
        // What the dictionary does not know is mostly what the word does not have: "csökken" takes no object.
        return form !== null && isKnown(form) ? before + form : null
      }
      return [{ lemma, kind, formWith: known }]
    })
  }
  return { analyse: remember((form) => likely(distinct(kinds.flatMap((kind) => readingsAs(form, kind))))), lexemesOf: remember(lexemesOf) }
}

const keyOf = ({ lemma, kind, tags }: Analysis): string => `${lemma} ${kind} ${tags}`
const distinct = (readings: readonly Analysis[]): readonly Analysis[] => [...new Map(readings.map((one) => [keyOf(one), one])).values()]

/** What hides a likelier reading: the indicative is seldom meant as an imperative ("vizsgáljuk"), nor "egyszerűbben" as a place, "szerepét" as that of the role. */
const rare = /(?:^|\.)imp\.|^pl2|^(?:(?:comp|sup)\.)?sg\.sup$|\.ow\./

/** Without readings that are rare beside another one of the same word. */
function likely(readings: readonly Analysis[]): readonly Analysis[] {
  const isRare = ({ tags }: Analysis): boolean => rare.test(tags)
  const isSame = (one: Analysis, other: Analysis): boolean => one.lemma === other.lemma && one.kind === other.kind
  return readings.filter((one) => !isRare(one) || !readings.some((other) => isSame(one, other) && !isRare(other)))
}

type Guess = { readonly lemma: string; readonly tags: readonly string[] }

let endings: ReturnType<typeof makeEndings> | null = null
let irregular: ReturnType<typeof makeIrregularForms> | null = null

function guessesOf(form: string, kind: Kind): readonly Guess[] {
  endings ??= makeEndings()
  const own = endings[kind]
  if (kind !== 'adjective' || !form.startsWith('leg') || form.length < 6) return guessesBy(form, kind, own)
  const highest = guessesBy(form.slice(3), kind, own).flatMap(({ lemma, tags }) => {
    const high = tags.filter((one) => one.startsWith('comp.')).map((one) => one.replace('comp', 'sup'))
    return high.length > 0 ? [{ lemma, tags: high }] : []
  })
  return [...guessesBy(form, kind, own), ...highest]
}

function guessesBy(form: string, kind: Kind, own: ReadonlyMap<string, readonly Ending[]>): readonly Guess[] {
  const guesses: Guess[] = []
  for (let at = form.length; at > 0; at--) {
    const stem = form.slice(0, at)
    for (const { instead, tags } of own.get(form.slice(at)) ?? [])
      for (const lemma of kind === 'verb' ? [stem + instead] : basesOf(stem, instead)) guesses.push({ lemma, tags })
  }
  return [...guesses, ...(kind === 'verb' ? irregularGuesses(form) : withV(form))]
}

/** `figyelembe vették`, `létrejött`: of vesz and jön, with what stands before them. */
function irregularGuesses(form: string): readonly Guess[] {
  irregular ??= makeIrregularForms()
  const known = irregular
  const gap = form.lastIndexOf(' ') + 1
  const word = form.slice(gap)
  return ['', ...preverbs.filter((prefix) => word.startsWith(prefix))].flatMap((prefix) =>
    (known.get(word.slice(prefix.length)) ?? []).map(({ lemma, tags }) => ({ lemma: form.slice(0, gap) + prefix + lemma, tags })),
  )
}

const lemmasBy: ReadonlyMap<string, readonly string[]> = new Map(
  [
    ...Map.groupBy(
      [...stems, ...ownPlurals.flatMap(({ end, oblique, plural }) => [[end, oblique] as const, [end, plural.slice(0, -1)] as const])],
      ([, stem]) => stem,
    ),
  ].map(([stem, rows]) => [stem, rows.map(([lemma]) => lemma)]),
)

/** What a noun may be when it stands alone: `munká` → munka, `level` → levél, `fogalm` → fogalom. */
function basesOf(stem: string, instead: string): readonly string[] {
  if (instead !== '') return [stem + instead]
  const bases = [stem]
  if (/[áé]$/.test(stem)) bases.push(shortened(stem))
  if (stem.endsWith('lm')) bases.push(`${stem.slice(0, -1)}om`, `${stem.slice(0, -1)}em`)
  for (let at = 0; at < stem.length - 1; at++) for (const lemma of lemmasBy.get(stem.slice(at)) ?? []) bases.push(stem.slice(0, at) + lemma)
  return bases
}

/** "-val" and "-vá" have doubled the last consonant: `módszerrel`, `résszé`. */
function withV(form: string): readonly Guess[] {
  const [, start = '', ending = ''] = /^(.+?)(al|el|á|é)$/.exec(form) ?? []
  if (start === '') return []
  const end = ending.length > 1 ? 'ins' : 'tra'
  return undoubled(start).flatMap((base) => [
    { lemma: base, tags: [`sg.${end}`] },
    ...[...basesOf(base, '')].slice(1).map((lemma) => ({ lemma, tags: [`sg.${end}`] })),
  ])
}
