import { words } from '../../../languages/words.ts'
import { isStemWithEndings } from '../../../languages/tr/endings.ts'
import { splitApart } from '../../../languages/tr/splits.ts'
import { defineCheck, type CheckFinding } from '../../check.ts'
import type { WordKnowledge } from '../../language.ts'
import type { LintToken } from '../../token.ts'

const softer: Readonly<Record<string, string>> = { p: 'b', ç: 'c', k: 'ğ' }
const highOf: Readonly<Record<string, string>> = { a: 'ı', ı: 'ı', e: 'i', i: 'i', o: 'u', u: 'u', ö: 'ü', ü: 'ü' }
const vowels = 'aeıioöuü'

/** A word written as its stem sounds alone ("kitapım", "şehirin") or with the endings of another one ("sokakda", "bekleyor"). */
export default defineCheck({
  key: 'endings',
  class: 'vowel-harmony',
  find: (tokens, known) => (known ? tokens.flatMap((token, at) => findingAt(token, at, known) ?? []) : []),
  wrong: [
    ['Sokakda oynuyorlar.', 'Sokakta oynuyorlar.'],
    ['Dün kitapım kayboldu.', 'Dün kitabım kayboldu.'],
    ['Bebek ağlayor.', 'Bebek ağlıyor.'],
    ['Şehirin merkezinde oturuyoruz.', 'Şehrin merkezinde oturuyoruz.'],
    ['Küçük çocuku gördüm.', 'Küçük çocuğu gördüm.'],
    ['Hiçbir şey istemeyorum.', 'Hiçbir şey istemiyorum.'],
    ['Masanın üstünda durdu.', 'Masanın üstünde durdu.'],
  ],
  right: [
    'Sokakta oynuyorlar, kitabım kayboldu.',
    'Hukuku ve saati bilir.',
    'Ankara çok güzel.',
    'Okuyor ve yürüyor.',
    'Millete ve devlete hizmet etti.',
  ],
})

function findingAt({ kind, text, lower }: LintToken, at: number, known: WordKnowledge): CheckFinding | null {
  if (kind !== 'word' || lower.length < 5 || lower.length > 24 || !/^[a-zçğıöşü]+$/.test(lower)) return null
  if (text !== lower && !(at === 0 && /^\p{Lu}\p{Ll}+$/u.test(text))) return null
  if (!suspicious.test(lower) || isWord(lower, known) || known.isKnown(text)) return null
  if (splitApart(lower, known.isKnown) !== null) return null
  const isName = text !== lower
  const right =
    [...candidates(lower)].find((one) => known.isKnown(one) || isStemWithEndings(one, known.isKnown)) ??
    (isName ? undefined : retuned(lower, known))
  if (right === undefined) return null
  return { from: at, to: at + 1, suggestions: [text === lower ? right : right.charAt(0).toLocaleUpperCase('tr') + right.slice(1)] }
}

const isWord = (word: string, known: WordKnowledge): boolean => known.isKnown(word) || isStemWithEndings(word, known.isKnown)

/** A hard sound before d, a soft one before t, a hard one between vowels, "-yor" after a or e, or vowels that do not go together. */
const suspicious =
  /[çfhkpsşt]d[ae]|[aeıioöuülmnrz]t[ae]n?$|[aeıioöuülmnr][pçtk][ıiuüae]|[ae]yor|[aıou][^aeıioöuü]+[ei]|[eiöü][^aeıioöuü]+[aı]|[ıiuü][lmnrsşyz][ıiuü]/

function* candidates(word: string): Generator<string> {
  yield word.replace(/([çfhkpsşt])d([ae](?:n|ki)?)$/, '$1t$2')
  const narrow = /^(.*?([aeıioöuü])[^aeıioöuü]+)[ae](yor.*)$/.exec(word) ?? /^(.*?([aeıioöuü])m)[ae](yor.*)$/.exec(word)
  if (narrow) yield `${narrow[1] ?? ''}${highOf[narrow[2] ?? ''] ?? 'i'}${narrow[3] ?? ''}`
  for (let i = word.length - 2; i > 1; i--) {
    const soft = softer[word.charAt(i)]
    if (
      soft !== undefined &&
      vowels.includes(word.charAt(i + 1)) &&
      !/[aeıioöuü]/.test(word.charAt(i - 1)) === /[rnl]/.test(word.charAt(i - 1))
    )
      yield word.slice(0, i) + (word.charAt(i - 1) === 'n' && soft === 'ğ' ? 'g' : soft) + word.slice(i + 1)
  }
  yield* dropped(word)
}

/** Endings of another vowel, and those of a hard end after a soft one; of words that the dictionary itself lists. */
const retuned = (word: string, known: WordKnowledge): string | undefined =>
  word.length < 6 || known.isKnown(word.replace(/t[ae]n?$/, 'tmek')) || known.isKnown(word.replace(/t[ae]n?$/, 'tmak'))
    ? undefined
    : [word.replace(/([lmnrzyvğ])t([ae]n?)$/, '$1d$2'), ...inTune(word, known)].find(
        (one) => one !== word && one.replace(/ı/g, 'i') !== word.replace(/ı/g, 'i') && known.isKnown(one),
      )

/** Words that lose their last vowel before an ending with one. */
const losing = [
  ...words(`şehir akıl oğul burun ağız boyun omuz isim resim fikir beyin göğüs gönül alın karın zihin nehir vakit metin emir kayıp keyif
  nesil devir ömür sabır hüküm nefis kısım cisim hacim izin şekil asıl koyun bağır tavır`),
]

function* dropped(word: string): Generator<string> {
  const stem = losing.find((one) => word.startsWith(one) && vowels.includes(word.charAt(one.length)))
  if (stem) yield stem.slice(0, -2) + stem.slice(-1) + word.slice(stem.length)
}

/** The vowels of the endings made those that follow the stem, from each place on. */
function* inTune(word: string, known: WordKnowledge): Generator<string> {
  for (let at = word.length - 1; at > 2; at--) {
    if (!vowels.includes(word.charAt(at)) || ![at, at - 1, at - 2].some((cut) => cut > 2 && known.isKnown(word.slice(0, cut)))) continue
    let last = /[aeıioöuü](?=[^aeıioöuü]*$)/.exec(word.slice(0, at))?.[0] ?? 'e'
    let made = word.slice(0, at)
    for (const letter of word.slice(at)) {
      const isWide = letter === 'a' || letter === 'e'
      const next =
        !vowels.includes(letter) || /[oö]/.test(letter) ? letter : isWide ? (/[aıou]/.test(last) ? 'a' : 'e') : (highOf[last] ?? letter)
      if (vowels.includes(next)) last = next
      made += next
    }
    if (made !== word) yield made
  }
}
