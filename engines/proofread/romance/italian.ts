import { everydayNouns } from '../../languages/it/everyday-nouns.ts'
import { it } from '../../languages/it/it.ts'
import { words } from '../../languages/words.ts'
import type { WordKnowledge } from '../language.ts'
import { adverbial, bending, ofBothGenders, states } from './italian-adjectives.ts'
import {
  agreeing,
  byForm,
  cells,
  paradigmOf,
  type AdjectivePlace,
  type Agreeing,
  type Cell,
  type Gender,
  type NounReading,
  type Romance,
} from './paradigm.ts'

/** "il", "lo", "l'" and so on before plain sounds, before those of "studente", and before vowels. */
const articles = [
  "il lo l'/la la l' l'|la/i gli gli/le",
  ...['de', 'ne', 'su', 'a', 'da'].map(
    (one) => `${one}l ${one}llo ${one}ll'/${one}lla ${one}lla ${one}ll' ${one}ll'|${one}lla/${one}i ${one}gli ${one}gli/${one}lle`,
  ),
]
const likeQuello = (stem: string, singular: string): string =>
  `${stem}l ${stem}llo ${singular}/${stem}lla ${stem}lla ${singular}|${stem}lla/${stem}i ${stem}gli ${stem}gli/${stem}lle`
const likeUno = (stem: string): string => `${stem}un ${stem}uno ${stem}un/${stem}una ${stem}una ${stem}un' ${stem}un'|${stem}una/-/-`
const regular = (stem: string): string => `${stem}o/${stem}a/${stem}i/${stem}e`

const determiner = byForm(
  [
    ...articles,
    likeUno(''),
    likeUno('ness'),
    'alcun alcuno alcun/alcuna/alcuni/alcune',
    likeQuello('que', "quell'"),
    "questo questo quest'|questo/questa questa quest'|questa/questi/queste",
    ...['molt', 'poc', 'tant', 'tropp'].map((stem) => (stem === 'poc' ? 'poco/poca/pochi/poche' : regular(stem))),
    "buon buono buon/buona buona buona|buon'/-/-",
    'qualche/qualche/-/-',
    'ogni/ogni/-/-',
    '-/-/parecchi/parecchie',
    ...['mi', 'tu', 'su'].map((stem) => `${stem}o/${stem}a/${stem === 'mi' ? 'miei' : `${stem}oi`}/${stem}e`),
    ...['nostr', 'vostr'].map(regular),
  ],
  { 'i>li': 'm.pl', 'quei>quelli': 'm.pl' },
)
const whole = byForm(['tutto/tutta/tutti/tutte', '-/-/entrambi/entrambe'])

/** The forms of "bello" and "buono" before a noun. */
const beforeNoun = byForm([likeQuello('be', "bell'"), "buon buono buon/buona buona buona|buon'/buoni/buone"], { 'bei>belli': 'm.pl' })

/** Sounds: 0 plain, 1 as in "studente", 2 a vowel, 3 a vowel before which "la" and "una" are often kept. */
function soundOf(next: string): number | null {
  if (
    /^(?:h|j|w|i[aeou]|pn|eu|u[aeio](?!m|v)|one\b)|^.{1,3}$|^[^a-zàèéìòù]/u.test(next) &&
    !/^(?:zio|zia|zii|zie|zoo|ora|ore|eco|uva|idea|arte|arti|oro|amo|ape|api|età|uso|usi|olio|auto|ali|ala|re|tè|sci|gas|bar|dio|blu|mio|mia|tuo|tua|suo|sua|mie|tue|sue|tre|due|sei|bel)$/u.test(
      next,
    )
  )
    return null
  if (/^[aeiouàèéìòù]/u.test(next)) return next.length <= 6 && (listed.has(next) || next === 'altra') ? 2 : 3
  return /^(?:s[bcdfghlmnpqrtvz]|z|gn|ps|x|y)/u.test(next) ? 1 : 0
}

const otherVerbs = words(
  'è ha ho fa sa va dà sta può vuole deve dice viene tiene sono era ero fu hanno fanno vanno pone sale vale parte sente segue dorme serve',
)

