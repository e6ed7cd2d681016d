import type { Lexeme, Tags } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { words } from '../words.ts'
import { closed, opened } from './open-syllables.ts'
import { presents, strongVerbs } from './strong-verbs.ts'
import { eitherWay, fixedByVerb, fixedPrefixes, partingPrefixes, withZijn } from './verb-prefixes.ts'

type IsKnown = (word: string) => boolean
type Form = { readonly tags: Tags; readonly form: string }

/** A verb without the prefix that parts from it. */
type Core = {
  readonly infinitive: string
  readonly first: string
  readonly third: string
  readonly past: string
  readonly pastPlural: string
  readonly participle: string
}

/** The forms of a verb; nothing where it is none, or where its forms cannot be told. */
export function verbsOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  if (!/^\p{Ll}+n$/u.test(lemma) || eitherWay.has(lemma) || !isKnown(lemma)) return []
  const prefix = partingPrefixOf(lemma, isKnown)
  if (prefix === '' && !fixedByVerb.has(lemma) && !strongVerbs.has(lemma) && isOpen(lemma, isKnown)) return []
  const core = coreOf(lemma.slice(prefix.length), prefix, isKnown)
  return core ? [{ lemma, kind: 'verb', forms: formsOf(lemma, prefix, core) }] : []
}

const isOfMainClause = (tags: Tags): boolean => /^(?:pres|past)\./u.test(tags)

/** A verb of which forms are asked that it shares with another: those of the main clause in a clause with the verb at its end, too. */
export function verbLexeme({ lemma, kind, forms }: WordForms, mayBeUsed: (form: string) => boolean): Lexeme {
  const own = (tags: Tags): string | null => forms.find((one) => one.tags === tags && mayBeUsed(one.form))?.form ?? null
  const partsInTheClause = forms.some(({ tags }) => tags === 'sub.past.sg')
  return {
    lemma,
    kind,
    formWith: (tags) => (tags.startsWith('sub.') && !partsInTheClause ? own(tags.slice(4)) : own(tags)),
    bars: (tags) => (partsInTheClause && isOfMainClause(tags)) || (tags.startsWith('pp') && own(tags) === null),
  }
}

function formsOf(lemma: string, prefix: string, { infinitive, first, third, past, pastPlural, participle }: Core): readonly Form[] {
  const finite = [
    { tags: 'pres.p1.sg', form: first },
    { tags: 'pres.p3.sg', form: third },
    { tags: 'pres.pl', form: infinitive },
    { tags: 'past.sg', form: past },
    { tags: 'past.pl', form: pastPlural },
  ]
  // The perfect tells two kinds of verbs apart: "is gestegen" cannot become "is opgelopen" of a verb with hebben.
  const pp = withZijn.has(lemma) ? 'pp.zijn' : 'pp'
  const whole = prefix + participle
  return [
    { tags: 'inf', form: lemma },
    ...finite.map(({ tags, form }) => (prefix === '' ? { tags, form } : { tags: `sub.${tags}`, form: prefix + form })),
    { tags: pp, form: whole },
    { tags: `${pp}.e`, form: whole.endsWith('en') ? whole : `${opened(whole)}e` },
    { tags: 'ger', form: `${lemma}d` },
    { tags: 'ger.e', form: `${lemma}de` },
  ]
}

/** Whether a verb begins with a prefix that parts from some verbs and stays with others, and nothing tells which. */
const isOpen = (lemma: string, isKnown: IsKnown): boolean =>
  ['aan', 'door', 'mis', 'om', 'onder', 'over', 'vol', 'voor', 'weer'].some(
    (one) => lemma.startsWith(one) && lemma.length > one.length + 4 && coreOf(lemma.slice(one.length), '', isKnown) !== null,
  )

/** The prefix that parts from a verb; empty where none does. */
function partingPrefixOf(lemma: string, isKnown: IsKnown): string {
  if (strongVerbs.has(lemma) || fixedByVerb.has(lemma)) return ''
  return partingPrefixes.find((one) => lemma.startsWith(one) && lemma.length >= one.length + 4 && parts(lemma, one, isKnown)) ?? ''
}

