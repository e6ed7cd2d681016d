import { words } from '../../../languages/words.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import { isSureVerb } from '../../hungarian/clauses.ts'
import {
  afterAdjectives,
  between,
  clauseAround,
  finiteReadings,
  isAccusative,
  isAdjective,
  isDefinite,
  isIndefinite,
  isNobodys,
  isNounOf,
  isPlainNoun,
  mended,
  takesObjects,
  toDefinite,
  toIndefinite,
  verbWith,
} from '../../hungarian/words.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

/** Words with which an object is one that is known: "melyik filmet", "mindegyik képet". */
const definite = words('melyik mindegyik bármelyik valamelyik hányadik utolsó összes másik')
/** Words with which it is any: "hány könyvet", "sok régi történetet". */
const indefinite =
  words(`hány mennyi milyen sok kevés néhány rengeteg számos valamilyen bármilyen semmilyen ilyen olyan két három négy öt hat nyolc kilenc tíz
  húsz száz ezer pár egy minden`)
const known = words(`azt ezt azokat ezeket őt őket magamat magadat magát magunkat magukat minket titeket engem téged egymást`)
/** How long, how often and how much: no objects. */
const measures =
  words(`órát percet napot hetet hónapot évet kicsit keveset pillanatot kört kilométert métert lépést szót ideig darabot felet csapást
  pontot fokot nagyot jót évadot szezont éjszakát éjt időt telet nyarat délutánt estét forintot eurót százalékot`)

/** "Melyik filmet nézel meg?", "két könyvet vettük": the word before an object tells which form its verb has. */
export default defineCheck({
  key: 'determined-object',
  class: 'agreement',
  find: (tokens, words) => (words?.forms ? allIn(tokens, words) : []),
  wrong: [
    ['Melyik filmet nézel meg ma este?', 'Melyik filmet nézed meg ma este?'],
    ['Milyen zenét szereted?', 'Milyen zenét szeretsz?'],
    ['Hány könyvet olvastad el idén?', 'Hány könyvet olvastál el idén?'],
    ['Két új könyvet vettük a boltban.', 'Két új könyvet vettünk a boltban.'],
    ['Ezt a feladatot senki sem tud megoldani.', 'Ezt a feladatot senki sem tudja megoldani.'],
    ['A nagymamám sok régi történetet ismeri.', 'A nagymamám sok régi történetet ismer.'],
    ['A barátnőm minden nap néz ezt a sorozatot.', 'A barátnőm minden nap nézi ezt a sorozatot.'],
    ['A diák könyveket olvassa.', 'A diák könyveket olvas.'],
    ['A kutatók új módszert dolgozták ki.', 'A kutatók új módszert dolgoztak ki.'],
    ['A levelet a titkárnőnek adtunk oda.', 'A levelet a titkárnőnek adtuk oda.'],
    ['Az egész könyvet tegnap olvastunk el.', 'Az egész könyvet tegnap olvastuk el.'],
  ],
  right: [
    'A kutatók új módszert dolgoztak ki.',
    'Melyik filmet nézed meg?',
    'Két könyvemet elvitték.',
    'A két könyvet elvitték.',
    'Hány órát vártad a buszt?',
    'Ezt a feladatot megoldani senki sem tud.',
    'Ezt a házat építő cég csődbe ment.',
    'Sok könyvet olvas, és szereti őket.',
    'Azt a hírt hallva elment.',
    'Sok diákot érintett a járvány, azt mondják.',
    'Ebből a két feladatot megoldotta.',
  ],
})

/** One finding a verb. */
function allIn(tokens: readonly LintToken[], words: WordKnowledge): readonly CheckFinding[] {
  const found = tokens.flatMap((_, at) => findingAt(tokens, at, words) ?? ofBareObject(tokens, at, words) ?? [])
  return [...new Map(found.map((one) => [one.from, one])).values()]
}

function findingAt(tokens: readonly LintToken[], at: number, words: WordKnowledge): CheckFinding | null {
  const object = objectAt(tokens, at, words)
  if (!object) return null
  const { noun, isKnown } = object
  const [from, to] = clauseAround(tokens, at)
  const verb = onlyVerb(tokens, [from, to], words)
  const token = verb === null ? undefined : tokens[verb]
  if (verb === null || !token || hasInfinitive(tokens, { from, to, verb, noun }, words)) return null
  if (isKnown) {
    if (!isIndefinite(token, words) || !takesObject(token, words) || mayBeSomebodys(tokens, { at, noun, verb }, words)) return null
    return mended(
      tokens,
      verb,
      verbWith(token, toDefinite, words).filter((one) => words.isKnown(one)),
    )
  }
  if (!isDefinite(token, words) || hasKnownObject(tokens.slice(from, to), words)) return null
  return mended(tokens, verb, verbWith(token, toIndefinite, words))
}

