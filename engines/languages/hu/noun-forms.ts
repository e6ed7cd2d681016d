import type { AdjectiveClass, NounClass } from './noun-classes.ts'
import { doubled, isVowel, lengthened, tuned, type Harmony } from './sounds.ts'

/** Cases other than the bare word, the accusative, and those with v; "on" has a vowel of its own. */
const cases: Readonly<Record<string, string>> = {
  dat: 'nAk',
  cau: 'ért',
  sub: 'rA',
  del: 'rÓl',
  ine: 'bAn',
  ela: 'bÓl',
  ill: 'bA',
  ade: 'nÁl',
  abl: 'tÓl',
  all: 'hOz',
  ter: 'ig',
  ess: 'Ul',
}
/** Before these a final a or e stays short. */
const plainCases: Readonly<Record<string, string>> = { for: 'ként', tem: 'kor' }
const withV: Readonly<Record<string, string>> = { ins: 'Al', tra: 'Á' }

export const caseTags: readonly string[] = ['nom', 'acc', 'sup', ...Object.keys(cases), ...Object.keys(plainCases), ...Object.keys(withV)]
const persons = ['p1sg', 'p2sg', 'p3sg', 'p1pl', 'p2pl', 'p3pl'] as const

/** Numbers and owners: `sg`, `pl`, `sg.p3pl` (their one), `pl.p3pl` (their many), `sg.ow` (what belongs to it). */
export const nounStarts: readonly string[] = [
  'sg',
  'pl',
  ...['sg', 'pl'].flatMap((number) => persons.map((person) => `${number}.${person}`)),
  'sg.ow',
  'pl.ow',
]
/** A word that cases come to. */
type Base = { readonly word: string; readonly accusative: string; readonly on: string; readonly harmony: Harmony }

/** The form of a noun with these tags; null where it has none. */
export function nounForm(noun: NounClass, tags: string): string | null {
  const at = tags.lastIndexOf('.')
  const base = baseOf(noun, tags.slice(0, at))
  return base && inCase(base, tags.slice(at + 1))
}

/** The form of an adjective with these tags; `adv` is how it is done. */
export function adjectiveForm(adjective: AdjectiveClass, tags: string): string | null {
  if (tags === 'adv') return adjective.adverb
  const [degree = '', number = '', end = ''] = tags.split('.')
  // What has an owner is a noun.
  if (/^(?:sg|pl|pl2)$/.test(degree) && end === '') return nounForm(adjective, tags)
  if (degree !== 'comp' && degree !== 'sup') return null
  const { comparative, harmony } = adjective
  if (comparative === null) return null
  const word = (degree === 'sup' ? 'leg' : '') + comparative
  if (number === 'adv') return word + tuned('An', harmony, word)
  return inCase(closed(number === 'pl' ? `${word}${tuned('A', harmony, word)}k` : word, harmony), end)
}

/** A form that ends in a consonant after its own ending: low vowels follow. */
function closed(word: string, harmony: Harmony): Base {
  if (isVowel(word.slice(-1))) return { word, accusative: `${lengthened(word)}t`, on: `${lengthened(word)}n`, harmony }
  return { word, accusative: word + tuned('At', harmony, word), on: word + tuned('On', harmony, word), harmony }
}

function baseOf(noun: NounClass, start: string): Base | null {
  const { lemma, harmony, oblique, link, accusative } = noun
  if (start === 'sg') {
    const on =
      isVowel(lemma.slice(-1)) && !noun.isShortAtOn
        ? `${lengthened(lemma)}n`
        : (noun.isShortAtOn ? oblique : lemma) + tuned('On', harmony, lemma)
    return { word: lemma, accusative, on, harmony }
  }
  const many = noun.plural ?? `${oblique}${link}k`
  if (start === 'pl') return closed(many, harmony)
  if (start === 'pl2') return /[óő]$/.test(lemma) && link !== '' ? closed(`${lemma}k`, harmony) : null
  if (start === 'sg.ow') return ownBase(lengthened(lemma), harmony)
  if (start === 'pl.ow') return ownBase(many, harmony)
  const [number = '', person = ''] = start.split('.')
  if (!(person in manyEnds) || !/^(?:sg|pl)$/.test(number)) return null
  const word = number === 'pl' ? manyOf(noun, person) : oneOf(noun, person)
  return word === null ? null : closed(word, harmony)
}

const ownBase = (word: string, harmony: Harmony): Base => ({ word: `${word}é`, accusative: `${word}ét`, on: `${word}én`, harmony })

/** One thing with an owner: `házam`, `csoportjuk`. */
function oneOf({ lemma, harmony, oblique, link, owned }: NounClass, person: string): string | null {
  // The vowel of "egyszerűek" is that of the plural alone.
  const own = isVowel(oblique.slice(-1)) ? '' : link
  if (person === 'p1sg') return `${oblique}${own}m`
  if (person === 'p2sg') return `${oblique}${own}d`
  if (person === 'p3sg') return owned
  if (person === 'p3pl') return owned.slice(0, -1) + tuned('Uk', harmony, lemma)
  if (person === 'p1pl') return own === '' ? `${oblique}nk` : oblique + tuned('Unk', harmony, lemma)
  return own === '' ? oblique + tuned('tOk', harmony, lemma) : `${oblique}${own}${tuned('tOk', harmony, lemma)}`
}

const manyEnds: Readonly<Record<string, string>> = { p1sg: 'm', p2sg: 'd', p3sg: '', p1pl: 'nk', p2pl: 'tOk', p3pl: 'k' }

/** Several things with an owner: `házaim`, `kutatói`. Null for "ideje" and its like. */
function manyOf({ lemma, harmony, oblique, plural, owned }: NounClass, person: string): string | null {
  const isOpen = isVowel(oblique.slice(-1))
  if (isOpen && !owned.startsWith(oblique)) return null
  const stem = plural?.slice(0, -1) ?? (isOpen ? `${oblique}${lemma.endsWith('i') ? tuned('jA', harmony, lemma) : ''}` : owned)
  const many = `${stem}i`
  const end = manyEnds[person]
  return end === undefined ? null : many + tuned(end, harmony, many)
}

function inCase({ word, accusative, on, harmony }: Base, end: string): string | null {
  if (end === 'nom') return word
  if (end === 'acc') return accusative
  if (end === 'sup') return on
  const plain = plainCases[end]
  if (plain !== undefined) return word + plain
  const v = withV[end]
  if (v !== undefined) {
    const long = lengthened(word)
    return (isVowel(long.slice(-1)) ? `${long}v` : doubled(word)) + tuned(v, harmony, word)
  }
  const ending = cases[end]
  return ending === undefined ? null : lengthened(word) + tuned(ending, harmony, word)
}
