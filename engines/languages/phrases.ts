import type { Analysis, Forms, Lexeme, Tags } from './forms.ts'
import { romancePhrases } from './romance-phrases.ts'

// Heads of several words: verbs with their reflexive ("zabývat se", "sich beziehen") or particle ("lead to"), nouns with what
// hangs on them ("soubor metod"). One word of them is inflected, the others stay.

type Language = {
  /** Words that make a verb reflexive, as dictionaries name them. */
  readonly reflexives: readonly string[]
  /** Where dictionaries put them; `joined` is an ending of the infinitive ("referirse"). */
  readonly place: 'before' | 'after' | 'joined'
  /** Whether the reflexive is another one with "I" and "you". */
  readonly changes: boolean
  /** Whether a verb stands last in the dictionary and first in a sentence ("infrage stellen", "stellt infrage"). */
  readonly movesVerb?: boolean
}

const plain: Language = { reflexives: [], place: 'before', changes: false }
const languages: Readonly<Record<string, Language>> = {
  cs: { reflexives: ['se', 'si'], place: 'after', changes: false },
  de: { reflexives: ['sich'], place: 'before', changes: true, movesVerb: true },
  es: { reflexives: ['se'], place: 'joined', changes: true },
  fr: { reflexives: ['se', "s'"], place: 'before', changes: true },
  it: { reflexives: ['si'], place: 'joined', changes: true },
  nl: { reflexives: ['zich'], place: 'before', changes: true, movesVerb: true },
  no: { reflexives: ['seg'], place: 'after', changes: true },
  pl: { reflexives: ['się'], place: 'after', changes: false },
  pt: { reflexives: ['se'], place: 'joined', changes: true },
  ro: { reflexives: ['se', 'își'], place: 'before', changes: true },
  sk: { reflexives: ['sa', 'si'], place: 'after', changes: false },
  sv: { reflexives: ['sig'], place: 'after', changes: true },
}
const languageOf = (code: string): Language => languages[code] ?? plain

/** Forms of a person, a tense and no more: what a reflexive may stand with. */
const isAdjectival = (tags: Tags): boolean => /(?:^|\.)(?:part|pass|act|vn|pp|ger|adv)(?:\.|$)/u.test(tags)
/** What a noun may stand with, and then has other words in other cases: "strávený čas". */
const isPassive = (tags: Tags): boolean => /(?:^|\.)(?:part|pass|act|vn)\./u.test(tags)
const isOfSpeakers = (tags: Tags): boolean => /(?:^|\.)(?:p1|p2|imp)(?:\.|$)/u.test(tags)
/** Of a clause with its verb at the end, where a prefix does not part: de, nl. */
const isAtEnd = (tags: Tags): boolean => tags.startsWith('sub.')
/** Verbs that make another one passive or causal, or say what something is: their phrases are none that a form can be made of. */
const auxiliaries: ReadonlySet<string> = new Set(['doen', 'laten', 'lassen', 'sein', 'werden', 'willen', 'wollen', 'worden', 'zijn'])
/** Verbs of being whose adjective agrees with somebody who is not known: "být závislý", "byť schopný". */
const copulas: ReadonlySet<string> = new Set(['być', 'být', 'byť'])
const isInfinitive = (tags: Tags): boolean => /^(?:inf|base)$/u.test(tags)