/** A prefix parts where the dictionary knows the participle with -ge- behind it: doorgevoerd; or behind it comes a verb with a prefix that stays. */
function parts(lemma: string, prefix: string, isKnown: IsKnown): boolean {
  const core = coreOf(lemma.slice(prefix.length), '', isKnown)
  return (
    core !== null &&
    isKnown(prefix + core.participle) &&
    (core.participle.startsWith('ge') || fixedPrefixes.some((one) => core.infinitive.startsWith(one)))
  )
}

const coreOf = (verb: string, prefix: string, isKnown: IsKnown): Core | null =>
  strongCore(verb, isKnown) ?? regularCore(verb, prefix, isKnown)

// Regular verbs that look like a strong one with a prefix. Sorted.
const regularDespiteLook = words(
  `bedanken begeleiden benadelen bereiden bewapenen misbruiken verblinden verdedigen verlengen vermelden verwezenlijken bespoedigen verwijden`,
)

/** A strong verb, with or without a prefix that stays: staan, verstaan, ondergaan. */
function strongCore(verb: string, isKnown: IsKnown): Core | null {
  const listed = strongVerbs.get(verb)
  if (listed) {
    const [first, third] = presentOf(verb, isKnown)
    return { ...listed, first, third }
  }
  const fixed = [...fixedPrefixes, ...(fixedByVerb.has(verb) ? partingPrefixes : [])].find(
    (one) => verb.startsWith(one) && verb.length >= one.length + 4,
  )
  if (fixed === undefined || regularDespiteLook.has(verb)) return null
  const rest = strongCore(verb.slice(fixed.length), isKnown)
  if (!rest) return null
  return {
    infinitive: verb,
    first: fixed + rest.first,
    third: fixed + rest.third,
    past: fixed + rest.past,
    pastPlural: fixed + rest.pastPlural,
    participle: fixed + (strongVerbs.has(rest.infinitive) && takesGeItself(rest) ? rest.participle.slice(2) : rest.participle),
  }
}

/** Whether the ge- of a participle is put on: gegeven, and not genezen. */
const takesGeItself = ({ infinitive, participle }: Core): boolean =>
  participle.startsWith('ge') && !/^(?:genezen|genieten)$/u.test(infinitive)

function presentOf(verb: string, isKnown: IsKnown): readonly [first: string, third: string] {
  const listed = presents.get(verb)
  if (listed) return listed
  const stem = stemOf(verb, isKnown)
  return [stem, stem.endsWith('t') ? stem : `${stem}t`]
}

/** What is left of a verb without its ending: maak, zeg, leef, ontwikkel. Of two ways to write it the dictionary knows one. */
function stemOf(verb: string, isKnown: IsKnown): string {
  const stems = closed(verb.replace(/en$/u, ''))
  const [long = verb, short = long] = stems
  return /[^aeiou]e[lmnrkg]$/u.test(short) && !isKnown(`${long}t`) ? short : long
}

/** A regular verb; null where the dictionary knows neither its past nor its participle. */
function regularCore(verb: string, prefix: string, isKnown: IsKnown): Core | null {
  if (!verb.endsWith('en') || verb.length < 4) return null
  const fixed = fixedPrefixes.find((one) => verb.startsWith(one) && /^[aeiou]/u.test(verb.slice(one.length))) ?? ''
  const stem = takesGe(verb) ? stemOf(verb, isKnown) : fixed + stemOf(verb.slice(fixed.length), isKnown)
  const t = /(?:[tkfspx]|ch)$/u.test(verb.slice(0, -2)) ? 't' : 'd'
  const past = `${stem}${t}e`
  const ge = takesGe(verb) ? `ge${/^(?:e|i(?!j)|u(?!i))/u.test(stem) ? trema(stem) : stem}` : stem
  const participle = /[td]$/u.test(stem) && ge.endsWith(t) ? ge : `${ge}${t}`
  // "definieerden" is a past, though "gedefinieerd" could be the participle of a verb in -den.
  const isPast = isKnown(past) || isKnown(prefix + past)
  if (!isPast && (/[td]$/u.test(stem) || !isKnown(prefix + participle))) return null
  return { infinitive: verb, first: stem, third: stem.endsWith('t') ? stem : `${stem}t`, past, pastPlural: `${past}n`, participle }
}

