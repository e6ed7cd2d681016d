import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { endsClause, formsFor, mayBeOther, personsOf } from '../../dutch/verbs.ts'
import type { WordKnowledge } from '../../language.ts'
import { readingsOf } from '../../readings.ts'
import type { LintToken } from '../../token.ts'

const subjects = words('ik jij hij zij ze we wij')
const openers = words('als toen omdat terwijl nadat voordat zodra wanneer doordat aangezien hoewel')
const asking = words(
  'weet weten weet-niet wist vraag vraagt vroeg begrijp begrijpt begreep snap snapt vertel vertelt vertelde zeg zie onthoud',
)
const questions = words('waar hoe wanneer waarom wie of')
const have = words('heb hebt heeft hebben had hadden')
const modals = words(
  'wil wilt willen wilde wilden moet moeten moest moesten kan kun kunt kunnen kon konden mag mogen mocht zal zult zullen zou zouden',
)
const articles = words('een het mijn jouw haar onze ons')
const times = words('uur dag week maand jaar avond nacht ochtend middag keer tijd weekend kwartier poos eind moment zomer winter')

const isKind = (token: LintToken | undefined, known: WordKnowledge, wanted: RegExp): boolean =>
  token !== undefined && readingsOf(token, known).some(({ kind, tags }) => kind === 'verb' && wanted.test(tags))

const isFinite = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined && token.text === token.lower && personsOf(token, known).size > 0

const joined = (tokens: readonly LintToken[]): string => tokens.map(({ text, space }, i) => (i > 0 ? space : '') + text).join('')

/** "Toen ik jong was, ik woonde": the verb comes before its subject. */
function afterClause(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  if (!openers.has(tokens[0]?.lower ?? '')) return null
  const comma = tokens.findIndex(({ kind }) => kind === 'mark')
  const [subject, verb] = [tokens[comma + 1], tokens[comma + 2]]
  if (comma < 3 || tokens[comma]?.text !== ',' || !subject || !verb || !subjects.has(subject.lower)) return null
  if (
    !tokens.slice(1, comma).some((token) => isFinite(token, known)) ||
    !isFinite(verb, known) ||
    verb.isLocked ||
    /^(?:bedoel|denk|geloof|zeg|weet)$/.test(verb.lower)
  )
    return null
  if (subjects.has(tokens[comma + 3]?.lower ?? '')) return null
  // "Jij gaat" turns to "ga je".
  const [turned = verb.text] = subject.lower === 'jij' ? formsFor(verb, 'ik', known) : []
  return { from: comma + 1, to: comma + 3, suggestions: [`${turned} ${subject.text}`] }
}

/** "Ik weet niet waar is hij": the verb of an indirect question stands at its end. */
function indirect(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [verb, subject] = [tokens[at + 1], tokens[at + 2]]
  if (!questions.has(tokens[at]?.lower ?? '') || !verb || !subject || !subjects.has(subject.lower) || !isFinite(verb, known)) return null
  if (tokens[at]?.lower === 'of' && tokens[at - 1]?.kind === 'mark') return null
  const before = tokens.slice(Math.max(0, at - 3), at)
  if (!before.some(({ lower }) => asking.has(lower)) || before.some(({ kind }) => kind === 'mark')) return null
  let end = at + 3
  while (!endsClause(tokens[end]) && tokens[end]?.kind === 'word') end++
  if (
    end - at > 8 ||
    tokens.slice(at, end).some(({ isLocked }) => isLocked) ||
    tokens.slice(at + 3, end).some(({ lower }) => /^(?:en|of|maar|dat|als)$/.test(lower))
  )
    return null
  const last = tokens[end - 1]
  const isInfinitive = end > at + 3 && isKind(last, known, /^(?:inf|pp)/)
  const middle = tokens.slice(at + 2, isInfinitive ? end - 1 : end)
  const closing = isInfinitive && last ? `${verb.text} ${last.text}` : verb.text
  return { from: at + 1, to: end, suggestions: [`${joined(middle)} ${closing}`] }
}

