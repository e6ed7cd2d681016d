import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finiteReadings, isClauseEnd, isVerbOnly, mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

/** Verbs whose infinitive never has a person. */
const wanting = words('akar tud szeret bír mer kíván próbál kezd szokik fog készül felejt elfelejt megpróbál elkezd')
const datives: ReadonlyMap<string, string> = new Map([
  ['nekem', 'p1sg'],
  ['neked', 'p2sg'],
  ['neki', 'p3sg'],
  ['nekünk', 'p1pl'],
  ['nektek', 'p2pl'],
  ['nekik', 'p3pl'],
])
const impersonal = words('kell kellett kellene kéne muszáj lehet szabad')

/** "akarok mennem", "akarok megyek", "nekem kell menned": which infinitive belongs to the verb. */
export default defineCheck({
  key: 'infinitive-person',
  class: 'verb-form',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Akarok aludnom.', 'Akarok aludni.'],
    ['Szeretnék tanulok magyarul.', 'Szeretnék tanulni magyarul.'],
    ['A lányok szeretnek énekelnek.', 'A lányok szeretnek énekelni.'],
    ['Nem tudok úsznom.', 'Nem tudok úszni.'],
    ['Nekem kell menned a boltba.', 'Nekem kell mennem a boltba.'],
    ['Mi szeretnénk utazunk Rómába.', 'Mi szeretnénk utazni Rómába.'],
  ],
  right: [
    'Akarok aludni, és mennem kell.',
    'Nekem kell mennem.',
    'Amit akarok, megteszem.',
    'Nem tudok várnom kellene-e.',
    'Ahogy akarom, teszem.',
    'Nem tudjuk mondjuk kiszámolni.',
    'Azt szeretném, ha mennél.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [word, next] = [tokens[at], tokens[at + 1]]
  if (word?.kind !== 'word' || next?.kind !== 'word') return null
  const person = datives.get(word.lower)
  if (person !== undefined) return ofDative(tokens, at, { person, known })
  if (!/^(?:akar|tud|szeret|bír|mer|kíván|próbál|kezd|szok|fog|készül|felejt|elfelejt|megpróbál|elkezd)/.test(word.lower)) return null
  const own = finiteReadings(word, known)
  if (own.length === 0 || !own.every(({ lemma }) => wanting.has(lemma))) return null
  const infinitive = infinitiveOf(tokens, at + 1, known)
  return infinitive === null ? null : mended(tokens, at + 1, [infinitive])
}

/** The bare infinitive of one with a person, or of a verb of the same person as the one before it. */
function infinitiveOf(tokens: readonly LintToken[], at: number, known: WordKnowledge): string | null {
  const [before, token] = [tokens[at - 1], tokens[at]]
  if (!token || !before || token.lower === 'mondjuk') return null
  const owned = readingsOf(token, known)
  if (owned.length > 0 && owned.every(({ kind, tags }) => kind === 'verb' && /^inf\.p/.test(tags)))
    return impersonal.has(tokens[at + 1]?.lower ?? '') ? null : bareOf(owned[0]?.lemma ?? '', known)
  const persons = finiteReadings(before, known).flatMap(({ tags }) => /p(?:[12](?:sg|pl)|3pl)$/.exec(tags) ?? [])
  if (!isVerbOnly(tokens, at, known) || persons.length === 0) return null
  const same = finiteReadings(token, known)
  if (!same.every(({ tags }) => /^pres\./.test(tags) && persons.some((one) => tags.endsWith(one)))) return null
  return bareOf(same[0]?.lemma ?? '', known)
}

const bareOf = (lemma: string, known: WordKnowledge): string | null =>
  known.forms
    ?.lexemesOf(lemma)
    .find(({ kind }) => kind === 'verb')
    ?.formWith('inf') ?? null

/** "nekem kell menned": the infinitive of another person than the one that must. */
function ofDative(
  tokens: readonly LintToken[],
  at: number,
  { person, known }: { readonly person: string; readonly known: WordKnowledge },
): CheckFinding | null {
  const token = tokens[at + 2]
  if (!impersonal.has(tokens[at + 1]?.lower ?? '') || token?.kind !== 'word' || !/n[iaeoö]/.test(token.lower)) return null
  const all = readingsOf(token, known)
  if (all.length === 0 || !all.every(({ kind, tags }) => kind === 'verb' && /^inf\.p/.test(tags) && !tags.endsWith(person))) return null
  if (tokens.slice(at + 3, at + 4).some((after) => !isClauseEnd(after) && /n[ae]k$/.test(after.lower))) return null
  const lexeme = known.forms?.lexemesOf(all[0]?.lemma ?? '').find(({ kind }) => kind === 'verb')
  const form = lexeme?.formWith(`inf.${person}`) ?? null
  return form === null ? null : mended(tokens, at + 2, [form])
}
