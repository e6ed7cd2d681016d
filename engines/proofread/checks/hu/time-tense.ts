import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import { finiteReadings, mended, verbWith } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const past = words('tegnap tegnapelőtt tavaly tavalyelőtt')
const future = words('holnap holnapután jövőre')
const parts = words(
  'héten hónapban évben nyáron télen ősszel tavasszal hétvégén szerdán kedden hétfőn pénteken szombaton vasárnap csütörtökön',
)
const being: Readonly<Record<string, string>> = {
  voltam: 'leszek',
  voltál: 'leszel',
  volt: 'lesz',
  voltunk: 'leszünk',
  voltatok: 'lesztek',
  voltak: 'lesznek',
}

/** "Tegnap tanulok", "jövő héten voltunk": the time that is named and that of the verb agree. */
export default defineCheck({
  key: 'time-tense',
  class: 'tense',
  find: (tokens, known) => (known?.forms ? (findingIn(tokens, known) ?? []) : []),
  wrong: [
    ['Tegnap egész nap tanulok a vizsgára.', 'Tegnap egész nap tanultam a vizsgára.'],
    ['Jövő héten voltunk Bécsben.', 'Jövő héten leszünk Bécsben.'],
    ['Tavaly sokat utazunk Olaszországban.', 'Tavaly sokat utaztunk Olaszországban.'],
    ['Holnapután voltunk a tengernél.', 'Holnapután leszünk a tengernél.'],
    ['Holnap elmentem a fogorvoshoz.', 'Holnap elmegyek a fogorvoshoz.'],
  ],
  right: [
    'Tegnap egész nap tanultam.',
    'Tegnap óta tanulok.',
    'Holnap elmegyek a fogorvoshoz.',
    'Holnap már megírtam volna.',
    'Tegnap megyek az utcán, és látom, hogy jön.',
    'Jövő héten lesz egy éve, hogy elköltöztünk.',
    'Tavaly óta itt élek.',
    'Tegnap is, ma is dolgozom.',
  ],
})

function findingIn(tokens: readonly LintToken[], known: WordKnowledge): readonly CheckFinding[] | null {
  const first = tokens[0]?.lower ?? ''
  const isPair = parts.has(tokens[1]?.lower ?? '')
  const isPast = past.has(first) || (isPair && /^(?:múlt|tavaly)$/.test(first))
  const isFuture = future.has(first) || (isPair && first === 'jövő')
  // Only a sentence of one clause, which ends in its time.
  if ((!isPast && !isFuture) || tokens.slice(1, -1).some(({ kind }) => kind !== 'word' && kind !== 'number') || tokens.at(-1)?.text === '?')
    return null
  if (tokens.slice(1).some(({ lower }) => /^(?:óta|volna|és|hogy|is|s|ha|mint|után)$|^(?:tegnap|holnap|tavaly)\p{L}/u.test(lower)))
    return null
  const verbs = tokens.flatMap((token, at) => (isSureVerb(tokens, at, known) || token.lower in being ? [at] : []))
  const [verb] = verbs
  const token = verb === undefined ? undefined : tokens[verb]
  if (verb === undefined || !token || verbs.length > 1) return null
  const own = being[token.lower]
  const finding = isFuture && own ? mended(tokens, verb, [own]) : mended(tokens, verb, moved(token, isPast, known))
  return finding ? [finding] : null
}

function moved(token: LintToken, isPast: boolean, known: WordKnowledge): readonly string[] {
  const readings = finiteReadings(token, known)
  const wanted = isPast ? /^pres\.(?:def\.)?p[12](?:sg|pl)$/ : /^past\.(?:def\.)?p[12](?:sg|pl)$/
  // Another reading of "ment" is what saves.
  const own = readings.filter(({ tags }) => wanted.test(tags))
  if (own.length === 0 || (isPast && own.length < readings.length)) return []
  const made = verbWith(token, (tags) => (wanted.test(tags) ? (isPast ? toPast(tags) : tags.replace('past.', 'pres.')) : null), known)
  return made.slice(0, 1)
}

const toPast = (tags: string): string => tags.replace('pres.', 'past.').replace('past.def.p1sg', 'past.p1sg')
