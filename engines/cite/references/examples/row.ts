import type { CslItem, ItemField, ItemType } from '../../item.ts'
import type { Span } from '#engines/text/span.ts'

/**
 * A reference as people write it, with its fields marked where they stand: `{af:Kovács}, {ag:J.} ({y:2020}). {t:Title}. {c:Journal},
 * {v:12}({i:3}), {p:45–67}.` A mark may give the value that is wanted where it differs from the words: `{af Kovács:KOVÁCS}`,
 * `{d 2020-05-03:3 May 2020}`. Works are made up, in the manner of real ones; braces stand in no reference.
 */
export type Example = readonly [type: ItemType, marked: string]

export type ExpectedField = { readonly field: ItemField; readonly value: string; readonly span: Span }

const textOf: Readonly<Record<string, ItemField>> = {
  t: 'title',
  c: 'container-title',
  v: 'volume',
  i: 'issue',
  p: 'page',
  n: 'number',
  ed: 'edition',
  pub: 'publisher',
  pl: 'publisher-place',
  g: 'genre',
  ar: 'archive',
  s: 'status',
  doi: 'DOI',
  url: 'URL',
  isbn: 'ISBN',
  issn: 'ISSN',
  pmid: 'PMID',
  pmcid: 'PMCID',
  np: 'number-of-pages',
  nv: 'number-of-volumes',
  sup: 'supplement-number',
}
const dateOf: Readonly<Record<string, ItemField>> = { y: 'issued', d: 'issued', acc: 'accessed' }
const rolesOf: Readonly<Record<string, ItemField>> = { a: 'author', e: 'editor', t: 'translator' }

export type ReadExample = { readonly type: ItemType; readonly text: string; readonly fields: readonly ExpectedField[] }

/** Takes the marks out; a name's parts become one value, `family, given`. Throws at a mark that is not known. */
export function readExample([type, marked]: Example): ReadExample {
  let text = ''
  let from = 0
  const fields: { field: ItemField; value: string; span: Span; has: string }[] = []
  for (const match of marked.matchAll(/\{(\w+)(?: ([^:{}]*))?:([^{}]*)\}/g)) {
    text += marked.slice(from, match.index)
    from = match.index + match[0].length
    const [, key = '', wanted, said = ''] = match
    const span = { start: text.length, end: text.length + said.length }
    text += said
    const value = wanted?.replace('=', ':') ?? said
    const field = textOf[key] ?? dateOf[key]
    const role = rolesOf[key.charAt(0)]
    if (field) fields.push({ field, value, span, has: key })
    else if (role && /^[aet][fglps]$/.test(key)) addName(fields, { field: role, part: key.charAt(1), value, span })
    else throw new Error(`There is no mark "${key}" in ${marked}`)
  }
  return { type, text: text + marked.slice(from), fields }
}

type Part = { readonly field: ItemField; readonly part: string; readonly value: string; readonly span: Span }

function addName(fields: { field: ItemField; value: string; span: Span; has: string }[], { field, part, value, span }: Part): void {
  const last = fields.at(-1)
  const isSame = last?.field === field && !last.has.includes(part) && !last.has.includes('l') && part !== 'l'
  if (!isSame || !last) {
    fields.push({ field, value: part === 'g' ? `, ${value}` : value, span, has: part })
    return
  }
  last.has += part
  last.span = { start: last.span.start, end: span.end }
  const [family = '', given = ''] = last.value.split(', ')
  if (part === 'g') last.value = `${family}, ${value}`
  else if (part === 'f') last.value = `${[family, value].filter(Boolean).join(' ')}${given ? `, ${given}` : ''}`
  else last.value = `${last.value} ${value}`
}

/** A field of an item in the form of {@link ExpectedField}: `2020-05-03`, `van der Berg, J.`. */
export function valuesOf(item: CslItem, field: ItemField): readonly string[] {
  const value: unknown = item[field]
  if (typeof value === 'string') return [value]
  if (Array.isArray(value)) return value.map((name: Readonly<Record<string, string>>) => nameSaid(name))
  if (field === 'issued' || field === 'accessed') {
    const parts = item[field]?.['date-parts']?.[0]
    return parts ? [parts.map((part) => String(part).padStart(2, '0')).join('-')] : []
  }
  return []
}

function nameSaid(name: Readonly<Record<string, string>>): string {
  if (name['literal']) return name['literal']
  const family = [name['non-dropping-particle'], name['family']].filter(Boolean).join(' ')
  const given = [name['given'], name['dropping-particle']].filter(Boolean).join(' ')
  return `${family}${given ? `, ${given}` : ''}${name['suffix'] ? ` ${name['suffix']}` : ''}`
}
