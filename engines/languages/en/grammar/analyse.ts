import { abbreviations, closingAbbreviations } from '../abbreviations.ts'
import { nounSingular } from '../nouns.ts'
import { verbBase } from '../verbs.ts'
import type { Span } from '../../../text/span.ts'
import { overlaps } from '../../../text/span.ts'
import { alwaysCapital, givenNames } from './grammar-words.ts'
import { repairTags } from './repair-tags.ts'
import { isKnownWord, tagWords } from './tag.ts'
import { massNouns } from './word-lists.ts'
import type { TaggedWord } from './tag.ts'
import type { Tag, Token } from './token.ts'
import { verbFormAt } from './verb-form.ts'

export type AnalyseOptions = {
  /** Where the sentence starts in the whole text: origins count from there. */
  readonly offset?: number
  /** Spans of the sentence (offsets within it) that no edit may touch. */
  readonly locks?: readonly Span[]
}

/** One sentence as tokens; the origins cut exactly the tokens' text out of the source. */
export function analyse(sentence: string, { offset = 0, locks = [] }: AnalyseOptions = {}): readonly Token[] {
  const words = joinWords(tagApart(withLowerStart(sentence)).flatMap(splitContraction), sentence)
  const repaired = repairTags(words)
  const tokens: Token[] = []
  repaired.forEach((word, i) => {
    const before = repaired[i - 1]
    const text = sentence.slice(word.start, word.end)
    const lower = text.toLowerCase()
    tokens.push({
      text,
      lower,
      lemma: word.lemma,
      tag: word.tag,
      form: word.tag === 'VERB' || word.tag === 'AUX' ? verbFormAt(repaired, i) : null,
      space: before ? sentence.slice(before.end, word.start) : '',
      origin: { start: offset + word.start, end: offset + word.end },
      isLocked: locks.some((lock) => overlaps(lock, word)) || (isNameAt(word, text) && text !== 'I') || isNamedSubject(repaired, i, text),
      isName: isNameAt(word, text) || isNamedSubject(repaired, i, text),
    })
  })
  return tokens
}

/** "in the sun.", "at 8 °C.": the tagger takes the word for an abbreviation, but the stop ends the sentence. */
const isGlued = (text: string): boolean =>
  /^\p{Lu}\.$/u.test(text) || (/^[\p{L}\p{N}]{1,5}\.$/u.test(text) && !abbreviationsThatEnd.has(text.slice(0, -1).toLowerCase()))
const abbreviationsThatEnd = new Set([...abbreviations, ...closingAbbreviations])

/** Tags the sentence, its last stop apart from the word before it. */
function tagApart(sentence: string): readonly TaggedWord[] {
  const words = tagWords(sentence)
  if (!isGlued(words.at(-1)?.text ?? '') || !sentence.endsWith('.')) return words
  const apart = tagWords(`${sentence.slice(0, -1)} .`)
  return apart.map((word, i) => (i === apart.length - 1 ? { ...word, start: word.start - 1, end: word.end - 1 } : word))
}

/**
 * "Mill, by contrast, would ask": a thing that can be counted does not stand alone before a comma; a person does.
 * "Anna Kovács", "President Lincoln": a word right before a name is part of it.
 */
const isNamedSubject = (words: readonly TaggedWord[], i: number, text: string): boolean =>
  isLoneName(words, i, text) ||
  (i === 0 &&
    /^(?:NOUN|PROPN|INTJ)$/.test(words[0]?.tag ?? '') &&
    /^\p{Lu}\p{Ll}/u.test(text) &&
    words[1]?.tag === 'PROPN' &&
    /^\p{Lu}\p{Ll}/u.test(words[1].text))

const isLoneName = (words: readonly TaggedWord[], i: number, text: string): boolean =>
  i === 0 &&
  words[0]?.tag === 'NOUN' &&
  words[1]?.text === ',' &&
  /^\p{Lu}/u.test(text) &&
  words[0].lemma === text.toLowerCase() &&
  !massNouns.has(words[0].lemma) &&
  !/(?:ness|ity|ism|ment|tion|ing|ics|ship|hood|ance|ence|day|morrow|night)$/.test(words[0].lemma)

/** "Queueing takes time", "canoeing": no name, but the act of a verb in -e, which alone is listed. */
const isActInE = (lower: string): boolean => /[a-z]eing$/.test(lower) && isKnownWord(lower.slice(0, -'ing'.length))

const isNameAt = (word: TaggedWord, text: string): boolean =>
  (word.tag === 'PROPN' && !isActInE(text.toLowerCase())) ||
  text === 'I' ||
  (alwaysCapital.has(text.toLowerCase()) && /^\p{Lu}/u.test(text)) ||
  /^\P{L}*\p{L}.*\p{Lu}/u.test(text)

/**
 * The tagger takes every capital for a name, so the first word is shown to it in lower case when that is a word.
 * The length never changes.
 */
