import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { finiteReadings, isVerbOnly } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const openers = words('ha mielőtt miután amikor mivel bár amíg ahogy mihelyt amint habár noha mert hogyha mikor minél')
/** Words that open the second clause. */
const seconds = words('akkor én te ő mi ti ők nem otthon itthon azonnal rögtön mindig mégis inkább annál ne')
const helping = words(
  `kell kellett kellene kéne lehet lehetett lehetne szabad volna volt is akar tud szeret bír mer kíván próbál kezd szokik fog van lesz`,
)

/** A clause that stands first is parted from the next by a comma: between their verbs, where these meet. */
export default defineCheck({
  key: 'comma-between-clauses',
  class: 'comma-missing',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Mielőtt elindulsz zárd be az ajtót.', 'Mielőtt elindulsz, zárd be az ajtót.'],
    ['Miután megebédeltünk sétáltunk egyet.', 'Miután megebédeltünk, sétáltunk egyet.'],
    ['Ha esik otthon maradok.', 'Ha esik, otthon maradok.'],
    ['Amikor megérkezett mindenki örült neki.', 'Amikor megérkezett, mindenki örült neki.'],
  ],
  right: [
    'Ha esik, otthon maradok.',
    'Ha nem akarsz jönni, maradj.',
    'Mielőtt elindulsz, zárd be az ajtót.',
    'Ha tudok, otthon maradok.',
    'Mert nem tudok aludni.',
    'Amikor a fiú nem jött, hazamentünk.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  if (!openers.has(tokens[0]?.lower ?? '') || tokens.slice(0, -1).some(({ kind }) => kind !== 'word')) return null
  const first = tokens.findIndex((_, at) => at > 0 && isVerb(tokens, at, known))
  if (first < 1 || first > 8) return null
  const verb = tokens[first]
  if (!verb || finiteReadings(verb, known).some(({ lemma }) => helping.has(lemma)) || helping.has(verb.lower)) return null
  const next = tokens[first + 1]
  if (!next) return null
  const isSecond = isVerb(tokens, first + 1, known) && !helping.has(next.lower)
  const opens = (seconds.has(next.lower) || next.lower === 'mindenki') && first <= 2 && hasVerbSoon(tokens, first + 2, known)
  if (!isSecond && !opens) return null
  return [{ from: first, to: first + 2, suggestions: [`${verb.text}, ${next.text}`] }]
}

const isVerb = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean =>
  isVerbOnly(tokens, at, known) ||
  /^(?:zárd|tedd|vidd|vedd|menj|hívj|szólj|gyere|ülj|kérj|írj|hozd|add|mondd)$/.test(tokens[at]?.lower ?? '')

const hasVerbSoon = (tokens: readonly LintToken[], from: number, known: WordKnowledge): boolean =>
  tokens.slice(from, from + 3).some((_, i) => isVerb(tokens, from + i, known))
