import type { WordKnowledge } from '../language.ts'
import type { LintToken } from '../token.ts'
import { finiteReadings, verbWith } from './words.ts'

/** What "van" is in other moods. */
const being: Readonly<Record<string, readonly [order: string, wish: string]>> = {
  van: ['legyen', 'lenne'],
  vagyok: ['legyek', 'lennék'],
  vagy: ['legyél', 'lennél'],
  vagyunk: ['legyünk', 'lennénk'],
  vagytok: ['legyetek', 'lennétek'],
  vannak: ['legyenek', 'lennének'],
  lesz: ['legyen', 'lenne'],
  leszek: ['legyek', 'lennék'],
  leszel: ['legyél', 'lennél'],
  leszünk: ['legyünk', 'lennénk'],
  lesznek: ['legyenek', 'lennének'],
}

/** Orders to one, which do not follow from the others. */
const ownOrders: Readonly<Record<string, readonly [order: string, withObject: string]>> = {
  megy: ['menj', 'menj'],
  jön: ['gyere', 'gyere'],
  tesz: ['tegyél', 'tedd'],
  vesz: ['vegyél', 'vedd'],
  visz: ['vigyél', 'vidd'],
  eszik: ['egyél', 'edd'],
  iszik: ['igyál', 'idd'],
  hisz: ['higgy', 'hidd'],
  lesz: ['legyél', 'legyél'],
}

const prefixed = /^(meg|el|ki|be|fel|föl|le|át|haza|vissza|össze|rá|oda|ide|hozzá|végig|tovább|bele|alá|szét)?(.+)$/

/** "segíts", "olvass" and "olvasd" are made of "segítsek", "olvassak" and "olvasod". */
function orderToOne(lemma: string, { isDefinite, token, known }: Ask): readonly string[] {
  const [, prefix = '', bare = ''] = prefixed.exec(lemma) ?? []
  const own = ownOrders[bare] ?? ownOrders[lemma]
  if (own) return [(bare in ownOrders ? prefix : '') + (isDefinite ? own[1] : own[0])]
  const [stem] = verbWith(token, (tags) => tags.replace(/^(pot\.)?pres\.(?:def\.)?p2sg$/, '$1imp.p1sg'), known).map((one) =>
    one.replace(/[ae]k$/, ''),
  )
  if (stem === undefined) return []
  if (!isDefinite) return [stem]
  return [
    /(?:[aáeéiíoóöőuúüű]t)$/.test(lemma) || lemma.endsWith('t')
      ? `${stem.replace(/(ss|ssz)$/, 's')}d`
      : token.lower.replace(/[oeö]d$/, 'd'),
  ]
}

type Ask = { readonly isDefinite: boolean; readonly token: LintToken; readonly known: WordKnowledge }

/** The order or wish that an indicative becomes behind "azt akarom, hogy"; empty where it is none, or the same word. */
export function asOrder(token: LintToken, known: WordKnowledge): readonly string[] {
  const own = being[token.lower]
  if (own) return [own[0]]
  const readings = finiteReadings(token, known)
  if (readings.length === 0 || !readings.every(({ tags }) => /^(?:pot\.)?pres\./.test(tags))) return []
  const [first] = readings
  if (first && readings.every(({ tags }) => tags.endsWith('p2sg'))) {
    const made = orderToOne(first.lemma, { isDefinite: first.tags.includes('def.'), token, known })
    return made.filter((one) => one !== token.lower && known.isKnown(one))
  }
  // "tanuljuk" is both.
  if (readings.some(({ lemma, tags }) => formOf(lemma, tags.replace('pres.', 'imp.'), known) === token.lower)) return []
  return verbWith(token, (tags) => tags.replace('pres.', 'imp.'), known).filter((one) => known.isKnown(one))
}

/** The same in the conditional: "szeretném, ha eljönnél". */
export function asWish(token: LintToken, known: WordKnowledge): readonly string[] {
  const own = being[token.lower]
  if (own) return [own[1]]
  const readings = finiteReadings(token, known)
  if (readings.length === 0 || !readings.every(({ tags }) => /^(?:pot\.)?pres\./.test(tags))) return []
  const wish = (tags: string): string =>
    tags
      .replace('pres.', 'cond.')
      .replace('cond.def.p1pl', 'cond.p1pl')
      .replace(/cond\.def\.p2pl/, 'cond.p2pl')
  return verbWith(token, wish, known).filter((one) => known.isKnown(one))
}

/** The indicative of "lássa", "láthassuk": of verbs in -t, whose order sounds otherwise. */
export function asFact(token: LintToken, known: WordKnowledge): readonly string[] {
  if (!/(?:ss|ts|sz)(?:a|e|ák|ék|uk|ük|[áé]t[oe]k|[ae]m|[ae]d|[oe]n|[ae]k|unk|ünk|[ae]n[ae]k)$/.test(token.lower)) return []
  const readings = finiteReadings(token, known)
  if (readings.length === 0 || !readings.every(({ tags }) => /(?:^|\.)imp\./.test(tags))) return []
  return verbWith(token, (tags) => tags.replace('imp.', 'pres.'), known).filter((one) => known.isKnown(one))
}

const formOf = (lemma: string, tags: string, known: WordKnowledge): string | null =>
  known.forms
    ?.lexemesOf(lemma)
    .find(({ kind }) => kind === 'verb')
    ?.formWith(tags) ?? null
