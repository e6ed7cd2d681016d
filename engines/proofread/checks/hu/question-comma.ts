import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Verbs behind which a question may stand, by how they begin. */
const verbs =
  /^(?:tud|kérdez|megkérdez|mond|elmond|megmond|megmutat|mutat|elmagyaráz|magyaráz|ért|megért|elfelejt|emléksz|eldönt|kiderít|megtud|meglát|lát|néz|megnéz|leír|kitalál|sejt|képzel|elképzel|gondol|szól|mesél|elmesél|írd|figyel|megfigyel|érdekel|vizsgál|megvizsgál|meghatároz|tisztáz)/
const between =
  words(`tőle tőlem tőled tőlük neki nekem neked nekik nekünk nektek nekik róla most még mindig már pontosan meg el nagyon jól se sem biztosan gyorsan
  először rögtön pedig önnek önöknek`)
const asking =
  words(`mikor hol hova hová honnan miért hogyan mennyi mennyit melyik melyiket milyen mit meddig hány mióta kinek kivel kitől mivel
  miről mire miben melyikük hányan`)

/** "Megkérdeztem tőle mikor indul a busz": before a question inside a sentence stands a comma. */
export default defineCheck({
  key: 'question-comma',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Megkérdeztem tőle mikor indul a busz.', 'Megkérdeztem tőle, mikor indul a busz.'],
    ['Mondd meg nekem mit gondolsz erről!', 'Mondd meg nekem, mit gondolsz erről!'],
    ['Nem emlékszem pontosan hol laknak.', 'Nem emlékszem pontosan, hol laknak.'],
    ['Elmagyarázta a diákoknak hogyan működik a gép.', 'Elmagyarázta a diákoknak, hogyan működik a gép.'],
  ],
  right: [
    'Megkérdeztem tőle, mikor indul a busz.',
    'Nem tudom, hol lakik.',
    'Tudod te mit csinálsz?',
    'Mondd, miért sírsz?',
    'Emlékszem arra, amit mondtál.',
    'Látom is meg nem is.',
    'Nem mond semmit.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [token, before] = [tokens[at], tokens[at - 1]]
  if (!asking.has(token?.lower ?? '') || before?.kind !== 'word' || !token || at < 1) return null
  // "te mit", "és mit", "hogy mit".
  const verb = verbBefore(tokens, at, known)
  if (verb === null || !isAsking(tokens[verb], known)) return null
  const rest = tokens.slice(at + 1, at + 7)
  const end = rest.findIndex(({ kind }) => kind !== 'word')
  const clause = end < 0 ? rest : rest.slice(0, end)
  const hasVerb = clause.some(
    (_, i) => isSureVerb(tokens, at + 1 + i, known) || /^(?:van|volt|lesz|kell|lehet)$/.test(clause[i]?.lower ?? ''),
  )
  if (!hasVerb || clause.some(({ lower }) => /^(?:és|hogy|de)$/.test(lower))) return null
  return { from: at - 1, to: at + 1, suggestions: [`${before.text}, ${token.text}`] }
}

/** The verb with small words, or whom one asks or tells, before this place. */
function verbBefore(tokens: readonly LintToken[], at: number, known: WordKnowledge): number | null {
  let place = at - 1
  while (at - place <= 3 && between.has(tokens[place]?.lower ?? '')) place -= 1
  if (!isVerbOnly(tokens, place, known) && /(?:n[ae]k|t[óő]l)$/.test(tokens[place]?.lower ?? '')) {
    place -= 1
    if (/^az?$/.test(tokens[place]?.lower ?? '')) place -= 1
    while (at - place <= 5 && between.has(tokens[place]?.lower ?? '')) place -= 1
  }
  return place < 0 ? null : place
}

const isAsking = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined &&
  verbs.test(token.lower) &&
  (finiteReadings(token, known).length > 0 || /^(?:mondd|mutasd|írd|nézd|mesélj|magyarázd)$/.test(token.lower))
