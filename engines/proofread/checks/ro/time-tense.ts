import { defineCheck, type CheckFinding } from '../../check.ts'
import { imperfectOf, infinitiveOfParticiple, participleOf, type Person } from '../../romanian/verbs.ts'
import type { LintToken } from '../../token.ts'

const will = ['voi', 'vei', 'va', 'vom', 'veți', 'vor']
const have = ['am', 'ai', 'a', 'am', 'ați', 'au']
const would = ['aș', 'ai', 'ar', 'am', 'ați', 'ar']
const unit = /^(?:trecută|trecut)$/
const coming = /^(?:viitoare|viitor)$/
const opens = /^(?:,|dar|iar|și|că|fiindcă|deoarece|însă)$/

/** "Ieri voi merge": a word for time and the tense of its verb say the same. */
export default defineCheck({
  key: 'time-tense',
  class: 'tense',
  find: (tokens) => tokens.flatMap((_, at) => findingAt(tokens, at) ?? wontAt(tokens, at) ?? wouldAt(tokens, at) ?? []),
  wrong: [
    ['Ieri voi merge la piață cu bunica.', 'Ieri am mers la piață cu bunica.'],
    ['Mâine am fost la dentist.', 'Mâine voi fi la dentist.'],
    ['Săptămâna trecută vom vizita muzeul.', 'Săptămâna trecută am vizitat muzeul.'],
    ['Anul viitor am mers la mare.', 'Anul viitor voi merge la mare.'],
    ['Dacă aș fi bogat, voi călători mult.', 'Dacă aș fi bogat, aș călători mult.'],
    ['Când eram mic, am jucat fotbal în fiecare zi.', 'Când eram mic, jucam fotbal în fiecare zi.'],
  ],
  right: [
    'Ieri am mers la piață.',
    'Mâine voi fi la dentist.',
    'De ieri voi merge doar pe jos.',
    'Pentru mâine am învățat toată lecția.',
    'Mâine, am zis eu, plecăm.',
    'Când eram mic, am căzut de pe cal.',
    'Săptămâna trecută am aflat că vom pleca.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  const before = tokens[at - 1]
  if (before && !opens.test(before.lower)) return null
  const [first, second] = [tokens[at]?.lower ?? '', tokens[at + 1]?.lower ?? '']
  const isUnit = /^(?:săptămâna|luna|vara|iarna|anul|weekendul|sâmbăta|duminica|lunea|toamna|primăvara)$/.test(first)
  const isPast = /^(?:ieri|alaltăieri|aseară)$/.test(first) || (isUnit && unit.test(second))
  const isFuture = /^(?:mâine|poimâine)$/.test(first) || (isUnit && coming.test(second))
  if (!isPast && !isFuture) return null
  let place = at + (isUnit ? 2 : 1)
  if (/^(?:dimineață|seară|noapte|eu|tu|noi|el|ea|după-amiază)$/.test(tokens[place]?.lower ?? '')) place += 1
  const [aux, verb] = [tokens[place], tokens[place + 1]]
  if (!aux || !verb || verb.kind !== 'word' || tokens[place + 2]?.lower === 'că') return null
  const put = (words: readonly (string | null)[]): CheckFinding | null =>
    words.includes(null) ? null : { from: place, to: place + 2, suggestions: [words.join(' ')] }
  const person = (isPast ? will : have).indexOf(aux.lower)
  if (person < 0) return null
  if (isPast) return put([have[person] ?? null, participleOf(verb.lower)])
  // "Am" is I as well as we.
  return put([will[person] ?? null, infinitiveOfParticiple(verb.lower)])
}

/** "Când eram mic, am jucat … în fiecare zi". */
function wontAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  if (tokens[at]?.lower !== ',' || tokens[0]?.lower !== 'când' || !/^(?:eram|erai|era|erau)$/.test(tokens[1]?.lower ?? '') || at > 6)
    return null
  const rest = tokens.slice(at + 1).map(({ lower }) => lower)
  const isHabit = /(?:în fiecare|mereu|adesea|zilnic|de obicei|întotdeauna)/.test(rest.join(' '))
  const [aux, verb] = [tokens[at + 1], tokens[at + 2]]
  if (!isHabit || !aux || !verb) return null
  const person = personAt(aux.lower)
  const infinitive = infinitiveOfParticiple(verb.lower)
  const made = person === null || infinitive === null ? null : imperfectOf(infinitive, person)
  return made === null ? null : { from: at + 1, to: at + 3, suggestions: [made] }
}

/** "Dacă aș fi bogat, voi călători". */
function wouldAt(tokens: readonly LintToken[], at: number): CheckFinding | null {
  if (tokens[at]?.lower !== ',' || tokens[0]?.lower !== 'dacă' || at > 9) return null
  if (
    !/^(?:aș|ar)$/.test(tokens[1]?.lower ?? '') &&
    !(would.includes(tokens[1]?.lower ?? '') && participleOf(tokens[2]?.lower ?? '') !== null)
  )
    return null
  const [aux, verb] = [tokens[at + 1], tokens[at + 2]]
  const person = will.indexOf(aux?.lower ?? '')
  if (person < 0 || participleOf(verb?.lower ?? '') === null) return null
  return { from: at + 1, to: at + 2, suggestions: [would[person] ?? ''] }
}

const personAt = (aux: string): Person | null => {
  const at = have.indexOf(aux)
  return at === 0 || at === 1 || at === 2 || at === 4 || at === 5 ? at : null
}