function withLowerStart(sentence: string): string {
  const found = /^\P{L}*(\p{Lu}[\p{Ll}’'-]*)(?![\p{L}\p{N}])/u.exec(sentence)
  const first = found?.[1]
  if (!found || !first || first === 'I' || alwaysCapital.has(first.toLowerCase())) return sentence
  const lower = first.toLowerCase()
  const bare = lower.replace(/(?:n?['’].*|-.*)$/, '')
  if (/['’]s$/.test(lower) && givenNames.has(bare)) return sentence
  if (lower.length !== first.length || !(isKnownWord(bare) || isKnownWord(nounSingular(bare)) || isMadeOfKnown(bare))) return sentence
  const at = found[0].length - first.length
  return sentence.slice(0, at) + lower + sentence.slice(at + first.length)
}

/** The shortest parts of a compound that are looked up: "car" and "pooling". */
const shortestFirst = 3
const shortestSecond = 6

/** "driverless", "carpooling", "crowdfunding": no name, though the tagger's vocabulary does not have it. */
function isMadeOfKnown(word: string): boolean {
  const [, stem] = /^(.{5,})less$/.exec(word) ?? []
  if (stem && isKnownWord(stem)) return true
  if (!word.endsWith('ing')) return false
  for (let cut = shortestFirst; cut <= word.length - shortestSecond; cut++)
    if (isKnownWord(word.slice(0, cut)) && isKnownWord(word.slice(cut))) return true
  return false
}

const splittable = /^(i|you|he|she|it|we|they|that|there|who|what|this|here|how|where)(['’](?:m|re|ve|ll|d|s))$/i

/** "I'm" comes from the tagger in one piece when it has no comma before it. */
function splitContraction(word: TaggedWord): readonly TaggedWord[] {
  const [, head, tail] = splittable.exec(word.text) ?? []
  if (!head || !tail) return splitPossessive(word)
  const middle = word.start + head.length
  return [
    { text: head, start: word.start, end: middle, tag: 'PRON', lemma: head.toLowerCase() },
    { text: tail, start: middle, end: word.end, tag: 'AUX', lemma: tail.toLowerCase() },
  ]
}

/** Once the tagger has met "today's," it takes "today's" for one word ever after: the mark is cut off again. */
function splitPossessive(word: TaggedWord): readonly TaggedWord[] {
  const [, head, tail] = /^(\p{L}{2,})(['’]s)$/u.exec(word.text) ?? []
  if (!head || !tail) return [word]
  const middle = word.start + head.length
  const tag = /^\p{Lu}/u.test(head) ? word.tag : 'NOUN'
  return [
    { text: head, start: word.start, end: middle, tag, lemma: head.toLowerCase() },
    { text: tail, start: middle, end: word.end, tag: 'PART', lemma: tail.toLowerCase() },
  ]
}

const joiner = /^[-‐‑]$/
const pieceOfWord = /^[\p{L}\p{N}]/u

/** Puts together what the tagger cut apart: hyphenated words, decimals without a leading zero; sets lemmas. */
function joinWords(words: readonly TaggedWord[], sentence: string): readonly TaggedWord[] {
  const joined: TaggedWord[] = []
  for (let i = 0; i < words.length; i++) {
    const word = words[i]
    if (!word) break
    let last = word
    let end = i
    for (let mark = words[end + 1], next = words[end + 2]; mark && next; mark = words[end + 1], next = words[end + 2]) {
      const isJoined =
        joiner.test(mark.text) &&
        mark.start === last.end &&
        next.start === mark.end &&
        pieceOfWord.test(last.text) &&
        pieceOfWord.test(next.text)
      if (!isJoined) break
      last = next
      end += 2
    }
    const decimal = words[end + 1]
    if (word.text === '.' && decimal && /^\d/.test(decimal.text) && decimal.start === word.end && words[i - 1]?.end !== word.start) {
      joined.push({ ...word, text: `.${decimal.text}`, end: decimal.end, tag: 'NUM', lemma: `.${decimal.text}` })
      i++
      continue
    }
    if (end === i) joined.push(word)
    else {
      const text = sentence.slice(word.start, last.end).toLowerCase()
      joined.push({ text, start: word.start, end: last.end, tag: compoundTag(last, words[end + 1]), lemma: text })
      i = end
    }
  }
  return joined.map(withLemma)
}

const compoundTag = (last: TaggedWord, next: TaggedWord | undefined): Tag => {
  if (last.tag === 'VERB' || last.tag === 'ADJ' || last.tag === 'ADP') return 'ADJ'
  if (last.tag === 'NOUN' && next?.tag === 'NOUN') return 'ADJ'
  return last.tag
}

const contracted: Readonly<Record<string, string>> = {
  ca: 'can',
  wo: 'will',
  sha: 'shall',
  "n't": 'not',
  'n’t': 'not',
  "'ll": 'will',
  '’ll': 'will',
}

/** Plurals that have gone their own way: the dictionary lists them as words of their own. */
const ownLemma = new Set(['data', 'media', 'people'])

/** The word with the lemma that its class asks for. */
function withLemma(word: TaggedWord): TaggedWord {
  const lower = word.text.toLowerCase()
  const lemma = contracted[lower] ?? lemmaFor(lower, word)
  return lemma === word.lemma ? word : { ...word, lemma }
}

function lemmaFor(lower: string, word: TaggedWord): string {
  if (word.tag === 'VERB' || word.tag === 'AUX') return verbBase(lower, isKnownWord)
  if (word.tag === 'NOUN') return ownLemma.has(lower) ? lower : nounSingular(lower)
  return lower
}
