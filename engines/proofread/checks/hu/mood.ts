import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isRelative, isSureVerb } from '../../hungarian/clauses.ts'
import { asFact, asOrder, asWish } from '../../hungarian/moods.ts'
import { clauseAround, finiteReadings, mended } from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** What asks for an order behind ", hogy". */
const wanting =
  words(`akarom akarod akarja akarjuk akarják akarta akartam akarták kérem kérlek megkérlek megkérem kéri kérik kérte kértem kértek kérték javaslom javasolja javasolta
  javasoltam javasolták javasoljuk megkértem megkérte megkérték megkérem megkéri ajánlom ajánlja ajánlotta ajánlották követeli követelték követelik
  elvárja elvárják elvárom elvárta szeretném szeretné szeretnénk szükséges szükségszerű muszáj kívánom kívánja kívánjuk megparancsolta parancsolta
  célja célom célunk céljuk rávett rávette megengedte megengedi engedi engedte tanácsolom tanácsolta tanácsolja`)
/** What is hoped for behind ", ha". */
const wishing = words(`szeretném szeretné szeretnénk szeretnék örülnék örülne örülnénk`)
/** What is so, and no order: behind these. */
const knowing = words(`tudom tudja tudjuk tudják tudod látom látja látjuk láttam biztos látszik kiderült észrevettem hallom`)
const asking =
  words(`mit mi ki kit hol mikor miért hogyan hogy mennyi mennyit melyik melyiket milyen hova hová honnan meddig hány vajon kinek kivel
  mire mivel ha mintha`)

/** "Azt akarom, hogy segítesz": what is wanted is said as an order; what is so is not. */
export default defineCheck({
  key: 'mood',
  class: 'mood',
  find: (tokens, known) => (known?.forms ? tokens.flatMap((_, at) => findingAt(tokens, at, known) ?? []) : []),
  wrong: [
    ['Azt akarom, hogy segítesz nekem.', 'Azt akarom, hogy segíts nekem.'],
    ['Azt javaslom, hogy olvasod el a cikket.', 'Azt javaslom, hogy olvasd el a cikket.'],
    ['Megkért minket, hogy holnap ne késünk el.', 'Megkért minket, hogy holnap ne késsünk el.'],
    ['A dolgozat célja, hogy bemutatja a témát.', 'A dolgozat célja, hogy bemutassa a témát.'],
    ['Bárcsak több időm van!', 'Bárcsak több időm lenne!'],
    ['Azt kívánom, hogy sikeres vagy.', 'Azt kívánom, hogy sikeres legyél.'],
    ['Fontos, hogy időben megérkezünk.', 'Fontos, hogy időben megérkezzünk.'],
    ['Szeretném, ha eljössz a születésnapomra.', 'Szeretném, ha eljönnél a születésnapomra.'],
    ['Nem hiszem, hogy ezt mi megoldhassuk.', 'Nem hiszem, hogy ezt mi megoldhatjuk.'],
    ['A tanár azt kérte, hogy a diákok csendben vannak.', 'A tanár azt kérte, hogy a diákok csendben legyenek.'],
  ],
  right: [
    'Azt akarom, hogy segíts nekem.',
    'Kérte, hogy mondjam meg, mit csinálok.',
    'Azt akarom, hogy tanuljuk meg.',
    'Szeretném, ha eljönnél, mert szeretlek.',
    'Nem akarom, hogy ami van, elmúljon.',
    'Fontos, hogy mit gondolunk róla.',
    'Azt hiszem, hogy mutassuk meg neki.',
    'Örülnék, ha tudnám, mikor jön.',
  ],
})

/** "ne késünk": behind "ne" stands an order. */
function behindNo(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  const verb = tokens[at + 1]
  if (tokens[at]?.lower !== 'ne' || verb?.kind !== 'word' || !isSureVerb(tokens, at + 1, known) || /^(?:volna|adj|ad)$/.test(verb.lower))
    return null
  return mended(tokens, at + 1, asOrder(verb, known))
}

/** "Bárcsak több időm van!": what one wishes for is not so. */
function ofWish(tokens: readonly LintToken[], known: WordKnowledge): CheckFinding | null {
  const verbs = tokens.flatMap(({ lower }, at) =>
    isSureVerb(tokens, at, known) || /^(?:van|vannak|vagyok|vagyunk)$/.test(lower) ? [at] : [],
  )
  const [verb] = verbs
  const token = verb === undefined ? undefined : tokens[verb]
  return verb === undefined || verbs.length > 1 || !token ? null : mended(tokens, verb, asWish(token, known))
}

