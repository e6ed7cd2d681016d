import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import {
  afterAdjectives,
  finiteReadings,
  isAdjective,
  isNounOf,
  isOwned,
  isPlainNoun,
  mended,
  mayBeParticiple,
  nounReadings,
  toPerson,
  verbWith,
} from '../../hungarian/words.ts'
import { readingsOf } from '../../readings.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const starts = words(`hogy mert de ha amikor bár mivel hiszen`)
const joined = words(`és s vagy meg illetve valamint sem mint is`)
/** Words that say when, how and to whom, and are no doers. */
const small =
  words(`nem is már még csak most ma tegnap holnap mindig gyakran sokat nagyon általában szívesen néha ritkán tavaly idén minden nap este reggel
  hét hétvégén itt ott otthon külföldön sajnos persze arra azt ezt erre ezzel azzal abban ebben annak ennek róla neki vele rá hozzá tőle együtt
  közösen később gyorsan mégis végül korábban egyre sokkal jól jobban inkább szerint miatt alatt után előtt során óta között mellett nélkül helyett
  ellenére alapján sem ki be el meg fel le át vissza haza össze`)
/** "nem került ki az érdeklődés köréből a téma": who does it may stand behind the verb. */
const hasDoerBehind = (tokens: readonly LintToken[], from: number, known: WordKnowledge): boolean => {
  for (let at = from; at < tokens.length && tokens[at]?.kind === 'word'; at += 1)
    if (
      /^az?$/.test(tokens[at]?.lower ?? '') &&
      nounReadings(tokens[afterAdjectives(tokens, at + 1, known)], known).some(({ tags }) => /nom$/.test(tags))
    )
      return true
  return false
}

const behind =
  words(`szerint miatt alatt után előtt során óta között közt mellett nélkül helyett ellenére alapján közül számára részére iránt ellen révén
  körül fölött felett mögött mentén`)
const left = words(`van volt lesz kell lehet nincs szabad tetszik illik való múlva`)

/** "A tanulmány szerzői arra a következtetésre jutott": the verb agrees with its doer however far it stands. */
export default defineCheck({
  key: 'distant-verb',
  class: 'subject-verb',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['A tanulmány szerzői arra a következtetésre jutott, hogy igaz.', 'A tanulmány szerzői arra a következtetésre jutottak, hogy igaz.'],
    ['A hallgatók száma az elmúlt évben csökkentek.', 'A hallgatók száma az elmúlt évben csökkent.'],
    ['A diákok minden héten a könyvtárban tanul.', 'A diákok minden héten a könyvtárban tanulnak.'],
    ['Mi tegnap este moziba mentem.', 'Mi tegnap este moziba mentünk.'],
    ['Én minden reggel kávét iszik.', 'Én minden reggel kávét iszom.'],
    ['A szomszéd minden reggel a kertben dolgoznak.', 'A szomszéd minden reggel a kertben dolgozik.'],
  ],
  right: [
    'A tanulmány szerzői arra a következtetésre jutottak, hogy igaz.',
    'A diákok szerint a tanár a könyvtárban tanul.',
    'A képviselők szerint ezzel nem éri kár a céget.',
    'A fájdalom megjelenéséhez vezethetnek.',
    'A szavak jelentése idővel változik.',
    'A gyerekek és a tanár a kertben dolgoznak.',
    'A szomszéd kutyái a kertben alszanak.',
    'A könyvek a polcon álló dobozban vannak.',
    'A németek Párizsban aláírt szerződése rövid.',
  ],
})

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const before = tokens[at - 1]
  const person = pronouns.get(tokens[at]?.lower ?? '')
  if (person !== undefined) return before && !starts.has(before.lower) ? null : ofPronoun(tokens, at, { person, known })
  if (!/^az?$/.test(tokens[at]?.lower ?? '') || (before && !starts.has(before.lower))) return null
  const first = afterAdjectives(tokens, at + 1, known)
  const isOwner = isPlainNoun(tokens[first], known) || isNounOf(/^pl2?\.nom$/, tokens[first], known)
  const isSecond = isOwner && nounReadings(tokens[first + 1], known).some(({ tags }) => /^(?:sg|pl)\.p3sg\.nom$/.test(tags))
  const doer = isSecond ? first + 1 : first
  const token = tokens[doer]
  if (!token || token.text !== token.lower || /^(?:nap|este|reggel|hét|hónap|év|része|fele|többsége|közül)$/.test(token.lower)) return null
  const next = tokens[doer + 1]
  // "a diákok szerint", "a kérdés lényegét jól mutatja": no doers.
  if (next?.kind !== 'word' || behind.has(next.lower) || nounReadings(next, known).some(isOwned)) return null
  const isNear = /^(?:az?|egy)$/.test(next.lower) || small.has(next.lower)
  const isManyOwned = isOwner && nounReadings(token, known).some(({ tags }) => tags === 'pl.p3sg.nom') && isNear
  const isMany = isManyOwned || isNounOf(/^pl2?\.(?:p[123](?:sg|pl)\.)?nom$/, token, known)
  const isOne = !isMany && isNear && (isSecond || isPlainNoun(token, known))
  if (!isMany && !isOne) return null
  const verb = verbBehind(tokens, doer + 1, known)
  if (verb === null || verb - doer < 2) return null
  return hasDoerBehind(tokens, verb + 1, known) ? null : finding(tokens, verb, { isMany, known })
}

