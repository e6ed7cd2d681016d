import type { Lexeme, Tags } from '../forms.ts'
import type { WordForms } from '../packed-forms.ts'
import { words } from '../words.ts'
import { declinedForms } from './adjective-forms.ts'
import { strongVerbs, type StrongVerb } from './strong-verbs.ts'
import {
  baseWithSein,
  byLength,
  doublePrefixes,
  eitherWay,
  fixedByVerb,
  fixedPrefixes,
  partingByVerb,
  partingPrefixes,
  regularDespiteLook,
  withHaben,
  withSein,
} from './verb-prefixes.ts'

type IsKnown = (word: string) => boolean
type Form = { readonly tags: Tags; readonly form: string }

/** A verb without the prefix that parts from it. */
type Core = {
  readonly infinitive: string
  readonly first: string
  readonly reported: string
  readonly present: string
  readonly past: string
  readonly wish: string
  readonly participle: string
  /** Further pasts and participles that are read, and not made. */
  readonly others: readonly Form[]
  /** The verb without any prefix. */
  readonly base: string
}

/** A verb cut in two: `prefix` is what parts from it. */
type Parted = { readonly prefix: string; readonly core: Core }

// Second sets of forms: verwandte beside verwendete, geschafft beside geschaffen.
const variants: ReadonlyMap<string, readonly [past: string, participle: string]> = new Map<
  string,
  readonly [past: string, participle: string]
>(
  Object.entries({
    wenden: ['wandte', 'gewandt'],
    senden: ['sandte', 'gesandt'],
    schaffen: ['schaffte', 'geschafft'],
  }),
)

const schaffen: StrongVerb = {
  infinitive: 'schaffen',
  present: 'schafft',
  past: 'schuf',
  wish: 'schüfe',
  participle: 'geschaffen',
  first: null,
}

/** The forms of a verb; nothing where it is none, or where its forms cannot be told. */
export function verbsOf(lemma: string, isKnown: IsKnown): readonly WordForms[] {
  const parted = partedVerb(lemma, isKnown)
  return parted ? [{ lemma, kind: 'verb', forms: formsOf(lemma, parted) }] : []
}

/** A verb of which forms are asked that it shares with another: those of the main clause in a clause with the verb at its end, too. */
export function verbLexeme({ lemma, kind, forms }: WordForms, mayBeUsed: (form: string) => boolean): Lexeme {
  const own = (tags: Tags): string | null => forms.find((one) => one.tags === tags && mayBeUsed(one.form))?.form ?? null
  const partsInTheClause = forms.some(({ tags }) => tags === 'sub.past.sg')
  const formWith = (tags: Tags): string | null => {
    const exact = own(tags)
    if (exact !== null) return exact
    if (tags === 'ger.zu') return partsInTheClause ? null : `zu ${lemma}`
    if (tags.startsWith('sub.')) return partsInTheClause ? own(tags.replace('subj2', 'past')) : formWith(tags.slice(4))
    return tags.startsWith('subj2.') ? own(tags.replace('subj2', 'past')) : null
  }
  return {
    lemma,
    kind,
    formWith,
    bars: (tags) => (partsInTheClause && /^(?:pres|past|subj[12])\./u.test(tags)) || (tags.startsWith('pp') && own(tags) === null),
  }
}

