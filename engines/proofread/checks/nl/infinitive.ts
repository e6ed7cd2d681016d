import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { endsClause } from '../../dutch/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const modals = words(
  'wil wilt willen wilde moet moeten moest moesten kan kun kunt kunnen kon konden mag mogen mocht zal zullen zou zouden ga gaat gaan',
)
const between = words('niet ook nu hem haar mij me ons je jou hen morgen vandaag graag altijd nooit nog straks hier')
/** Words that "om" and an infinitive follow. */
const beforeOm = words(
  'leuk fijn moeilijk makkelijk gemakkelijk belangrijk goed mooi nodig tijd zin geld gezond gevaarlijk handig slim lekker moed kans',
)
/** Verbs with "te" before an infinitive. */
const withTe = words(
  'begin begint begon begonnen beginnen probeer probeert probeerde vergeet vergeten vergat weigert weigerde beloof belooft beloofde besluit besloot hoeft hoef durf durft',
)

const isInfinitive = (token: LintToken | undefined, known: WordKnowledge): boolean => {
  if (!token || token.isLocked || token.text !== token.lower || token.lower === 'buiten') return false
  const readings = readingsOf(token, known)
  return readings.some(({ kind, tags }) => kind === 'verb' && tags === 'inf') && readings.every(({ kind }) => kind === 'verb')
}

const mayBeInfinitive = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined && /en$/.test(token.lower) && readingsOf(token, known).some(({ kind, tags }) => kind === 'verb' && tags === 'inf')

/** "Ik ga te werken", "hij wil niet te komen". */
function needless(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (tokens[at]?.lower !== 'te' || !mayBeInfinitive(tokens[at + 1], known) || !endsClause(tokens[at + 2])) return null
  let i = at - 1
  while (between.has(tokens[i]?.lower ?? '') && at - i < 4) i--
  if (/^laat|liet$/.test(tokens[i]?.lower ?? '') && i === at - 2) return { from: at, to: at + 1, suggestions: [''] }
  return modals.has(tokens[i]?.lower ?? '') && !/^(?:om|te|uit|staan|zit)$/.test(tokens[i - 1]?.lower ?? '')
    ? { from: at, to: at + 1, suggestions: [''] }
    : null
}

/** "Leuk om naar school gaan", "hij begint lachen". */
function missing(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]
  if (!word || !isInfinitive(word, known) || !endsClause(tokens[at + 1])) return null
  if (withTe.has(tokens[at - 1]?.lower ?? '') && /^(?:ik|hij|zij|ze|je|jij|we|wij|het|niet)$/.test(tokens[at - 2]?.lower ?? ''))
    return { from: at, to: at + 1, suggestions: [`te ${word.text}`] }
  for (let i = at - 1; i > Math.max(0, at - 6); i--) {
    const token = tokens[i]
    if (!token || token.kind !== 'word' || token.lower === 'te' || isInfinitive(token, known)) return null
    if (token.lower === 'om')
      return beforeOm.has(tokens[i - 1]?.lower ?? '') ? { from: at, to: at + 1, suggestions: [`te ${word.text}`] } : null
  }
  return null
}

/** "Te" stands before an infinitive behind "om", and not behind modals. */
export default defineCheck({
  key: 'infinitive',
  class: 'infinitive-or-ing',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => needless(tokens, at, known) ?? missing(tokens, at, known) ?? []) : []),
  wrong: [
    ['Ik ga morgen te zwemmen.', 'Ik ga morgen zwemmen.'],
    ['Zij wil niet te komen.', 'Zij wil niet komen.'],
    ['Het is leuk om samen zwemmen.', 'Het is leuk om samen te zwemmen.'],
    ['Hij laat mij te wachten.', 'Hij laat mij wachten.'],
    ['Hij begint lachen.', 'Hij begint te lachen.'],
    ['We hebben geen tijd om naar huis gaan.', 'We hebben geen tijd om naar huis te gaan.'],
  ],
  right: [
    'Hij gaat te ver.',
    'De trein is om acht uur gegaan.',
    'Dat moet te vinden zijn.',
    'Hij begon met lachen.',
    'Het is goed om te lachen.',
    'Ik begin morgen.',
  ],
})
