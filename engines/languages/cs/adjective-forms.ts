import { hardLocative } from './palatal.ts'

/** The places of an adjective's paradigm that have forms of their own; each is named after the first case that has it. */
export const adjectivePlaces = [
  'm.sg.nom',
  'm.sg.gen',
  'm.sg.dat',
  'm.sg.loc',
  'm.sg.ins',
  'f.sg.nom',
  'f.sg.acc',
  'n.sg.nom',
  'ma.pl.nom',
  'pl.gen',
  'pl.ins',
] as const

const hard = 'ý ého ému ém ým á ou é ? ých ými'.split(' ')
const soft = 'í ího ímu ím ím í í í í ích ími'.split(' ')

/** Comparatives that no rule makes. Sorted. */
const irregular: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    blízký: 'bližší',
    bohatý: 'bohatší',
    čistý: 'čistší',
    dlouhý: 'delší',
    dobrý: 'lepší',
    drahý: 'dražší',
    hezký: 'hezčí',
    hluboký: 'hlubší',
    hrubý: 'hrubší',
    hustý: 'hustší',
    jednoduchý: 'jednodušší',
    krátký: 'kratší',
    lehký: 'lehčí',
    malý: 'menší',
    měkký: 'měkčí',
    mladý: 'mladší',
    nízký: 'nižší',
    prostý: 'prostší',
    prudký: 'prudší',
    slabý: 'slabší',
    snadný: 'snazší',
    starý: 'starší',
    široký: 'širší',
    špatný: 'horší',
    těžký: 'těžší',
    tichý: 'tišší',
    tvrdý: 'tvrdší',
    úzký: 'užší',
    velký: 'větší',
    vysoký: 'vyšší',
    zlý: 'horší',
  }),
)

/** The form of an adjective in one place; null for what ends otherwise than in -ý or -í. */
export function adjectiveForm(lemma: string, place: string): string | null {
  const stem = lemma.slice(0, -1)
  const at = adjectivePlaces.findIndex((one) => one === place)
  const ending = (lemma.endsWith('ý') ? hard : lemma.endsWith('í') ? soft : [])[at]
  if (ending === undefined) return null
  return ending === '?' ? pluralOfMen(stem) : stem + ending
}

/** "nový, noví" of men: český, čeští; německý, němečtí; dobrý, dobří. */
function pluralOfMen(stem: string): string {
  if (/[sc]k$/u.test(stem)) return `${stem.slice(0, -2)}${stem.endsWith('sk') ? 'š' : 'č'}tí`
  return hardLocative(stem, 'í').replace(/rí$/u, 'ří')
}

/** The comparative; null where the word has none that is known. */
export function comparativeOf(lemma: string, isKnown: (word: string) => boolean): string | null {
  const known = irregular.get(lemma)
  if (known !== undefined) return known
  if (!/[^aeiouyáéíóúůýě][ýí]$/u.test(lemma)) return null
  const stem = lemma.slice(0, -1)
  const changed = stem
    .replace(/sk$/u, 'št')
    .replace(/ck$/u, 'čt')
    .replace(/r$/u, 'ř')
    .replace(/k$/u, 'č')
    .replace(/ch$/u, 'š')
    .replace(/h$/u, 'ž')
  const made = changed + (/[dtnbpvmf]$/u.test(changed) ? 'ější' : 'ejší')
  return isKnown(made) ? made : null
}

/** Words whose forms no other word tells. */
export const irregularDegrees = (): readonly string[] => [...irregular.keys(), ...irregularAdverbs.keys()]

const irregularAdverbs: ReadonlyMap<string, string> = new Map<string, string>(
  Object.entries({
    blízko: 'blíže',
    brzy: 'dříve',
    daleko: 'dále',
    dlouho: 'déle',
    dobře: 'lépe',
    hluboko: 'hlouběji',
    málo: 'méně',
    mnoho: 'více',
    snadno: 'snadněji',
    špatně: 'hůře',
    těžko: 'tíže',
    často: 'častěji',
    vysoko: 'výše',
    nízko: 'níže',
    úzce: 'úžeji',
    široce: 'šířeji',
  }),
)

/** The comparative of an adverb; null where it has none that is known. */
export function adverbComparative(lemma: string, isKnown: (word: string) => boolean): string | null {
  const known = irregularAdverbs.get(lemma)
  if (known !== undefined) return known
  const made = /[eě]$/u.test(lemma) ? `${lemma}ji` : null
  return made !== null && isKnown(made) ? made : null
}
