import type { WordTests } from '../word-tests.ts'
import {
  accusatives,
  adverbs,
  backWords,
  beyondRules,
  comparatives,
  keepsVowel,
  losesVowel,
  lowered,
  onlyAlone,
  ownPlurals,
  owners,
  stems,
} from './irregular-nouns.ts'
import { harmonyOf, isRounded, isVowel, lengthened, tuned, vowelsOf, type Harmony } from './sounds.ts'

/** How a noun or an adjective takes endings. */
export type NounClass = {
  readonly lemma: string
  readonly harmony: Harmony
  /** Before the vowel of the plural: `level` of levél. */
  readonly oblique: string
  /** The vowel of the plural; empty after a vowel. */
  readonly link: string
  /** Where it is not made of the two: `falvak`. */
  readonly plural?: string
  readonly accusative: string
  /** `háza`, `csoportja`. */
  readonly owned: string
  /** Whether "-on, -en, -ön" come to the oblique stem: `dolgon`, but `levélen`. */
  readonly isShortAtOn: boolean
}

/** An adjective has, besides, what is more so. */
export type AdjectiveClass = NounClass & { readonly comparative: string | null; readonly adverb: string | null }

/** The end of a compound that changes as one of the irregular words does. */
const irregularEnd = (lemma: string): readonly [string, string] | null => {
  for (let at = 0; at < lemma.length - 1; at++) {
    const stem = stems.get(lemma.slice(at))
    if (stem !== undefined && (at === 0 || !onlyAlone.has(lemma.slice(at)))) return [lemma.slice(at), lemma.slice(0, at) + stem]
  }
  return null
}

/** The likeliest first: an irregular stem, then the word itself. */
function obliquesOf(lemma: string): readonly string[] {
  const listed = irregularEnd(lemma)
  if (listed) return listed[0] === lemma ? [listed[1]] : [listed[1], lemma]
  if (losesVowel.test(lemma) && !keepsVowel.test(lemma)) return [`${lemma.slice(0, -2)}${lemma.slice(-1)}`, lemma]
  return [lemma]
}

function soundsOf(lemma: string, { isKnown }: WordTests): Harmony {
  if (backWords.has(lemma)) return 'back'
  const { harmony, isOpen } = harmonyOf(lemma)
  if (!isOpen) return harmony
  const [own, other] = [harmony, harmony === 'back' ? 'front' : 'back'] as const
  const dative = (one: Harmony): string => lengthened(lemma) + tuned('nAk', one, lemma)
  return isKnown(dative(other)) && !isKnown(dative(own)) ? other : own
}

/** Null for what is no noun, or one whose forms the dictionary does not show. */
export function nounClass(lemma: string, tests: WordTests): NounClass | null {
  if (beyondRules.has(lemma) || vowelsOf(lemma) === '') return null
  const own = withOwnPlural(lemma, tests)
  if (own) return own
  const harmony = soundsOf(lemma, tests)
  const obliques = obliquesOf(lemma)
  if (isVowel(lemma.slice(-1)) && obliques[0] === lemma) return vowelNoun(lemma, harmony)
  return consonantNoun(lemma, { harmony, obliques, links: linksOf(lemma, harmony), tests })
}

/** "szó", "falu", "bíró" and their compounds. */
function withOwnPlural(lemma: string, { isKnown }: WordTests): NounClass | null {
  const found = ownPlurals.find(({ end }) => lemma.endsWith(end))
  if (!found) return null
  const start = lemma.slice(0, -found.end.length)
  const { link } = found
  const [oblique, plural, owned] = [start + found.oblique, start + found.plural, start + found.owned]
  if (!isKnown(`${plural}at`)) return null
  return { lemma, harmony: 'back', oblique, plural, link, accusative: `${lemma}t`, owned, isShortAtOn: false }
}

const linksOf = (lemma: string, harmony: Harmony): readonly string[] => {
  if (harmony === 'back') return lowered.test(lemma) || /.[^m]alom$/.test(lemma) ? ['a', 'o'] : ['o', 'a']
  return isRounded(lemma) ? ['ö', 'e'] : ['e']
}

function vowelNoun(lemma: string, harmony: Harmony): NounClass {
  const long = lengthened(lemma)
  const owned = owners.get(lemma) ?? long + tuned('jA', harmony, lemma)
  return { lemma, harmony, oblique: long, link: '', accusative: `${long}t`, owned, isShortAtOn: false }
}

type Looking = {
  readonly harmony: Harmony
  readonly obliques: readonly string[]
  readonly links: readonly string[]
  readonly tests: WordTests
}

function consonantNoun(lemma: string, { harmony, obliques, links, tests: { isKnown } }: Looking): NounClass | null {
  // "falok" is a form of a verb; its accusative is of no word.
  const found = obliques
    .flatMap((oblique) => links.map((link) => ({ oblique, link })))
    .find(({ oblique, link }) => isKnown(`${oblique}${link}k${tuned('At', harmony, lemma)}`))
  if (!found) return null
  const { oblique, link } = found
  const isIrregular = oblique !== lemma
  const isLow = link === 'a' || (link === 'e' && (isIrregular || isRounded(lemma)))
  const accusative = isLow ? `${oblique}${link}t` : accusativeOf(lemma, { oblique, link, isKnown })
  const owned = ownedOf(lemma, { oblique, harmony, isKnown })
  const isShortAtOn = isIrregular && vowelsOf(oblique).length !== vowelsOf(lemma).length
  return {
    lemma,
    harmony,
    oblique,
    link,
    accusative,
    owned,
    isShortAtOn: isShortAtOn || /v$/.test(oblique) !== /v$/.test(lemma),
  }
}