function formsOf(lemma: string, { prefix, core }: Parted): readonly Form[] {
  const { infinitive, first, reported, present, past, wish, participle, others, base } = core
  const plural = past.endsWith('e') ? `${past}n` : `${past}en`
  const finite = [
    { tags: 'pres.p1.sg', form: first },
    { tags: 'pres.p3.sg', form: present },
    { tags: 'pres.pl', form: infinitive },
    { tags: 'subj1.sg', form: reported },
    { tags: 'past.sg', form: past },
    { tags: 'past.pl', form: plural },
    // Where the form of wishes is that of the past it is read as the past: a paper hardly uses the other.
    ...(wish === past ? [] : [{ tags: 'subj2.sg', form: wish }]),
    ...(`${wish}n` === plural ? [] : [{ tags: 'subj2.pl', form: `${wish}n` }]),
    ...others.filter(({ tags }) => tags !== 'pp'),
  ]
  // The perfect tells two kinds of verbs apart: "ist gestiegen" cannot become "ist zugenommen".
  const pp = takesSein(lemma, base, prefix) ? 'pp.sein' : 'pp'
  const participles = [participle, ...others.flatMap(({ tags, form }) => (tags === 'pp' ? [form] : []))]
  return [
    { tags: 'inf', form: prefix + infinitive },
    ...(prefix === '' ? [] : [{ tags: 'ger.zu', form: `${prefix}zu${infinitive}` }]),
    ...finite.map(({ tags, form }) => (prefix === '' ? { tags, form } : { tags: `sub.${tags}`, form: prefix + form })),
    ...participles.flatMap((form) => [{ tags: pp, form: prefix + form }, ...declinedForms(prefix + form, pp)]),
    { tags: 'ger', form: `${prefix + infinitive}d` },
    ...declinedForms(`${prefix + infinitive}d`, 'ger'),
  ]
}

const takesSein = (lemma: string, base: string, prefix: string): boolean =>
  withSein.has(lemma) || (baseWithSein.has(base) && !withHaben.has(lemma) && (lemma === base || lemma === prefix + base))

function partedVerb(lemma: string, isKnown: IsKnown): Parted | null {
  if (!/^\p{Ll}{2,}n$/u.test(lemma) || eitherWay.has(lemma) || !(isKnown(lemma) || strongVerbs.has(lemma))) return null
  // "geschaffen" looks like an infinitive with ge-, and is a form.
  if (strongParticiples.has(lemma) && !strongVerbs.has(lemma)) return null
  const prefix = partingPrefixOf(lemma, isKnown)
  if (prefix === '' && !fixedByVerb.has(lemma) && !strongVerbs.has(lemma) && isOpen(lemma, isKnown)) return null
  const core = coreOf(lemma.slice(prefix.length), prefix, isKnown)
  return core && { prefix, core }
}

/** Whether a verb begins with a prefix that does either, and nothing tells which. */
const isOpen = (lemma: string, isKnown: IsKnown): boolean =>
  doublePrefixes.some((one) => lemma.startsWith(one) && lemma.length > one.length + 3 && isKnown(lemma.slice(one.length)))

/** The prefix that parts from a verb; empty where none does. */
function partingPrefixOf(lemma: string, isKnown: IsKnown): string {
  if (strongVerbs.has(lemma) || fixedByVerb.has(lemma)) return ''
  const prefix = byLength.find((one) => lemma.startsWith(one) && lemma.length >= one.length + 3 && parts(lemma, one, isKnown))
  return prefix ?? ''
}

// Regular verbs that begin as if with a prefix that parts. Sorted.
const neverParting = words(`offenbaren rechtfertigen wetteifern`)

function parts(lemma: string, prefix: string, isKnown: IsKnown): boolean {
  const rest = lemma.slice(prefix.length)
  if (isKnown(`${prefix}zu${rest}`)) return true
  if (doublePrefixes.includes(prefix)) return partingByVerb.has(lemma)
  if (strongCore(rest) !== null) return true
  const stem = rest.replace(/e?n$/u, '')
  return (
    isKnown(`${prefix}ge${stem}${endingT(stem)}`) || (!neverParting.has(lemma) && isKnown(rest) && regularCore(rest, '', isKnown) !== null)
  )
}

function coreOf(verb: string, prefix: string, isKnown: IsKnown): Core | null {
  if (!regularDespiteLook.has(prefix + verb)) {
    const strong = strongCore(verb)
    if (strong) return strong
  }
  return regularCore(verb, prefix, isKnown)
}

const strongOf = (verb: string): StrongVerb | null =>
  strongVerbs.get(verb) ?? (verb === 'schaffen' || verb === 'erschaffen' ? schaffen : null)

