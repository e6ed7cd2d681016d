export type Harmony = 'back' | 'front'

const vowels = 'aáeéiíoóöőuúüű'
export const isVowel = (letter: string): boolean => letter !== '' && vowels.includes(letter)
export const vowelsOf = (word: string): string => [...word].filter(isVowel).join('')
export const isRounded = (word: string): boolean => /[öőüű]$/.test(vowelsOf(word))

/** The vowels that endings take, by those of the word. When the last ones are i, í, é or e, words differ: `isOpen`. */
export function harmonyOf(word: string): { readonly harmony: Harmony; readonly isOpen: boolean } {
  const all = vowelsOf(word)
  const last = all.slice(-1)
  if (/[aáoóuú]/.test(last)) return { harmony: 'back', isOpen: false }
  if (/[öőüű]/.test(last)) return { harmony: 'front', isOpen: false }
  const before = all.replace(/[iíé]+$/, '')
  const isBack = last !== 'e' && /[aáoóuú]$/.test(before) && all.length - before.length === 1
  return { harmony: isBack ? 'back' : 'front', isOpen: /[aáoóuú]/.test(all) || /^[iíé]+$/.test(all) }
}

/** `munka` → `munká`: before most endings a final a or e is long. */
export const lengthened = (word: string): string => word.replace(/a$/, 'á').replace(/e$/, 'é')
export const shortened = (word: string): string => word.replace(/á$/, 'a').replace(/é$/, 'e')

const digraph = /(cs|dzs|dz|gy|ly|ny|sz|ty|zs)$/

/** The last consonant twice, as "-val" takes it: `rész` → `réssz`, `toll` stays. */
export function doubled(word: string): string {
  const last = digraph.exec(word)?.[1]
  if (last !== undefined) {
    const start = word.slice(0, -last.length)
    // "meggy": the letter is long already.
    return start.endsWith(last.charAt(0)) ? word : start + last.charAt(0) + last
  }
  return /(.)\1$/.test(word) ? word : word + word.slice(-1)
}

/** What `doubled` may have been made of. */
export function undoubled(word: string): readonly string[] {
  const long = /^(.*)(ccs|ddzs|ddz|ggy|lly|nny|ssz|tty|zzs)$/.exec(word)
  if (long) return [(long[1] ?? '') + (long[2] ?? '').slice(1), word]
  return /(.)\1$/.test(word) ? [word.slice(0, -1), word] : []
}

/** An ending with its vowels: A is a or e, Á á or é, O o, e or ö, U u or ü, Ó ó or ő. `after` is the word it comes to. */
export function tuned(ending: string, harmony: Harmony, after: string): string {
  const isBack = harmony === 'back'
  const round = isRounded(after) ? 'ö' : 'e'
  return ending
    .replace(/A/g, isBack ? 'a' : 'e')
    .replace(/Á/g, isBack ? 'á' : 'é')
    .replace(/O/g, isBack ? 'o' : round)
    .replace(/U/g, isBack ? 'u' : 'ü')
    .replace(/Ó/g, isBack ? 'ó' : 'ő')
}
