/** Turkish has two of them, and a search should not have to know which. */
const everyI = ['i', 'I', 'ı', 'İ', 'i\u0307', 'I\u0307'] as const
const everySharpS = ['ß', 'ẞ', 'ss', 'Ss', 'sS', 'SS'] as const

/** What `\s` is in JavaScript; in PostgreSQL it hangs on the locale. */
const spaces =
  ' \t\n\v\f\r\u00a0\u1680\u2000\u2001\u2002\u2003\u2004\u2005\u2006\u2007\u2008\u2009\u200a\u2028\u2029\u202f\u205f\u3000\ufeff'

/**
 * A regular expression for PostgreSQL's `~` that finds `search` as it stands, in capital and small letters alike and with
 * accents written either way. The letters' other forms stand in it, so that nothing hangs on the database's locale.
 */
export const searchPattern = (search: string): string =>
  Array.from(search.matchAll(/\s+|ss(?!\p{M})|[^]\p{M}*/giu), ([part]) => patternOf(part)).join('')

const patternOf = (part: string): string => (part.trim() === '' ? `[${spaces}]+` : oneOf(formsOf(part)))

function formsOf(part: string): readonly string[] {
  const group = [everyI, everySharpS].find((forms) => forms.some((form) => form === part))
  if (group) return group
  return [part, part.toLowerCase(), part.toUpperCase()].flatMap((form) => [form, form.normalize('NFC'), form.normalize('NFD')])
}

function oneOf(forms: readonly string[]): string {
  const different = [...new Set(forms)].map((form) => form.replace(/[!-/:-@[-`{-~]/g, '\\$&'))
  return different.length === 1 ? (different[0] ?? '') : `(?:${different.join('|')})`
}
