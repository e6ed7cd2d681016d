import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isPerson } from '../../hungarian/governed.ts'
import {
  afterAdjectives,
  finiteReadings,
  isNounOf,
  isPlainNoun,
  isVerbOnly,
  mended,
  nounReadings,
  nounWith,
} from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Places that one is on, not in, in Hungarian. */
const onTop = words(`egyetem főiskola posta piac pályaudvar állomás vasútállomás repülőtér tanszék tanfolyam koncert esküvő konferencia
  vidék sziget félsziget strand reptér farm tanya birtok fesztivál meccs gyűlés`)
/** Places that one is in, and at times put on. */
const inside = words(`iskola bolt mozi színház szoba konyha óvoda étterem kórház múzeum templom könyvtár iroda gyár áruház ház lakás kert`)
/** Things that one is on, whatever the verb. */
const surfaces = words('polc híd peron színpad terasz erkély játszótér piactér szőnyeg plafon járda')
const standing = /^(?:van|voltam|voltunk|volt|vagyok|vagyunk|vannak|voltak)$/
const lying = /^(?:van|vannak|volt|voltak|fekszik|fekszenek|lóg|lógnak|áll|állnak|hever|hevernek)$/
const staying = /^(?:lakik|dolgozik|tanul|él|találkozik|vár|várakozik|ebédel|alszik|marad|ül)$/
const moving = /^(?:megy|elmegy|jön|eljön|utazik|elutazik|siet|indul|elindul|bemegy|benéz|fordul|visz|elvisz)$/

/** "Az egyetemben tanulok", "a kulcs az asztalra van", "elmentünk a nagymamámnak": which case says where. */
export default defineCheck({
  key: 'place-case',
  class: 'case',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Az egyetemben tanulok.', 'Az egyetemen tanulok.'],
    ['Az iskolán tanulok.', 'Az iskolában tanulok.'],
    ['A kulcs az asztalra van.', 'A kulcs az asztalon van.'],
    ['A ruhák a szekrénybe vannak.', 'A ruhák a szekrényben vannak.'],
    ['Elmentünk a nagymamámnak vasárnap.', 'Elmentünk a nagymamámhoz vasárnap.'],
    ['Tegnap az orvosnak voltam.', 'Tegnap az orvosnál voltam.'],
    ['A könyvet a polcba tettem.', 'A könyvet a polcra tettem.'],
    ['A postában dolgozik.', 'A postán dolgozik.'],
  ],
  right: [
    'Az egyetemen tanulok.',
    'A társaságban mindig jókedvű volt.',
    'A válasz a kérdésre van a végén.',
    'A kulcs az asztalon van.',
    'Elmentünk a nagymamámnak segíteni.',
    'Az orvosnak voltam hálás.',
    'Az iskolán dolgoznak a kőművesek.',
    'Elviszem a nagymamámnak a levest.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (token?.kind !== 'word' || token.text !== token.lower) return null
  if (/b[ae]n?$/.test(token.lower)) {
    const onIt = ofPlace(tokens, at, {
      list: surfaces,
      ...(token.lower.endsWith('n') ? { from: 'ine', to: 'sup' } : { from: 'ill', to: 'sub' }),
      known,
    })
    if (onIt) return onIt
  }
  if (/b[ae]n$/.test(token.lower))
    return isStaying(tokens, at, known) ? ofPlace(tokens, at, { list: onTop, from: 'ine', to: 'sup', known }) : null
  if (/[aáeéoö]n$/.test(token.lower))
    return standing.test(tokens[at + 1]?.lower ?? '') || /^(?:tanul|alsz)/.test(tokens[at + 1]?.lower ?? '')
      ? ofPlace(tokens, at, { list: inside, from: 'sup', to: 'ine', known })
      : null
  if (/r[ae]$/.test(token.lower) && /^(?:dolgoz|lak)/.test(tokens[at + 1]?.lower ?? ''))
    return ofPlace(tokens, at, { list: inside, from: 'sub', to: 'ine', known })
  if (/(?:r|b)[ae]$/.test(token.lower)) return ofLying(tokens, at, known)
  return /n[ae]k$/.test(token.lower) ? ofPerson(tokens, at, known) : null
}

type Move = { readonly list: ReadonlySet<string>; readonly from: string; readonly to: string; readonly known: WordKnowledge }

function ofPlace(tokens: readonly LintToken[], at: number, { list, from, to, known }: Move): CheckFinding | null {
  const own = nounReadings(tokens[at], known).filter(({ lemma, tags }) => list.has(lemma) && tags === `sg.${from}`)
  const token = tokens[at]
  return own.length > 0 && token
    ? mended(
        tokens,
        at,
        nounWith(token, (tags) => (tags === `sg.${from}` ? `sg.${to}` : null), known),
      )
    : null
}

/** A verb of being or staying right behind the place, or right before its article. */
function isStaying(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const start = /^az?$/.test(tokens[at - 1]?.lower ?? '') ? at - 1 : at
  return [tokens[at + 1], tokens[start - 1]].some(
    (one) => one?.kind === 'word' && (standing.test(one.lower) || finiteReadings(one, known).some(({ lemma }) => staying.test(lemma))),
  )
}

/** "A kulcs az asztalra van.": where something is, and not where to. */
function ofLying(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [token, verb, end] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!token || !lying.test(verb?.lower ?? '') || !/^[.!?]$/.test(end?.text ?? '') || !/^az?$/.test(tokens[at - 1]?.lower ?? ''))
    return null
  if (!/^az?$/.test(tokens[0]?.lower ?? '') || afterAdjectives(tokens, 1, known) !== at - 2) return null
  if (!isPlainNoun(tokens[at - 2], known) && !isNounOf(/^pl\.nom$|\.p[123](?:sg|pl)\.nom$/, tokens[at - 2], known)) return null
  if (isNounOf(/^sg\.sub$/, token, known))
    return mended(
      tokens,
      at,
      nounWith(token, (tags) => (tags === 'sg.sub' ? 'sg.sup' : null), known),
    )
  return isNounOf(/^sg\.ill$/, token, known)
    ? mended(
        tokens,
        at,
        nounWith(token, (tags) => (tags === 'sg.ill' ? 'sg.ine' : null), known),
      )
    : null
}

/** One goes to a person's with "-hoz" and is there with "-nál". */
function ofPerson(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const token = tokens[at]
  if (!token || !/^az?$/.test(tokens[at - 1]?.lower ?? '') || !nounReadings(token, known).some(({ lemma }) => isPerson(lemma))) return null
  const change = (end: string) =>
    mended(
      tokens,
      at,
      nounWith(token, (tags) => (tags.endsWith('.dat') ? tags.replace('dat', end) : null), known),
    )
  const [next, after] = [tokens[at + 1], tokens[at + 2]]
  const before = tokens[at - 2]
  const ends = (one: LintToken | undefined): boolean => /^[.!?,]$/.test(one?.text ?? '') || whenever.test(one?.lower ?? '')
  if (/^(?:voltam|voltunk|vagyok|vagyunk)$/.test(next?.lower ?? '')) return ends(after) ? change('ade') : null
  const isMoving =
    before !== undefined && isVerbOnly(tokens, at - 2, known) && finiteReadings(before, known).some(({ lemma }) => moving.test(lemma))
  const isPlain =
    isMoving && !/^(?:el)?vi/.test(before.lower) && finiteReadings(before, known).some(({ tags }) => /p[12](?:sg|pl)$/.test(tags))
  return isPlain && ends(next) ? change('all') : null
}

const whenever =
  /^(?:vasárnap|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|tegnap|ma|holnap|reggel|este|délután|délelőtt|hétvégén)$/
