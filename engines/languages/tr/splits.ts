const ones = ['bir', 'iki', 'üç', 'dört', 'beş', 'altı', 'yedi', 'sekiz', 'dokuz']
const numbers: readonly string[] = [
  ...ones,
  'on',
  'yirmi',
  'otuz',
  'kırk',
  'elli',
  'altmış',
  'yetmiş',
  'seksen',
  'doksan',
  'yüz',
  'bin',
  'milyon',
  'buçuk',
]
const question = /^(.{2,})(m(?:ı|i|u|ü)(?:s[ıiuü]n(?:[ıiuü]z)?|y[ıiuü](?:m|z|d[ıiuü]|m[ıiuü]ş))?)$/

/** What is to be written apart: the question particle from its word (`geldimi`), numbers from each other (`yirmibeş`). Null when nothing is. */
export function splitApart(word: string, isKnown: (word: string) => boolean): string | null {
  const number = numbersIn(word)
  if (number) return number.length > 1 ? number.join(' ') : null
  const [, stem = '', particle = ''] = question.exec(word) ?? []
  return stem !== '' && followsStem(stem, particle) && isKnown(stem) ? `${stem} ${particle}` : null
}

function numbersIn(word: string): readonly string[] | null {
  if (word === '') return []
  for (const number of numbers) {
    const rest = word.startsWith(number) ? numbersIn(word.slice(number.length)) : null
    if (rest) return [number, ...rest]
  }
  return null
}

/** Whether the vowel of the particle is that of the stem's last one. */
function followsStem(stem: string, particle: string): boolean {
  const last = [...stem].findLast((letter) => /[aeıioöuüâîû]/.test(letter)) ?? ''
  const wanted = /[aıâ]/.test(last) ? 'ı' : /[eiî]/.test(last) ? 'i' : /[ouû]/.test(last) ? 'u' : 'ü'
  return last !== '' && particle.charAt(1) === wanted
}