const pronouns =
  words(`mást többet kettőt egyiket másikat elsőt sokat keveset annyit ennyit mennyit valamit semmit mindent mindkettőt ilyet olyat
  melyet melyeket ugyanazt ugyanezt mindezt mindazt semelyiket tegnapit egészet részt észt kedvet`)

/** "új módszert dolgozták ki": what has no article is not known from before. */
function ofBareObject(tokens: readonly LintToken[], verb: number, words: WordKnowledge): CheckFinding | null {
  const [object, token] = [tokens[verb - 1], tokens[verb]]
  if (
    !token ||
    !object?.lower.endsWith('t') ||
    pronouns.has(object.lower) ||
    measures.has(object.lower) ||
    object.text !== object.lower ||
    /[áé]t$/.test(object.lower)
  )
    return null
  if (!isSureVerb(tokens, verb, words) || !isDefinite(token, words) || !isAccusative(object, words) || !isNobodys(object, words))
    return null
  let start = verb - 1
  while (isAdjective(tokens[start - 1], words)) start -= 1
  const [from, to] = clauseAround(tokens, verb)
  if (onlyVerb(tokens, [from, to], words) !== verb || hasInfinitive(tokens, { from, to, verb, noun: verb - 1 }, words)) return null
  if (
    hasKnownObject(tokens.slice(from, to), words) ||
    (tokens[to]?.text === ',' && /^(?:hogy|ha|a(?:mi|ki|mely))/.test(tokens[to + 1]?.lower ?? '')) ||
    !isDoer(tokens, [from, start, verb], words)
  )
    return null
  return mended(tokens, verb, verbWith(token, toIndefinite, words))
}

/** All that stands before the object is who does it, or small words. */
function isDoer(tokens: readonly LintToken[], [from, to, verbAt]: readonly [number, number, number], words: WordKnowledge): boolean {
  let at = from
  if (from > 0 && !/^(?:hogy|mert|de)$/.test(tokens[from - 1]?.lower ?? '')) return false
  if (/^az?$/.test(tokens[at]?.lower ?? '')) {
    at = afterAdjectives(tokens, at + 1, words) + 1
    const noun = tokens[at - 1]
    if (at > to || !(isPlainNoun(noun, words) || isNounOf(/\.nom$/, noun, words))) return false
    // "A magyar nyelv tanítását": the noun may be a part of the object, unless it is many or somebody's.
    if (isPlainNoun(noun, words) && !/k[ae]t$/.test(tokens[verbAt - 1]?.lower ?? '')) return false
  }
  return tokens
    .slice(at, to)
    .every(
      ({ lower }) =>
        between.has(lower) ||
        /^(?:gyakran|általában|tegnap|tavaly|este|reggel|minden|nap|vasárnap|hétfőn|kedden|szerdán|csütörtökön|pénteken|szombaton|délután|délelőtt)$/.test(
          lower,
        ),
    )
}

type Object = { readonly noun: number; readonly isKnown: boolean }

/** The object that begins with this word, and whether it is one that is known. */
function objectAt(tokens: readonly LintToken[], at: number, words: WordKnowledge): Object | null {
  const word = tokens[at]?.lower ?? ''
  const next = tokens[at + 1]?.lower ?? ''
  const isPointed = /^(?:ezt|azt|ezeket|azokat)$/.test(word) && /^az?$/.test(next)
  const isArticled = /^az?$/.test(word) && /^(?:egész|összes|másik|többi|utolsó|első|következő)$/.test(next)
  // "A levelet … adtunk oda": the object opens the sentence.
  const isFirst = /^az?$/.test(word) && !isArticled && (at === 0 || /^(?:hogy|mert|de)$/.test(tokens[at - 1]?.lower ?? ''))
  if (isFirst) {
    const own = tokens[at + 1]
    return own && isAccusative(own, words) && !measures.has(own.lower) && own.text === own.lower ? { noun: at + 1, isKnown: true } : null
  }
  const isDefiniteWord = definite.has(word) && !/^(?:összes|utolsó|másik)$/.test(word)
  if (!isPointed && !isArticled && !isDefiniteWord && !indefinite.has(word)) return null
  // "első gólját, rögtön egy mesterhármast": an apposition.
  if (indefinite.has(word) && [tokens[at - 1], tokens[at - 2]].some((one) => one?.text === ',')) return null
  if (
    indefinite.has(word) &&
    (/^(?:az?|ezt|azt|e|eme|ama|mind|ez|még|a|az)$/.test(tokens[at - 1]?.lower ?? '') || hasArticleBefore(tokens, at))
  )
    return null
  const noun = afterAdjectives(tokens, isPointed || isArticled ? at + 2 : at + 1, words)
  const token = tokens[noun]
  if (!isAccusative(token, words) || measures.has(token.lower) || /^\p{Lu}/u.test(token.text)) return null
  if (!indefinite.has(word)) return { noun, isKnown: true }
  return isNobodys(token, words) ? { noun, isKnown: false } : null
}

