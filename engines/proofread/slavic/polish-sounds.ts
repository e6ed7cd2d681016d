const beforeE: readonly (readonly [from: RegExp, to: string])[] = [
  [/ch$/u, 'sz'],
  [/k$/u, 'c'],
  [/g$/u, 'dz'],
  [/st$/u, 'ści'],
  [/zd$/u, 'ździ'],
  [/sł$/u, 'śl'],
  [/zł$/u, 'źl'],
  [/sn$/u, 'śni'],
  [/t$/u, 'ci'],
  [/d$/u, 'dzi'],
  [/ł$/u, 'l'],
  [/r$/u, 'rz'],
  [/([szbpmwfn])$/u, '$1i'],
]

const beforeI: readonly (readonly [from: RegExp, to: string])[] = [
  [/sn$/u, 'śni'],
  [/(?<=ubi|ini)on$/u, 'eni'],
  [/esoł$/u, 'eseli'],
  [/st$/u, 'ści'],
  [/sł$/u, 'śli'],
  [/zł$/u, 'źli'],
  [/ch$/u, 'si'],
  [/k$/u, 'cy'],
  [/g$/u, 'dzy'],
  [/t$/u, 'ci'],
  [/d$/u, 'dzi'],
  [/ł$/u, 'li'],
  [/sz$/u, 'si'],
  [/ż$/u, 'ży'],
  [/c$/u, 'cy'],
  [/cz$/u, 'czy'],
  [/r$/u, 'rzy'],
  [/$/u, 'i'],
]

const changed = (stem: string, table: readonly (readonly [RegExp, string])[]): string => {
  const found = table.find(([from]) => from.test(stem))
  return found ? stem.replace(found[0], found[1]) : stem
}

/** "szkol" of "szkoł", before the -e of a locative. */
const softBeforeE = (stem: string): string => changed(stem, beforeE)

/** "studenci" of "student", "nowi" of "now": the plural of men. */
export const pluralOfMen = (stem: string): string => changed(stem, beforeI)

/** The form that a row of nouns means: `^e` and `^i` soften what stands before them. */
export const bendNoun = (form: string): string =>
  form.endsWith('^e') ? `${softBeforeE(form.slice(0, -2))}e` : form.endsWith('^i') ? pluralOfMen(form.slice(0, -2)) : form
