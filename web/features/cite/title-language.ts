const english = /\b(?:the|of|and|in|on|for|an|to|with|from|how|why)\b/i
const german = /\b(?:der|die|das|und|von|zur|zum|im|für|eine?r?)\b/i

/**
 * The language to write a title like a sentence in: what the work says, else what its small words say, else that of the list.
 * A tag of BCP 47.
 */
export function titleLanguage(title: string, said: string | undefined, fallback: string): string {
  if (said !== undefined && /^[a-z]{2,3}(-[a-z0-9]+)*$/i.test(said)) return said
  if (german.test(title)) return 'de'
  return english.test(title) ? 'en' : fallback
}
