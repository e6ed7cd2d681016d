import { defineCheck, type CheckFinding } from '../../check.ts'
import { readingsOf, type Reading } from '../../romanian/book.ts'
import { isAdjective } from '../../romanian/nouns.ts'
import { personsOf } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

type Shape = 'ms' | 'fs' | 'mp' | 'fp'
/** Determiners by what stands behind them. */
const rows: readonly (readonly [Partial<Record<Shape, string>>, Shape[]])[] = [
  [{ ms: 'un', fs: 'o' }, ['ms', 'fs']],
  [{ ms: 'acest', fs: 'această', mp: 'acești', fp: 'aceste' }, ['ms', 'fs', 'mp', 'fp']],
  [{ ms: 'acel', fs: 'acea', mp: 'acei', fp: 'acele' }, ['ms', 'fs', 'mp', 'fp']],
  [{ ms: 'niciun', fs: 'nicio' }, ['ms', 'fs']],
  [{ ms: 'vreun', fs: 'vreo' }, ['ms', 'fs']],
  [{ ms: 'alt', fs: 'altă', mp: 'alți', fp: 'alte' }, ['ms', 'fs', 'mp', 'fp']],
  [{ mp: 'mulți', fp: 'multe' }, ['mp', 'fp']],
  [{ mp: 'puțini', fp: 'puține' }, ['mp', 'fp']],
  [{ mp: 'câțiva', fp: 'câteva' }, ['mp', 'fp']],
  [{ mp: 'unii', fp: 'unele' }, ['mp', 'fp']],
  [{ mp: 'doi', fp: 'două' }, ['mp', 'fp']],
]
/** Nouns that are something else as well. */
const doubtful =
  /^(?:mare|tânăr|mobil|public|viitor|vin|pui|ochi|copii|mai|dată|dat|număr|secretară|fiu|mare|lei|ani|luni|zi|port|test|român|adult|membru)$/

const finds = (word: string): readonly [Shape, Partial<Record<Shape, string>>] | null => {
  for (const [forms, shapes] of rows) {
    const shape = shapes.find((one) => forms[one] === word)
    if (shape) return [shape, forms]
  }
  return null
}

const shapeOf = ({ noun, isPlural }: Reading): Shape => (isPlural ? (noun.gender === 'm' ? 'mp' : 'fp') : noun.gender === 'f' ? 'fs' : 'ms')

/** "Un carte", "acest problemă": article and pronoun have the gender of their noun. */
export default defineCheck({
  key: 'gender-article',
  class: 'agreement',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? []),
  wrong: [
    ['Am cumpărat un carte nouă.', 'Am cumpărat o carte nouă.'],
    ['Acest problemă este grea.', 'Această problemă este grea.'],
    ['Am pus o pahar pe masă.', 'Am pus un pahar pe masă.'],
    ['Am citit mulți cărți.', 'Am citit multe cărți.'],
    ['Aceste băieți sunt frați.', 'Acești băieți sunt frați.'],
    ['Am doi surori.', 'Am două surori.'],
  ],
  right: [
    'Am cumpărat o carte și un caiet.',
    'Un mare om a plecat, o mare bucurie.',
    'O vin seară.',
    'Nu o test acum.',
    'Mulți ani au trecut, multe lucruri s-au schimbat.',
    'Unii cred asta.',
    'O ajut mâine, o lucrez.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const [word, noun] = [tokens[at], tokens[at + 1]]
  const found = word ? finds(word.lower) : null
  if (!word || !found || noun?.kind !== 'word' || noun.text !== noun.lower || doubtful.test(noun.lower)) return null
  const [shape, forms] = found
  if (word.lower === 'o' && (personsOf(noun.lower).size > 0 || isAdjective(noun.lower))) return null
  const own = readingsOf(noun.lower)
  if (own.length === 0 || isAdjective(noun.lower) || own.some((one) => shapeOf(one) === shape)) return null
  const isMany = shape.endsWith('p')
  const fitting = own.filter((one) => !one.isDefinite && one.isPlural === isMany)
  const [only] = new Set(fitting.map(shapeOf))
  const right = only === undefined ? undefined : forms[only]
  if (right === undefined || own.length !== fitting.length) return null
  const isFirst = word.text !== word.lower
  return { from: at, to: at + 1, suggestions: [isFirst ? right.charAt(0).toUpperCase() + right.slice(1) : right] }
}