/** "megkért minket, hogy": one who asks, in the clause before. */
const asks = (tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean => {
  const [from] = clauseAround(tokens, at - 2)
  if (/^(?:azzal|attól|abban|annak|azon|arról|amiatt|úgy|olyan|annyira|azért)$/.test(tokens[at - 2]?.lower ?? '')) return false
  return tokens
    .slice(Math.max(from, at - 5), at - 1)
    .some(
      (token) =>
        /^(?:meg)?k[eé]r|^javas|^tanács|^felsz|^követel|^parancs/.test(token.lower) &&
        finiteReadings(token, known).some(({ lemma }) => ofAsking.test(lemma)),
    )
}
const ofAsking = /^(?:kér|megkér|javasol|tanácsol|felszólít|követel|megkövetel|parancsol|megparancsol)$/

function findingAt(tokens: readonly LintToken[], at: number, known: WordKnowledge): CheckFinding | null {
  if (tokens[at]?.lower === 'ne') return behindNo(tokens, at, known)
  if (at === 0 && tokens[0]?.lower === 'bárcsak') return ofWish(tokens, known)
  const joint = tokens[at]?.lower
  if ((joint !== 'hogy' && joint !== 'ha' && joint !== 'mert') || tokens[at - 1]?.text !== ',') return null
  const before = tokens[at - 2]?.lower ?? ''
  const [, end] = clauseAround(tokens, at + 1)
  // "sikeres vagy." is no "or".
  const to = tokens[end]?.lower === 'vagy' && tokens[end + 1]?.kind === 'mark' ? end + 1 : end
  const change = changeBehind(tokens, [at, to], joint === 'hogy' && asks(tokens, at, known) ? 'kérem' : before)
  if (change === null) return null
  const places = Array.from({ length: to - at - 1 }, (_, i) => at + 1 + i).filter(
    (place) => isSureVerb(tokens, place, known) || /^(?:van|vannak|vagyok|vagy|vagyunk)$/.test(tokens[place]?.lower ?? ''),
  )
  const [verb] = places
  const token = verb === undefined ? undefined : tokens[verb]
  if (verb === undefined || places.length > 1 || !token) return null
  const made = change(token, known)
  const isDenied = change === asOrder && tokens[verb - 1]?.lower === 'nem'
  if (made.length > 0 && isDenied) return { from: verb - 1, to: verb + 1, suggestions: made.map((one) => `ne ${one}`) }
  return mended(tokens, verb, made)
}

type Change = (token: LintToken, known: WordKnowledge) => readonly string[]

function changeBehind(tokens: readonly LintToken[], [at, to]: readonly [at: number, to: number], before: string): Change | null {
  const clause = tokens.slice(at + 1, to)
  if (tokens[at]?.lower === 'ha') return wishing.has(before) || isWish(tokens, at) ? asWish : null
  if (tokens[at]?.lower === 'mert') return asFact
  if (asking.has(clause[0]?.lower ?? '') || clause.some((token) => isRelative(token)) || clause.some(({ text }) => text === '-e'))
    return null
  if (wanting.has(before) && !clause.some(({ lower }) => /^(?:hadd|ne|volna)$/.test(lower))) return asOrder
  // "Fontos, hogy megérkezzünk": of you and us; of others it may be a fact.
  if (/^(?:fontos|lényeges|elengedhetetlen)$/.test(before) && at <= 3)
    return (token, known) => (finiteReadings(token, known).every(({ tags }) => /p[12](?:sg|pl)$/.test(tags)) ? asOrder(token, known) : [])
  const isDenied = /^(?:hiszem|gondolom|biztos|hinném)$/.test(before) && tokens[at - 3]?.lower === 'nem'
  return knowing.has(before) || isDenied ? asFact : null
}

/** "jó lenne, ha", "jó volna, ha". */
const isWish = (tokens: readonly LintToken[], at: number): boolean =>
  /^(?:lenne|volna)$/.test(tokens[at - 2]?.lower ?? '') && /^(?:jó|jobb|szép|remek)$/.test(tokens[at - 3]?.lower ?? '')
