const anyCapitals: Readonly<Record<string, string>> = {
  L: 'A-Za-zÀ-ÖØ-öø-ɏḀ-ỿ',
  Lu: 'A-ZÀ-ÖØ-ÞĀ-ɏḀ-ỿ',
  Ll: 'a-zß-öø-ɏḀ-ỿ',
  N: '0-9',
}

/**
 * A pattern that does not mind capitals. Letters are those of the Latin script, which the fifteen languages are written in: the
 * engine takes a second to fold the capitals of all scripts for the patterns of this folder, and next to nothing for these.
 */
export const anyCase = (pattern: string | RegExp, flags = ''): RegExp => new RegExp(spelled(pattern, anyCapitals), `i${flags}`)

/** The letters of `spans` that `isOne` picks, as the ranges of a class. */
function rangesOf(isOne: RegExp, spans: readonly (readonly [first: number, last: number])[]): string {
  let ranges = ''
  for (const [first, last] of spans) {
    for (let at = first; at <= last; at++) {
      if (!isOne.test(String.fromCharCode(at))) continue
      const start = at
      while (at < last && isOne.test(String.fromCharCode(at + 1))) at++
      ranges += start === at ? String.fromCharCode(at) : `${String.fromCharCode(start)}-${String.fromCharCode(at)}`
    }
  }
  return ranges
}

/** Latin as far as the fifteen languages go, the commas of Romanian, Greek and Russian. */
const alphabets = [
  [0x41, 0x17f],
  [0x218, 0x21b],
  [0x370, 0x3ff],
  [0x400, 0x45f],
] as const
/** Capitals and small letters lie mixed here, and only in names of other languages: each counts as both. */
const others = 'ƀ-ȗȜ-ɏḀ-ỿ'

const ownCapitals: Readonly<Record<string, string>> = {
  L: `${rangesOf(/\p{L}/u, alphabets)}${others}`,
  Lu: `${rangesOf(/\p{Lu}/u, alphabets)}${others}`,
  Ll: `${rangesOf(/\p{Ll}/u, alphabets)}${others}`,
  M: '\u0300-\u036F',
  N: '0-9',
}

/**
 * A pattern that minds capitals, of the scripts that have some. Every class of all capitals of Unicode costs the engine six hundred
 * ranges, and the patterns of names hold dozens of them: a third of a second at the first reference, against a few thousandths.
 */
export const ownCase = (pattern: string | RegExp, flags = ''): RegExp => new RegExp(spelled(pattern, ownCapitals), flags)

/** `pattern` with the classes of letters written out, within brackets and without. */
function spelled(pattern: string | RegExp, classes: Readonly<Record<string, string>>): string {
  const source = typeof pattern === 'string' ? pattern : pattern.source
  let isInClass = false
  return source.replace(/\\p\{(\w+)\}|\\.|[[\]]/gs, (part, name: string | undefined) => {
    if (part === '[') isInClass = true
    else if (part === ']') isInClass = false
    const letters = name === undefined ? undefined : classes[name]
    if (letters === undefined) return part
    return isInClass ? letters : `[${letters}]`
  })
}