const tremas: Readonly<Record<string, string>> = { e: 'ë', i: 'ï', u: 'ü' }

/** geëist, geïnterpreteerd. */
const trema = (stem: string): string => (tremas[stem.charAt(0)] ?? stem.charAt(0)) + stem.slice(1)

const takesGe = (verb: string): boolean =>
  !fixedByVerb.has(verb) && (!/^(?:be|er|ge|her|mis|ont|ver|wan)[^aeiou]*(?:ij|[aeiou]).*[aeiou]/u.test(verb) || withGe.has(verb))

// Verbs that only look as if they had a prefix. Sorted.
const withGe = words(`beuken erven geuren geven missen wanhopen`)

/** Strong verbs by every form that is their own. */
const strongByForm: ReadonlyMap<string, readonly string[]> = groupStrong()

function groupStrong(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...strongVerbs.values()].flatMap(({ infinitive, past, pastPlural, participle }) =>
    [
      infinitive,
      past,
      pastPlural,
      participle,
      participle.replace(/^ge/u, ''),
      ...(presents.get(infinitive) ?? closed(infinitive.slice(0, -2)).flatMap((stem) => [stem, `${stem}t`])),
    ].map((form) => ({
      form,
      infinitive,
    })),
  )
  return new Map(
    [...Map.groupBy(pairs, ({ form }) => form)].map(([form, found]) => [form, [...new Set(found.map(({ infinitive }) => infinitive))]]),
  )
}

/** The verbs that a form may belong to. Their forms still must be compared with it. */
export function verbCandidates(form: string): readonly string[] {
  if (!/^\p{Ll}{2,}$/u.test(form)) return []
  const bare = form.endsWith('e') ? [form, form.slice(0, -1), ...closed(form.slice(0, -1))] : [form]
  const cut = bare.flatMap((one) => (one.endsWith('nd') ? [one, one.slice(0, -1)] : [one]))
  return [...new Set([...cut.flatMap(strongCandidates), ...cut.flatMap(regularCandidates), ...cut.filter((one) => one.endsWith('n'))])]
}

const strongCandidates = (form: string): readonly string[] =>
  Array.from({ length: Math.max(0, form.length - 1) }, (_, at) => at).flatMap((at) =>
    isPrefix(form.slice(0, at)) ? (strongByForm.get(form.slice(at)) ?? []).map((infinitive) => form.slice(0, at) + infinitive) : [],
  )

/** Prefixes alone or joined: voor-be-. */
function isPrefix(text: string): boolean {
  if (text === '') return true
  return [...partingPrefixes, ...fixedPrefixes].some((one) => text.startsWith(one) && isPrefix(text.slice(one.length)))
}

/** onderzoekt, maakte, maakten, gemaakt, doorgevoerd, geïnterpreteerd. */
function regularCandidates(form: string): readonly string[] {
  const stems = [
    form,
    ...['t', 'd', 'te', 'de', 'ten', 'den'].flatMap((ending) => (form.endsWith(ending) ? [form.slice(0, -ending.length)] : [])),
  ]
  return stems
    .flatMap((stem) => [stem, ...withoutGeWithin(stem)])
    .filter((stem) => stem.length > 1)
    .flatMap((stem) => [
      `${opened(stem)}en`,
      `${stem}en`,
      `${stem}${stem.slice(-1)}en`,
      ...(/[fs]$/u.test(stem) ? [`${stem.slice(0, -1)}${stem.endsWith('f') ? 'v' : 'z'}en`] : []),
    ])
}

const withoutGeWithin = (stem: string): readonly string[] =>
  [...stem.matchAll(/ge/gu)].flatMap(({ index }) =>
    isPrefix(stem.slice(0, index)) ? [stem.slice(0, index) + bareVowel(stem.slice(index + 2))] : [],
  )

const bareVowel = (text: string): string => text.replace(/^[ëïü]/u, (letter) => letter.normalize('NFD').charAt(0))
