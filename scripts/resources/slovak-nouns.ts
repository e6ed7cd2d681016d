import type { WordForms } from '../../engines/languages/packed-forms.ts'
import type { SlovakEntry } from './slovak-entry.ts'

/** The endings that a case may have, the likeliest first; with `!` the first holds whatever the dictionary says. */
type Paradigm = Readonly<Record<string, string>>

const woman: Paradigm = {
  'sg.gen': '!y',
  'sg.dat': '!e i',
  'sg.acc': '!u',
  'sg.loc': '!e i',
  'sg.ins': '!ou',
  'pl.nom': '!y',
  'pl.ins': '!ami',
}
const paradigms: Readonly<Record<string, Paradigm>> = {
  hrad: {
    'sg.gen': 'u a',
    'sg.dat': '!u',
    'sg.loc': 'e u i',
    'sg.ins': '!om',
    'pl.nom': '!y',
    'pl.gen': '!ov',
    'pl.dat': '!om',
    'pl.loc': '!och',
    'pl.ins': 'mi ami',
  },
  stroj: {
    'sg.gen': '!a',
    'sg.dat': '!u',
    'sg.loc': '!i',
    'sg.ins': '!om',
    'pl.nom': '!e',
    'pl.gen': '!ov',
    'pl.dat': '!om',
    'pl.loc': '!och',
    'pl.ins': 'mi ami',
  },
  chlap: {
    'sg.gen': '!a',
    'sg.dat': '!ovi',
    'sg.acc': '!a',
    'sg.loc': '!ovi',
    'sg.ins': '!om',
    'pl.nom': 'ia i ovia',
    'pl.gen': '!ov',
    'pl.dat': '!om',
    'pl.acc': '!ov',
    'pl.loc': '!och',
    'pl.ins': 'mi ami',
  },
  hrdina: {
    'sg.gen': '!u',
    'sg.dat': '!ovi',
    'sg.acc': '!u',
    'sg.loc': '!ovi',
    'sg.ins': '!om',
    'pl.nom': 'i ovia',
    'pl.gen': '!ov',
    'pl.dat': '!om',
    'pl.acc': '!ov',
    'pl.loc': '!och',
    'pl.ins': '!ami',
  },
  žena: { ...woman, 'pl.dat': 'ám am', 'pl.loc': 'ách ach' },
  ulica: {
    ...woman,
    'sg.gen': '!e',
    'sg.dat': '!i',
    'sg.loc': '!i',
    'pl.nom': '!e',
    'pl.dat': 'iam ám am',
    'pl.loc': 'iach ách ach',
  },
  dlaň: {
    'sg.gen': '!e',
    'sg.dat': '!i',
    'sg.loc': '!i',
    'sg.ins': '!ou',
    'pl.nom': '!e',
    'pl.gen': '!í',
    'pl.dat': 'iam am',
    'pl.loc': 'iach ach',
    'pl.ins': '!ami',
  },
  kosť: {
    'sg.gen': '!i',
    'sg.dat': '!i',
    'sg.loc': '!i',
    'sg.ins': '!ou',
    'pl.nom': '!i',
    'pl.gen': '!í',
    'pl.dat': '!iam',
    'pl.loc': '!iach',
    'pl.ins': '!ami',
  },
  mesto: {
    'sg.gen': '!a',
    'sg.dat': '!u',
    'sg.loc': 'e u',
    'sg.ins': '!om',
    'pl.nom': 'á a',
    'pl.dat': 'ám am',
    'pl.loc': 'ách ach',
    'pl.ins': '!ami',
  },
  štúdium: {
    'sg.gen': '!a',
    'sg.dat': '!u',
    'sg.loc': '!u',
    'sg.ins': '!om',
    'pl.nom': '!á',
    'pl.gen': '!í',
    'pl.dat': '!ám',
    'pl.loc': '!ách',
    'pl.ins': '!ami',
  },
  vysvedčenie: {
    'sg.gen': '!ia',
    'sg.dat': '!iu',
    'sg.loc': '!í',
    'sg.ins': '!ím',
    'pl.nom': '!ia',
    'pl.gen': '!í',
    'pl.dat': '!iam',
    'pl.loc': '!iach',
    'pl.ins': '!iami',
  },
}

const kindOf: Readonly<Record<string, string>> = { 'is:feminine': 'noun.f', 'is:masculine': 'noun.m', 'is:neuter': 'noun.n' }
/** Cases that are always alike; a noun of a person is treated apart. */
const alike: Readonly<Record<string, string>> = { 'sg.acc': 'sg.nom', 'pl.acc': 'pl.nom' }
const cells = ['sg.nom', 'sg.gen', 'sg.dat', 'sg.acc', 'sg.loc', 'sg.ins', 'pl.nom', 'pl.gen', 'pl.dat', 'pl.acc', 'pl.loc', 'pl.ins']

/** Things that have -a in the genitive although their end does not tell. Sorted. */
const genitiveInA = new Set(
  'chlieb chotár dvor jazyk kláštor kostol kút les mlyn národ obed ostrov papier potok svet syr večer zákon život'.split(' '),
)

