// The endings of verbs as rows: passive, not and can, then a tense with its person, or what makes a noun or an adverb of it.

/** What stands between a verb and its tense. */
export const voices = ['', 'pass'] as const
export const sides = ['', 'neg', 'can', 'cannot'] as const
type Side = (typeof sides)[number]

export const sideEndings: Readonly<Record<Side, string>> = { '': '', neg: 'mA', can: '(y)Abil', cannot: '(y)AmA' }

const persons: Readonly<Record<string, string>> = { p1sg: '(y)Im', p2sg: 'sIn', p3sg: '', p1pl: '(y)Iz', p2pl: 'sInIz', p3pl: 'lAr' }
const shortPersons: Readonly<Record<string, string>> = { p1sg: 'm', p2sg: 'n', p3sg: '', p1pl: 'k', p2pl: 'nIz', p3pl: 'lAr' }

/** Tenses whose endings are the same for every verb. */
const tenses: Readonly<Record<string, string>> = {
  pres: '<Iyor',
  fut: '(y)AcAK',
  narr: 'mIş',
  nec: 'mAlI',
  prog: 'mAktA',
}

function* personsOf(tense: string, endings: string): Generator<readonly [string, string]> {
  for (const [person, ending] of Object.entries(persons)) yield [`${tense}.${person}`, endings + ending]
  for (const [person, ending] of Object.entries(shortPersons)) {
    if (person === 'p3pl') continue
    yield [`${tense}.${person}.was`, `${endings}(y)DI${ending}`]
    yield [`${tense}.${person}.if`, `${endings}(y)sA${ending}`]
  }
  yield [`${tense}.p3pl.was`, `${endings}lArDI`]
  yield [`${tense}.p3pl.if`, `${endings}lArsA`]
  yield [`${tense}.p3sg.is`, `${endings}DIr`]
  yield [`${tense}.p3pl.is`, tense === 'prog' ? `${endings}DIrlAr` : `${endings}lArDIr`]
  yield [`${tense}.ken`, `${endings}ken`]
}

/** The wide tense by what stands before it; "not" has a tense of its own. */
function* aorists(): Generator<readonly [string, string]> {
  for (const [name, ending] of [
    ['aor', '@'],
    ['noaor', 'z'],
  ] as const) {
    for (const [tags, endings] of personsOf(name, ending)) {
      if (tags === 'noaor.p1sg') yield [tags, 'm']
      else if (tags === 'noaor.p1pl') yield [tags, 'yIz']
      else yield [tags, endings]
    }
  }
}

const single: readonly (readonly [string, string])[] = [
  ...Object.entries(shortPersons).map(([person, ending]) => [`past.${person}`, `DI${ending}`] as const),
  ...Object.entries(shortPersons).map(([person, ending]) => [`cond.${person}`, `sA${ending}`] as const),
  ['imp.p3sg', 'sIn'],
  ['imp.p3pl', 'sInlAr'],
  ['opt.p1pl', '(y)AlIm'],
  ['arak', '(y)ArAk'],
  ['ip', '(y)Ip'],
  ['inca', '(y)IncA'],
  ['dikca', 'DIkçA'],
  ['dikten', 'DIktAn'],
  ['maksizin', 'mAksIzIn'],
]

/** Rows that end a verb; `@` is the vowel and r of the wide tense, which each verb has its own. */
export const finiteRows: ReadonlyMap<string, string> = new Map([
  ...Object.entries(tenses).flatMap(([tense, endings]) => [...personsOf(tense, endings)]),
  ...aorists(),
  ...single,
])

/** What makes a noun of a verb; the endings of nouns follow. */
export const nounsOfVerbs: Readonly<Record<string, string>> = {
  an: '(y)An',
  dik: 'DIK',
  acak: '(y)AcAK',
  ma: 'mA',
  mak: 'mAK',
  is: '(y)Iş',
}

/** Whether this noun of a verb has these endings of a noun: "-DIK" always has an owner, "-mAK" never. */
export function takesNounRow(noun: string, row: string): boolean {
  if (noun === 'dik' || noun === 'acak') return row.includes('px')
  if (noun === 'mak') return /^(?:nom|loc|abl|ins|is|was|loc\.is|abl\.is|loc\.was)$/.test(row)
  // "not doing" is made of "-mA", and "-mAsI".
  return true
}
