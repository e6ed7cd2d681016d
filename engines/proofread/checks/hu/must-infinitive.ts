import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings, mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const must = words('kell kellett kellene kéne muszáj')
const prefixes = words('el meg ki be fel föl le át haza vissza össze oda ide rá végig')

/** "El kell megyek", "többet kell olvassunk": behind "kell" stands an infinitive with its person. */
export default defineCheck({
  key: 'must-infinitive',
  class: 'verb-form',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Holnap el kell megyek az orvoshoz.', 'Holnap el kell mennem az orvoshoz.'],
    ['Többet kell olvassunk.', 'Többet kell olvasnunk.'],
    ['Most kell tanulok.', 'Most kell tanulnom.'],
    ['Meg kell csináljam a leckét.', 'Meg kell csinálnom a leckét.'],
  ],
  right: [
    'El kell mennem az orvoshoz.',
    'Ha kell, megyek.',
    'Kell, hogy menjek.',
    'Ez kell nekünk, tudjuk.',
    'Aki kell, azt hívjuk.',
    'Mi kell még, kérdezte.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const verb = tokens[at + 1]
  if (!must.has(tokens[at]?.lower ?? '') || verb?.kind !== 'word' || verb.text !== verb.lower) return null
  if (/^(?:ha|hogy|mint|ahogy|aki|ami)$/.test(tokens[at - 1]?.lower ?? '') || !isSureVerb(tokens, at + 1, known)) return null
  const readings = finiteReadings(verb, known)
  const persons = [...new Set(readings.map(({ tags }) => tags.slice(-4)))]
  const isShown =
    readings.every(({ tags }) => /^(?:imp|pres)\./.test(tags)) && (readings.some(({ tags }) => /p[12]/.test(tags)) || isParted(tokens, at))
  if (!isShown || persons.length !== 1 || persons[0] === undefined) return null
  const lexeme = known.forms?.lexemesOf(readings[0]?.lemma ?? '').find(({ kind }) => kind === 'verb')
  const form = lexeme?.formWith(`inf.${persons[0]}`) ?? null
  return form === null ? null : mended(tokens, at + 1, [form])
}

/** "el kell": a prefix before it belongs to what follows. */
const isParted = (tokens: readonly LintToken[], at: number): boolean => prefixes.has(tokens[at - 1]?.lower ?? '')
