import type { Analysis } from '../../languages/forms.ts'
import { words } from '../../languages/words.ts'
import type { CheckFinding } from '../check.ts'
import type { WordKnowledge } from '../language.ts'
import { readingsOf } from '../readings.ts'
import type { LintToken } from '../token.ts'

const finite = /^(?:pot\.)?(?:pres|past|cond|imp)\.(?:def\.)?p[123](?:sg|pl)$/

/** What a word may be, as if it were written small: it may begin the sentence. */
const readings = ({ kind, lower, text }: LintToken, known: WordKnowledge): readonly Analysis[] => {
  const all = kind === 'word' ? (known.forms?.analyse(lower) ?? []) : []
  // A name has readings with its capital alone.
  return all.length === 0 && kind === 'word' && /^\p{Lu}\p{Ll}+$/u.test(text) ? (known.forms?.analyse(text) ?? []) : all
}

/** No finite verb ends so; asked before the dictionary is, which is slow. */
const noVerbEnd = /(?:b[ae]n|[brt][óő]l|h[oeö]z|s[áé]g|[áé]s|[óőúű]|ig|ként|kor|[aáeéoóöő]n|bb|ny|ly|v[ae]|ni)$/

/** What a word is as a finite verb; empty where it is none. */
export const finiteReadings = (token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] =>
  token && mayBeFinite(token) ? readings(token, known).filter(({ kind, tags }) => kind === 'verb' && finite.test(tags)) : []

/** "jön", "megjön" and their like, and the imperatives in "-jon". */
const mayBeFinite = ({ lower }: LintToken): boolean => !noVerbEnd.test(lower) || /(?:jön|van|[jsz][oeö]n|gy[eo]n)$/.test(lower)

/** Short words and names of which the rules make verbs, and verbs that are nouns or adverbs more often. */
const noVerbs =
  words(`vagy mint majd úgy így már még csak sem nem is egy két hat hét nap fél ár ér áll ad kar ki mi mert fog ég ír nő vét vár szel lak tan
  ill él ül tör zár íz les lop fő tart tegnap ma jó lát szeret ész más fal fel le be el meg át alatt miatt mellett felett fölött mögött
  között helyett előtt végett iránt szerint ellen nélkül helyt volt való este reggel részt rész elég`)

/** Nouns that the rules take for verbs of letting: "csapatunk", "adatok". */
const nounsInAt =
  /^(?:adat|csapat|gondolat|feladat|akarat|lakat|alkat|irat|falat|huzat|kivonat|vonat|mondat|kabát|szótár|hatalom|kérdőív)(?:[aeoáé]|$|unk|juk|t$|n[ae]k)/

/** A finite verb and hardly anything else: its other readings are those that the rules make of its own stem, and things of yours. */
export function isVerbOnly(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const token = tokens[at]
  if (token?.kind !== 'word' || noVerbs.has(token.lower) || nounsInAt.test(token.lower) || !mayBeFinite(token)) return false
  // "tér- és időszemlélet".
  if (/^[-–]/u.test(tokens[at + 1]?.text ?? '') && tokens[at + 1]?.space === '') return false
  if (token.text !== token.lower && !(at === 0 && /^\p{Lu}\p{Ll}+$/u.test(token.text))) return false
  const all = readings(token, known)
  const verbs = all.filter(({ kind, tags }) => kind === 'verb' && finite.test(tags))
  if (verbs.length === 0) return false
  return all.every(
    ({ kind, lemma, tags }) =>
      (kind === 'verb' && !/inf|adv/.test(tags)) ||
      lemma.length < 3 ||
      lemma === token.lower ||
      // "tanul" is hardly "as a tan".
      (tags === 'sg.ess' && token.lower.endsWith('tanul')) ||
      // "írtam" is hardly somebody's "írt".
      (lemma.endsWith('t') && token.lower.startsWith(lemma) && verbs.some((verb) => verb.tags.includes('past'))) ||
      /\.p2(?:sg|pl)\./.test(tags) ||
      verbs.some((verb) => verb.lemma === lemma),
  )
}

/** Past tenses that are participles as well, and stand before nouns: `elfogadott`. */
export const mayBeParticiple = ({ lower }: LintToken): boolean => /(?:t|t[ae])$/.test(lower)

/** A verb that goes with an object that is not known from before, and with no other. */
export function isIndefinite(token: LintToken, known: WordKnowledge): boolean {
  const readings = finiteReadings(token, known)
  return readings.length > 0 && readings.every(({ tags }) => !/\.def\./.test(tags) && !/(?:past\.p1sg|cond\.p1pl)$/.test(tags))
}

