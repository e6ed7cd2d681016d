import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { afterAdjectives, isNounOf, mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const degree = words('nagyon túl elég igen mindig nem is már még kicsit')
const starts = words('hogy mert ha de és bár mivel')

/** "A virágok szép": what is said of many is plural. */
export default defineCheck({
  key: 'predicate-number',
  class: 'agreement',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A virágok nagyon szép.', 'A virágok nagyon szépek.'],
    ['Azt hiszem, hogy a tanárok okos.', 'Azt hiszem, hogy a tanárok okosak.'],
    ['Az új cipők drága.', 'Az új cipők drágák.'],
    ['A gyerekek nagyon fáradt voltak.', 'A gyerekek nagyon fáradtak voltak.'],
    ['Ezek a kérdések túl nehéz voltak.', 'Ezek a kérdések túl nehezek voltak.'],
    ['Szeretem, mert a kutyák hűséges.', 'Szeretem, mert a kutyák hűségesek.'],
  ],
  right: [
    'A virágok nagyon szépek.',
    'A virágok szép színűek.',
    'Láttam a hegyek közt a magas tornyot, a fák zöld lombját.',
    'A gyerekek otthon vannak.',
    'A fák többsége magas.',
  ],
})

const demonstratives = words('ezek azok')
const being: Readonly<Record<string, true>> = { voltak: true, lesznek: true, lettek: true, lennének: true, maradtak: true, legyenek: true }

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const first = demonstratives.has(tokens[at]?.lower ?? '') ? at + 1 : at
  const before = tokens[at - 1]
  if (!/^az?$/.test(tokens[first]?.lower ?? '') || (before && !starts.has(before.lower))) return null
  const noun = afterAdjectives(tokens, first + 1, known)
  const isDegree = degree.has(tokens[noun + 1]?.lower ?? '')
  const place = isDegree ? noun + 2 : noun + 1
  const [word, adjective] = [tokens[noun], tokens[place]]
  if (adjective?.kind !== 'word' || !word) return null
  const end = tokens[place + 1]
  const isEnd = /^[.!?;]$/.test(end?.text ?? '')
  // "nagyon fontos a kutatás szempontjából", "nagyon fáradt voltak".
  const isShown = isEnd || (end?.lower ?? '') in being || (isDegree && /^(?:az?|számára|számunkra|nekem|nekünk)$/.test(end?.lower ?? ''))
  if (!isShown || !word.lower.endsWith('k') || !isNounOf(/^pl2?\.nom$|^(?:pl2?\.)p[123](?:sg|pl)\.nom$/, word, known)) return null
  const all = readingsOf(adjective, known)
  const isPlain = all.every(
    ({ kind, tags, lemma }) => (kind !== 'verb' && tags === 'sg.nom' && lemma === adjective.lower) || (!isEnd && /^past\.p3sg$/.test(tags)),
  )
  if (all.length === 0 || !isPlain) return null
  const lexeme = known.forms?.lexemesOf(adjective.lower).find(({ kind }) => kind === 'adjective')
  if (!all.some(({ kind }) => kind === 'adjective') || (lexeme?.formWith('comp.sg.nom') ?? null) === null) return null
  const form = lexeme?.formWith('pl.nom') ?? null
  return form === null ? null : mended(tokens, place, [form])
}
