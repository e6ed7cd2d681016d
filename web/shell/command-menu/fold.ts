/** A text as it is compared, and where each unit of it stood. */
export type Folded = {
  readonly text: string
  /** For each UTF-16 unit of `text` the offset in the given text of the character that it came from. */
  readonly places: readonly number[]
}

/** Letters that Unicode does not take apart, as people type them who lack the key. */
const plain: ReadonlyMap<string, string> = new Map([
  ['ı', 'i'],
  ['ß', 'ss'],
  ['æ', 'ae'],
  ['œ', 'oe'],
  ['ø', 'o'],
  ['đ', 'd'],
  ['ð', 'd'],
  ['ł', 'l'],
  ['þ', 'th'],
  // Arabic keyboards write these for the Urdu ones.
  ['ي', 'ی'],
  ['ى', 'ی'],
  ['ك', 'ک'],
  ['ه', 'ہ'],
  ['ة', 'ہ'],
  ['’', "'"],
])

/** Lower case without marks and without what is not seen, so that `turkce` finds Türkçe and `koltseg` költség. */
export function fold(text: string): Folded {
  let folded = ''
  const places: number[] = []
  let at = 0
  for (const character of text) {
    const bare = character
      .normalize('NFKD')
      .replace(/[\p{M}\p{Cf}]/gu, '')
      .toLowerCase()
      .replace(/[\p{M}\p{Cf}]/gu, '')
    for (const letter of bare) {
      const written = plain.get(letter) ?? letter
      folded += written
      for (let unit = 0; unit < written.length; unit++) places.push(at)
    }
    at += character.length
  }
  return { text: folded, places }
}
