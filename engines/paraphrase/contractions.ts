import type { Edit } from './render.ts'
import { patternWords } from './pattern.ts'
import { irregularVerbs } from '../languages/en/irregular-verbs.ts'
import type { Token } from '../languages/en/grammar/token.ts'

const expanded: Readonly<Record<string, string>> = {
  "n't": 'not',
  "'re": 'are',
  "'ve": 'have',
  "'ll": 'will',
  "'m": 'am',
  "'s": 'is',
  "'d": 'would',
}
const stems: Readonly<Record<string, string>> = { ca: 'can', wo: 'will', sha: 'shall' }

type Contraction = {
  readonly before: Token
  readonly mark: Token
  readonly next: Token | undefined
  readonly after: Token | undefined
  /** What follows the mark. */
  readonly rest: readonly Token[]
  /** A word of the sentence looks back from a time: "By the second week I'd become". */
  readonly looksBack: boolean
}

/** Participles that look like the base form. Sorted. */
const unchanged = /^(?:become|bet|come|cost|cut|hit|hurt|let|overcome|put|quit|read|run|set|shut|split|spread)$/

/** Whether the words before the mark ("by May", "until"), or "already" behind it, tell that what follows had happened by then. */
const doesLookBack = (sentence: readonly Token[], at: number): boolean =>
  /^(?:after|once|until)$/.test(sentence[at - 2]?.lower ?? '') ||
  (sentence[at - 2]?.lower === 'that' && /^(?:notice|prove|regret|remember|show)$/.test(sentence[at - 3]?.lemma ?? '')) ||
  sentence.slice(sentence.findLastIndex(({ text }, i) => i < at && /^[,;:]$/.test(text)) + 1, at).some(({ lower }) => lower === 'by') ||
  sentence.slice(at + 1, at + 3).some(({ lower }) => /^(?:already|just|long|recently)$/.test(lower)) ||
  isBackground(sentence, at)

/** Words of a condition, a habit, a time to come, or of what was said and thought: "would" is meant. Sorted. */
const notYet =
  /^(?:always|could|every|if|knew|later|next|often|promised|said|should|sometimes|soon|sure|swore|that|thought|told|tomorrow|unless|usually|whenever|wish|wished|would)$/

