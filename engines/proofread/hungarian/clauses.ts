import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { finiteReadings, isAdjective, isNounOf, isPlainNoun, isVerbOnly, mayBeParticiple, nounReadings } from './words.ts'

/** Words that open a clause at the start of a sentence. */
const openers =
  words(`ha hogyha amikor mikor miután mielőtt mivel mivelhogy amíg míg ameddig mióta amióta ahogy ahogyan mihelyt amint bár habár ámbár noha
  valahányszor ahányszor minél aki akik akit akiket akinek akiknek ami amit amiket ahol ahova ahová ahonnan mire`)
const relative =
  /^(?:aki|ami|amely|amelyik)(?:k?(?:t|et|nek|kel|vel|hez|ről|től|ben|ért|nél|re|be|ből|n|en|lyel|hoz)?)$|^aho(?:l|va|vá|nnan)$|^amikor$/

export const opensSentence = (token: LintToken | undefined): boolean => openers.has(token?.lower ?? '')
export const isRelative = (token: LintToken | undefined): boolean => token?.kind === 'word' && relative.test(token.lower)

/** Words that join verbs or open a clause of their own, so that two verbs may stand side by side. */
const joining =
  words(`és s vagy de hogy mert meg sem se mint hanem is pedig illetve valamint ám ha noha bár akár tehát ezért úgyhogy majd mondjuk kérem hadd
  persze ugye mintha akkor-akkor mondván nehogy hiszen amikor aki ami amely ahol mikor hol mi mit ki kit miért hogyan mennyi melyik milyen`)

/** Verbs beside which a second finite verb may stand: "kérem szépen", "el kell hogy menjek", "van aki". */
const helping =
  words(`kell kellett kellene kéne lehet lehetett lehetne szabad szabadott volna volt van nincs legyen lesz lenne lett muszáj akar fog hagy enged
  mond hisz gondol tud lát kér köszön néz hall ugye higgy illik szokik talál remél sejt hallgat vél látszik tűnik`)

/** Words with which the second clause begins. */
const starters =
  words(`azonnal rögtön akkor mindig nagyon most én te ő mi ti ők nem már még ott itt így mindenki senki sokan soha ma holnap tegnap ezért otthon
  inkább ne annál gyakran általában sajnos persze biztosan valószínűleg hirtelen egyből mégis mégsem szinte teljesen sokkal később végül először
  együtt túl elég különösen viszont ugyanis gyorsan mindannyian mindenkit semmit mindent`)
const prefixes =
  words(`meg el ki be fel föl le át haza vissza össze rá oda ide hozzá neki nekem neked nekünk nektek nekik vele velem végig tovább
  volna`)

/** Behind a past tense that may be a participle: here it is none, since no noun follows it. */
const behindVerb = (token: LintToken | undefined): boolean =>
  token === undefined ||
  /(?:ul|ül)$/.test(token.lower) ||
  token.kind === 'mark' ||
  /^az?$/.test(token.lower) ||
  starters.has(token.lower) ||
  prefixes.has(token.lower)

/** A finite verb and no participle before its noun, nor a noun that looks like a verb: "csapat", "az elmúlt hét". */
export function isSureVerb(tokens: readonly LintToken[], at: number, known: WordKnowledge): boolean {
  const token = tokens[at]
  if (!token || !isVerbOnly(tokens, at, known)) return false
  if (!mayBeParticiple(token)) return true
  const own = finiteReadings(token, known)
  // "jelent" is no participle; nor is what stands behind "nem".
  const isNamed = own.some(({ lemma }) => lemma !== token.lower || (known.stems?.(lemma) ?? [lemma]).includes(lemma))
  if ((nounReadings(token, known).length === 0 && isNamed) || /^(?:nem|sem)$/.test(tokens[at - 1]?.lower ?? '')) return true
  const isPast = own.every(({ tags }) => tags.includes('past'))
  return isPast && (behindVerb(tokens[at + 1]) || isVerbOnly(tokens, at + 1, known)) && !/^az?$/.test(tokens[at - 1]?.lower ?? '')
}

