import type { Token } from '../languages/en/grammar/token.ts'

const endings =
  /(?:ations?|ators?|at(?:e|es|ed|ing)|itions?|ment|ments|ness|ingly|edly|ance|ence|ances|ences|able|ible|ably|ical|ically|ally|ives?|ity|ities|ing|ers?|ors?|ed|es|ly|al|ions?|ous|ful|s|e|y)$/

/** What words of one family share: investigate, investigation -> `investigat`. Short words are their own stem. */
export function stemOf(lemma: string): string {
  if (lemma.length < 6) return lemma.replace(/e$/, '')
  const cut = lemma.replace(endings, '')
  return cut.length < 4 ? lemma.replace(/(?:e|s|ed|ing)$/, '') : cut
}

const light = new Set([
  'be',
  'have',
  'do',
  'make',
  'take',
  'get',
  'give',
  'go',
  'other',
  'more',
  'most',
  'many',
  'much',
  'very',
  'also',
  'not',
  'so',
  'as',
  'then',
  'thus',
  'there',
  'well',
  'only',
  'such',
  'own',
])

/** Stems of the verbs, adjectives and adverbs of a sentence: repeated soon after, they are noticed; a noun that returns holds a text together. */
export const noticed = (tokens: readonly Token[]): readonly string[] =>
  tokens.filter((token) => isContent(token) && isNoticed(token)).map(({ lemma }) => stemOf(lemma))
export const isNoticed = ({ tag }: Token): boolean => tag === 'VERB' || tag === 'ADJ' || tag === 'ADV'

/** Whether the word carries meaning of its own: a noun, verb, adjective or adverb that is not a light one. */
export const isContent = (token: Token): boolean =>
  /^(?:NOUN|PROPN|VERB|ADJ|ADV)$/.test(token.tag) && !light.has(token.lemma) && token.lower.length > 2
