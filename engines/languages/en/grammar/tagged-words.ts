import type { TaggedWord } from './tag.ts'
import type { Tag } from './token.ts'

export const retag = (word: TaggedWord, tag: Tag, lemma: string): TaggedWord => ({ ...word, tag, lemma })
export const lowerOf = (word: TaggedWord | undefined): string => word?.text.toLowerCase() ?? ''

/** Article, possessive, demonstrative, quantity. */
export const isDeterminer = (word: TaggedWord | undefined): boolean =>
  word?.tag === 'DET' ||
  /^(?:my|your|his|its|our|their|this|these|those|no|every|each|some|any)$/.test(lowerOf(word)) ||
  word?.tag === 'NUM'

/** Whether a noun phrase may begin with the word. */
export const opensPhrase = (word: TaggedWord | undefined): boolean =>
  word !== undefined &&
  (isDeterminer(word) || /^(?:PRON|NOUN|PROPN|ADJ|NUM)$/.test(word.tag) || /^(?:her|them|it|us|me|him)$/.test(lowerOf(word)))

/** Article, possessive or the like that stands before one thing. */
export const isArticle = (word: TaggedWord | undefined): boolean =>
  /^(?:a|an|the|this|each|every|no|his|their|its|our|my|your|one)$/.test(lowerOf(word))

/** Auxiliaries that only a bare verb follows, and the halves of their contractions. */
export const modalVerb = /^(?:can|could|may|might|must|shall|should|will|would|ca|wo|sha|'ll|’ll|ought)$/