type Made = { readonly oblique: string; readonly link: string; readonly isKnown: WordTests['isKnown'] }

function accusativeOf(lemma: string, { oblique, link, isKnown }: Made): string {
  const [pattern, listed] = accusatives.find(([end]) => end.test(lemma)) ?? []
  if (pattern && listed !== undefined) return lemma.replace(/(?:hely|szer)$/, listed)
  const linked = `${oblique}${link}t`
  if (oblique !== lemma || !/(?:l|[^r]r|[^n]n|ny|ly|[aáeéiíoóöőuúüű]j|[^s]s|[^s]sz|[^z]z|zs)$/.test(lemma)) return linked
  const both = vowelsOf(lemma).length > 1 ? [`${lemma}t`, linked] : [linked, `${lemma}t`]
  return both.find(isKnown) ?? linked
}

const withoutJ = /(?:[csz]|zs|cs|sz|ty|gy|ny|ly|j|[aeáé]t|er|el|al|ol|um|em|om|am|ék|ag|eg)$/

function ownedOf(
  lemma: string,
  { oblique, harmony, isKnown }: { readonly oblique: string; readonly harmony: Harmony; readonly isKnown: WordTests['isKnown'] },
): string {
  const listed = owners.get(lemma)
  if (listed !== undefined) return listed
  const plain = oblique + tuned('A', harmony, lemma)
  const withJ = lemma + tuned('jA', harmony, lemma)
  return [plain, withJ].find(isKnown) ?? (withoutJ.test(lemma) || oblique !== lemma ? plain : withJ)
}

/** "without": `bizonytalan`. Its plural is that of nouns. */
const withoutEnding = /(?:tlan|tlen|talan|telen)$/

/** False for what its letters show to be no adjective. */
export const mayBeAdjective = (lemma: string): boolean => vowelsOf(lemma) !== '' && !/.s[áé]g$/.test(lemma)

/** Null for what the dictionary does not show to be an adjective: by a comparative, an adverb or the plural of adjectives. */
export function adjectiveClass(lemma: string, tests: WordTests): AdjectiveClass | null {
  if (beyondRules.has(lemma) || vowelsOf(lemma) === '') return null
  const { isKnown } = tests
  const harmony = soundsOf(lemma, tests)
  const [oblique = lemma] = obliquesOf(lemma)
  const isOpen = isVowel(lemma.slice(-1))
  const compared = comparatives.get(lemma) ?? lengthened(oblique) + (isOpen ? 'bb' : tuned('Abb', harmony, lemma))
  const comparative = isKnown(compared) ? compared : null
  const adverb = adverbOf(lemma, oblique, { harmony, isKnown })
  if (isOpen) {
    const isShown =
      comparative !== null ||
      (/[óőúűi]$/.test(lemma) && (adverb !== null || /i$/.test(lemma)) && isKnown(lemma + tuned('Ak', harmony, lemma)))
    return isShown ? { ...vowelAdjective(lemma, harmony), comparative, adverb } : null
  }
  // "-en" may be the case of a noun as well.
  if (comparative === null && !adverb?.endsWith('an')) return null
  const isWithout = withoutEnding.test(lemma)
  const links = isWithout ? linksOf(lemma, harmony) : harmony === 'back' ? ['a', 'o'] : linksOf(lemma, harmony).toReversed()
  const noun = consonantNoun(lemma, { harmony, obliques: obliquesOf(lemma), links, tests })
  if (!noun) return null
  // `fontosat`, but `függetlent`.
  const linked = `${noun.oblique}${noun.link}t`
  const accusative = (isWithout ? [`${lemma}t`, linked] : [linked, `${lemma}t`]).find(isKnown) ?? noun.accusative
  return { ...noun, accusative, comparative, adverb }
}

/** `egyszerűek`, `elméletiek`, `alapvetőek`; but `drágák`. */
function vowelAdjective(lemma: string, harmony: Harmony): NounClass {
  const noun = vowelNoun(lemma, harmony)
  return /[ae]$/.test(lemma) ? noun : { ...noun, link: tuned('A', harmony, lemma) }
}

function adverbOf(
  lemma: string,
  oblique: string,
  { harmony, isKnown }: { readonly harmony: Harmony; readonly isKnown: WordTests['isKnown'] },
): string | null {
  const listed = adverbs.get(lemma)
  if (listed !== undefined) return listed
  const endings = /[ae]$/.test(lemma) ? ['n'] : withoutEnding.test(lemma) ? ['Ul'] : lemma.endsWith('i') ? ['lAg', 'An'] : ['An']
  return endings.map((ending) => lengthened(oblique) + tuned(ending, harmony, lemma)).find(isKnown) ?? null
}
