/** As a folder may be called; UTF-16 units. */
const lengthAtMost = 120

/** Names that a reader would take for one. */
export const isSameName = (one: string, other: string): boolean => plain(one) === plain(other)
const plain = (name: string): string => name.normalize('NFC').toLowerCase()

/** The name itself, or "Name (2)", "Name (3)" where it is taken: the first that no other is the same as. */
export function freeName(name: string, taken: readonly string[]): string {
  for (let number = 1; ; number++) {
    const end = number === 1 ? '' : ` (${number})`
    const tried = `${name.slice(0, lengthAtMost - end.length).toWellFormed()}${end}`
    if (!taken.some((other) => isSameName(other, tried))) return tried
  }
}
