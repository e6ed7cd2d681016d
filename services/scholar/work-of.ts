import {
  itemTypes,
  type CslDate,
  type CslItem,
  type DateField,
  type ItemType,
  type Name,
  type NameField,
  type TextField,
} from '#engines/cite/item.ts'
import { isShouted, plainText } from './plain-text.ts'
import type { ScholarWork } from './scholar.ts'

/** What a record says, under the names of CSL; whatever is absent or empty is left out. */
export type SaidWork = {
  readonly type: ItemType
  readonly texts: { readonly [Field in TextField]?: string | null | undefined }
  readonly names?: { readonly [Field in NameField]?: readonly Name[] }
  readonly dates?: { readonly [Field in DateField]?: CslDate | null }
  readonly unsure?: readonly string[]
}

type Draft = { -readonly [Field in keyof CslItem]: CslItem[Field] }
const longest = 4_000

/** The work that a record describes: plain text, nothing empty, and capitals that are nobody's wish told as unsure. */
export function workOf({ type, texts, names = {}, dates = {}, unsure = [] }: SaidWork): ScholarWork {
  const item: Draft = { id: 'work', type }
  const looks = new Set(unsure)
  for (const [field, said] of entriesOf(texts)) {
    const text = field === 'language' ? languageIn(said) : plainText(said).slice(0, longest)
    if (text === '') continue
    item[field] = text
    if ((field === 'title' || field === 'container-title') && isShouted(text)) looks.add(field)
  }
  for (const [field, said] of entriesOf(names)) {
    if (!said || said.length === 0) continue
    item[field] = said
    if (said.some(isShoutedName)) looks.add(field)
  }
  for (const [field, date] of entriesOf(dates)) if (date) item[field] = date
  return { item, unsure: [...looks] }
}

/** A language as BCP 47 has it: registries say "eng", "en_US" and "en". What is none is left out. */
function languageIn(said: string | null | undefined): string {
  const tag = plainText(said).replaceAll('_', '-')
  try {
    return /^(?!und|mul|zxx)[a-z]{2,3}(?:-|$)/i.test(tag) ? (Intl.getCanonicalLocales(tag)[0] ?? '') : ''
  } catch {
    return ''
  }
}

/** The entries of an object whose keys are known to be all there are. */
function entriesOf<Key extends string, Value>(given: { readonly [Field in Key]?: Value }): readonly (readonly [Key, Value | undefined])[] {
  const keys: Key[] = []
  for (const key in given) keys.push(key)
  return keys.map((key) => [key, given[key]])
}

/** Initials are capitals anyway, and so are the names of groups. */
const isShoutedName = ({ family = '', given = '' }: Name): boolean =>
  family.length > 3 &&
  family === family.toUpperCase() &&
  family !== family.toLowerCase() &&
  (given.length > 3 ? given === given.toUpperCase() : true)

/** Whether a value from storage is an item as `workOf` makes them. */
export const isStoredItem = (value: unknown): value is CslItem =>
  typeof value === 'object' && value !== null && 'id' in value && typeof value.id === 'string' && 'type' in value && isType(value.type)

const isType = (value: unknown): boolean => itemTypes.some((type) => type === value)
