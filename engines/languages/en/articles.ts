// Spoken sound decides, not the letter. Sorted; lower case; a row is the beginning of a word.
const vowelSounds = ['8', '11', '18', 'e-', 'f-', 'heir', 'honest', 'honor', 'honour', 'hour', 'l-', 'm-', 'n-', 's-', 'x-']
const consonantSounds = [
  'eu',
  'ewe',
  'once',
  'one',
  'ouija',
  'u-',
  'ubiq',
  'ufo',
  'ukul',
  'unanim',
  'unic',
  'unif',
  'unil',
  'union',
  'uniq',
  'unis',
  'unit',
  'univ',
  'ural',
  'uran',
  'use',
  'using',
  'usu',
  'usur',
  'ute',
  'utero',
  'util',
  'uto',
]
const notUni = /^(?:unim|unin|unidentified|unill)/
const vowelLetters = new Set(['a', 'e', 'f', 'h', 'i', 'l', 'm', 'n', 'o', 'r', 's', 'x'])

/** Whether English says `an` before the word. Acronyms are read by letters unless they look like a word (NASA). */
export function takesAn(word: string): boolean {
  const bare = word.replace(/^[“"'‘([]+/, '')
  const lower = bare.toLowerCase()
  const isAcronym = bare.length > 1 && /^[A-Z]{2,}s?$/.test(bare)
  if ((isAcronym && !/[AEIOU]/.test(bare.slice(1))) || (isAcronym && bare.length <= 3)) return vowelLetters.has(lower.charAt(0))
  if (/^[A-Za-z]$/.test(bare)) return vowelLetters.has(lower)
  if (vowelSounds.some((start) => lower.startsWith(start)))
    return !/^(?:1[18]\d(?!\d)|11\d{2}\b|18\d\d\b)/.test(lower) || /^18\d\d/.test(lower) || lower.startsWith('8')
  if (consonantSounds.some((start) => lower.startsWith(start)) && !notUni.test(lower)) return false
  return /^[aeiouáéíóúàèìòùâêîôûäëïöüåæø]/.test(lower)
}