function isVerbForm(word: string, known: WordKnowledge): boolean {
  if (otherVerbs.has(word) || /[^o]se$/u.test(word)) return true
  const [, stem = '', last = ''] = /^(.{2,}?)(h?[oae]|h?i)$/u.exec(word) ?? []
  if (stem === '') return false
  const isEnding = last.endsWith('e') ? ['ere', 'ire'] : last.endsWith('i') ? ['are', 'iare', 'ere', 'ire'] : ['are', 'ere', 'ire']
  return isEnding.some((ending) => known.isKnown(stem + ending))
}

const endings: readonly (readonly [RegExp, Gender])[] = [
  [/(?:[zsg]ion[ei]|à|tù|tric[ei]|ezz[ae]|[ae]nz[ae]|udin[ei]|ologi[ae]|grafi[ae])$/u, 'f'],
  [/(?:ment[oi]|aggi[o]?|ism[oi]|t?tor[ei]|metr[oi])$/u, 'm'],
]

const pluralsOf = (noun: string, gender: Gender): readonly string[] => {
  if (/[àèéìòù]$|[^aeiou]$/u.test(noun)) return [noun]
  if (/ist[a]$/u.test(noun)) return [noun.replace(/a$/u, gender === 'm' ? 'i' : 'e')]
  if (/[cg]a$/u.test(noun)) return [noun.replace(/a$/u, gender === 'm' ? 'hi' : 'he')]
  if (/[cg]ia$/u.test(noun)) return [noun.replace(/ia$/u, 'e'), noun.replace(/a$/u, 'e')]
  if (noun.endsWith('a')) return [noun.replace(/a$/u, gender === 'm' ? 'i' : 'e')]
  if (/ologo$/u.test(noun)) return [noun.replace(/o$/u, 'i')]
  if (/(?:[aei]c|[aeiou]f|of)o$/u.test(noun)) return [noun.replace(/o$/u, 'i'), noun.replace(/o$/u, 'hi')]
  if (/[cg]o$/u.test(noun)) return [noun.replace(/o$/u, 'hi'), noun.replace(/o$/u, 'i')]
  if (noun.endsWith('io')) return [noun.replace(/o$/u, ''), `${noun.slice(0, -1)}i`]
  return [noun.replace(/[oe]$/u, 'i')]
}

const ciPlurals = words(
  'amico nemico greco porco medico sindaco parroco monaco equivoco traffico meccanico tecnico critico politico cronico',
)
const hePlurals = words(
  'fuoco gioco luogo lago fungo bosco banco parco fianco cuoco arco buco sacco pacco tabacco palco elenco catalogo dialogo obbligo albergo fico carico incarico',
)

function pluralOf(noun: string, gender: Gender): string {
  if (ciPlurals.has(noun)) return noun.replace(/o$/u, 'i')
  if (hePlurals.has(noun)) return noun.replace(/o$/u, 'hi')
  if (/[aeiou][cg]ia$/u.test(noun)) return noun.replace(/a$/u, 'e')
  return pluralsOf(noun, gender)[0] ?? noun
}

const listed = new Map<string, NounReading[]>()
function list(sg: string, pl: string, genders: readonly Gender[]): void {
  for (const form of new Set([sg, pl])) listed.set(form, [...(listed.get(form) ?? []), { genders, sg, pl }])
}
for (const noun of everydayNouns.m) list(noun, pluralOf(noun, 'm'), ['m'])
for (const noun of everydayNouns.f) list(noun, pluralOf(noun, 'f'), ['f'])
list('mano', 'mani', ['f'])
for (const noun of everydayNouns.both) for (const gender of ['m', 'f'] as const) list(noun, pluralOf(noun, gender), [gender])
for (const noun of everydayNouns.mFixed) list(noun, noun, ['m'])
for (const noun of everydayNouns.fFixed) list(noun, noun, ['f'])
/** "dito" is masculine and "dita" feminine: the plural is no form of the singular. */
for (const row of everydayNouns.odd) {
  const [, sg = '', pl = '', gender] = /^(.+):([^|]+)(\|ff?)?$/u.exec(row) ?? []
  if (gender === undefined) list(sg, pl, ['m'])
  else {
    listed.set(sg, [{ genders: [gender === '|ff' ? 'f' : 'm'], sg, pl: null }])
    listed.set(pl, [{ genders: ['f'], sg: null, pl }])
  }
}