export const isDefinite = (token: LintToken, known: WordKnowledge): boolean => {
  const readings = finiteReadings(token, known)
  return readings.length > 0 && readings.every(({ tags }) => /\.def\./.test(tags))
}

/** The same verb with other tags, best first. */
export function verbWith(token: LintToken, change: (tags: string) => string | null, known: WordKnowledge): readonly string[] {
  const made = finiteReadings(token, known).flatMap(({ lemma, tags }) => {
    const wanted = change(tags)
    const verb = wanted === null ? undefined : known.forms?.lexemesOf(lemma).find(({ kind }) => kind === 'verb')
    const form = wanted === null ? null : (verb?.formWith(wanted) ?? null)
    return form === null || form === token.lower ? [] : [form]
  })
  return [...new Set(made)].slice(0, 3)
}

export const toDefinite = (tags: string): string | null =>
  /\.def\./.test(tags) ? null : tags.replace(/^((?:pot\.)?(?:pres|past|cond|imp))\./, '$1.def.')
export const toIndefinite = (tags: string): string | null => (/\.def\./.test(tags) ? tags.replace('.def.', '.') : null)
export const toPerson =
  (person: string) =>
  (tags: string): string => {
    const moved = tags.replace(/p[123](?:sg|pl)$/, person)
    return moved === 'past.def.p1sg' || /cond\.def\.p1pl$/.test(moved) ? moved.replace('def.', '') : moved
  }

/** Words of a noun's or an adjective's readings that end so; empty for a word that may be a verb. */
export const nounReadings = (token: LintToken | undefined, known: WordKnowledge): readonly Analysis[] =>
  token && !noVerbs.has(token.lower) ? readings(token, known).filter(({ kind }) => kind !== 'verb') : []

const noAccusatives =
  words(`miatt alatt mellett között helyett felett fölött mögött előtt végett tegnapelőtt egyszerűen mindenütt együtt ott itt most két hét öt hat
  szét iránt szerint tehát azt ezt mit kit hét amint éppúgy rögvest persze`)

/** "áradat" is a word without an ending; "házat" is none, whatever the rules think. */
function isOwnWord({ lower, text }: LintToken, all: readonly Analysis[], known: WordKnowledge): boolean {
  if (!all.some(({ lemma }) => lemma === lower || lemma === text)) return false
  const stems = known.stems?.(text) ?? []
  return stems.length === 0 || stems.some((stem) => stem !== '' && lower.endsWith(stem.toLowerCase()))
}

/** A noun in the accusative, of which nothing else can be thought. */
export function isAccusative(token: LintToken | undefined, known: WordKnowledge): token is LintToken {
  if (token?.kind !== 'word' || token.lower.length < 4 || !token.lower.endsWith('t') || noAccusatives.has(token.lower)) return false
  const all = readingsOf(token, known)
  if (all.some(({ kind }) => kind === 'verb')) return false
  if (isOwnWord(token, all, known)) return false
  return all.some(({ kind, lemma, tags }) => kind === 'noun' && lemma.length > 2 && tags.endsWith('.acc'))
}

/** Every reading of it as a noun has these tags, and it has one. */
export function isNounOf(tags: RegExp, token: LintToken | undefined, known: WordKnowledge): token is LintToken {
  const own = nounReadings(token, known).filter((one) => one.lemma.length > 2)
  if (!token || isOwnWord(token, own, known)) return false
  const all = own.filter((one) => one.lemma !== token.lower)
  return all.length > 0 && all.every((one) => tags.test(one.tags)) && finiteReadings(token, known).length === 0
}

/** A noun in the singular, with no ending and no owner, that is no adjective, adverb or verb. */
export function isPlainNoun(token: LintToken | undefined, known: WordKnowledge): token is LintToken {
  if (token?.kind !== 'word' || token.lower.length < 2) return false
  const all = nounReadings(token, known)
  const isForm = all.some(({ lemma }) => lemma !== token.lower)
  // "zene" is music, hardly somebody's zen: the dictionary has the word as it stands.
  if (isForm && known.stems?.(token.lower)[0] !== token.lower) return false
  return (
    all.some(({ tags, lemma }) => tags === 'sg.nom' && lemma === token.lower) &&
    all.every(({ kind }) => kind === 'noun') &&
    (finiteReadings(token, known).length === 0 || nounsInAt.test(token.lower))
  )
}