/** "They apologised, and they'd come straight from work": a clause of its own, behind the past, tells what came before it. */
const isBackground = (sentence: readonly Token[], at: number): boolean => {
  const opener = sentence[at - 2]
  const isOwn = opener !== undefined && /^(?:[,;–—]|and|as|because|since)$/.test(opener.lower)
  const isPast = sentence
    .slice(0, at - 1)
    .some(({ form, tag, lower }) => form === 'past' && !/^['’]d$/.test(lower) && (tag === 'VERB' || tag === 'AUX'))
  return isOwn && isPast && !sentence.some(({ lower }) => notYet.test(lower))
}

/** Full forms of the contractions in a sentence: `don't` -> `do not`, `can't` -> `cannot`, `it's` -> `it is` or `it has`. */
export function contractionEdits(sentence: readonly Token[]): readonly Edit[] {
  return sentence.flatMap((mark, i) => {
    const before = sentence[i - 1]
    if (!before || mark.space !== '' || mark.isLocked || before.isLocked || mark.origin === null || before.origin === null) return []
    const next = sentence[i + 1]
    const none = isNone(sentence, i)
    const words = none
      ? [before.lower, 'none']
      : fullForm({
          before,
          mark,
          next,
          after: sentence[i + 2],
          rest: sentence.slice(i + 1),
          looksBack: doesLookBack(sentence, i),
        })
    if (!words) return []
    // "Why don't you come" asks: "Why do you not come".
    const asked = askedSubject(sentence, i)
    const tokens = words.map((text, k): Token => ({
      ...(k === 0 ? before : mark),
      text: k === 0 ? matchCase(text, before.text) : text,
      lower: text.toLowerCase(),
      space: k === 0 ? before.space : ' ',
      origin: null,
    }))
    const [first, ...others] = tokens
    return [
      {
        start: i - 1,
        end: i + 1 + asked.length + (none || isOwning(mark, next, sentence[i + 2]) ? 1 : 0),
        rule: `en/contraction/${before.lower}${mark.lower.replaceAll('’', "'")}`,
        kind: 'phrase' as const,
        reason: 'contraction-expanded' as const,
        tokens: asked.length > 0 && first ? askedOrder(first, asked, others) : tokens,
        alternatives: [],
      },
    ]
  })
}

/** "There wasn't one." is "There was none", and not "not one" with all its weight. */
const isNone = (sentence: readonly Token[], at: number): boolean => {
  const [next, after] = [sentence[at + 1], sentence[at + 2]]
  return (
    /^n['’]t$/.test(sentence[at]?.lower ?? '') &&
    /^(?:are|is|was|were)$/.test(sentence[at - 1]?.lower ?? '') &&
    sentence[at - 2]?.lower === 'there' &&
    /^(?:any|one)$/.test(next?.lower ?? '') &&
    next?.isLocked === false &&
    next.space === ' ' &&
    /^[.,;!?]$/.test(after?.text ?? '')
  )
}

/** The subject that follows the verb of a question, with its article and adjectives; nothing where there is none. */
function askedSubject(sentence: readonly Token[], at: number): readonly Token[] {
  const isFree = (token: Token | undefined): token is Token => token?.space === ' ' && !token.isLocked && token.origin !== null
  const [mark, next] = [sentence[at], sentence[at + 1]]
  if (!mark || !/^n['’]t$/.test(mark.lower) || !isFree(next)) return []
  const asker = sentence[at - 2]
  // "if he didn't she would", "if the boys didn't they": the verb has its subject before it.
  if (/^(?:i|you|he|she|it|we|they|this|that|there)$/.test(asker?.lower ?? '')) return []
  if (/^(?:NOUN|PROPN)$/.test(asker?.tag ?? '') && !sentence.some(({ text }) => text === '?')) return []
  if (/^(?:i|you|he|she|it|we|they)$/.test(next.lower)) return [next]
  if (next.tag !== 'DET' || (asker && !/^(?:why|how|where|when|what|whom)$/.test(asker.lower))) return []
  const length = sentence.slice(at + 2).findIndex((token) => !isFree(token) || !/^(?:ADJ|NOUN|PROPN)$/.test(token.tag))
  return length > 0 ? sentence.slice(at + 1, at + 2 + length) : []
}

/** "do", "you", "not"; "cannot" comes apart. */
function askedOrder(first: Token, asked: readonly Token[], others: readonly Token[]): readonly Token[] {
  const subject = asked.map((token): Token => ({ ...token, space: ' ', origin: null }))
  if (first.lower !== 'cannot') return [first, ...subject, ...others]
  const can = { ...first, text: first.text.slice(0, 3), lower: 'can' }
  return [can, ...subject, { ...first, text: 'not', lower: 'not', space: ' ' }]
}

const matchCase = (text: string, like: string): string => (/^\p{Lu}/u.test(like) ? text.charAt(0).toUpperCase() + text.slice(1) : text)

/** "He's won the prize", "who's run it": the participle has an object, so it is no passive. */
const hasObject = (next: Token | undefined, after: Token | undefined): boolean =>
  next?.tag === 'VERB' &&
  (next.form === 'participle' || unchanged.test(next.lower)) &&
  (/^(?:DET|NOUN|ADJ|NUM|PROPN)$/.test(after?.tag ?? '') ||
    /^(?:it|him|them|her|me|us|you|its|his|their|my|our|your)$/.test(after?.lower ?? ''))

/** "What's called a study period", "it's known as": the thing has the name, it gives none. */
const isNamed = (before: Token, next: Token | undefined): boolean =>
  /^(?:it|that|this|what|which)$/.test(before.lower) &&
  /^(?:called|considered|deemed|dubbed|known|named|termed|thought)$/.test(next?.lower ?? '')

/** Participles that "is" never stands before: "who's been", "it's become". Sorted. */
const onlyPerfect = /^(?:become|been|begun|come|got|gotten|had|happened|lived|seemed|stayed|swum|worked)$/

/** "a desert he's never seen", "it's already become": an adverb of the perfect and a participle. */
function isPerfect(before: Token, next: Token | undefined, after: Token | undefined): boolean {
  if (!/^(?:already|always|ever|just|long|never|often|since)$/.test(next?.lower ?? '') || after?.tag !== 'VERB') return false
  if (after.form !== 'participle' && after.form !== 'past') return false
  return /^(?:he|she|who)$/.test(before.lower) || /^(?:become|been|begun|come|gone|got|gotten|grown|had|happened|seemed)$/.test(after.lower)
}

/** The verb that comes next, behind adverbs and hedges ("kind of", "sort of"). */
function verbAfter(rest: readonly Token[]): Token | undefined {
  let at = 0
  while (at < rest.length) {
    const isHedge = /^(?:kind|sort)$/.test(rest[at]?.lower ?? '') && rest[at + 1]?.lower === 'of'
    const isSoMuchAs = rest[at]?.lower === 'so' && rest[at + 1]?.lower === 'much' && rest[at + 2]?.lower === 'as'
    if (!isHedge && !isSoMuchAs && rest[at]?.tag !== 'ADV') break
    at += isSoMuchAs ? 3 : isHedge ? 2 : 1
  }
  return rest[at]
}

/** "I've got a shift", "I've got legs", "I've got to go": "got" goes with the contraction, and "have" is left. "I've got home" keeps it. */
const isOwning = (mark: Token, next: Token | undefined, after: Token | undefined): boolean =>
  /^['’]ve$/.test(mark.lower) &&
  next?.lower === 'got' &&
  next.space === ' ' &&
  !next.isLocked &&
  (/^(?:DET|NUM)$/.test(after?.tag ?? '') ||
    (after?.tag === 'NOUN' && !/^(?:better|cold|dark|fat|hold|home|ill|late|lost|old|rid|tired|wet|worse)$/.test(after.lower)) ||
    /^(?:her|his|its|my|no|our|their|to|your)$/.test(after?.lower ?? ''))

/** Participles with a form of their own: "ridden", "woken", not "come" or "cut". */
const ownParticiples = new Set(
  irregularVerbs.flatMap(([base, past, participle]) =>
    participle.split('/').filter((form) => form !== base && !past.split('/').includes(form)),
  ),
)

/** "never so much as boiled a potato", "she'd ridden that route": a participle that the tagger takes for a noun. */
const isLikeNoun = ({ tag, lower }: Token): boolean => tag === 'NOUN' && (/[^e]ed$/.test(lower) || ownParticiples.has(lower))

function fullForm({ before, mark, next, after, rest, looksBack }: Contraction): readonly string[] | null {
  const tail = mark.lower.replaceAll('’', "'")
  const full = expanded[tail]
  if (!full || (tail === "'s" && mark.tag === 'PART')) return null
  if (tail === "n't") {
    if (before.lower === 'ca') return ['cannot']
    if (before.lower === 'ai') return null
    return [stems[before.lower] ?? before.lower, 'not']
  }
  if (tail === "'s") {
    if (before.lower === 'let') return ['let', 'us']
    if (mark.tag !== 'AUX' && mark.tag !== 'VERB') return null
    return [
      before.text,
      mark.lemma === 'have' ||
      onlyPerfect.test(next?.lower ?? '') ||
      (hasObject(next, after) && !isNamed(before, next)) ||
      isPerfect(before, next, after)
        ? 'has'
        : 'is',
    ]
  }
  // "I'd spent", "we'd even returned", "she'd kind of expected"
  const verb = next?.lower === 'better' ? next : verbAfter(rest)
  if (
    tail === "'d" &&
    verb &&
    (verb.form === 'participle' || verb.form === 'past' || verb.lower === 'been' || verb.lower === 'better' || isLikeNoun(verb))
  )
    return [before.text, 'had']
  if (tail === "'d" && looksBack && unchanged.test(verb?.lower ?? '')) return [before.text, 'had']
  return [before.text, full]
}

/** Whether the words hold a contraction; a genitive 's is none. */
export const hasContraction = (text: string): boolean => patternWords(text).some((word) => word !== "'s" && expanded[word] !== undefined)