const pronouns: ReadonlyMap<string, string> = new Map([
  ['én', 'p1sg'],
  ['te', 'p2sg'],
  ['mi', 'p1pl'],
  ['ti', 'p2pl'],
  ['ők', 'p3pl'],
])

/** "Mi tegnap este moziba mentem." */
function ofPronoun(
  tokens: readonly LintToken[],
  at: number,
  { person, known }: { readonly person: string; readonly known: WordKnowledge },
): CheckFinding | null {
  const verb = verbBehind(tokens, at + 1, known)
  const token = verb === null ? undefined : tokens[verb]
  if (verb === null || !token || verb - at < 2 || hasDoerBehind(tokens, verb + 1, known) || joined.has(tokens[verb + 1]?.lower ?? ''))
    return null
  const own = finiteReadings(token, known)
  // "Mi" asks as well, and others may be meant with them; only I and you are surely wrong.
  const isWrong = own.every(({ tags }) => !tags.endsWith(person) && (/p[12]/.test(tags) || (person !== 'p1pl' && tags.endsWith('p3sg'))))
  if (!isWrong || left.has(token.lower) || /^(?:tetsz|hiányz|fáj|érdekel|sikerül|jut|jár)/.test(token.lower) || mayBeParticiple(token))
    return null
  // "mentem" is of going, hardly of saving.
  const isPast = own.some(({ tags }) => tags.startsWith('past.'))
  return mended(
    tokens,
    verb,
    verbWith(token, (tags) => (isPast && !tags.startsWith('past.') ? null : toPerson(person)(tags)), known),
  )
}

function finding(
  tokens: readonly LintToken[],
  at: number,
  { isMany, known }: { readonly isMany: boolean; readonly known: WordKnowledge },
): CheckFinding | null {
  const verb = tokens[at]
  if (!verb || left.has(verb.lower) || joined.has(tokens[at + 1]?.lower ?? '') || !isSureVerb(tokens, at, known)) return null
  const own = finiteReadings(verb, known)
  if (!isMany)
    return own.some(({ tags }) => tags.endsWith('p3pl')) && !own.some(({ tags }) => tags.endsWith('p3sg')) && !verb.lower.endsWith('ik')
      ? mended(tokens, at, oneOf(verb, known))
      : null
  // A past tense may be a participle, unless its clause ends there or a prefix follows.
  const next = tokens[at + 1]
  if (mayBeParticiple(verb) && next?.kind === 'word' && !/^(?:az?|el|meg|ki|be|fel|le|vissza)$/.test(next.lower)) return null
  if (!own.every(({ tags, lemma }) => tags.endsWith('p3sg') || (lemma.endsWith('ik') && tags.endsWith('def.p3pl')))) return null
  return mended(
    tokens,
    at,
    verbWith(verb, (tags) => (tags.endsWith('p3sg') ? toPerson('p3pl')(tags) : null), known),
  )
}

/** The first verb, with nothing before it that could be another doer: only small words and nouns in cases. */
function verbBehind(tokens: readonly LintToken[], from: number, known: WordKnowledge): number | null {
  for (let at = from; at < Math.min(tokens.length, from + 9); at += 1) {
    const token = tokens[at]
    if (token?.kind !== 'word' || joined.has(token.lower)) return null
    if (isSureVerb(tokens, at, known) && !small.has(token.lower)) return at
    if (small.has(token.lower)) continue
    if (/^(?:az?|egy)$/.test(token.lower)) {
      // An article: its noun must stand in a case.
      at = afterModifiers(tokens, at + 1, known)
      if (!isInCase(tokens[at], known)) return null
      continue
    }
    if (!isInCase(token, known)) return null
  }
  return null
}

/** "az elmúlt évben", "az itt álló házban": with participles. */
function afterModifiers(tokens: readonly LintToken[], at: number, known: WordKnowledge): number {
  let next = at
  while (
    next - at < 3 &&
    !isInCase(tokens[next], known) &&
    (isAdjective(tokens[next], known) || /(?:t|[óő]|i|s)$/.test(tokens[next]?.lower ?? ''))
  )
    next += 1
  return next
}

/** A noun or adverb that is no nominative. */
function isInCase(token: LintToken | undefined, known: WordKnowledge): boolean {
  if (token?.kind !== 'word' || !/(?:t|b[ae]n|b[ae]|b[óő]l|r[ae]|r[óő]l|t[óő]l|n[áé]l|h[oeö]z|n[ae]k|[ae]l|ért|ig|n|l)$/.test(token.lower))
    return false
  const all = readingsOf(token, known)
  // "következtetésre" is no word of its own, whatever the rules think.
  const isWord = (known.stems?.(token.lower) ?? []).includes(token.lower)
  const own = all.filter(({ lemma, tags }) => isWord || lemma !== token.lower || !/\.nom$/.test(tags))
  return own.length > 0 && nounReadings(token, known).length > 0 && own.every(({ kind, tags }) => kind !== 'verb' && !/\.nom$/.test(tags))
}

/** "dolgoznak" is of dolgozik, and hardly of dolgoz: the longest verb is the likeliest. */
const oneOf = (verb: LintToken, known: WordKnowledge): readonly string[] =>
  verbWith(verb, toPerson('p3sg'), known).toSorted((a, b) => b.length - a.length)
