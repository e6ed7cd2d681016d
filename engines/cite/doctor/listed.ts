import { textAt, type Span } from '#engines/text/span.ts'
import type { CslItem, ItemField } from '../item.ts'
import { plainOf } from '../markup.ts'
import { shortNameOf } from '../apa/names.ts'
import type { ParsedReference } from '../references/parsed.ts'

/** An entry of the list with what citations find it by. */
export type Listed = {
  readonly reference: ParsedReference
  readonly item: CslItem
  readonly span: Span
  /** Of people the family name, of groups all of it; where nobody is named, the title. As written, and folded for comparing. */
  readonly names: readonly string[]
  readonly keys: readonly string[]
  /** Capitals of a group's name, `who`, and what the list gives in brackets. */
  readonly shortForms: readonly string[]
  /** `2019`, `n.d.`, `in press`. */
  readonly year: string
  readonly letter: string
  readonly isTitleFirst: boolean
}

/** Names without case and accents, which are compared apart. */
export const fold = (name: string): string =>
  keepAccents(name)
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replaceAll('ß', 'ss')
    .replaceAll('ı', 'i')
    .replaceAll('ø', 'o')
    .replaceAll('ł', 'l')

/** Names as they must agree: without case, quotation marks and kinds of apostrophes and hyphens. */
export const keepAccents = (name: string): string =>
  name
    .normalize('NFC')
    .replace(/[’‘ʼ`]/g, "'")
    .replace(/[‐‑–]/g, '-')
    .replace(/["“”„«»]/g, '')
    .replace(/[.,;:!?]+$/, '')
    .replace(/\s+/g, ' ')
    .trim()
    .replaceAll('İ', 'i')
    .toLowerCase()

export function toListed(text: string, references: readonly ParsedReference[]): readonly Listed[] {
  return references.map((reference) => {
    const { item, span } = reference
    const people = item.author ?? item.editor ?? []
    const plainly = item.author && (reference.isCut || !reference.unsure.includes('author')) ? [] : familiesIn(reference.said)
    const isTitleFirst = people.length === 0 && plainly.length === 0
    const named = plainly.length > 0 ? plainly : people.map((one) => plainOf(shortNameOf(one)))
    const given = isTitleFirst ? [item.title ?? reference.said.slice(0, 60)] : named
    const bracketed = given.map((name) => /^(.*?)\s*[[(]([\p{Lu}\p{N}-]{2,12})[\])]$/u.exec(name))
    const names = given.map((name, i) => bracketed[i]?.[1] ?? name)
    return {
      reference,
      item,
      span,
      names,
      keys: names.map(fold),
      shortForms: people.some(({ literal }) => literal !== undefined)
        ? [...bracketed.flatMap((found) => found?.[2] ?? []), capitalsOf(names[0] ?? '')].map(fold)
        : [],
      ...yearOf(text, reference),
      isTitleFirst,
    }
  })
}

const familyFirst =
  /(?:^|[,&]\s|\s(?:\p{Ll}{1,3}|and)\s)((?:[\p{Ll}’']{1,5}[\s’'])?(?:Ste?\.\s)?\p{Lu}[\p{L}\p{M}’' -]{1,40}),\s\p{Lu}\.(?=[\s,.&-]|$)/gu

/** Family names before a date in parentheses, where the entry's authors were not read for certain. */
function familiesIn(said: string): readonly string[] {
  const [, head] = /^([^()[\]]{3,200})\s[([]/.exec(said) ?? []
  return head === undefined ? [] : [...head.matchAll(familyFirst)].map((match) => match[1] ?? '')
}

const capitalsOf = (name: string): string => (name.match(/(?<!\p{L})\p{Lu}/gu) ?? []).join('')

/** Where a field stands in the text, the first of several. */
export const placeOf = ({ places }: ParsedReference, field: ItemField): Span | undefined =>
  places.find((place) => place.field === field)?.span

const noDate =
  /[([]\s*(?:n\.?\s?d|é\.?\s?n|o\.?\s?J|s\.?\s?[adf]|b\.?\s?[dr]|t\.?\s?y|u\.?\s?å|z\.?\s?[dj]|f\.?\s?a)\.?(?:-?([a-z]))?\s*[)\]]/u

function yearOf(text: string, reference: ParsedReference): { year: string; letter: string } {
  const year = reference.item.issued?.['date-parts']?.[0]?.[0]
  const place = placeOf(reference, 'issued')
  if (year !== undefined) {
    const after = place ? textAt(text, { start: place.start, end: place.end + 1 }) : ''
    return { year: String(year), letter: new RegExp(String.raw`${year}([a-z])(?!\p{L})`, 'u').exec(after)?.[1] ?? '' }
  }
  if (reference.item.status !== undefined) return { year: 'in press', letter: '' }
  return { year: 'n.d.', letter: noDate.exec(reference.said)?.[1] ?? '' }
}
