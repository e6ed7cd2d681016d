import { isFinite } from '../../languages/en/grammar/clause.ts'
import { compose, lowerFirst, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { formsOfBe, subjectPronouns } from '../../languages/en/grammar/grammar-words.ts'
import { isComma, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Adverbs of manner and of pace that say the same before the verb and after its object. Sorted. */
const manners = new Set(
  `abruptly accurately actively automatically badly briefly calmly carefully cautiously clearly closely completely consciously consistently
  constantly continuously correctly critically deliberately directly dramatically drastically easily effectively efficiently entirely
  explicitly fairly firmly fully gently gladly gradually greatly hastily heavily honestly immediately implicitly independently
  indirectly individually intensely kindly loudly manually massively mentally mildly naturally negatively nervously openly patiently
  perfectly permanently personally poorly positively precisely privately promptly properly publicly quickly quietly radically randomly
  rapidly readily regularly repeatedly rigorously safely secretly securely separately seriously sharply significantly silently
  simultaneously slightly slowly smoothly softly steadily strictly strongly substantially successfully suddenly swiftly systematically
  temporarily thoroughly tightly vigorously visibly wisely`.split(/\s+/),
)

/** Of these, such as weigh the statement too, or say how much: behind the verb they would only say how. Sorted. */
const heldBefore = new Set(
  `badly briefly clearly closely completely constantly directly easily effectively entirely explicitly fairly firmly fully greatly
  heavily honestly implicitly indirectly mildly naturally perfectly poorly positively privately publicly readily seriously slightly
  strictly strongly successfully suddenly thoroughly visibly wisely`.split(/\s+/),
)

/** What one does thoroughly; "thoroughly impressed" and "thoroughly enjoyed" stay as they are. */
const isDoneWell = /^(?:analy[sz]e|check|clean|cook|dry|examine|investigate|mix|read|review|rinse|search|study|test|wash)$/

/** Before the verb these weigh the statement, leave a set phrase ("spend it wisely"), or are no longer the point ("counted separately"). Sorted. */
const heldBehind = new Set(
  'badly clearly directly fairly honestly independently poorly positively separately seriously strongly wisely'.split(' '),
)

/** Verbs that do not stand before an adverb of manner without their object. Sorted. */
const lightVerbs = new Set('appear be become do feel get have look remain seem sound'.split(' '))

/** What may follow the adverb in its new place without drawing it to itself. */
const isClosed = (tokens: Tokens, at: number, end: number): boolean =>
  at === end ||
  isComma(tokens[at]) ||
  /^(in|at|on|during|after|before|over|since|with|within|by|from|through)$/.test(tokens[at]?.lower ?? '')

/** The object that follows the verb at `at`: its end; `at + 1` when a preposition or the end of the sentence follows; -1 when unsure. */
function objectEnd(tokens: Tokens, at: number, end: number): number {
  if (isClosed(tokens, at + 1, end)) return at + 1
  const stop = nounPhraseEnd(tokens, at + 1, { join: false })
  const isShort = stop > 0 && stop - at <= 5 && isNoun(tokens[stop - 1])
  return isShort && isClosed(tokens, stop, end) ? stop : -1
}

/** Verbs that a phrase follows without being drawn in: "increased rapidly in the cities". Sorted. */
const goesAlone = new Set(
  `act change climb crawl creep decline decrease develop disappear drop dwindle expand fade fall flow grow improve increase move participate progress react
  recover respond rise shrink spread travel vary walk work`.split(/\s+/),
)

/** A verb of meaning that is not denied and stands in no noun phrase: "the data", "to", "has" or a subject is before it. */
function isOpenVerb(tokens: Tokens, at: number, before: number): boolean {
  const verb = tokens[at]
  const left = tokens[before]
  if (verb === undefined || verb.tag !== 'VERB' || verb.isLocked || lightVerbs.has(verb.lemma) || left === undefined) return false
  if (tokens.slice(Math.max(0, before - 2), at).some(({ lower }) => /^(?:never|no|not|n['’]t)$/.test(lower))) return false
  const isAfter =
    left.lower === 'to' || left.tag === 'AUX' || subjectPronouns.has(left.lower) || left.lower === 'who' || left.lower === 'which'
  return isAfter || ((isNoun(left) || left.tag === 'PRON' || left.tag === 'CCONJ') && isFinite(tokens, at) && verb.form !== 'base')
}

/** "carefully read and signed", "slowly opened the door and left": the adverb may be that of both verbs. */
const goesOn = (tokens: Tokens, main: number, stop: number): boolean =>
  tokens.slice(main, stop + 8).some(({ tag, lower }, i) => {
    const next = tokens[main + i + 1]
    return /^(?:then|until)$/.test(lower) || (tag === 'CCONJ' && (next?.tag === 'VERB' || next?.tag === 'AUX' || next?.tag === 'ADV'))
  })

/** Where the adverb before the verb at `main` goes: behind the verb and its short object; -1 where it reads badly. */
function placeBehind(tokens: Tokens, main: number, end: number): number {
  const stop = objectEnd(tokens, main, end)
  if (stop < 0 || goesOn(tokens, main, stop)) return -1
  const next = tokens[stop]
  // "drawn in by", "actively engaged in".
  if (next?.tag === 'ADP' && tokens[stop + 1]?.tag === 'ADP') return -1
  if (/^(?:engage|involve)$/.test(tokens[main]?.lemma ?? '')) return -1
  // "loses patience with him": what follows the object belongs to it.
  if (stop > main + 1 && /^(with|for|to|on)$/.test(next?.lower ?? '')) return -1
  // "typed in my password": a particle.
  const isPassive = formsOfBe.has(tokens[main - 2]?.lower ?? '') && tokens[main]?.form !== 'ing'
  // "were promptly handed a key", "randomly distributed": behind a second object it limps, and the other is a term.
  if (isPassive && (stop > main + 1 || tokens[main - 1]?.lower === 'randomly')) return -1
  if (stop === main + 1 && next?.tag === 'ADP' && !isPassive && !goesAlone.has(tokens[main]?.lemma ?? '')) return -1
  // "acquire colours, smells and feelings", "carefully selected, thoroughly trained": of a series, or before one.
  const after = tokens[stop + 1]
  return isComma(next) &&
    !(
      (after?.form === 'ing' && after.lower !== 'including') ||
      /^(?:although|because|but|so|though|whereas|which|while)$/.test(after?.lower ?? '')
    )
    ? -1
    : stop
}

/** "carefully examined the data" to "examined the data carefully". */
export const mannerBack: Structure['apply'] = rearrange((sentence, end) => {
  for (let main = 2; main < end; main++) {
    const adverb = sentence[main - 1]
    if (adverb === undefined || !manners.has(adverb.lower)) continue
    if (heldBefore.has(adverb.lower) && !(adverb.lower === 'thoroughly' && isDoneWell.test(sentence[main]?.lemma ?? ''))) continue
    if (/^(more|most|very|so|too|quite|as|less|not)$/.test(sentence[main - 2]?.lower ?? '') || !isOpenVerb(sentence, main, main - 2))
      continue
    const stop = placeBehind(sentence, main, end)
    if (stop > 0) return [compose(sentence.slice(0, main - 1), sentence.slice(main, stop), [adverb], sentence.slice(stop))]
  }
  return null
})

/** "examined the data carefully" to "carefully examined the data"; "was examined carefully" to "was carefully examined". */
export const mannerFront: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 2; at < end; at++) {
    const adverb = sentence[at]
    if (adverb === undefined || !manners.has(adverb.lower) || heldBehind.has(adverb.lower) || !isClosed(sentence, at + 1, end)) continue
    const main = verbBefore(sentence, at)
    if (main > 0 && mayLead(sentence, main, at, end))
      return [compose(sentence.slice(0, main), lowerFirst([adverb]), sentence.slice(main, at), sentence.slice(at + 1))]
  }
  return null
})

/** The verb whose object, or the passive that, ends right before the adverb at `at`; -1 when none does. */
function verbBefore(tokens: Tokens, at: number): number {
  for (let main = at - 1; main > Math.max(0, at - 6); main--)
    if (tokens[main]?.tag === 'VERB' && tokens[main - 1]?.lower !== 'to' && isOpenVerb(tokens, main, main - 1))
      return objectEndBefore(tokens, main, at) === at ? main : -1
  return -1
}

/** Verbs that say little without their manner: "must be treated carefully". Sorted. */
const wantsManner = new Set('approach behave handle interpret treat use'.split(' '))

/** Whether the adverb at `at` may stand before its verb. */
function mayLead(sentence: Tokens, main: number, at: number, end: number): boolean {
  // "found quickly, often within a week": what follows spells the adverb out.
  if (isComma(sentence[at + 1]) && /^(?:ADP|ADV|SCONJ)$/.test(sentence[at + 2]?.tag ?? '')) return false
  // "depends significantly on": the preposition belongs to the verb.
  if (at === main + 1 && /^(on|with|from|through)$/.test(sentence[at + 1]?.lower ?? '')) return false
  const before = sentence[main - 1]
  const hasAuxiliary = before?.tag === 'AUX'
  // "grew quickly at first": what follows says how or when too, so only an auxiliary holds the adverb before the verb.
  const isLast = at + 1 === end || isComma(sentence[at + 1])
  // "were asked individually": the end says what counts.
  if (isLast && (sentence[at]?.lower === 'individually' || wantsManner.has(sentence[main]?.lemma ?? ''))) return false
  if (!isLast && (!hasAuxiliary || /^(first|last|least|once|times)$/.test(sentence[at + 2]?.lower ?? ''))) return false
  // "The engine slowly runs": without an object or an auxiliary the adverb stays behind. So does a modal: "should think carefully".
  const isPassive = formsOfBe.has(before?.lower ?? '') && sentence[main]?.form !== 'ing'
  if (!isPassive && (at === main + 1 || /^(?:fully|perfectly)$/.test(sentence[at]?.lower ?? ''))) return false
  return !(formsOfBe.has(before?.lower ?? '') && sentence[main]?.form === 'ing')
}

/** Where the object ends that stands between the verb and the adverb at `at`; `main + 1` when none does. */
const objectEndBefore = (tokens: Tokens, main: number, at: number): number => {
  if (at === main + 1) return at
  const stop = nounPhraseEnd(tokens, main + 1, { join: false })
  // "contains fly ash gains strength": without an article a longer object may hide a verb.
  const longest = /^(?:ADJ|DET|NUM|PRON)$/.test(tokens[main + 1]?.tag ?? '') ? 5 : 3
  return stop - main <= longest && isNoun(tokens[stop - 1]) ? stop : -1
}
