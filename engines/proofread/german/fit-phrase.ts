import { contractions, type Case, type Cell, type Declension } from './determiners.ts'
import type { Adjective, NounPhrase, NounReading } from './noun-phrase.ts'
import type { LintToken } from '../token.ts'

/** A phrase as it could be: what stands at each token that changes, and how much that takes. */
export type Fit = { readonly cost: number; readonly cell: Cell; readonly changes: ReadonlyMap<number, string> }

const numbers = (gender: NounReading['gender']): readonly ('m' | 'f' | 'n' | 'pl')[] => (gender ? [gender, 'pl'] : ['pl'])

/** Of two ways that change as much, the one that keeps the case of the determiner comes first. */
const costOfCase = 0.05
/** "beide", "mehrere": of adjectives that have no singular. */
const pluralOnly: ReadonlySet<string> = new Set(['beid', 'mehrer'])
/** Of determiners that have a singular ("einige Zeit"), but that nobody puts into it: "einige Tag" lacks the plural of the noun. */
const severals: ReadonlySet<string> = new Set(['einige', 'einigen', 'mehrere', 'mehreren', 'viele', 'vielen'])

/** "des Haus", "einen Student": an ending of the singular is forgotten sooner than a determiner is put into another case. */
const isEndingForgotten = (text: string, form: string, cell: Cell): boolean =>
  !cell.startsWith('pl.') && form.startsWith(text) && /^(?:e?s|e?ns?)$/u.test(form.slice(text.length))

/** A noun is changed later than a determiner, but -n after a preposition of the dative is forgotten first, and put where none belongs. */
function costOfNoun(text: string, form: string, { cell, needsDative }: { readonly cell: Cell; readonly needsDative: boolean }): number {
  if (isEndingForgotten(text, form, cell)) return 0.8
  return (needsDative && form === `${text}n`) || text === `${form}n` ? 0.9 : 1.5
}

/** Every way to make the words of a phrase agree, the least changes first; the first one changes nothing where they agree. */
export function fitPhrase(phrase: NounPhrase, tokens: readonly LintToken[]): readonly Fit[] {
  const declensions = [...new Set(phrase.determiners.map(({ declension }) => declension))]
  return phrase.nouns
    .flatMap((noun) =>
      numbers(noun.gender).flatMap((gender) =>
        phrase.cases.flatMap((one) =>
          declensions.flatMap((declension) => fitAt({ phrase, tokens, noun, declension, gender, grammatical: one }) ?? []),
        ),
      ),
    )
    .toSorted((a, b) => a.cost - b.cost)
}

type Place = {
  readonly phrase: NounPhrase
  readonly tokens: readonly LintToken[]
  readonly noun: NounReading
  readonly declension: Declension
  readonly gender: 'm' | 'f' | 'n' | 'pl'
  readonly grammatical: Case
}

function fitAt({ phrase, tokens, noun, declension, gender, grammatical }: Place): Fit | null {
  const cell: Cell = `${gender}.${grammatical}`
  const changes = new Map<number, string>()
  if (gender !== 'pl' && phrase.adjectives.some(({ stem }) => pluralOnly.has(stem))) return null
  const form = noun.cells.has(cell) ? '' : noun.formAt(cell)
  if (form === null) return null
  if (form !== '') changes.set(phrase.noun, form)
  if (!phrase.determiners.some((one) => one.declension === declension && one.cells.has(cell))) {
    const made = determinerAt(phrase, declension, cell)
    if (made === null) return null
    if (gender !== 'pl' && severals.has(tokens[phrase.at]?.lower ?? '')) return null
    changes.set(phrase.at, made)
  }
  const endings = declension.endingsAt(cell)
  for (const adjective of phrase.adjectives) {
    const bent = bend(adjective, endings)
    if (bent !== null) changes.set(adjective.at, bent)
  }
  if (noun.isOld && changes.size > 0) return null
  const needsDative = phrase.preposition !== null && grammatical === 'dat'
  const costAt = (at: number, text: string): number =>
    at === phrase.noun ? costOfNoun(tokens[at]?.text ?? '', text, { cell, needsDative }) : 1
  const keepsCase = phrase.determiners.some((one) => [...one.cells].some((other) => other.endsWith(grammatical)))
  const cost = [...changes].reduce((sum, [at, text]) => sum + costAt(at, text), changes.size === 0 || keepsCase ? 0 : costOfCase)
  return { cost, cell, changes }
}

/** "in dem" is "im" where the article is not the sense of it; "in der" stays apart. */
function determinerAt({ swallowed }: NounPhrase, declension: Declension, cell: Cell): string | null {
  const form = declension.formAt(cell)
  if (form === null || swallowed === null) return form
  const joined = [...contractions].find(([, [preposition, article]]) => preposition === swallowed && article === form)
  return joined?.[0] ?? `${swallowed} ${form}`
}

const bend = ({ stem, endings }: Adjective, wanted: readonly string[]): string | null =>
  wanted.some((one) => endings.has(one)) ? null : stem + (wanted[0] ?? '')

/** The text of tokens from `from` to before `to` with the changes of a fit. */
export const writeFit = ({ changes }: Fit, tokens: readonly LintToken[], from: number, to: number): string =>
  tokens
    .slice(from, to)
    .map(({ text, space }, i) => (i > 0 ? space : '') + inCaseOf(changes.get(from + i) ?? text, text))
    .join('')

const inCaseOf = (word: string, old: string): string => (/^\p{Lu}/u.test(old) ? word.charAt(0).toUpperCase() + word.slice(1) : word)
