/** How a number in figures is said: its first word, and its last. */

const ones = ['', 'egy', 'kettő', 'három', 'négy', 'öt', 'hat', 'hét', 'nyolc', 'kilenc']
const tens = ['', 'tíz', 'húsz', 'harminc', 'negyven', 'ötven', 'hatvan', 'hetven', 'nyolcvan', 'kilencven']

/** Figures without the spaces and points that part thousands; null for times, sums with parts and what begins with nought. */
const plainFigures = (figures: string): string | null => (/^[1-9]\d{0,8}$/.test(figures) ? figures : null)

/** The last word that is said: `2019` ends in kilenc, `1980` in nyolcvan, `1900` in száz. */
export function lastWord(figures: string): string | null {
  const value = plainFigures(figures)
  if (value === null) return null
  const zeros = /0*$/.exec(value)?.[0].length ?? 0
  const figure = Number(value.charAt(value.length - 1 - zeros))
  if (zeros === 0) return ones[figure] ?? null
  if (zeros === 1) return tens[figure] ?? null
  if (zeros === 2) return 'száz'
  return zeros < 6 ? 'ezer' : 'millió'
}

/** Whether what is said begins with a vowel: egy, ezer, öt, ötven. */
export function beginsWithVowel(figures: string): boolean | null {
  const value = plainFigures(figures)
  if (value === null) return null
  if (value.startsWith('5')) return true
  // "1" is egy, "1984" begins with ezer, "1 000 000" with egy; "12" and "150" with tíz and száz.
  return value.startsWith('1') && value.length % 3 === 1
}

type Sound = 'back' | 'front' | 'round'

const sounds: Readonly<Record<string, Sound>> = {
  egy: 'front',
  kettő: 'front',
  három: 'back',
  négy: 'front',
  öt: 'round',
  hat: 'back',
  hét: 'front',
  nyolc: 'back',
  kilenc: 'front',
  tíz: 'front',
  húsz: 'back',
  harminc: 'back',
  negyven: 'front',
  ötven: 'front',
  hatvan: 'back',
  hetven: 'front',
  nyolcvan: 'back',
  kilencven: 'front',
  száz: 'back',
  ezer: 'front',
  millió: 'back',
}

/** Endings with two or three sounds: back, front, and front behind ö, ő, ü, ű. */
const endings: readonly (readonly [back: string, front: string, round: string])[] = [
  ['ban', 'ben', 'ben'],
  ['ba', 'be', 'be'],
  ['ból', 'ből', 'ből'],
  ['ról', 'ről', 'ről'],
  ['ra', 're', 're'],
  ['tól', 'től', 'től'],
  ['nak', 'nek', 'nek'],
  ['nál', 'nél', 'nél'],
  ['hoz', 'hez', 'höz'],
]

/** What is made of a number by a vowel of its own: "3-as", "5-ös", "6-os", "2-es". */
const adjective: Readonly<Record<string, string>> = {
  egy: 'es',
  kettő: 'es',
  három: 'as',
  négy: 'es',
  öt: 'ös',
  hat: 'os',
  hét: 'es',
  nyolc: 'as',
  kilenc: 'es',
  tíz: 'es',
  húsz: 'as',
  harminc: 'as',
  negyven: 'es',
  ötven: 'es',
  hatvan: 'as',
  hetven: 'es',
  nyolcvan: 'as',
  kilencven: 'es',
  száz: 'as',
  ezer: 'es',
  millió: 's',
}

/** The ending in harmony with the word that it stands behind; null for other endings. */
export function endingAfter(word: string, ending: string): string | null {
  const sound = sounds[word]
  if (sound === undefined) return null
  const [, made = '', rest = ''] = /^([aeoö]s)((?:ok|ek|ban|ben|at|et|on|en|nak|nek|re|ra|ig|ak)?)$/.exec(ending) ?? []
  if (made !== '') return rest === '' ? (adjective[word] ?? null) : adjective[word] === made ? ending : null
  // "2-kor" and "2-ért" are the same behind every word.
  const row = endings.find((one) => one.includes(ending))
  const right = row?.[sound === 'back' ? 0 : sound === 'front' ? 1 : 2]
  // "kettőhöz" has the round form, "kettőben" the common one.
  return word === 'kettő' && right === 'hez' ? 'höz' : (right ?? null)
}

/** The day of a month as it is written in figures: "1-jén", "2-án", "5-én". */
export function dayEnding(day: number, ending: string): string | null {
  if (day < 1 || day > 31) return null
  const [, start = '', end = ''] = /^(j?[áéae])(n|ig|t[óő]l|r[ea]|i|t)?$/.exec(ending) ?? []
  if (start === '' || (end === '' && !/^j?[ae]$/.test(start)) || (end === 'i' && !/^j?[ae]$/.test(start))) return null
  const word = lastWord(String(day)) ?? ''
  // "1-jén" and "1-én" are both right; "másodikán", but "tizenkettedikén".
  if (day === 1) return ending.replace(/^j?á/, 'jé').replace(/^j?a$/, 'je')
  const isBack = sounds[word] === 'back' || day === 2
  const vowel = end === '' || end === 'i' ? (isBack ? 'a' : 'e') : isBack ? 'á' : 'é'
  const tail = /^t[óő]l$/.test(end) ? (isBack ? 'tól' : 'től') : /^r/.test(end) ? (isBack ? 'ra' : 're') : end
  return end === 'i' ? null : `${vowel}${tail}`
}