/** Genitives of the plural that the dictionary lists elsewhere or not at all. Sorted. */
const genitivePlural: Readonly<Record<string, string>> = {
  centrum: 'centier',
  cesta: 'ciest',
  črta: 'čŕt',
  doba: 'dôb',
  etapa: 'etáp',
  firma: 'firiem',
  forma: 'foriem',
  medza: 'medzí',
  náprava: 'náprav',
  norma: 'noriem',
  právo: 'práv',
  premisa: 'premís',
  príčina: 'príčin',
  riziko: 'rizík',
  rozprava: 'rozpráv',
  šanca: 'šancí',
  zábrana: 'zábran',
}

/** Which way goes a word that the dictionary lists as a person and as a thing. Sorted. */
const oneWay: Readonly<Record<string, string>> = { činiteľ: 'stroj', čitateľ: 'chlap', člen: 'chlap', druh: 'hrad', fenomén: 'hrad' }

/** Forms that come from another word: many people are "ľudia". Sorted. */
const ofAnotherWord: Readonly<Record<string, string>> = {
  'človek pl.acc': 'ľudí',
  'človek pl.dat': 'ľuďom',
  'človek pl.gen': 'ľudí',
  'človek pl.ins': 'ľuďmi',
  'človek pl.loc': 'ľuďoch',
  'človek pl.nom': 'ľudia',
}

/** What the endings are put to, where nothing tells. Sorted. */
const stems: Readonly<Record<string, string>> = {
  cieľ: 'cieľ',
  kameň: 'kameň',
  koreň: 'koreň',
  plameň: 'plameň',
  prameň: 'prameň',
  stupeň: 'stupň',
  týždeň: 'týždň',
}

/** The forms of a noun; null where no paradigm is ours. */
export function slovakNoun(entry: SlovakEntry): WordForms | null {
  const gender = kindOf[entry.tags.find((tag) => kindOf[tag] !== undefined) ?? '']
  const name = paradigmOf(entry)
  const paradigm = name === null ? undefined : paradigms[name]
  if (gender === undefined || name === null || paradigm === undefined) return null
  const kind = gender === 'noun.m' ? (name === 'chlap' || name === 'hrdina' ? 'noun.ma' : 'noun.mi') : gender
  const stem = stemOf(entry, name)
  if (stem === null) return null
  const made = new Map<string, string>([['sg.nom', entry.word]])
  for (const cell of cells) {
    const form = cell === 'sg.nom' ? null : (ofAnotherWord[`${entry.word} ${cell}`] ?? formFor(cell, { entry, name, paradigm, stem }))
    if (form !== null) made.set(cell, form)
  }
  for (const [cell, same] of Object.entries(alike)) {
    const form = made.get(same)
    if (!made.has(cell) && form !== undefined && kind !== 'noun.ma') made.set(cell, form)
  }
  return {
    lemma: entry.word,
    kind,
    forms: cells.flatMap((tags) => {
      const form = made.get(tags)
      return form === undefined ? [] : [{ tags, form }]
    }),
  }
}

function paradigmOf({ word, flags, tags }: SlovakEntry): string | null {
  const masculine = tags.includes('is:masculine')
  const known = oneWay[word]
  if (masculine && known !== undefined) return known
  // Who is listed as a person and as a thing ("člen", "činiteľ") is declined in two ways.
  if (masculine && /[CcH]/u.test(flags) && /[BJLO]/u.test(flags)) return null
  if (masculine && flags.includes('H')) return word.endsWith('a') ? 'hrdina' : null
  if (masculine && /[Cc]/u.test(flags)) return /[aeiouyáéíóúý]$/u.test(word) ? null : 'chlap'
  if (masculine && flags.includes('J')) return /[jcčšžľňťďrl]$/u.test(word) ? 'stroj' : null
  if (masculine && /[BOb]/u.test(flags)) return /[cčšžjľňďť]$|[aeiouyáéíóúý]$/u.test(word) ? null : 'hrad'
  if (tags.includes('is:feminine')) {
    if (/[zZ]/u.test(flags) && word.endsWith('a')) return 'žena'
    if (flags.includes('U') && word.endsWith('a')) return 'ulica'
    if (flags.includes('K') && /[^aá]$/u.test(word)) return 'kosť'
    return flags.includes('D') ? 'dlaň' : null
  }
  if (flags.includes('M') && word.endsWith('o')) return 'mesto'
  if (flags.includes('M') && word.endsWith('um')) return /[ie]um$/u.test(word) ? 'štúdium' : 'mesto'
  return flags.includes('V') && word.endsWith('ie') ? 'vysvedčenie' : null
}

