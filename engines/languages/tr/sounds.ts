// Endings are written with sounds that follow the word: A is a or e, I one of ı i u ü, D d or t, C c or ç, K k or (before a
// vowel) ğ. Sounds in parentheses come only where they are needed: a vowel after a consonant, a consonant after a vowel.
// "<" takes away a vowel before it: "başla" with "<Iyor" is "başlıyor".

/** A word as endings see it. */
export type Stem = {
  /** Before a consonant, and alone: `kitap`, `fikir`. */
  readonly hard: string
  /** Before a vowel: `kitab`, `fikr`. */
  readonly soft: string
  /** Words from other languages whose endings are those of e and ö though their last vowel is not: `saatler`, `rolü`. */
  readonly isFront: boolean
}

const vowels = 'aeıioöuüâîû'
export const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter)
const isVowelSound = (sound: string): boolean => isVowel(sound) || sound === 'A' || sound === 'I'
export const lastVowelOf = (text: string): string => [...text].findLast(isVowel) ?? ''
export const countVowels = (text: string): number => [...text].filter(isVowel).length

const fronted: Readonly<Record<string, string>> = { a: 'e', â: 'e', ı: 'i', o: 'ö', u: 'ü', û: 'ü' }
const highAfter: Readonly<Record<string, string>> = {
  a: 'ı',
  â: 'ı',
  ı: 'ı',
  e: 'i',
  i: 'i',
  î: 'i',
  o: 'u',
  u: 'u',
  û: 'u',
  ö: 'ü',
  ü: 'ü',
}
const voiceless = 'çfhkpsşt'

/** The sounds of a row of endings after a vowel or a consonant: what stands in parentheses is there or not. */
export function soundsAfter(isAfterVowel: boolean, endings: string): string {
  let sounds = ''
  const endsInVowel = (): boolean => (sounds === '' ? isAfterVowel : isVowelSound(sounds.slice(-1)))
  for (let at = 0; at < endings.length; at++) {
    const sound = endings.charAt(at)
    if (sound === '<') {
      if (sounds !== '' && endsInVowel()) sounds = sounds.slice(0, -1)
    } else if (sound === '(') {
      const optional = endings.charAt(at + 1)
      if (isVowelSound(optional) !== endsInVowel()) sounds += optional
      at += 2
    } else sounds += sound
  }
  return sounds
}

/** The word with a row of endings: their vowels follow its last one, their first sounds its last sound. */
export function attach({ hard, soft, isFront }: Stem, endings: string): string {
  const losesVowel = endings.startsWith('<') && isVowel(hard.slice(-1))
  const sounds = soundsAfter(isVowel(hard.slice(-1)) && !losesVowel, endings.replace(/^</, ''))
  const whole = isVowelSound(sounds.charAt(0)) ? soft : hard
  let form = losesVowel ? hard.slice(0, -1) : whole
  const own = lastVowelOf(form === soft ? hard : form) || lastVowelOf(hard)
  let vowel = isFront ? (fronted[own] ?? own) : own
  for (let at = 0; at < sounds.length; at++) {
    const letter = letterFor(sounds.charAt(at), { vowel, before: form.slice(-1), after: sounds.charAt(at + 1) })
    if (isVowel(letter)) vowel = letter
    form += letter
  }
  return form
}

type Place = { readonly vowel: string; readonly before: string; readonly after: string }

function letterFor(sound: string, { vowel, before, after }: Place): string {
  if (sound === 'A') return 'eiöüî'.includes(vowel) ? 'e' : 'a'
  if (sound === 'I') return highAfter[vowel] ?? 'i'
  if (sound === 'D') return voiceless.includes(before) ? 't' : 'd'
  if (sound === 'C') return voiceless.includes(before) ? 'ç' : 'c'
  if (sound === 'K') return isVowelSound(after) ? 'ğ' : 'k'
  return sound
}

/** What all vowels and voicings of an ending share, of its letters or of its sounds: a key to look endings up by. */
export const shapeOf = (ending: string): string =>
  ending
    .replace(/[ae]/g, 'A')
    .replace(/[ıiuü]/g, 'I')
    .replace(/[dt]/g, 'D')
    .replace(/[cç]/g, 'C')
    .replace(/[ğk]/g, 'K')