/** Another form of a noun. */
export const nounWith = (token: LintToken, change: (tags: string) => string | null, known: WordKnowledge): readonly string[] => {
  const made = nounReadings(token, known).flatMap(({ lemma, kind, tags }) => {
    const wanted = lemma.length < 3 && lemma !== token.lower ? null : change(tags)
    const form =
      wanted === null
        ? null
        : (known.forms
            ?.lexemesOf(lemma)
            .find((one) => one.kind === kind)
            ?.formWith(wanted) ?? null)
    return form === null || form === token.lower ? [] : [form]
  })
  return [...new Set(made)].slice(0, 3)
}

export const isOwned = ({ tags }: Analysis): boolean => /\.p[123](?:sg|pl)\./.test(tags)

/** "zenét" is music, hardly somebody's zen: the longest word that it may be is the likeliest. */
export function isNobodys(token: LintToken, known: WordKnowledge): boolean {
  const all = nounReadings(token, known).filter(({ tags }) => tags.endsWith('.acc'))
  const longest = Math.max(...all.map(({ lemma }) => lemma.length))
  return all.every((one) => one.kind === 'noun' && (!isOwned(one) || one.lemma.length < longest))
}

/** An adjective before a noun. */
export const isAdjective = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  token.text === token.lower &&
  !/(?:b[ae]n|[brt][óő]l|n[ae]k|h[oeö]z|ért|..k|v[ae]l|[aáeéoöő]m|[áé]t)$/.test(token.lower) &&
  (token.lower === 'kis' ||
    readingsOf(token, known).some(({ kind, tags }) => kind === 'adjective' && /^(?:(?:comp|sup)\.)?sg\.nom$/.test(tags))) &&
  !readingsOf(token, known).some(({ tags, kind }) => kind === 'verb' && finite.test(tags))

/** Where the noun behind an article stands, with at most two adjectives before it; the place itself where there are none. */
export function afterAdjectives(tokens: readonly LintToken[], at: number, known: WordKnowledge): number {
  let next = at
  while (next - at < 2 && isAdjective(tokens[next], known) && !isAccusative(tokens[next], known)) next += 1
  return next
}

const joiners = words(`és s vagy de hogy mert ha amikor mint meg ám hanem hiszen bár noha illetve`)

/** The clause around a place: between marks and conjunctions. */
export function clauseAround(tokens: readonly LintToken[], at: number): readonly [from: number, to: number] {
  const ends = (token: LintToken | undefined): boolean => token === undefined || token.kind === 'mark' || joiners.has(token.lower)
  let [from, to] = [at, at + 1]
  while (from > 0 && !ends(tokens[from - 1])) from -= 1
  while (to < tokens.length && !ends(tokens[to])) to += 1
  return [from, to]
}

/** Nothing of the clause stands behind this place. */
export const isClauseEnd = (token: LintToken | undefined): boolean =>
  token === undefined || (token.kind === 'mark' && !/^[-–/(]/u.test(token.text)) || joiners.has(token.lower)

/** Infinitives, participles and nouns and adverbs of verbs, to which an object may belong. */
export const takesObjects = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token?.kind === 'word' &&
  token.lower.length > 3 &&
  (/(?:ni[aeku]?\p{L}{0,2}|v[ae]|[óő]\p{L}{0,6}|[áé]s\p{L}{0,6})$/u.test(token.lower.replace(/[trb][óő]l$/, '')) ||
    readingsOf(token, known).some(({ kind, tags }) => kind === 'verb' && /inf|part|adv/.test(tags)))

/** Small words that may stand between a verb and what belongs to it. */
export const between = words(`nem is sem már még most én te ő mi ti ők ma itt ott csak mindig nagyon soha szívesen éppen is szintén holnap`)

/** The word mended, with the capital that it begins the sentence with. */
export function mended(tokens: readonly LintToken[], at: number, suggestions: readonly string[]): CheckFinding | null {
  const isCapital = at === 0 && /^\p{Lu}/u.test(tokens[at]?.text ?? '')
  const written = isCapital ? suggestions.map((one) => one.charAt(0).toUpperCase() + one.slice(1)) : suggestions
  return written.length === 0 ? null : { from: at, to: at + 1, suggestions: written }
}

const isAdverb = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined && /(?:[aáeéou]n|[uü]l|lag|leg)$/.test(token.lower) && readings(token, known).some(({ tags }) => tags === 'adv')

/** Where the verb may stand: behind at most two small words or words that say how. */
export function verbPlace(tokens: readonly LintToken[], from: number, known: WordKnowledge): number {
  let at = from
  while (at - from < 2 && (small.has(tokens[at]?.lower ?? '') || isAdverb(tokens[at], known))) at += 1
  return at
}

const small =
  words(`nem is sem már még most ma itt ott csak mindig nagyon soha szívesen szintén holnap tegnap jól gyakran általában néha ritkán
  sokat reggel este későn korán`)
