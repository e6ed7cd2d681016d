import type { WordForms } from '../../engines/languages/packed-forms.ts'
import type { SlovakEntry } from './slovak-entry.ts'
import { adjectiveForms } from './slovak-adjectives.ts'

type Tagged = { readonly tags: string; readonly form: string }

/** Present forms by person and number, with the end that such a form must have: the dictionary names some of them wrongly. */
const present: readonly (readonly [tags: string, person: string, isPlural: boolean, ending: RegExp])[] = [
  ['pres.p1.sg', 'is:1st_person', false, /m$/u],
  ['pres.p2.sg', 'is:2nd_person', false, /š$/u],
  ['pres.p3.sg', 'is:3rd_person', false, /(?:[aáeií]|ie)$/u],
  ['pres.p1.pl', 'is:1st_person', true, /me$/u],
  ['pres.p2.pl', 'is:2nd_person', true, /te$/u],
  ['pres.p3.pl', 'is:3rd_person', true, /(?:[uúa]|ia)$/u],
]
const past = ['past.m.sg', 'past.f.sg', 'past.n.sg', 'past.pl']

/** The forms of a verb. `isAdjective` knows the participles: they are listed apart. */
export function slovakVerb({ word, made }: SlovakEntry, isAdjective: (word: string) => boolean): WordForms | null {
  const pasts = pastOf(
    word,
    made.map(({ form }) => form),
  )
  const pastForms = (pasts ?? []).map((form, at) => ({ tags: past[at] ?? '', form }))
  const isPast = new Set(pastForms.map(({ form }) => form))
  const rest = made.filter(({ form, tags }) => !isPast.has(form) && !tags.includes('is:past'))
  const forms: Tagged[] = [{ tags: 'inf', form: word }]
  const ruled = presentByRule(word, made)
  for (const [at, [tags, person, isPlural, ending]] of present.entries()) {
    const own = ruled?.[at]
    if (own !== undefined) {
      forms.push({ tags, form: own })
      continue
    }
    const fit = rest.filter(
      (one) =>
        ending.test(one.form) &&
        one.tags.includes(person) &&
        one.tags.includes('is:plural') === isPlural &&
        !one.tags.includes('is:imperative'),
    )
    const distinct = [...new Set(fit.map(({ form }) => form))]
    if (distinct.length === 1 && distinct[0] !== undefined) forms.push({ tags, form: distinct[0] })
  }
  for (const tags of ['imp.p2.sg', 'imp.p1.pl', 'imp.p2.pl']) {
    const ending = { 'imp.p1.pl': /me$/u, 'imp.p2.pl': /te$/u }[tags] ?? /[^e]$/u
    const distinct = [...new Set(rest.filter((one) => one.tags.includes('is:imperative') && ending.test(one.form)).map(({ form }) => form))]
    if (distinct.length === 1 && distinct[0] !== undefined) forms.push({ tags, form: distinct[0] })
  }
  const [active] = rest.filter((one) => one.tags.includes('is:participle')).map(({ form }) => form)
  if (active !== undefined) forms.push({ tags: 'adv', form: active })
  const participle = participleOf(word, forms.find(({ tags }) => tags === 'pres.p3.pl')?.form ?? '', isAdjective)
  const passive = participle === null ? [] : adjectiveForms(participle).map(({ tags, form }) => ({ tags: `part.${tags}`, form }))
  return { lemma: word, kind: 'verb', forms: [...forms, ...pastForms, ...passive] }
}

/** Classes whose present the dictionary has in part or wrongly: -kázať, -písať, -núť after a vowel, and the law of length in -iť. */
function presentByRule(word: string, made: SlovakEntry['made']): readonly string[] | null {
  const [, before, hissing] = /^(.*(?:ká|pí))([sz])ať$/u.exec(word) ?? []
  if (before !== undefined && hissing !== undefined)
    return ['em', 'eš', 'e', 'eme', 'ete', 'u'].map((ending) => before + (hissing === 's' ? 'š' : 'ž') + ending)
  if (/[aeiouyáéíóúý]núť$/u.test(word)) return ['iem', 'ieš', 'ie', 'ieme', 'iete', 'ú'].map((ending) => word.slice(0, -2) + ending)
  const stem = word.slice(0, -2)
  const isListed = made.some(({ form }) => form === `${stem}ím` || form === `${stem}im`)
  if (!/[^aeiouyáéíóúý]iť$/u.test(word) || !(isListed || word.endsWith('čiť'))) return null
  const vowel = /(?:[áéíóúýĺŕô]|i[aeu])[^aeiouyáéíóúý]*$/u.test(stem) ? 'i' : 'í'
  return [`${vowel}m`, `${vowel}š`, vowel, `${vowel}me`, `${vowel}te`, /j$/u.test(stem) ? 'a' : 'ia'].map((ending) => stem + ending)
}

/** Verbs of going: nájsť, našiel. */
const going: Readonly<Record<string, string>> = {
  dôjsť: 'do',
  nájsť: 'na',
  obísť: 'obi',
  odísť: 'odi',
  prejsť: 'pre',
  prísť: 'pri',
  ujsť: 'u',
  vojsť: 'vo',
  vyjsť: 'vy',
  zájsť: 'za',
  zísť: 'zi',
}

/** Past forms: of men, women, things, and of many. */
function pastOf(word: string, forms: readonly string[]): readonly string[] | null {
  const prefix = going[word]
  if (prefix !== undefined) return ['šiel', 'šla', 'šlo', 'šli'].map((end) => prefix + end)
  const regular = word.slice(0, -1)
  const [irregular, ...others] = [...new Set(forms.filter((form) => form.endsWith('lo')).map((form) => form.slice(0, -2)))]
  const stem = forms.includes(`${regular}la`) ? regular : others.length === 0 ? irregular : undefined
  // A vowel flees from between consonants: uviedol, uviedla.
  return stem === undefined ? null : [`${stem}${/[aeiouyáéíóúýä]$/u.test(stem) ? 'l' : 'ol'}`, `${stem}la`, `${stem}lo`, `${stem}li`]
}

function participleOf(word: string, theyDo: string, isAdjective: (word: string) => boolean): string | null {
  const stem = word.slice(0, -2)
  const soft = [`${stem}ený`, `${theyDo.replace(/(?:ia|[aúu])$/u, '')}ený`]
  if (/iť$/u.test(word)) return soft.find(isAdjective) ?? (isAdjective(`${stem}itý`) && /(?:už|b|p|š)iť$/u.test(word) ? `${stem}itý` : null)
  const regular = /nu?úť$|nuť$/u.test(word)
    ? `${stem}utý`
    : /ovať$/u.test(word)
      ? `${stem}aný`
      : /(?:viesť|niesť)$/u.test(word)
        ? soft[1]
        : undefined
  if (regular !== undefined) return regular
  return /stať$/u.test(word) ? null : ([`${word.slice(0, -1)}ný`, `${word.slice(0, -1)}tý`, ...soft].find(isAdjective) ?? null)
}
