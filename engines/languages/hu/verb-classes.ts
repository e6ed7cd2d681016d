import type { WordTests } from '../word-tests.ts'
import { backVerbs, beyondRules, briefPast, fullStems, inSzik, irregularVerbs, losesVowel, preverbs } from './irregular-verbs.ts'
import { doubled, harmonyOf, isVowel, tuned, vowelsOf, type Harmony } from './sounds.ts'

/** How a verb takes endings: its stems before each kind. */
export type VerbClass = {
  readonly lemma: string
  readonly harmony: Harmony
  readonly isIk: boolean
  /** Before a vowel in the present: `elemz`. */
  readonly short: string
  /** Before "-nak", "-sz": `állíta`. */
  readonly linked: string
  /** Before "-tok": `állíto`. */
  readonly linkedRound: string
  /** `mész`, of a verb that has a form of its own here. */
  readonly second?: string
  /** Before "-juk" and "-ja": of verbs in s, sz and z it has eaten the j. */
  readonly definite: string
  /** `állított` and, before other persons, `állított`; `adott` and `adt`. */
  readonly past: string
  readonly pastStem: string
  /** Before "-na" and "-ni": `állítan`. */
  readonly bare: string
  /** Before the endings of the imperative: `állíts`, `olvass`. */
  readonly imperative: string
  readonly participle: string
  readonly adverb: string
  /** `állíthat`. */
  readonly potential: string
}

/** A verb without its prefix: "meg" and "figyel". */
function parted(lemma: string): readonly [prefix: string, verb: string] {
  const gap = lemma.lastIndexOf(' ') + 1
  const word = lemma.slice(gap)
  const prefix = preverbs.find((one) => word.startsWith(one) && isListed(word.slice(one.length))) ?? ''
  return [lemma.slice(0, gap) + prefix, word.slice(prefix.length)]
}

const isListed = (verb: string): boolean => {
  const stem = verb.replace(/ik$/, '')
  return irregularVerbs.has(verb) || inSzik.has(stem) || fullStems.has(stem) || losesVowel.has(verb)
}

/** No verb ends so: behind a vowel, "-k" behind a consonant (`házunkik`), and nouns made of verbs and adjectives. */
const noVerbEnds = /(?:[aáeéiíoóöőuúüű](?:ik)?|[^aáeéiíoóöőuúüű]k(?:ik)?|s[áé]g|.[^v][áé]s)$/

/** False for what its letters show to be no verb, so that the dictionary, which is slow, need not be asked. */
export function mayBeVerb(lemma: string): boolean {
  if (vowelsOf(lemma) === '') return false
  if (!noVerbEnds.test(lemma)) return true
  const [, verb] = parted(lemma)
  return irregularVerbs.has(verb) || preverbs.some((prefix) => lemma === `${prefix}ás`)
}

/** Null for what is no verb, or one that no rule gives. */
export function verbClass(lemma: string, tests: WordTests): VerbClass | null {
  const [prefix, verb] = parted(lemma)
  if (beyondRules.has(verb) || vowelsOf(verb) === '' || lemma.length < 2) return null
  const word = lemma.slice(lemma.lastIndexOf(' ') + 1)
  const irregular = irregularVerbs.get(verb)
  if (irregular) return irregularClass(lemma, prefix, verb)
  const isIk = /..ik$/.test(verb)
  const made = regularStems(word, isIk, tests)
  return made && withGap(made, lemma, lemma.slice(0, lemma.length - word.length))
}

/** Puts the words before a verb to all its stems. */
function withGap(verb: VerbClass, lemma: string, before: string): VerbClass {
  if (before === '') return verb
  const { harmony, isIk, ...stems } = verb
  const put = (stem: string): string => before + stem
  return {
    lemma,
    harmony,
    isIk,
    short: put(stems.short),
    linked: put(stems.linked),
    linkedRound: put(stems.linkedRound),
    definite: put(stems.definite),
    past: put(stems.past),
    pastStem: put(stems.pastStem),
    bare: put(stems.bare),
    imperative: put(stems.imperative),
    participle: put(stems.participle),
    adverb: put(stems.adverb),
    potential: put(stems.potential),
  }
}

function irregularClass(lemma: string, prefix: string, verb: string): VerbClass | null {
  const own = irregularVerbs.get(verb)
  if (!own) return null
  const put = (stem: string): string => prefix + stem
  const isIk = verb.endsWith('ik')
  const cut = isIk ? verb.slice(0, -2) : verb
  const linked = own.linked ?? cut
  return {
    lemma,
    harmony: own.harmony ?? 'front',
    isIk,
    short: put(own.short ?? cut),
    linked: put(linked),
    linkedRound: put(own.linkedRound ?? linked),
    ...(own.second === undefined ? {} : { second: put(own.second) }),
    definite: put(doubled(cut)),
    past: put(own.past),
    pastStem: put(own.pastStem ?? own.past),
    bare: put(own.bare),
    imperative: put(own.imperative),
    participle: put(own.participle),
    adverb: put(own.adverb),
    potential: put(own.potential),
  }
}

