import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { Known } from '../../pattern.ts'
import { adjectiveFor, cellOf, isNoAdverb, isOwner, ownerFor, type Cell } from '../../romanian/nouns.ts'
import { describing } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const being = words('este e sunt era erau')
const degrees = words('foarte prea mai cam atât așa tot încă nu')
const cellsOfThat: Readonly<Record<string, Cell>> = { cel: 'ms', cea: 'fs', cei: 'mp', cele: 'fp' }
const opens = words(', că dar dacă când fiindcă deoarece iar însă')

const finding = (at: number, form: string | null): CheckFinding | null =>
  form === null ? null : { from: at, to: at + 1, suggestions: [form] }

/** "Mașina este roșu": what a noun at the start of its clause is said to be. */
function predicate(tokens: readonly LintToken[], at: number, cell: Cell): CheckFinding | null {
  const last = tokens[at - 1]
  if (last && !opens.has(last.lower)) return null
  let i = at + 1 + Number(isOwner(tokens[at + 1]?.lower ?? ''))
  if (tokens[i]?.lower === 'nu') i++
  const verb = tokens[i]?.lower ?? ''
  if (!being.has(verb) || /^sunt|erau$/.test(verb) !== cell.endsWith('p')) return null
  i++
  while (degrees.has(tokens[i]?.lower ?? '') || (tokens[i]?.lower === 'de' && i > at + 3)) i++
  const word = tokens[i]
  const next = tokens[i + 1]
  if (!word || word.isLocked || word.text !== word.lower) return null
  // "Casa este bine făcută", "este greu de spus".
  if (next && !/^[.,;:!?]$|^(?:și|sau|pentru|în|la|de|că|când|din|cu|dar|decât|ca)$/.test(next.lower)) return null
  if (/^(?:greu|ușor|bine|rău|important|interesant|frumos)$/.test(word.lower) && /^(?:să|de|că|ca)$/.test(next?.lower ?? '')) return null
  return finding(i, adjectiveFor(word.lower, cell))
}

/** "Prietenul mea", "casele frumos sunt". */
function behindNoun(tokens: readonly LintToken[], at: number, cell: Cell): CheckFinding | null {
  const word = tokens[at + 1]
  if (!word || word.isLocked || word.text !== word.lower) return null
  const next = tokens[at + 2]?.lower ?? '.'
  const owner = ownerFor(word.lower, cell)
  if (owner !== null) return word.lower === 'sa' || isGenitive(tokens, at) ? null : finding(at + 1, owner)
  if (isOwner(word.lower)) {
    const after = tokens[at + 2]
    return after && isNoAdverb(after.lower) && /^(?:[.,;!?]|este|e|sunt|era)$/.test(tokens[at + 3]?.lower ?? '.')
      ? finding(at + 2, adjectiveFor(after.lower, cell))
      : null
  }
  return being.has(next) && !being.has(tokens[at - 1]?.lower ?? '') ? finding(at + 1, adjectiveFor(word.lower, cell)) : null
}

/** Behind a genitive the possessive may belong to another word. */
const isGenitive = (tokens: readonly LintToken[], at: number): boolean => /^(?:al|a|ai|ale)$/.test(tokens[at - 1]?.lower ?? '')

/** "Cea mai frumos". */
function superlative(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const cell = cellsOfThat[tokens[at]?.lower ?? '']
  const word = tokens[at + 2]
  if (cell === undefined || !/^mai$/.test(tokens[at + 1]?.lower ?? '') || !word || word.isLocked) return null
  const next = tokens[at + 3]
  // "Cele mai recent executate".
  if (next && /(?:[ts]|[ts]ă|[țș]i|[ts]e)$/.test(next.lower) && next.kind === 'word' && isParticiple(next.lower)) return null
  // "Cel mai bine", "cel mai frumos cântă ea".
  if (cell === 'ms' && !/[ăe]$/.test(word.lower)) return null
  if (cell === 'ms' && next?.kind !== 'word') return null
  return finding(at + 2, adjectiveFor(word.lower, cell))
}

/** A participle in any of its forms. */
const isParticiple = (word: string): boolean =>
  [word, word.replace(/[ăe]$/, ''), word.replace(/ți$/, 't'), word.replace(/și$/, 's')].some((one) => describing.has(one))

function findingAt(tokens: readonly LintToken[], at: number, known: Known): CheckFinding | null {
  const cell = cellOf(tokens[at], known)
  return cell === null ? superlative(tokens, at) : (predicate(tokens, at, cell) ?? behindNoun(tokens, at, cell))
}

/** Adjectives and possessives agree with a noun whose article tells its gender and number. */
export default defineCheck({
  key: 'agreement',
  class: 'agreement',
  find: (tokens, known) => (known ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Mașina este roșu.', 'Mașina este roșie.'],
    ['Băieții sunt foarte înalt.', 'Băieții sunt foarte înalți.'],
    ['Prietenul mea a plecat.', 'Prietenul meu a plecat.'],
    ['Mama meu este bună.', 'Mama mea este bună.'],
    ['Casele frumos sunt scumpe.', 'Casele frumoase sunt scumpe.'],
    ['Este cea mai frumos zi.', 'Este cea mai frumoasă zi.'],
    ['Cartea mea preferat este aici.', 'Cartea mea preferată este aici.'],
  ],
  right: [
    'Casa este greu de găsit.',
    'Fetele cântă frumos.',
    'Aici casele sunt scumpe.',
    'Câinele meu este bolnav.',
    'Povestea vieții mele este tristă.',
    'Cel mai bine este să pleci.',
    'Tata este obosit.',
    'Orașele sunt mari.',
    'Cartea este bine scrisă.',
  ],
})