/** A strong verb, with or without a prefix that stays: stehen, verstehen, missverstehen. */
function strongCore(verb: string): Core | null {
  const bare = strongOf(verb)
  if (bare && verb === bare.infinitive) return coreFromTable(bare)
  const fixed = [...fixedPrefixes, ...(fixedByVerb.has(verb) ? doublePrefixes : [])].find((one) => verb.startsWith(one))
  if (fixed === undefined || regularDespiteLook.has(verb)) return null
  const rest = verb === 'erschaffen' ? coreFromTable(schaffen) : verb === `${fixed}schaffen` ? null : strongCore(verb.slice(fixed.length))
  if (!rest) return null
  const prefixed = (form: string): string => fixed + form
  return {
    infinitive: verb,
    first: prefixed(rest.first),
    reported: prefixed(rest.reported),
    present: prefixed(rest.present),
    past: prefixed(rest.past),
    wish: prefixed(rest.wish),
    participle: fixed + withoutGe(rest),
    others: [],
    base: rest.base,
  }
}

/** Behind a prefix that stays the participle has no ge-, unless that belongs to the verb itself. */
const withoutGe = ({ infinitive, participle }: Core): string =>
  participle.startsWith('ge') && (!infinitive.startsWith('ge') || /^(?:gegeben|gegangen|gegolten|gegossen)$/u.test(participle))
    ? participle.slice(2)
    : participle

function coreFromTable({ infinitive, present, past, wish, participle, first }: StrongVerb): Core {
  const stem = infinitive.replace(/e?n$/u, '')
  return {
    infinitive,
    first: first ?? `${stem}e`,
    reported: `${stem}e`,
    present,
    past,
    wish,
    participle,
    others: othersOf(infinitive),
    base: infinitive,
  }
}

function othersOf(infinitive: string): readonly Form[] {
  const variant = variants.get(infinitive)
  if (!variant) return []
  const [past, participle] = variant
  return [
    { tags: 'past.sg', form: past },
    { tags: 'past.pl', form: `${past}n` },
    { tags: 'pp', form: participle },
  ]
}

/** A regular verb; null where the dictionary knows neither its past nor its participle. */
function regularCore(verb: string, prefix: string, isKnown: IsKnown): Core | null {
  const stem = /e[lr]n$/u.test(verb) ? verb.slice(0, -1) : verb.replace(/en$/u, '')
  if (stem === verb) return null
  const ending = endingT(stem)
  const ge = takesGe(verb) ? 'ge' : ''
  const participle = ge + stem + ending
  const past = `${stem}${ending}e`
  if (!isKnown(prefix + past) && !(ge !== '' && isKnown(prefix + participle))) return null
  const first = stem.endsWith('el') ? `${stem.slice(0, -2)}le` : `${stem}e`
  return {
    infinitive: verb,
    first,
    reported: first,
    present: stem + ending,
    past,
    wish: past,
    participle,
    others: fixedVariant(verb),
    base: verb,
  }
}

/** -t, or -et where it could not be spoken: prägt, but deutet, zeichnet. */
const endingT = (stem: string): string => (/[dt]$/u.test(stem) || /(?:[^aeiouäöülrhmn]|ch)[mn]$/u.test(stem) ? 'et' : 't')

/** verwandte, verwandt beside verwendete, verwendet. */
function fixedVariant(verb: string): readonly Form[] {
  if (variants.get(verb)) return othersOf(verb)
  const fixed = fixedPrefixes.find((one) => variants.get(verb.slice(one.length)) && verb.startsWith(one) && !verb.endsWith('schaffen'))
  if (fixed === undefined) return []
  return othersOf(verb.slice(fixed.length)).map(({ tags, form }) => ({ tags, form: fixed + (tags === 'pp' ? form.slice(2) : form) }))
}

// Verbs that only look as if they had a prefix, and verbs without ge- that have none. Sorted.
const withGe = words(`beizen beugen beulen geigen geißeln geistern geizen`)
const withoutGePrefix = words(`frohlocken kredenzen offenbaren posaunen prophezeien`)

const takesGe = (verb: string): boolean =>
  withGe.has(verb) ||
  (!verb.endsWith('ieren') &&
    !fixedByVerb.has(verb) &&
    !withoutGePrefix.has(verb) &&
    !/^(?:be|emp|ent|er|ge|hinter|miss|ver|zer)[^aeiouäöü]*[aeiouäöü].*[aeiouäöü]/u.test(verb))