/** What the endings are put to: without the vowel that flees (výsledok, výsledk-). */
function stemOf({ word, made }: SlovakEntry, name: string): string | null {
  if (name === 'vysvedčenie') return word.slice(0, -2)
  const known = stems[word]
  if (known !== undefined) return known
  if ((name === 'mesto' && word.endsWith('um')) || name === 'štúdium' || (name === 'hrad' && /(?:mus|klus|zus|ódus)$/u.test(word)))
    return word.slice(0, -2)
  if (/^(?:žena|hrdina|mesto|ulica)$/u.test(name)) return word.slice(0, -1)
  const forms = new Set(made.map(({ form }) => form))
  const ending = { dlaň: 'ou', kosť: 'ou' }[name] ?? 'ov'
  const shortened = [/e([^aeiou]+)$/u, /o([^aeiou]+)$/u, /ie([^aeiou]+)$/u].flatMap((vowel) =>
    vowel.test(word) ? [word.replace(vowel, '$1')] : [],
  )
  const stem = [...shortened, word].find((one) => forms.has(one + ending))
  return stem ?? (/[eo][clkmnrťň]$/u.test(word) ? null : word)
}

/** The softness of ď ť ň ľ is not written before e and i. */
function join(stem: string, ending: string): string {
  const soft = { ď: 'd', ť: 't', ň: 'n', ľ: 'l' }[stem.slice(-1)]
  return soft !== undefined && /^[eií]/u.test(ending) ? stem.slice(0, -1) + soft + ending : stem + ending
}

type Asked = { readonly entry: SlovakEntry; readonly name: string; readonly paradigm: Paradigm; readonly stem: string }

function formFor(cell: string, asked: Asked): string | null {
  const { entry, paradigm, stem, name } = asked
  const decided = decidedEnding(cell, asked)
  if (decided !== null) return join(stem, decided)
  const listed = paradigm[cell]
  const [number, grammatical = ''] = cell.split('.')
  const tagged = new Set(
    entry.made
      .filter(({ tags }) => tags.includes('is:plural') === (number === 'pl') && tags.some((tag) => tag.startsWith(`is:${grammatical}`)))
      .map(({ form }) => form),
  )
  if (cell === 'pl.nom' && name === 'chlap' && /(?:teľ|člen)$/u.test(entry.word))
    return entry.word.endsWith('ľ') ? `${entry.word.slice(0, -1)}lia` : 'členovia'
  if (listed === undefined) {
    const own = genitivePlural[entry.word]
    if (cell === 'pl.gen' && own !== undefined) return own
    const [only] = tagged
    return cell === 'pl.gen' && tagged.size === 1 && only !== undefined ? only : null
  }
  const endings = listed.replace('!', '').split(' ')
  const [first] = endings
  if (listed.startsWith('!') && first !== undefined) return join(stem, first)
  const possible = endings.map((ending) => join(name === 'chlap' && /^i/u.test(ending) ? softPlural(stem, ending) : stem, ending))
  const named = possible.filter((form) => tagged.has(form))
  const [best, ...others] = named
  if (best !== undefined && (others.length === 0 || cell === 'pl.nom')) return best
  if (best !== undefined) return null
  // After one soft consonant -mi stands; after others the dictionary decides.
  if (cell === 'pl.ins' && /[aeiouyáéíóúýô](?:ľ|g|j|č|ž)$/u.test(stem)) return `${stem}mi`
  const [known, ...more] = possible.filter((form) => entry.made.some((one) => one.form === form))
  return known !== undefined && more.length === 0 ? known : null
}

/** žiak, žiaci; Čech, Česi. */
const softPlural = (stem: string, ending: string): string =>
  ending !== 'i' ? stem : stem.endsWith('ch') ? `${stem.slice(0, -2)}s` : stem.endsWith('k') ? `${stem.slice(0, -1)}c` : stem

/** Endings that follow from the end of the word, where the dictionary is of no help. */
function decidedEnding(cell: string, { name, stem, entry: { word } }: Asked): string | null {
  if (name === 'hrad' && cell === 'sg.gen')
    return genitiveInA.has(word) || (/(?:[íá]k|[^s]tor)$/u.test(word) && !/(?:priestor|znak|tlak|zánik|vznik|únik|hák)$/u.test(word))
      ? 'a'
      : 'u'
  if (name === 'hrad' && cell === 'sg.loc') {
    if (/(?:[kgh]|ch|[iíeo])$/u.test(stem)) return 'u'
    return /(?:[^i]el|ál|ner|ier)$/u.test(stem) && word !== 'účel' ? 'i' : 'e'
  }
  if (name === 'žena' && /(?:sg\.dat|sg\.loc)/u.test(cell)) return /[euo]$/u.test(stem) ? 'i' : 'e'
  if (name === 'mesto' && cell === 'sg.loc') return /(?:[kgh]|ch|i)$/u.test(stem) ? 'u' : 'e'
  const long = /(?:[áéíóúýĺŕô]|i[aeu])[^aeiouyáéíóúý]*$/u.test(stem)
  const isOpen = name === 'mesto' ? /^pl\.(?:nom|dat|loc)$/u : /^pl\.(?:dat|loc)$/u
  if (!/^(?:mesto|žena|ulica)$/u.test(name) || !isOpen.test(cell)) return null
  const vowel = name === 'ulica' && !stem.endsWith('i') ? (long ? 'a' : 'ia') : long && !stem.endsWith('i') ? 'a' : 'á'
  return vowel + (cell === 'pl.dat' ? 'm' : cell === 'pl.loc' ? 'ch' : '')
}
