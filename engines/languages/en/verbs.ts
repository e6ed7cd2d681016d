import { irregularVerbs, prefixedVerbs } from './irregular-verbs.ts'
import { baseOfStem } from './verb-stems.ts'

/** The five written forms of a verb; `thirdPerson` is that of he, she, it. */
export type VerbForms = {
  readonly base: string
  readonly thirdPerson: string
  readonly past: string
  readonly participle: string
  readonly ing: string
}

/** Verbs of two syllables or more whose last consonant doubles, because the stress falls on it. Sorted. */
const doublingVerbs = new Set([
  'abet',
  'abhor',
  'abut',
  'acquit',
  'admit',
  'allot',
  'annul',
  'befit',
  'begin',
  'beset',
  'cancel',
  'channel',
  'commit',
  'compel',
  'concur',
  'confer',
  'control',
  'counsel',
  'debug',
  'defer',
  'demur',
  'deter',
  'dial',
  'disbar',
  'dispel',
  'distil',
  'embed',
  'emit',
  'enrol',
  'entrap',
  'equal',
  'equip',
  'excel',
  'expel',
  'forbid',
  'forget',
  'format',
  'fuel',
  'fulfil',
  'handicap',
  'impel',
  'incur',
  'infer',
  'input',
  'instil',
  'intermit',
  'inter',
  'kidnap',
  'label',
  'level',
  'marvel',
  'model',
  'occur',
  'offset',
  'omit',
  'outbid',
  'outfit',
  'outrun',
  'outwit',
  'overlap',
  'overrun',
  'panel',
  'patrol',
  'pedal',
  'permit',
  'prefer',
  'program',
  'propel',
  'quarrel',
  'rebel',
  'rebut',
  'recap',
  'recur',
  'refer',
  'refit',
  'regret',
  'remit',
  'repel',
  'reset',
  'retrofit',
  'rerun',
  'rival',
  'shovel',
  'signal',
  'submit',
  'total',
  'transfer',
  'transmit',
  'transship',
  'travel',
  'tunnel',
  'typeset',
  'unravel',
  'unwrap',
  'unzip',
  'upset',
  'worship',
])
const doublesLast = (base: string): boolean => doublingVerbs.has(base) || /^(?:[^aeiou]*|qu|squ)[aeiou][bdfgkmnprtvz]$/.test(base)

const irregular = new Map<string, readonly [string, string]>()
const baseOfIrregular = new Map<string, string>()
const first = (forms: string): string => forms.split('/')[0] ?? forms

function register(base: string, past: string, participle: string): void {
  irregular.set(base, [first(past), first(participle)])
  for (const form of [...past.split('/'), ...participle.split('/')]) if (!baseOfIrregular.has(form)) baseOfIrregular.set(form, base)
}
for (const [base, past, participle] of irregularVerbs) register(base, past, participle)
for (const [prefix, bases] of prefixedVerbs) {
  const withPrefix = (forms: string): string =>
    forms
      .split('/')
      .map((form) => prefix + form)
      .join('/')
  for (const row of irregularVerbs) if (bases.includes(row[0])) register(prefix + row[0], withPrefix(row[1]), withPrefix(row[2]))
}
// Homographs of another verb's base: the commoner reading in running text.
baseOfIrregular
  .set('found', 'find')
  .set('saw', 'see')
  .set('left', 'leave')
  .set('wound', 'wind')
  .set('lay', 'lay')
  .set('fell', 'fall')
  .set('ground', 'grind')