/** The words of a phrase; a reflexive that is elided (fr "s'appuie") or joined by a hyphen (pt "refere-se") is a word too. */
const partsOf = (phrase: string): readonly string[] =>
  phrase
    .replaceAll('’', "'")
    .replace(/^s'(?=\p{L})/u, "s' ")
    .replace(/-se$/u, ' se')
    .split(/\s+/u)
    .filter(Boolean)

const isPhrase = (text: string): boolean => partsOf(text).length > 1

/**
 * Dictionary forms that a phrase may belong to, the likeliest first: its words with one of them led back by `lemmasOf`, and the
 * reflexive where dictionaries put it. "zabýval se" and "se zabýval" give "zabývat se"; "led to" gives "lead to".
 */
export const phraseLemmas = (phrase: string, lemmasOf: (word: string) => readonly string[], code: string): readonly string[] => [
  ...new Set(readPhrase(phrase, code).flatMap(({ word, headed }) => lemmasOf(word).flatMap(headed))),
]

type Reading = { readonly word: string; readonly headed: (lemma: string) => readonly string[] }

function readPhrase(phrase: string, code: string): readonly Reading[] {
  const language = languageOf(code)
  const parts = partsOf(phrase)
  if (parts.length < 2) return []
  const reflexive = parts.find((part) => language.reflexives.includes(part))
  const others = parts.filter((part) => part !== reflexive)
  return others.map((word, at) => ({
    word,
    headed: (lemma) => {
      const rest = others.filter((_, place) => place !== at)
      const inPlace = others.with(at, lemma).join(' ')
      // "Nahm teil" is a form of one word, "stellte infrage" of two.
      const [prefix] = rest
      const parted = language.movesVerb && rest.length === 1 && at === 0 ? [`${prefix}${lemma}`] : []
      const orders = language.movesVerb ? [[...rest, lemma].join(' '), inPlace, ...parted] : [inPlace]
      return [...new Set(orders)].flatMap((order) => (reflexive === undefined ? [order] : citedWith(order, reflexive, language)))
    },
  }))
}

/** How dictionaries name a reflexive verb. */
function citedWith(verb: string, reflexive: string, { place }: Language): readonly string[] {
  if (place === 'after') return [`${verb} ${reflexive}`]
  if (place === 'joined') return [`${verb.replace(/e$/u, '')}${reflexive}`, `${verb}${reflexive}`, `${verb}-${reflexive}`]
  return reflexive === "s'" || reflexive === 'se' ? [`se ${verb}`, `s'${verb}`] : [`${reflexive} ${verb}`]
}

/** Forms of words and of phrases: those of a phrase are made from those of its head, or are not known. */
export function withPhrases(forms: Forms, code: string): Forms {
  const analyse = (form: string): readonly Analysis[] => {
    const known = forms.analyse(form)
    const ofPhrase = readPhrase(form, code).flatMap(({ word, headed }) =>
      forms.analyse(word).flatMap((reading) => headed(reading.lemma).map((lemma): Analysis => ({ ...reading, lemma }))),
    )
    return ofPhrase.length === 0 ? known : [...known, ...ofPhrase]
  }
  // Whoever looks a word up asks for its form once more with each synonym.
  let last: { readonly form: string; readonly readings: readonly Analysis[] } | undefined
  return {
    analyse: (form) => {
      if (last?.form !== form) last = { form, readings: analyse(form) }
      return last.readings
    },
    lexemesOf: (lemma) => {
      const known = forms.lexemesOf(lemma)
      return known.length > 0 ? known : [...phraseLexemes(lemma, forms, code), ...romancePhrases(lemma, forms, code)]
    },
  }
}

/** An infinitive with its reflexive at the end: referirse, riferirsi, referir-se. */
function splitJoined(
  lemma: string,
  { place, reflexives }: Language,
): { readonly verb: readonly string[]; readonly reflexive: string } | null {
  const reflexive = place === 'joined' ? reflexives.find((one) => lemma.endsWith(`r${one}`) || lemma.endsWith(`r-${one}`)) : undefined
  if (reflexive === undefined) return null
  const verb = lemma.slice(0, -reflexive.length).replace(/-$/u, '')
  return { verb: [verb, `${verb}e`], reflexive }
}

function phraseLexemes(lemma: string, forms: Forms, code: string): readonly Lexeme[] {
  const language = languageOf(code)
  const joined = splitJoined(lemma, language)
  if (joined) {
    const [verb] = joined.verb.flatMap((one) => forms.lexemesOf(one)).filter(({ kind }) => kind === 'verb')
    return verb ? [phraseLexeme(lemma, verb, (form) => `${joined.reflexive} ${form}`, { language, isReflexive: true })] : []
  }
  if (!isPhrase(lemma)) return []
  const parts = partsOf(lemma)
  // Behind a preposition it belongs to that: "nach sich ziehen" gives "zog nach sich".
  const reflexive = parts.find((part, at) => language.reflexives.includes(part) && (at === 0 || !language.movesVerb))
  const others = parts.filter((part) => part !== reflexive)
  const verbs = others.map((part) => forms.lexemesOf(part).filter(({ kind }) => kind === 'verb'))
  const isVerb = (place: number): boolean => (verbs[place]?.length ?? 0) > 0
  const last = others.length - 1
  // Where the verb stands last, "einen" before it is an article, though there is a verb "einen".
  const at = isVerb(0) && !(language.movesVerb && isVerb(last)) ? 0 : last
  const verb = verbs[at]?.[0]
  if (verb !== undefined) {
    if (language.movesVerb && others.some((part) => auxiliaries.has(part))) return []
    const rest = others.filter((_, place) => place !== at)
    // "být založen": what agrees with somebody is not known.
    if (rest.some((part) => forms.analyse(part).some(({ tags }) => isPassive(tags)))) return []
    if (copulas.has(verb.lemma) && agrees(rest, forms)) return []
    const place = (form: string, tags: Tags) => placed({ form, tags, rest, isLast: at > 0, reflexive: reflexive ?? '' }, language)
    return [phraseLexeme(lemma, verb, place, { language, isReflexive: reflexive !== undefined })]
  }
  return reflexive === undefined ? nounLexemes(others, forms) : []
}

/** Whether what follows a verb of being has the gender of its subject; a noun or a preposition ("být k dispozici") has not. */
function agrees(rest: readonly string[], forms: Forms): boolean {
  const kinds = forms.analyse(rest[0] ?? '').map(({ kind }) => kind)
  return !kinds.some((kind) => kind.startsWith('noun')) && (rest.length === 1 || kinds.includes('adjective'))
}

function phraseLexeme(
  lemma: string,
  { kind, formWith, bars }: Lexeme,
  place: (form: string, tags: Tags) => string,
  { language, isReflexive }: { readonly language: Language; readonly isReflexive: boolean },
): Lexeme {
  const whole = (tags: Tags): string | null => {
    if (isInfinitive(tags)) return lemma
    if (isPassive(tags)) return null
    if (isReflexive && (isAdjectival(tags) || isAtEnd(tags) || (language.changes && isOfSpeakers(tags)))) return null
    const form = formWith(tags)
    return form === null ? null : place(form, tags)
  }
  // What may be a participle cannot become a finite verb: "untersucht" is both.
  const isAdjective = (tags: Tags): boolean => isAdjectival(tags) && whole(tags) === null
  // "Entstand" may close a clause, where it is "sich bildete"; "bezog sich" shows that the verb goes first.
  const mayBeLast = (tags: Tags, form: string): boolean => !isAdjectival(tags) && !isAtEnd(tags) && !isInfinitive(tags) && !isPhrase(form)
  const barred = (tags: Tags, form: string): boolean =>
    bars?.(tags, form) === true || (language.movesVerb === true && (isAdjective(tags) || mayBeLast(tags, form)))
  return { lemma, kind, formWith: whole, bars: barred }
}

type Placed = {
  readonly form: string
  readonly tags: Tags
  readonly rest: readonly string[]
  /** Whether the verb stands last in the dictionary. */
  readonly isLast: boolean
  readonly reflexive: string
}

function placed({ form, tags, rest, isLast, reflexive }: Placed, { place, movesVerb = false }: Language): string {
  const isFinite = !isAdjectival(tags) && !isAtEnd(tags)
  const words = isLast && !(movesVerb && isFinite) ? [...rest, form] : [form, ...rest]
  if (reflexive === '') return words.join(' ')
  // Next to the verb: "bezieht sich", "zabývá se", but "se referă".
  const withVerb = place === 'after' || movesVerb ? [form, reflexive] : [reflexive === "s'" ? "s'" : reflexive, form]
  const text = words.flatMap((word) => (word === form ? withVerb : [word])).join(' ')
  return elided(text)
}

/** French "se" loses its vowel before another one. */
const elided = (text: string): string => text.replace(/^s' (?=[aeiouyhâàéèêëîïôûù])/u, "s'").replace(/^s' /u, 'se ')

/** A noun with a genitive or a preposition after it: nothing of these changes with it. */
function nounLexemes(parts: readonly string[], forms: Forms): readonly Lexeme[] {
  const [head = '', next = ''] = parts
  const follows = forms.analyse(next)
  const hangsOn = follows.some(({ kind, tags }) => kind.startsWith('noun') && tags.endsWith('.gen'))
  if (!hangsOn || follows.some(({ kind }) => kind === 'adjective')) return []
  return forms
    .lexemesOf(head)
    .filter(({ kind }) => kind.startsWith('noun'))
    .map(({ kind, formWith }) => ({
      lemma: parts.join(' '),
      kind,
      formWith: (tags) => {
        const form = formWith(tags)
        return form === null ? null : [form, ...parts.slice(1)].join(' ')
      },
    }))
}