const isSibilant = (stem: string): boolean => /[szc]$/.test(stem) && !/(?:cs|zs)$/.test(stem)

/** A vowel stands before "-ni" behind two consonants, and behind t: `mondani`, `állítani`. */
const mayLink = /(?:t|[^aáeéiíoóöőuúüű]{2})$/

function regularStems(lemma: string, isIk: boolean, tests: WordTests): VerbClass | null {
  const { isKnown } = tests
  const cut = isIk ? lemma.slice(0, -2) : lemma
  const [prefix, verb] = parted(cut)
  const inside = isIk ? inSzik.get(verb) : undefined
  const full = inside ? prefix + inside[0] : isIk && fullStems.has(verb) ? prefix + (fullStems.get(verb) ?? verb) : cut
  if (isVowel(full.slice(-1)) || vowelsOf(full) === '') return null
  const harmony = backVerbs.has(verb) || backVerbs.has(lemma) ? 'back' : verbHarmony(full, tests)
  const tune = (ending: string, after = full): string => after + tuned(ending, harmony, after)
  // The infinitive shows that it is a verb, and whether a vowel stands between.
  const bare = (mayLink.test(full) ? [tune('n'), tune('An')] : [tune('n')]).find((stem) => isKnown(`${stem}i`))
  if (bare === undefined) return null
  const isLinked = bare.length > full.length + 1
  const losing = !isIk && losesVowel.has(verb)
  const short = losing ? full.slice(0, -2) + full.slice(-1) : cut
  const past = pastOf(full, { short: losing || full !== cut ? short : full, harmony, isSzik: inside !== undefined, isKnown })
  const pastStem =
    [`${full}t`, tune('Ott')].find((stem) => isKnown(stem + tuned('Am', harmony, stem))) ??
    (isLinked && full.endsWith('t') ? tune('Ott') : `${full}t`)
  return {
    lemma,
    harmony,
    isIk,
    short,
    linked: isLinked ? tune('A') : full,
    linkedRound: isLinked ? tune('O') : full,
    definite: isSibilant(cut) ? doubled(full === cut || inside ? cut : full) : `${full}j`,
    past,
    pastStem,
    bare,
    imperative: imperativeOf(full),
    participle: inside ? prefix + inside[1] : short,
    adverb: full,
    potential: tune('hAt'),
  }
}

/** "we" in the present shows the vowels of every verb: "-ít" takes a vowel before "-nak". */
function verbHarmony(stem: string, { isKnown }: WordTests): Harmony {
  const { harmony, isOpen } = harmonyOf(stem)
  // The e may be that of a prefix: `leír`.
  if (!isOpen && !/^[eiíé]+$/.test(vowelsOf(stem))) return harmony
  const other = harmony === 'back' ? 'front' : 'back'
  const isRight = (one: Harmony): boolean => isKnown(stem + tuned('Unk', one, stem))
  return isRight(other) && !isRight(harmony) ? other : harmony
}

type Past = { readonly short: string; readonly harmony: Harmony; readonly isSzik: boolean; readonly isKnown: WordTests['isKnown'] }

function pastOf(full: string, { short, harmony, isSzik, isKnown }: Past): string {
  const stem = /[lr]$/.test(full) || isSzik ? full : short
  const long = stem + tuned('Ott', harmony, stem)
  const brief = `${full}t`
  if (isSzik) return long
  const isBrief = /(?:[lrnj]|ly|ny)$/.test(full) || briefPast.test(full)
  return (isBrief ? [brief, long] : [long, brief]).find(isKnown) ?? (isBrief ? brief : long)
}

function imperativeOf(stem: string): string {
  if (stem.endsWith('szt')) return `${stem.slice(0, -3)}ssz`
  if (stem.endsWith('st')) return `${stem.slice(0, -2)}ss`
  if (/(?:[aeiouöü]|lá|bocsá)t$/.test(stem)) return `${stem.slice(0, -1)}ss`
  if (stem.endsWith('t')) return `${stem}s`
  return isSibilant(stem) ? doubled(stem) : `${stem}j`
}

/** The class of `vizsgálhat`, from that of `vizsgál`. */
export function potentialClass({ potential, harmony, lemma }: VerbClass): VerbClass {
  const add = (ending: string): string => potential + tuned(ending, harmony, potential)
  return {
    lemma,
    harmony,
    isIk: false,
    short: potential,
    linked: potential,
    linkedRound: potential,
    definite: `${potential}j`,
    past: add('Ott'),
    pastStem: `${potential}t`,
    bare: `${potential}n`,
    imperative: `${potential.slice(0, -1)}ss`,
    participle: potential,
    adverb: potential,
    potential,
  }
}
