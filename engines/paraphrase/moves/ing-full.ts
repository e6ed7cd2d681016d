import { compose, word, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { inflected } from '../../languages/en/grammar/inflect.ts'
import { isNoun, isVerb, nounPhraseEnd, type Number } from '../../languages/en/grammar/noun-phrase.ts'
import type { Token } from '../../languages/en/grammar/token.ts'
import type { Structure } from '../structure.ts'
import { takesWho, relativeFor } from './behind-noun.ts'
import { hasRelativeNear, numberBefore, phraseStart } from './participle-full.ts'
import { rearrange } from './rearrange.ts'
import { isConditional, isToldInPast, tellingVerb, type Said } from './telling-verb.ts'
import { wordSet } from './word-set.ts'

/** What is said for good, behind whatever noun: "a letter explaining", "stars belonging to". Sorted. */
const lasting = wordSet(
  `accompany arise belong bind comprise connect consist contain cover criticise criticize depict describe detail display emanate
  encompass entitle exhibit explain feature forbid govern house indicate link measure mention occupy originate outline possess
  prohibit range relate represent require resemble reside separate specialise specialize stem summarise summarize surround`,
)
/** Said for good too, yet behind an object it may tell what comes of the deed: "cut prices, offering". Sorted. */
const ofSubject = wordSet(
  `affect aim allow attend benefit combine contribute control determine employ enable exceed focus form hold incorporate influence
  involve join lack last limit live match need offer operate own participate prevent produce promote provide receive report result
  satisfy serve share speak study suffer suggest supply support teach undergo vary want work`,
)
/** What goes on for a while. Sorted. */
const goingOn = wordSet(
  `bleed burn carry chat dance drive eat float gather glow grin grow hang hold hover kneel laugh lean lie look lurk play rest ride run
  scream sing sit sleep smile smoke stand stare sweep swim talk wait walk watch wave wear work`,
)
/** These stand behind any noun. Sorted. */
const posture = wordSet('float glow hang hover kneel lean lie lurk sit sleep stand wait')

/** "a letter explaining the delay" to "a letter that explained the delay"; "the girl sitting there" to "the girl who was sitting there". */
export const ingToFull: Structure['apply'] = rearrange((sentence, end) => {
  for (let at = 1; at < end - 1; at++) {
    const [noun, verb, next] = [sentence[at - 1], sentence[at], sentence[at + 1]]
    if (verb?.tag !== 'VERB' || verb.form !== 'ing' || verb.isLocked || noun?.tag !== 'NOUN' || noun.isName || notSaid.has(noun.lemma))
      continue
    const start = phraseStart(sentence, at)
    if (start < 0 || isWishedFor(sentence, start) || !hasOwnWord(sentence, at) || hasRelativeNear(sentence, start, at)) continue
    const number = numberBefore(sentence, start, at)
    const teller = number === null ? null : tellingVerb(sentence, { start, at, end })
    if (number === null || teller === null || next === undefined) continue
    const isSubject = sentence.indexOf(teller) > at && !/^(?:of|with|by)$/.test(sentence[start - 1]?.lower ?? '')
    const finite = finiteOf(sentence, { start, at, end }, { teller, number, isSubject })
    if (finite === null) continue
    return [compose(sentence.slice(0, at), [word(relativeFor(noun), 'PRON')], finite, sentence.slice(at + 1))]
  }
  return null
})

/** "calling for a bridge connecting both towns": there is none yet that connects them. */
export const isWishedFor = (tokens: Tokens, start: number): boolean => {
  const [verb, before] = [tokens[start - 2], tokens[start - 1]]
  return before?.lower === 'for'
    ? /^(?:argue|argument|ask|call|campaign|hope|idea|plan|proposal|push|request|wish)$/.test(verb?.lemma ?? '')
    : before?.tag === 'VERB' && /^(?:demand|envisage|imagine|plan|propose|request|suggest)$/.test(before.lemma)
}

/** "spent the day waiting": said of the people; speakers may be things. Sorted. */
const notSaid = wordSet(
  `afternoon day evening guard guide home host hour life lot minute money month morning night order speaker time week year`,
)

/** Words of its own, so that it is not the first half of a compound: "decision making". */
const hasOwnWord = (tokens: Tokens, at: number): boolean => {
  const next = tokens[at + 1]
  // "the resulting metrics"
  if (tokens[at]?.lemma === 'result' && next?.tag !== 'ADP') return false
  if (tokens[at]?.space === '' || tokens[at - 1]?.text === '-' || tokens[at + 2]?.text === '-') return false
  return (
    next !== undefined &&
    (next.tag === 'ADP' ||
      next.lower === 'to' ||
      /^(?:here|outside|there)$/.test(next.lower) ||
      (nounPhraseEnd(tokens, at + 1) > 0 && !isNoun(next)) ||
      isPluralNoun(next))
  )
}
const isPluralNoun = (token: Token): boolean => isNoun(token) && (token.isName || token.lower !== token.lemma)

type Telling = { readonly teller: Token; readonly number: Number; readonly isSubject: boolean }

function finiteOf(tokens: Tokens, { start, at }: Said, { teller, number, isSubject }: Telling): Tokens | null {
  const verb = tokens[at]
  const before = tokens[start - 1]
  const noun = tokens[at - 1]
  if (verb === undefined || noun === undefined || (teller.lemma === 'have' && teller.tag === 'AUX') || isConditional(teller)) return null
  const isPast = isToldInPast(teller)
  // "the risk of drivers using phones": the whole is meant, not the drivers.
  const mayBeGerund = before?.tag === 'ADP' && !/^(?:at|between|among|in|through)$/.test(before.lower)
  const isPosture =
    posture.has(verb.lemma) && !mayBeGerund && !(before !== undefined && isVerb(before) && before.lemma !== 'be' && takesWho(noun))
  if (lasting.has(verb.lemma) && !(mayBeGerund && takesWho(noun))) return simple(verb, isPast, number)
  if (!isSubject && !isPosture) return null
  if (ofSubject.has(verb.lemma)) return simple(verb, isPast, number)
  if (!goingOn.has(verb.lemma)) return null
  const isGeneral = !isPast && takesWho(noun) && number === 'plural' && tokens[start]?.tag !== 'DET'
  if (isGeneral) return simple(verb, false, number)
  const be = isPast ? (number === 'plural' ? 'were' : 'was') : number === 'plural' ? 'are' : 'is'
  return [word(be, 'AUX', null, 'be'), verb]
}

function simple(verb: Token, isPast: boolean, number: Number): Tokens {
  const form = isPast ? 'past' : number === 'plural' ? 'pl' : '3sg'
  return [inflected(verb, form)]
}