/** "az első két", "a magyar két". */
const hasArticleBefore = (tokens: readonly LintToken[], at: number): boolean => {
  const before = tokens[at - 1]?.lower ?? ''
  return /^az?$/.test(tokens[at - 2]?.lower ?? '') && !/(?:[mdk]|a|e)$/.test(before)
}

function onlyVerb(tokens: readonly LintToken[], [from, to]: readonly [number, number], words: WordKnowledge): number | null {
  const places = Array.from({ length: to - from }, (_, i) => from + i).filter((place) => isSureVerb(tokens, place, words))
  const [verb] = places
  if (verb === undefined || places.length > 1) return null
  return tokens
    .slice(from, to)
    .some(({ lower }) => /^(?:kell|kellett|lehet|lehetett|szabad|volna|van|volt|fog|muszáj|kellene)$/.test(lower))
    ? null
    : verb
}

type Place = { readonly from: number; readonly to: number; readonly verb: number; readonly noun: number }

/** A participle or a noun of doing may have the object; an infinitive only where its verb goes with objects of its own: "tud". */
function hasInfinitive(tokens: readonly LintToken[], { from, to, verb, noun }: Place, words: WordKnowledge): boolean {
  const helps = finiteReadings(tokens[verb], words).every(({ lemma }) => /^(?:tud|akar|szeret|kezd|próbál|mer|bír)$/.test(lemma))
  return tokens.slice(from, to).some((token, i) => {
    if (/[^aáeéiíoóöőuúüű]v[áé]n$/.test(token.lower)) return true
    if (from + i === verb || from + i === noun || !takesObjects(token, words)) return false
    // A participle stands right behind its object.
    if (!/(?:ni[aeku]?\p{L}{0,2}|v[ae])$/u.test(token.lower))
      return (
        from + i > noun &&
        from + i - noun < 3 &&
        from + i - 1 !== verb &&
        !/^(?:az?|egy)$/.test(tokens[from + i - 1]?.lower ?? '') &&
        !/(?:sz)$/.test(token.lower)
      )
    return !(helps && from + i > verb && /ni$/.test(token.lower))
  })
}

const takesObject = (token: LintToken, words: WordKnowledge): boolean =>
  finiteReadings(token, words).some(({ lemma }) =>
    (words.forms?.lexemesOf(lemma) ?? []).some(({ kind, formWith }) => kind === 'verb' && formWith('pres.def.p3pl') !== null),
  )

/** "Ezt a gyereket váró asszony": the verb is said of somebody before whom the object stands. Past tenses must end their clause. */
function mayBeSomebodys(
  tokens: readonly LintToken[],
  { at, noun, verb }: { readonly at: number; readonly noun: number; readonly verb: number },
  words: WordKnowledge,
): boolean {
  const token = tokens[verb]
  if (!token) return true
  const others = tokens.slice(Math.min(at, verb), Math.max(noun, verb)).filter((one) => isAccusative(one, words))
  return (
    others.some((one) => one !== tokens[noun]) ||
    (/t$/.test(token.lower) && finiteReadings(token, words).some(({ tags }) => tags === 'past.p3sg') && verb < noun)
  )
}

function hasKnownObject(clause: readonly LintToken[], words: WordKnowledge): boolean {
  return clause.some((token, i) => {
    if (known.has(token.lower) || (i > 0 && /^\p{Lu}\p{Ll}+t$/u.test(token.text))) return true
    if (token.kind === 'word' && isAccusative(token, words) && !isNobodys(token, words)) return true
    return /^az?$/.test(token.lower) && isAccusative(clause[afterAdjectives(clause, i + 1, words)], words)
  })
}
