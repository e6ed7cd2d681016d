/** ISBN-10 and ISBN-13 without hyphens, in capitals; null when the check digit is wrong (ISO 2108). */
export function optionalIsbn(written: string): string | null {
  const digits = written.replace(/[\s\u00ad\u2010-\u2015\u2212-]/g, '').toUpperCase()
  if (/^\d{9}[\dX]$/.test(digits)) return sum(digits, (place) => 10 - place) % 11 === 0 ? digits : null
  if (/^97[89]\d{10}$/.test(digits)) return sum(digits, (place) => (place % 2 === 0 ? 1 : 3)) % 10 === 0 ? digits : null
  return null
}

/** The form of 13 digits, by which registries know every ISBN. `isbn` is one that `optionalIsbn` gave. */
export function isbn13(isbn: string): string {
  if (isbn.length === 13) return isbn
  const body = `978${isbn.slice(0, 9)}`
  return `${body}${(10 - (sum(body, (place) => (place % 2 === 0 ? 1 : 3)) % 10)) % 10}`
}

function sum(digits: string, weight: (place: number) => number): number {
  let total = 0
  for (let place = 0; place < digits.length; place++) total += weight(place) * (digits[place] === 'X' ? 10 : Number(digits[place]))
  return total
}
