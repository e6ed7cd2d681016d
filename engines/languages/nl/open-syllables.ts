// Dutch writes a long vowel once in an open syllable and twice in a closed one, and doubles a consonant behind a short vowel:
// boom, bomen; bak, bakken. At the end of a word v and z become f and s: brief, brieven; huis, huizen.

const syllables = (word: string): number => word.match(/ij|[aeiouy]+/gu)?.length ?? 0

const voiced: Readonly<Record<string, string>> = { f: 'v', s: 'z' }
const voiceless: Readonly<Record<string, string>> = { v: 'f', z: 's' }

// Endings without stress, behind which no consonant doubles: zekere, factoren, ernstige.
const unstressed = /(?:[^aeiouy]e[lrnm]|[^o]or|ig|erd|aard)$/u

/** The word as it is written before an ending that begins with a vowel. */
export function opened(word: string): string {
  if (word.endsWith('ieel')) return `${word.slice(0, -3)}ël`
  if (word.endsWith('ieer')) return `${word.slice(0, -3)}ër`
  if (word.endsWith('ëel')) return `${word.slice(0, -2)}l`
  const long = /^(.*?)(aa|ee|oo|uu)([bcdfgklmnprstvz])$/u.exec(word)
  if (long) {
    const [, start = '', vowel = '', end = ''] = long
    const keeps = /(?:graaf|soof)$/u.test(word)
    return start + vowel.charAt(0) + (keeps ? end : (voiced[end] ?? end))
  }
  const two = /^(.*(?:ie|oe|eu|ui|ij|ei|au|ou))([fs])$/u.exec(word)
  if (two) return `${two[1] ?? ''}${voiced[two[2] ?? ''] ?? ''}`
  if (/(?:^|[^aeiou])[aeiou][bcdfgklmnprst]$|qu[aei][bcdfgklmnprst]$/u.test(word) && !(syllables(word) > 1 && unstressed.test(word)))
    return word + word.slice(-1)
  if (/[lr]f$/u.test(word)) return `${word.slice(0, -1)}v`
  return word
}

/** The words that may lose an ending with a vowel to leave this; the likeliest first. */
export function closed(stem: string): readonly string[] {
  if (/i?ë[lr]$/u.test(stem)) return [stem.replace(/ië([lr])$/u, 'iee$1').replace(/eë([lr])$/u, 'eëe$1')]
  if (/[^q]uer$/u.test(stem)) return [`${stem.slice(0, -1)}er`]
  const last = stem.slice(-1)
  const end = voiceless[last] ?? last
  if (/([bcdfgklmnprst])\1$/u.test(stem)) return [stem.slice(0, -1)]
  if (/(?:^|[^aeiou]|qu|[aeiou]ë)[aeou][bcdfgklmnprstvz]$/u.test(stem))
    return [`${stem.slice(0, -1)}${stem.slice(-2, -1)}${end}`, stem.slice(0, -1) + end]
  return end === last ? [stem] : [stem.slice(0, -1) + end, stem]
}

/** Whether a word has more than one syllable. */
export const isLong = (word: string): boolean => syllables(word) > 1