function nouns(word: string, known: WordKnowledge): readonly NounReading[] {
  const found = listed.get(word)
  if (found) return found
  if (word.length < (/[àù]$/u.test(word) ? 4 : 6) || !known.isKnown(word) || adjective(word, 'after', known)) return []
  const gender = endings.find(([ending]) => ending.test(word))?.[1]
  return gender ? bothNumbers(word, gender, known) : []
}

/** A noun by a sure ending: what it is in either number. */
function bothNumbers(word: string, gender: Gender, known: WordKnowledge): readonly NounReading[] {
  if (/[àù]$/u.test(word)) return [{ genders: [gender], sg: word, pl: word }]
  if (/[oa]$|(?:ion|tric|udin|or)e$/u.test(word)) return [{ genders: [gender], sg: word, pl: pluralOf(word, gender) }]
  const singular = /(?:ment|ism|metr)i$/u.test(word)
    ? word.replace(/i$/u, 'o')
    : word.endsWith('aggi')
      ? `${word}o`
      : /(?:ion|tric|udin|or)i$/u.test(word)
        ? word.replace(/i$/u, 'e')
        : word.replace(/e$/u, 'a')
  return known.isKnown(singular) && singular !== word ? [{ genders: [gender], sg: singular, pl: word }] : []
}

const baseOf = (word: string): readonly string[] => {
  if (/h[ei]$/u.test(word)) return [`${word.slice(0, -2)}o`]
  if (/i$/u.test(word)) return [word.replace(/i$/u, 'o'), `${word}o`]
  return [word.replace(/[oae]$/u, 'o'), ...(/[cg]e$/u.test(word) ? [word.replace(/e$/u, 'io')] : [])]
}

function ofFour(base: string, known: WordKnowledge): string {
  const stem = base.slice(0, -1)
  const feminine = `${stem}a`
  if (/[cg]$/u.test(stem)) {
    const soft =
      (/ic$|ologo?$|austriac$|grec$/u.test(stem) && known.isKnown(`${stem}i`) && !/(?:antic|caric)$/u.test(stem)) ||
      !known.isKnown(`${stem}hi`)
    const plural = /antic$/u.test(stem) ? `${stem}hi` : soft ? `${stem}i` : `${stem}hi`
    return `${base}/${feminine}/${plural}/${stem}he`
  }
  if (stem.endsWith('i'))
    return `${base}/${feminine}/${/^(?:m|t|s)i$/u.test(stem) ? `${stem}ei` : stem}/${/[cg]i$/u.test(stem) ? stem.replace(/i$/u, '') : stem}e`
  return `${base}/${feminine}/${stem}i/${stem}e`
}

function isByEnding(base: string, known: WordKnowledge): boolean {
  if (listed.has(base) || listed.has(base.replace(/o$/u, 'a')) || !known.isKnown(base) || !known.isKnown(base.replace(/o$/u, 'a')))
    return false
  if (/.{3}(?:istico|atico|oso|[ts]ivo|ologico|issimo)$/u.test(base)) return true
  const [, stem = '', vowel = ''] = /^(.{2,})([aiu])to$/u.exec(base) ?? []
  if (vowel === 'a') return known.isKnown(`${stem}are`)
  return vowel === 'i' ? known.isKnown(`${stem}ire`) : vowel === 'u' && known.isKnown(`${stem}ere`)
}

const possessives: Readonly<Record<string, string>> = { mio: 'mio/mia/miei/mie', tuo: 'tuo/tua/tuoi/tue', suo: 'suo/sua/suoi/sue' }

