import type { CslDate, CslItem } from '../item.ts'
import {
  bibDates,
  bibFields,
  bibGenres,
  bibLanguages,
  bibNames,
  bibTypeOf,
  cslPrefix,
  type BibField,
  type BibManner,
} from './bibtex-fields.ts'
import { texOfNames } from './bibtex-names.ts'
import { andOthersName, rowOf, typeOfEntry } from './bibtex-read.ts'
import { edtfOfDate } from './edtf.ts'
import { dateFields, nameFields, textFields } from '../item.ts'
import { uniqueIds } from './item-draft.ts'
import { keyOf } from './item-key.ts'
import { monthMacros } from './loose-date.ts'
import { texOfText, texOfTitle } from './tex-write.ts'

type Fields = Map<string, string>

/** Writes BibTeX that biblatex reads as well, in UTF-8. Fields that neither has are written with the prefix `csl-`. */
export function writeBibtex(items: readonly CslItem[]): string {
  const unique = uniqueIds()
  return items.map((item) => entryOf(item, unique(keyOf(item)))).join('\n')
}

function entryOf(item: CslItem, key: string): string {
  const fields: Fields = new Map()
  writePeople(item, fields)
  writeTexts(item, fields)
  writeDates(item, fields)
  writeLanguage(item, fields)
  writeEprint(item, fields)
  const type = writeType(item, fields)
  writeCustom(item, fields)
  const lines = [...fields].map(([name, value]) => `  ${name} = ${value},\n`)
  return `@${type}{${key},\n${lines.join('')}}\n`
}

const braced = (tex: string): string => `{${tex}}`

function writePeople(item: CslItem, fields: Fields): void {
  const others = new Set((item.custom?.[andOthersName] ?? '').split('\n'))
  for (const csl of nameFields) {
    const names = item[csl]
    const form = bibNames.find((row) => row.csl === csl)?.form ?? `${cslPrefix}${csl}`
    if (names && names.length > 0) fields.set(form, braced(texOfNames({ names, andOthers: others.has(form) })))
  }
}

const writers: Readonly<Record<BibManner, (text: string) => string>> = {
  tex: texOfText,
  title: texOfTitle,
  pages: (text) => texOfText(text).replace(/(?<!-)-(?!-|\{\}-)/g, '--'),
  verbatim: (text) => text.replace(/\\/g, '%5C').replace(/\{/g, '%7B').replace(/\}/g, '%7D'),
}

function writeTexts(item: CslItem, fields: Fields): void {
  const isAllowed = ({ types }: BibField): boolean => !types || types.includes(item.type)
  for (const row of bibFields) {
    const { form, csl, manner } = row
    const text = item[csl]
    // The first row of a CSL field that is allowed is its own; the rest are for reading.
    if (text === undefined || text === '' || bibFields.find((other) => other.csl === csl && isAllowed(other)) !== row) continue
    if (fields.has(form) || rowOf(form, item.type)?.csl !== csl) fields.set(`${cslPrefix}${csl}`, braced(texOfText(text)))
    else fields.set(form, braced(writers[manner](text)))
  }
  for (const csl of textFields) {
    const text = item[csl]
    if (text !== undefined && text !== '' && csl !== 'language' && !bibFields.some((row) => row.csl === csl && isAllowed(row)))
      fields.set(`${cslPrefix}${csl}`, braced(texOfText(text)))
  }
}

function writeDates(item: CslItem, fields: Fields): void {
  if (item.issued) writeIssued(item.issued, fields)
  for (const csl of dateFields) {
    const date = csl === 'issued' ? undefined : item[csl]
    const text = date && textOfDate(date)
    if (text) fields.set(bibDates.find((row) => row.csl === csl)?.form ?? `${cslPrefix}${csl}`, braced(text))
  }
}

const textOfDate = (date: CslDate): string => edtfOfDate(date) ?? texOfText(date.literal ?? '')

/** A year, or a year and a month, as every BibTeX knows it; anything more as biblatex's date, beside the year. */
function writeIssued(date: CslDate, fields: Fields): void {
  const [first, second] = date['date-parts'] ?? []
  const [year, month, day] = first ?? []
  if (year === undefined) {
    if (date.literal) fields.set('year', braced(texOfText(date.literal)))
    return
  }
  const isPlain = year > 0 && year < 10_000 && !second && day === undefined && date.season === undefined && !date.circa
  if (!isPlain) fields.set('date', braced(textOfDate(date)))
  if (year > 0) fields.set('year', braced(String(year)))
  if (month !== undefined && !second) fields.set('month', monthMacros[month - 1] ?? braced(String(month)))
}

function writeLanguage({ language }: CslItem, fields: Fields): void {
  if (language === undefined || language === '') return
  const name = bibLanguages.find(([, code]) => code === language)?.[0]
  if (name === undefined) fields.set('language', braced(texOfText(language)))
  else fields.set('langid', braced(name))
}

function writeEprint(item: CslItem, fields: Fields): void {
  const number = /^arXiv:(\S+)$/.exec(item.number ?? '')?.[1]
  if (item.type !== 'article' || number === undefined || item.publisher !== 'arXiv' || !/^[\w./-]+$/.test(number)) return
  fields.delete('number')
  fields.delete('publisher')
  fields.set('eprint', braced(number))
  fields.set('archiveprefix', braced('arXiv'))
}

/** The type of the entry; where reading would make another work of it, the CSL type stands beside it. */
function writeType(item: CslItem, fields: Fields): string {
  const type = entryTypeOf(item)
  if (item.type === 'article-magazine') fields.set('entrysubtype', '{magazine}')
  if (item.type === 'article-newspaper') fields.set('entrysubtype', '{newspaper}')
  if ((type === 'phdthesis' || type === 'mastersthesis') && item.genre === bibGenres[type]) fields.delete('type')
  const bare = new Map([...fields].map(([name, value]) => [name, value.replace(/^\{|\}$/g, '')]))
  if (typeOfEntry({ type, fields: bare }) !== item.type) fields.set(`${cslPrefix}type`, braced(item.type))
  return type
}

function entryTypeOf({ type, genre, custom }: CslItem): string {
  const known = custom?.['entrytype']
  if (known !== undefined && type === 'document' && /^[a-z][a-z-]*$/.test(known)) return known
  if (type !== 'thesis' || genre === undefined) return bibTypeOf[type] ?? 'misc'
  if (/doct|phd|ph\.d|dissert|doktor/i.test(genre)) return 'phdthesis'
  return /master|magist|mester|diplom|laurea|yüksek lisans|disertație/i.test(genre) ? 'mastersthesis' : 'thesis'
}

/** What another program wrote and we did not understand goes back as it came, as long as it breaks nothing. */
function writeCustom({ custom = {} }: CslItem, fields: Fields): void {
  for (const [name, value] of Object.entries(custom)) {
    const isOurs = name === andOthersName || name === 'entrytype' || name.startsWith(cslPrefix)
    if (!isOurs && /^[a-z][a-z0-9_.+:-]*$/.test(name) && !fields.has(name) && isBalanced(value)) fields.set(name, braced(value))
  }
}

function isBalanced(tex: string): boolean {
  let depth = 0
  for (const [sign] of tex.matchAll(/\\[^{}]|[{}]/g)) {
    if (sign === '{') depth += 1
    if (sign === '}') depth -= 1
    if (depth < 0) return false
  }
  // A last backslash would take the closing brace for itself.
  return depth === 0 && !tex.endsWith('\\')
}