/** Where finite verbs stand, from `from` to before `to`. */
export const verbsBetween = (
  tokens: readonly LintToken[],
  [from, to]: readonly [from: number, to: number],
  known: WordKnowledge,
): readonly number[] =>
  Array.from({ length: Math.max(0, to - from) }, (_, i) => from + i).filter(
    (at) => isSureVerb(tokens, at, known) || isOrder(tokens[at], known),
  )

export const isHelping = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token === undefined || helping.has(token.lower) || finiteReadings(token, known).some(({ lemma }) => helping.has(lemma))

/** Helpers behind which no comma belongs: "amit mondott volna". */
export const isModal = (token: LintToken | undefined): boolean =>
  /^(?:kell|kellett|kellene|kéne|lehet|lehetett|lehetne|szabad|volna|volt|van|vagyok|vagyunk|vannak|voltam|nincs|legyen|lenne|muszáj|fog|kérem|köszönöm|hiszem|mondjuk|tudod|látod)$/.test(
    token?.lower ?? '',
  )

export const joins = (token: LintToken | undefined): boolean => token !== undefined && joining.has(token.lower)

/**
 * The last token of a clause whose verb stands at `verb` and that ends before the next verb: where the comma belongs. What follows the verb
 * belongs to it, but for words that a clause begins with, and for a doer whom the verb cannot have.
 */
export function clauseEndBefore(
  tokens: readonly LintToken[],
  [verb, next]: readonly [verb: number, next: number],
  known: WordKnowledge,
): number {
  let end = verb
  while (end + 1 < next && prefixes.has(tokens[end + 1]?.lower ?? '')) end += 1
  for (let at = end + 1; at < next; at += 1) {
    const token = tokens[at]
    if (starters.has(token?.lower ?? '')) return at - 1
    if (/^az?$/.test(token?.lower ?? '') && isDoer(tokens, [at, next], known) && !mayHaveDoer(tokens, verb, known)) return at - 1
  }
  // "élek ritkábban látom": how something is done stands right before its verb.
  const last = tokens[next - 1]
  return next - 1 > end &&
    (/v[ae]$/.test(last?.lower ?? '') || (/(?:bb[ae]n|[^k][aáeé]n|[uü]l)$/.test(last?.lower ?? '') && isAdverb(last, known)))
    ? next - 2
    : next - 1
}

const isAdverb = (token: LintToken | undefined, known: WordKnowledge): boolean =>
  token !== undefined && (known.forms?.analyse(token.lower) ?? []).some(({ tags }) => /^(?:comp\.)?adv$/.test(tags))

/** "kérdezd", "segíts", "menj": orders, which the rules of forms do not give. */
export const isOrder = (token: LintToken | undefined, known: WordKnowledge): boolean => {
  const { lower = '', kind } = token ?? {}
  if (kind !== 'word' || !/(?:d|j|gy|s|ssz|zz)$/.test(lower) || !known.isKnown(lower)) return false
  const analyse = (form: string) => known.forms?.analyse(form) ?? []
  if (analyse(lower).length > 0) return false
  const isDefinite =
    lower.endsWith('d') && ['od', 'ed', 'öd'].some((end) => analyse(lower.slice(0, -1) + end).some(({ tags }) => tags === 'pres.def.p2sg'))
  return isDefinite || ['ak', 'ek'].some((end) => analyse(lower + end).some(({ tags }) => tags === 'imp.p1sg'))
}

/** "a kutya", "a gyerekek" with the next verb behind it. */
function isDoer(tokens: readonly LintToken[], [at, next]: readonly [at: number, next: number], known: WordKnowledge): boolean {
  let noun = at + 1
  while (noun < next && isAdjective(tokens[noun], known)) noun += 1
  return noun < next && (isPlainNoun(tokens[noun], known) || isNounOf(/\.nom$/, tokens[noun], known))
}

/** I and you have no doer behind the verb; nor has a verb whose doer stands before it. */
function mayHaveDoer(tokens: readonly LintToken[], verb: number, known: WordKnowledge): boolean {
  if (!finiteReadings(tokens[verb], known).some(({ tags }) => tags.includes('p3'))) return false
  let start = verb
  while (start > 0 && tokens[start - 1]?.kind === 'word') start -= 1
  return !tokens.slice(start, verb).some(({ lower }, i) => /^az?$/.test(lower) && isDoer(tokens, [start + i, verb], known))
}