function adjective(word: string, place: AdjectivePlace, known: WordKnowledge): Agreeing | null {
  if (place === 'before') {
    const found = beforeNoun(word)
    if (found) return found
    if (word === 'gran' || word === 'grande' || word === 'grandi')
      return agreeing(paradigmOf("grande|gran|grand'/grande|gran|grand'/grandi|gran/grandi|gran"), word)
  }
  const possessive = Object.values(possessives)
    .map((one) => agreeing(paradigmOf(one), word))
    .find(Boolean)
  if (possessive) return possessive
  for (const base of baseOf(word)) if (bending.has(base)) return agreeing(paradigmOf(ofFour(base, known)), word)
  const singular = word.replace(/[ei]$/u, 'e')
  if (ofBothGenders.has(singular)) {
    const plural = singular.replace(/e$/u, 'i')
    return agreeing(paradigmOf(`${singular}/${singular}/${plural}/${plural}`), word)
  }
  for (const base of baseOf(word))
    if ((place === 'after' || !base.endsWith('ico')) && isByEnding(base, known)) return agreeing(paradigmOf(ofFour(base, known)), word)
  return null
}

/** Noun phrases of Italian. */
export const italian: Romance = {
  determiner,
  whole,
  adjective,
  nouns,
  mayBeVerb: isVerbForm,
  soundOf,
  pronouns: words("la lo li le gli l' questo questa quello quella quelli quel"),
  standAlone: words('uno'),
  beforeAdverb: words('innanzi anzi prima del su soprattutto'),
  auxiliaries: words('ho hai ha abbiamo avete hanno avevo avevi aveva avevamo avevano avrà avrei avrebbe abbia avere aver'),
  measures: words(
    'tipo specie gruppo parte maggioranza resto metà paio coppia quantità serie numero mucchio insieme decina dozzina sacco sorta',
  ),
  times: words('volta notte sera mattina giorno anno mese settimana ora momento istante tempo'),
  adverbNouns: words('ora'),
  subjects: words('questi queste quelle molto poco tanto troppo uno mio tuo suo mia tua sua'),
  oftenVerbs: words('porta guida parte conta chiama prova cura ferma firma forma guarda lavora canta balla cena'),
  participle: /(?:[aiu]t|s|tt|rt)[oaie]$/u,
  quantities: words('molto poco tanto troppo'),
  prepositions: words('a con da di fra in per su tra senza verso dopo durante contro secondo sotto sopra mediante presso'),
  contractions: new Set(
    ['de', 'ne', 'su', 'a', 'da'].flatMap((one) => ['l', 'llo', 'lla', "ll'", 'i', 'gli', 'lle'].map((end) => one + end)),
  ),
  conjunctions: words('e ed o od né'),
  functionWords: new Set([
    ...it.functionWords,
    ...words(
      'dove quando mentre anche ancora già mai sempre oggi ieri ora adesso qui qua lì là così solo sia né ed od io tu lui lei noi voi loro essi essa esso quale quali cui chi che come perché se ma però dunque quindi poi era erano fu furono sarà ha hanno aveva avevano può possono',
    ),
  ]),
  // Not "sei", which is "you are" too.
  numerals: words('due tre quattro cinque sette otto nove dieci undici dodici quindici venti trenta cento mille'),
  degrees: words('molto più meno così tanto poco troppo davvero veramente abbastanza assai sempre già anche ancora proprio'),
  adverbial,
  notPredicates: words(
    'medico tecnico meccanico critico politico solo tutto poco molto tanto meglio peggio primo secondo stesso mio tuo suo nostro vostro mia tua sua mie tue sue miei tuoi suoi',
  ),
  isState: (word) => states.has(word) || /(?:[aiu]t|s)[oaie]$/u.test(word),
  copulas: {
    sg: words('è era fu sarà sia sembra sembrava pare sarebbe fosse'),
    pl: words('sono erano furono saranno siano sembrano sembravano paiono sarebbero fossero'),
  },
  openers: words('quando perché che se mentre ma come dove'),
  negations: words('non'),
  cellsByEnding,
}

function cellsByEnding(word: string): readonly Cell[] {
  if (/mente$|(?:are|ere|ire|ando|endo|ano|ono)$/u.test(word)) return []
  if (word.endsWith('o')) return ['m.sg']
  if (word.endsWith('a')) return ['f.sg', 'm.sg']
  if (word.endsWith('i')) return ['m.pl', 'f.pl']
  return word.endsWith('e') ? ['m.sg', 'f.sg', 'f.pl'] : cells
}