/** "Ik heb gegeten een appel", "ik wil kopen een auto": the object stands before. */
function objectLast(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const word = tokens[at]
  const auxiliary = tokens[at - 1]?.lower ?? ''
  if (!subjects.has(tokens[at - 2]?.lower ?? '') || !word || word.isLocked || !articles.has(tokens[at + 1]?.lower ?? '')) return null
  const isPast = have.has(auxiliary) && /^(?:ge|be|ver|ont|op|aan|af|uit)/.test(word.lower) && isKind(word, known, /^pp/)
  if (!isPast && !(modals.has(auxiliary) && isKind(word, known, /^inf/))) return null
  let end = at + 2
  while (tokens[end]?.kind === 'word') end++
  const object = tokens.slice(at + 1, end)
  if (
    !endsClause(tokens[end]) ||
    object.length < 2 ||
    object.length > 3 ||
    object.some(({ lower, isLocked }) => isLocked || times.has(lower))
  )
    return null
  if (object.slice(1).some((token) => isKind(token, known, /^inf/) || /^(?:en|of|te|in|op|van|naar|met|voor|aan|bij)$/.test(token.lower)))
    return null
  return { from: at, to: end, suggestions: [`${joined(object)} ${word.text}`] }
}

const closers = words('dat omdat als toen terwijl hoewel doordat voordat nadat zodat')
const behind = words(
  'niet geen een erg heel zeer te nooit altijd hier morgen vandaag gisteren veel mijn me mij hem haar ons je jou ziek moe blij boos klaar',
)

/** "Omdat ik ben moe": the verb of a clause stands at its end. */
function verbLast(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const [subject, verb, next] = [tokens[at + 1], tokens[at + 2], tokens[at + 3]]
  if (!closers.has(tokens[at]?.lower ?? '') || !subject || !verb || !next || !subjects.has(subject.lower)) return null
  if (!isFinite(verb, known) || verb.isLocked || mayBeOther(verb, known) || !behind.has(next.lower)) return null
  let end = at + 3
  while (tokens[end]?.kind === 'word') end++
  const rest = tokens.slice(at + 3, end)
  if (!endsClause(tokens[end]) || rest.length > 4 || rest.some(({ isLocked }) => isLocked)) return null
  if (
    rest.some((token) => /^(?:en|of|maar|dat|die|als|dan|om)$/.test(token.lower) || (isFinite(token, known) && !mayBeOther(token, known)))
  )
    return null
  const last = rest.at(-1)
  const isClosed = isKind(last, known, /^(?:inf|pp)/)
  if (isClosed && rest.length < 2) return null
  const middle = isClosed ? rest.slice(0, -1) : rest
  return { from: at + 2, to: end, suggestions: [`${joined(middle)} ${verb.text}${isClosed ? ` ${last?.text ?? ''}` : ''}`] }
}

/** Where verb, subject and object stand in main clauses, other clauses and indirect questions. */
export default defineCheck({
  key: 'word-order',
  class: 'word-order',
  find: (tokens, known) => {
    if (!known?.forms) return []
    const first = afterClause(tokens, known)
    return [
      ...(first ? [first] : []),
      ...tokens.flatMap((_, at) => indirect(tokens, at, known) ?? objectLast(tokens, at, known) ?? verbLast(tokens, at, known) ?? []),
    ]
  },
  wrong: [
    ['Toen ik klein was, ik speelde buiten.', 'Toen ik klein was, speelde ik buiten.'],
    ['Ik weet niet waar is hij.', 'Ik weet niet waar hij is.'],
    ['Hij vraagt of kan ik helpen.', 'Hij vraagt of ik kan helpen.'],
    ['Ik heb gegeten een appel.', 'Ik heb een appel gegeten.'],
    ['Wij willen kopen een nieuw huis.', 'Wij willen een nieuw huis kopen.'],
    ['Ik blijf thuis omdat ik ben ziek.', 'Ik blijf thuis omdat ik ziek ben.'],
    ['Ik denk dat hij komt morgen niet.', 'Ik denk dat hij morgen niet komt.'],
  ],
  right: [
    'Hoe moe ik ook ben, ik ga toch.',
    'Weet je waar hij is?',
    'Hij vroeg: waar is hij?',
    'Ik heb genoten van de reis.',
    'Ik wil lopen het hele weekend.',
    'Als hij komt, ga ik weg.',
    'Zij zegt dat hij beter zwemt dan ik.',
    'Als ik het weet, bel ik je.',
  ],
})
