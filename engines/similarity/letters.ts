/** What a UTF-16 unit is to the word finder. `newline` only matters after a hyphen. */
export const kinds = {
  other: 0,
  letter: 1,
  digit: 2,
  mark: 3,
  invisible: 4,
  apostrophe: 5,
  hyphen: 6,
  newline: 7,
  space: 8,
  surrogate: 9,
} as const

// Default ignorable characters and directional marks: they take no room in a line.
const invisible =
  /^(?:\u034f|\u17b4|\u17b5|[\u180b-\u180d]|[\ufe00-\ufe0f]|[\u00ad\u061c\u115f\u1160\u180e\u180f\u200b-\u200f\u202a-\u202e\u2060-\u206f\ufeff\ufff9-\ufffb])$/u

const finders: readonly (readonly [number, RegExp])[] = [
  [kinds.invisible, invisible],
  [kinds.letter, /^[\p{L}\p{Nl}]$/u],
  [kinds.digit, /^[\p{Nd}\p{No}]$/u],
  [kinds.mark, /^\p{M}$/u],
  [kinds.apostrophe, /^['’ʼ＇]$/u],
  [kinds.hyphen, /^[-‐‑]$/u],
  [kinds.newline, /^[\n\r\u2028\u2029]$/u],
  [kinds.space, /^\s$/u],
  [kinds.surrogate, /^[\ud800-\udfff]$/u],
]

const kindOfCharacter = (character: string): number => finders.find(([, finder]) => finder.test(character))?.[0] ?? kinds.other

let table: Uint8Array | null = null

/** The kind of every UTF-16 unit; made once, at first use. */
export function unitKinds(): Uint8Array {
  if (table) return table
  const made = new Uint8Array(65_536)
  for (let unit = 0; unit < made.length; unit++) made[unit] = kindOfCharacter(String.fromCharCode(unit))
  table = made
  return made
}

/** The kind of a character outside the basic plane. */
export const kindOfPair = (text: string, at: number): number => {
  const code = text.codePointAt(at) ?? 0
  // Tags and the variation selectors of the supplement.
  if (code >= 0xe0000 && code <= 0xe0fff) return kinds.invisible
  return code > 0xffff ? kindOfCharacter(String.fromCodePoint(code)) : kinds.other
}
