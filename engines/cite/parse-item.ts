import { dateFields, itemTypes, nameFields, textFields, type CslDate, type CslItem, type ItemType, type Name } from './item.ts'

/** A value that is no CSL item; `path` names the field, `message` is English, for developers, and holds nothing of the value. */
export class ItemError extends Error {
  override name = 'ItemError'
  readonly path: string

  constructor(path: string, message: string) {
    super(message)
    this.path = path
  }
}

const types: ReadonlySet<string> = new Set(itemTypes)
const names: ReadonlySet<string> = new Set(nameFields)
const dates: ReadonlySet<string> = new Set(dateFields)
const texts: ReadonlySet<string> = new Set(textFields)
const nameParts = ['family', 'given', 'non-dropping-particle', 'dropping-particle', 'suffix', 'literal'] as const

const charactersAtMost = 100_000
const namesAtMost = 5_000
const fieldsAtMost = 200

/**
 * Reads an item of CSL-JSON. Numbers where text is asked for become text; empty fields are left out. Throws ItemError for what is no
 * item: an unknown kind or field, a name without a name, a date without a year.
 */
export function parseItem(given: unknown): CslItem {
  if (!isRecord(given)) throw new ItemError('', 'An item is an object.')
  const type = given['type']
  if (!isItemType(type)) throw new ItemError('type', 'Not a kind of CSL 1.0.2.')
  const entries = Object.entries(given)
  if (entries.length > fieldsAtMost) throw new ItemError('', `At most ${fieldsAtMost} fields.`)
  const fields: [string, unknown][] = []
  for (const [field, value] of entries) {
    if (field === 'id' || field === 'type' || value === undefined || value === null) continue
    const parsed = parseField(field, value)
    if (parsed !== undefined) fields.push([field, parsed])
  }
  return { ...Object.fromEntries(fields), id: parseId(given['id']), type }
}

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const isItemType = (value: unknown): value is ItemType => typeof value === 'string' && types.has(value)

function parseId(value: unknown): string {
  const id = typeof value === 'number' ? String(value) : value
  if (typeof id !== 'string' || id === '' || id.length > 4_000) throw new ItemError('id', 'A text of 1 to 4,000 characters.')
  return id
}

function parseField(field: string, value: unknown): unknown {
  if (texts.has(field)) return parseText(field, value)
  if (names.has(field)) return parseNames(field, value)
  if (dates.has(field)) return parseDate(field, value)
  if (field === 'custom') return parseCustom(value)
  throw new ItemError(field.slice(0, 64), 'Not a field of CSL 1.0.2; what is none goes into `custom`.')
}

function parseText(field: string, value: unknown): string | undefined {
  const text = typeof value === 'number' && Number.isFinite(value) ? String(value) : value
  if (typeof text !== 'string') throw new ItemError(field, 'A text.')
  if (text.length > charactersAtMost) throw new ItemError(field, `At most ${charactersAtMost} characters.`)
  return text.trim() === '' ? undefined : text
}

function parseNames(field: string, value: unknown): readonly Name[] | undefined {
  if (!Array.isArray(value)) throw new ItemError(field, 'A list of names.')
  if (value.length > namesAtMost) throw new ItemError(field, `At most ${namesAtMost} names.`)
  const parsed = value.map((name: unknown, i) => parseName(`${field}.${i}`, name))
  return parsed.length === 0 ? undefined : parsed
}

function parseName(path: string, value: unknown): Name {
  if (!isRecord(value)) throw new ItemError(path, 'A name is an object.')
  const unknown = Object.keys(value).find((part) => !nameParts.some((known) => known === part))
  if (unknown !== undefined) throw new ItemError(`${path}.${unknown.slice(0, 64)}`, 'Not a part of a name.')
  const name: Name = Object.fromEntries(
    nameParts.flatMap((part) => {
      const text = value[part] === undefined || value[part] === null ? undefined : parseText(`${path}.${part}`, value[part])
      return text === undefined ? [] : [[part, text]]
    }),
  )
  if (!name.family && !name.given && !name.literal) throw new ItemError(path, 'A name needs `family`, `given` or `literal`.')
  return name
}

const dateParts = ['date-parts', 'season', 'circa', 'literal']

function parseDate(field: string, value: unknown): CslDate | undefined {
  if (!isRecord(value)) throw new ItemError(field, 'A date is an object.')
  const unknown = Object.keys(value).find((part) => !dateParts.includes(part))
  if (unknown !== undefined) throw new ItemError(`${field}.${unknown.slice(0, 64)}`, 'Not a part of a date.')
  const parts = value['date-parts'] === undefined ? undefined : parseParts(`${field}.date-parts`, value['date-parts'])
  const season = value['season'] === undefined ? undefined : wholeNumber(`${field}.season`, value['season'], [1, 4])
  const literal = value['literal'] === undefined ? undefined : parseText(`${field}.literal`, value['literal'])
  const { circa } = value
  if (parts === undefined && literal === undefined) {
    if (season !== undefined) throw new ItemError(field, 'A season needs a year.')
    return undefined
  }
  return {
    ...(parts ? { 'date-parts': parts } : {}),
    ...(season === undefined ? {} : { season }),
    ...(circa === undefined || circa === false ? {} : { circa: true }),
    ...(literal === undefined ? {} : { literal }),
  }
}

const bounds = [
  [-9999, 9999],
  [1, 12],
  [1, 31],
] as const

function parseParts(path: string, value: unknown): readonly (readonly number[])[] | undefined {
  if (!Array.isArray(value) || value.length > 2) throw new ItemError(path, 'One date, or two for a range.')
  const parsed = value.map((parts: unknown, i) => {
    if (!Array.isArray(parts) || parts.length > 3) throw new ItemError(`${path}.${i}`, 'Year, month and day.')
    return parts.map((part: unknown, k) => wholeNumber(`${path}.${i}.${k}`, part, bounds[k] ?? [1, 31]))
  })
  const known = parsed.filter((parts) => parts.length > 0)
  return known.length === 0 ? undefined : known
}

function wholeNumber(path: string, value: unknown, [least, most]: readonly [number, number]): number {
  const number = typeof value === 'string' && /^-?\d{1,4}$/.test(value) ? Number(value) : value
  if (typeof number !== 'number' || !Number.isInteger(number) || number < least || number > most)
    throw new ItemError(path, `A whole number from ${least} to ${most}.`)
  return number
}

function parseCustom(value: unknown): Readonly<Record<string, string>> | undefined {
  if (!isRecord(value)) throw new ItemError('custom', 'An object of texts.')
  const entries = Object.entries(value)
  if (entries.length > fieldsAtMost) throw new ItemError('custom', `At most ${fieldsAtMost} fields.`)
  const kept = entries.flatMap(([key, one]) => {
    const text = parseText(`custom.${key.slice(0, 64)}`, one)
    return text === undefined ? [] : [[key, text] as const]
  })
  return kept.length === 0 ? undefined : Object.fromEntries(kept)
}