const withS = (base: string): string => {
  if (/(?:s|x|z|ch|sh)$/.test(base)) return /[iu]z$/.test(base) ? `${base}zes` : `${base}es`
  if (/[^aeiou]o$/.test(base)) return `${base}es`
  return /[^aeiou]y$/.test(base) ? `${base.slice(0, -1)}ies` : `${base}s`
}
const withEd = (base: string): string => {
  if (base.endsWith('e')) return `${base}d`
  if (/[^aeiou]y$/.test(base)) return `${base.slice(0, -1)}ied`
  if (/ic$/.test(base)) return `${base}ked`
  return doublesLast(base) ? `${base}${base.slice(-1)}ed` : `${base}ed`
}
const withIng = (base: string): string => {
  if (base.endsWith('ie')) return `${base.slice(0, -2)}ying`
  if (/(?:ee|oe|ye|inge)$/.test(base) && base !== 'hinge' && base !== 'infringe' && base !== 'fringe' && base !== 'impinge')
    return `${base}ing`
  if (base.length > 2 && base.endsWith('e')) return `${base.slice(0, -1)}ing`
  if (/ic$/.test(base)) return `${base}king`
  return doublesLast(base) ? `${base}${base.slice(-1)}ing` : `${base}ing`
}

/** All forms of a verb given by its base in lower case; of `be` the past is `was` (the plural is the caller's matter). */
export function verbForms(base: string): VerbForms {
  if (base === 'be') return { base, thirdPerson: 'is', past: 'was', participle: 'been', ing: 'being' }
  const [past, participle] = irregular.get(base) ?? [withEd(base), withEd(base)]
  return { base, thirdPerson: base === 'have' ? 'has' : withS(base), past, participle, ing: withIng(base) }
}

const formsOfBe = new Set(['am', 'is', 'are', 'was', 'were', 'be', 'been', 'being', '’m', "'m", '’re', "'re"])

/**
 * The base of a verb form in lower case. Of several bases that the form may have the first that `isKnown` accepts is taken.
 * A word that is no inflected form is its own base.
 */
export function verbBase(word: string, isKnown: (word: string) => boolean = () => true): string {
  if (formsOfBe.has(word)) return 'be'
  if (word === 'has' || word === 'had' || word === 'having' || word === "'ve" || word === '’ve') return 'have'
  const known = baseOfIrregular.get(word)
  if (known) return known
  const bases = basesOf(word).filter((base) => holds(base, word))
  return bases.find(isKnown) ?? bases[0] ?? word
}

const holds = (base: string, word: string): boolean => {
  const forms = verbForms(base)
  return word === forms.thirdPerson || word === forms.past || word === forms.participle || word === forms.ing || word === withEd(base)
}

function basesOf(word: string): readonly string[] {
  if (/^(?:frolic|mimic|panic|picnic|traffic)k(?:ed|ing)$/.test(word)) return [word.replace(/k(?:ed|ing)$/, '')]
  if (/zzes$/.test(word)) return [word.slice(0, -3), word.slice(0, -2)]
  if (/^(?:add|ebb|err|odd|purr|buzz|fizz)(?:ed|ing)$/.test(word)) return [word.replace(/(?:ed|ing)$/, '')]
  if (/ies$|ied$/.test(word)) return word.length === 4 ? [word.slice(0, -1)] : [`${word.slice(0, -3)}y`, word.slice(0, -1)]
  if (/ying$/.test(word) && word.length === 5) return [`${word.slice(0, -4)}ie`, word.slice(0, -3)]
  if (word.endsWith('ing')) return basesOfStem(word.slice(0, -3))
  if (word.endsWith('eed')) return /(?:agree|free|guarantee|decree|referee|tee)d$/.test(word) ? [word.slice(0, -1)] : []
  if (word.endsWith('ed')) return basesOfStem(word.slice(0, -2))
  if (/(?:ss|x|zz|ch|sh|[^aeiou]o)es$/.test(word)) return [word.slice(0, -2), word.slice(0, -1)]
  if (/^(?:bias|focus|canvas|refocus)$/.test(word)) return []
  if (/[sz]es$/.test(word)) return [baseOfStem(word.slice(0, -2)), word.slice(0, -1)]
  if (/[^s]s$/.test(word)) return [word.slice(0, -1), word.slice(0, -2)]
  return []
}

function basesOfStem(stem: string): readonly string[] {
  if (!/[aeiouy]/.test(stem)) return []
  const single = /([bdfgklmnprtvz])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  const doubled = single.filter((base) => doublesLast(base))
  const likely = baseOfStem(stem)
  return [...doubled, likely, stem, `${stem}e`, ...single]
}
