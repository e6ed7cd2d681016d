import { readFileSync } from 'node:fs'
import path from 'node:path'
import { gunzipSync } from 'node:zlib'

/** One text of the development data, cleaned of what its corpus did to it. */
export type Row = {
  readonly id: string
  readonly language: string
  readonly text: string
  readonly isMachine: boolean
  /** Who wrote: a population of people. For machine texts the genre in its place. */
  readonly group: string
  /** A kind of writing that both people and models have texts of. */
  readonly genre: string
  /** Texts of one document, or of one cluster of near duplicates, stay together. */
  readonly document: string
  readonly model: string | null
  /** How a machine text was disguised; `none` for all others. */
  readonly attack: string
  readonly isNative: boolean | null
  readonly licence: string
  /** Whether weights that are shipped may learn from it; else it is measured only. */
  readonly isFree: boolean
  /** Of the set that has all fifteen languages, with machine texts of one generator. */
  readonly isMultilingual: boolean
  /** Kept apart from the beginning, by whoever made the data. */
  readonly isHeldOut: boolean
}

type Raw = {
  readonly id: string
  readonly text: string
  readonly label: number
  readonly lang: string
  readonly domain?: string
  readonly source?: string
  readonly model?: string
  readonly attack?: string
  readonly kind?: string
  readonly genre?: string
  readonly group?: string
  readonly doc?: string
  readonly native?: boolean | string | null
  readonly licence?: string
}

/** Where the development data lie when nothing else is said: beside the project. */
export const dataFolder = path.join(import.meta.dirname, '../../../shared/data')

/** Reads the data of a folder: `ai-detection/{train,dev,multilingual-train}.jsonl.gz`. Texts that are the same once normalised are read once. */
export function readRows(folder: string): readonly Row[] {
  const read = (name: string): readonly Raw[] =>
    gunzipSync(readFileSync(path.join(folder, 'ai-detection', `${name}.jsonl.gz`)))
      .toString()
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line))
  const rows = [
    ...read('train').map((raw) => englishRow(raw, false)),
    ...read('dev').map((raw) => englishRow(raw, true)),
    ...read('multilingual-train').map(otherRow),
  ]
  return withoutDoubles(rows)
}

const licences: Readonly<Record<string, string>> = {
  DetectRL: 'none stated (DetectRL)',
  OUTFOX: 'Apache-2.0 (OUTFOX)',
  ArguGPT: 'none stated (ArguGPT)',
}

function englishRow(raw: Raw, isHeldOut: boolean): Row {
  const isMachine = raw.label === 1
  const domain = raw.domain ?? ''
  return {
    id: raw.id,
    language: raw.lang,
    text: untokenised(raw.text),
    isMachine,
    group: isMachine ? domain : `en-${domain}`,
    genre: genreOf(domain),
    document: raw.id,
    model: isMachine ? modelName(raw.model ?? '') : null,
    attack: raw.attack ?? 'none',
    isNative: null,
    licence: licences[raw.source ?? ''] ?? '',
    isFree: true,
    isMultilingual: false,
    isHeldOut,
  }
}

const modelName = (name: string): string => (/gpt-3\.5|chatgpt/i.test(name) ? 'ChatGPT' : /davinci/.test(name) ? 'text-davinci-003' : name)

function otherRow(raw: Raw): Row {
  const isMachine = raw.label === 1
  const group = raw.group ?? ''
  const licence = raw.licence ?? ''
  return {
    id: raw.id,
    language: raw.lang,
    text: untokenised(raw.text),
    isMachine,
    group,
    genre: genreOf(isMachine ? (raw.kind ?? group) : (raw.genre ?? '')),
    document: isMachine ? raw.id : `${group}/${raw.doc ?? raw.id}`,
    model: isMachine ? (raw.model ?? '') : null,
    attack: 'none',
    isNative: raw.native === true || raw.native === 'true' ? true : raw.native === false || raw.native === 'false' ? false : null,
    licence,
    isFree: !/NC|non-commercial|research|CESS/.test(licence),
    isMultilingual: true,
    isHeldOut: false,
  }
}

// The first that is found in the name of a corpus's own genre.
const genres: readonly (readonly [RegExp, string])[] = [
  [/lab|report|thesis|academic|abstract|literature/, 'academic'],
  [/essay|letter|student/, 'student-essay'],
  [/review/, 'review'],
  [/(?<!non-)fiction|story/, 'story'],
  [/blog|forum|e-mail|mail|newsgroup/, 'web'],
  [/news|press/, 'news'],
  [/encyclop|popular|non-fiction|culture|travel|how-to|bio/, 'explaining'],
  [/legal|parliament|government|speech/, 'public'],
]
const genreOf = (name: string): string => genres.find(([find]) => find.test(name.toLowerCase()))?.[1] ?? name

/** Corpora that were cut into tokens give themselves away by spaces before marks; people and models do not write them. */
const untokenised = (text: string): string =>
  text
    .replace(/ n ?['’] ?t\b/g, "n't")
    .replace(/(?<=\w) ['’] ?(s|re|ve|ll|d|m)\b/gi, "'$1")
    .replace(/ +([,.;:!?)\]])/g, '$1')
    .replace(/(^|\s)(["“]) +(?=\S)/g, '$1$2')
    .replace(/([.,!?]) +(["”])(?=\s|$)/g, '$1$2')

function withoutDoubles(rows: readonly Row[]): readonly Row[] {
  const seen = new Set<string>()
  return rows.filter(({ text }) => {
    const key = text
      .normalize('NFKC')
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '')
    return !seen.has(key) && seen.add(key)
  })
}