const strongParticiples: ReadonlySet<string> = new Set([...strongVerbs.values(), schaffen].map(({ participle }) => participle))

/** Strong verbs by every form that is their own. */
const strongByForm: ReadonlyMap<string, readonly string[]> = groupStrong()

function groupStrong(): ReadonlyMap<string, readonly string[]> {
  const pairs = [...strongVerbs.values(), schaffen].flatMap((verb) => {
    const core = coreFromTable(verb)
    const bare = withoutGe(core)
    const weak = variants.get(verb.infinitive) ?? []
    const made = [...formsOf(verb.infinitive, { prefix: '', core }).map(({ form }) => form), bare, ...weak]
    return [...new Set(made)].map((form) => ({ form, infinitive: verb.infinitive }))
  })
  const irregularRegular = [...variants].flatMap(([infinitive, forms]) =>
    [...forms, ...forms.map((form) => form.replace(/^ge/u, '')), `${forms[0]}n`].map((form) => ({ form, infinitive })),
  )
  return new Map(
    [...Map.groupBy([...pairs, ...irregularRegular], ({ form }) => form)].map(([form, found]) => [
      form,
      [...new Set(found.map(({ infinitive }) => infinitive))],
    ]),
  )
}

/** The verbs that a form may belong to. Their forms still must be compared with it. */
export function verbCandidates(form: string): readonly string[] {
  if (!/^\p{Ll}{2,}$/u.test(form)) return []
  const cut = [form, ...['e', 'en', 'er', 'es', 'em'].flatMap((ending) => (form.endsWith(ending) ? [form.slice(0, -ending.length)] : []))]
  return [...new Set([...cut.flatMap(strongCandidates), ...cut.flatMap(regularCandidates), ...infinitives(form)])]
}

const strongCandidates = (form: string): readonly string[] =>
  Array.from({ length: Math.max(0, form.length - 1) }, (_, at) => at).flatMap((at) => {
    const before = form.slice(0, at)
    if (!isPrefix(before)) return []
    return (strongByForm.get(form.slice(at)) ?? []).map((infinitive) => before.replace(/(?<=.)zu$/u, '') + infinitive)
  })

/** Prefixes alone or joined, and what stands between them and the verb: an-er-, dar-zu-. */
function isPrefix(text: string): boolean {
  if (text === '') return true
  const first = byLength.find((one) => text.startsWith(one)) ?? fixedPrefixes.find((one) => text.startsWith(one))
  return partingPrefixes.has(text) || fixedPrefixes.includes(text) || (first !== undefined && isPrefix(text.slice(first.length)))
}

function regularCandidates(form: string): readonly string[] {
  if (form.endsWith('nd')) return [form.slice(0, -1)]
  if (!form.endsWith('t')) return []
  const stems = [form.slice(0, -1), ...(form.endsWith('et') ? [form.slice(0, -2)] : [])]
  return stems
    .flatMap((stem) => (/e[lr]$/u.test(stem) ? [`${stem}n`, `${stem}en`] : [`${stem}en`]))
    .flatMap((verb) => [verb, ...withoutInfix(verb, 'ge')])
}

/** The infinitive as it stands, with -zu- within, and of the first person: sammle, sammeln. */
function infinitives(form: string): readonly string[] {
  if (form.endsWith('ere')) return [`${form.slice(0, -1)}n`, `${form}n`]
  if (form.endsWith('e')) return [`${form}n`, ...(form.endsWith('le') ? [`${form.slice(0, -2)}eln`] : [])]
  return form.endsWith('n') ? [form, ...withoutInfix(form, 'zu')] : []
}

const withoutInfix = (verb: string, infix: string): readonly string[] =>
  [...verb.matchAll(new RegExp(infix, 'gu'))].flatMap(({ index }) =>
    isPrefix(verb.slice(0, index)) ? [verb.slice(0, index) + verb.slice(index + infix.length)] : [],
  )
