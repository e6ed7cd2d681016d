import { compose, words, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import { headOf, isNoun, nounPhraseEnd } from '../../languages/en/grammar/noun-phrase.ts'
import type { Structure } from '../structure.ts'
import { rearrange } from './rearrange.ts'

/** Verbs whose object is a means, so that the infinitive behind it says what for. Sorted. */
const means = new Set(
  `adjust adopt alter analyse analyze apply build change check close collect combine compare conduct create cut design develop draw employ
  establish examine exploit follow gather hold implement increase insert install interview introduce invest join launch limit link lower
  measure merge monitor move open organise organize perform place plant press print publish purchase raise record reduce remove repeat
  replace restrict run sample search share shorten spend study survey test track update use utilise utilize visit`.split(/\s+/),
)

/** Nouns that an infinitive completes: "the ability to learn". Sorted. */
const completed = new Set(
  `ability agreement attempt bid capacity chance choice commitment courage decision desire determination duty effort energy evidence failure freedom guide incentive inclination
  instruction intention invitation knowledge law license measure method model money motivation need obligation offer opportunity order permission place plan policy potential power
  pressure procedure program programme project promise proposal rating readiness reason recommendation refusal reluctance request resource responsibility right room rule skill space step strategy strength system
  technique tendency thing time tool urge want way will willingness wish work`.split(/\s+/),
)

/** "used old maps to find the wall" to "used old maps in order to find the wall". */
export const purposeSpelled: Structure['apply'] = rearrange((tokens, end) => {
  // "bought nuts to snack on"
  if (tokens[end - 1]?.tag === 'ADP') return null
  if (tokens.some(({ lower }, i) => /^(order|enough|too|so)$/.test(lower) || (lower === 'as' && tokens[i + 1]?.lower === 'to'))) return null
  for (let to = 3; to < end - 1; to++) {
    if (tokens[to]?.lower !== 'to' || tokens[to + 1]?.form !== 'base' || tokens[to + 1]?.lemma === 'be') continue
    if (isDoneFor(tokens, to - 1)) return [compose(tokens.slice(0, to), words('in order', 'ADP'), tokens.slice(to))]
    if (!isNoun(tokens[to - 1])) continue
    if (verbOf(tokens, to) < 0) continue
    return [compose(tokens.slice(0, to), words('in order', 'ADP'), tokens.slice(to))]
  }
  return null
})

/** What is done to things with an aim, so that the infinitive behind the passive says what for. Sorted. */
const doneFor = new Set(
  `adapt add adjust alter analyse analyze build calculate cancel carry change clean close collect combine compare conduct contact cool
  create cut delay develop dry employ establish examine excavate exclude extend filter found grind heat implement increase insert install
  interview introduce isolate launch lower measure mix modify monitor move open organise organize perform plant pool print pump raise
  record redesign reduce remove repeat replace restrict review rewrite rinse sample seal search shorten shut simplify spray standardise
  standardize stir store survey test track update ventilate wash weigh`.split(/\s+/),
)

/** "were analysed to find": a passive of which the infinitive says what for. */
const isDoneFor = (tokens: Tokens, at: number): boolean =>
  tokens[at]?.tag === 'VERB' &&
  doneFor.has(tokens[at]?.lemma ?? '') &&
  tokens.slice(Math.max(0, at - 3), at).some(({ lower }) => /^(?:is|are|was|were|been|be)$/.test(lower)) &&
  // "are best equipped to solve": the infinitive completes the participle.
  !/^(?:being|best|better|fully|ideally|perfectly|to|well|worse)$/.test(tokens[at - 1]?.lower ?? '')

/** The verb of means whose plain object ends at `to`, or -1. */
function verbOf(tokens: Tokens, to: number): number {
  for (let k = to - 2; k >= Math.max(0, to - 8); k--) {
    const token = tokens[k]
    if (token === undefined || token.tag === 'PUNCT' || token.tag === 'AUX' || token.tag === 'SCONJ') return -1
    if (token.tag !== 'VERB') continue
    if (!means.has(token.lemma) || token.isLocked) continue
    if (nounPhraseEnd(tokens, k + 1) !== to) return -1
    // "to use force to": one purpose within another; "used to": a habit.
    const before = tokens[k - 1]?.lower ?? ''
    if (before === 'to' || /^(how|which|what|where)$/.test(before) || tokens[k + 1]?.lower === 'to') return -1
    const head = tokens[headOf(tokens, k + 1, to)]
    return head !== undefined && head.tag === 'NOUN' && !completed.has(head.lemma) && !completed.has(tokens[to - 1]?.lemma ?? '') ? k : -1
  }
  return -1
}
