import winkNLP from 'wink-nlp'
import model from 'wink-eng-lite-web-model'
import type { WinkMethods } from 'wink-nlp'
import type { Tag } from './token.ts'

/** A word or mark as the tagger sees it: offsets within the sentence, a first guess of its class; the lemma is the word in lower case until `withLemma`. */
export type TaggedWord = { readonly text: string; readonly start: number; readonly end: number; readonly tag: Tag; readonly lemma: string }

/** How many words are tagged before the tagger is made anew: it remembers every unknown word and never forgets by itself. */
const taggedAtMost = 1_000_000
const rememberedAtMost = 50_000

let tagger: WinkMethods | null = null
let vocabularySize = 0
let tagged = 0

function ready(): WinkMethods {
  if (tagger && tagged < taggedAtMost) return tagger
  const made = winkNLP(model, ['pos'])
  // The first word that it does not know gets the first number after its vocabulary.
  vocabularySize = Number(made.readDoc('qzxvwkq').tokens().itemAt(0).out(made.its.uniqueId))
  tagged = 0
  tagger = made
  return made
}

/** Every class of words, in the order in which the parser has learned to number them. */
export const allTags: readonly Tag[] = [
  'NOUN',
  'PROPN',
  'VERB',
  'AUX',
  'ADJ',
  'ADV',
  'PRON',
  'DET',
  'ADP',
  'NUM',
  'CCONJ',
  'SCONJ',
  'PART',
  'INTJ',
  'PUNCT',
  'SYM',
  'X',
]
const tags: ReadonlySet<string> = new Set(allTags)
const isTag = (tag: string): tag is Tag => tags.has(tag)

const known = new Map<string, boolean>()

/** Whether the tagger's vocabulary of some 87,000 English word forms holds `word`, as written. */
export function isKnownWord(word: string): boolean {
  const answer = known.get(word)
  if (answer !== undefined) return answer
  if (known.size >= rememberedAtMost) known.clear()
  const nlp = ready()
  const tokens = nlp.readDoc(word).tokens()
  const first = word ? Number(tokens.itemAt(0).out(nlp.its.uniqueId)) : vocabularySize
  const isKnown = tokens.length() === 1 && first < vocabularySize
  known.set(word, isKnown)
  return isKnown
}

/** Splits one sentence into words and marks and guesses their classes. Words keep their places in `sentence`. */
export function tagWords(sentence: string): readonly TaggedWord[] {
  const nlp = ready()
  const tokens = nlp.readDoc(sentence).tokens()
  const values = tokens.out()
  tagged += values.length
  const classes = tokens.out(nlp.its.pos)
  const words: TaggedWord[] = []
  let from = 0
  values.forEach((value, i) => {
    const start = sentence.indexOf(value, from)
    if (start < 0 || !value) return
    const tag = String(classes[i])
    words.push({ text: value, start, end: start + value.length, tag: isTag(tag) ? tag : 'X', lemma: value.toLowerCase() })
    from = start + value.length
  })
  return words
}
