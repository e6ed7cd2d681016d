import { families, featureBits, sharedFamilies } from './features.ts'
import type { Family } from './features.ts'

/** Weights of one family of features; a score is `bias` + `scale` x the sum of weight x value. `share` is its part in the whole score. */
export type FamilyWeights = {
  readonly family: Family
  readonly share: number
  readonly bias: number
  readonly scale: number
  readonly weights: Int8Array
}

/** Scores from `signs` on are signs of AI writing, scores up to `none` are none, for texts of `wordsFrom` words or more. */
export type Band = { readonly wordsFrom: number; readonly signs: number; readonly none: number }

/** Share of texts of models among texts of one score, at equal numbers of both: the lowest and the highest of the groups it was measured on. */
export type CalibrationPoint = { readonly score: number; readonly low: number; readonly high: number }

export type ModelHead = {
  readonly language: string
  readonly version: string
  /** Long words are usual in some kinds of writing: a score falls by `slope` for each letter that words are longer than `usual`. */
  readonly wordLength: { readonly usual: number; readonly slope: number }
  /** By rising `wordsFrom`. */
  readonly bands: readonly Band[]
  /** Scores of windows of sentences, from which on or up to which they are marked. */
  readonly passages: { readonly generated: number; readonly human: number }
  /** By rising score; `low` and `high` never fall. */
  readonly calibration: readonly CalibrationPoint[]
}

/** All that is needed to judge texts of a language. */
export type DetectorModel = ModelHead & { readonly families: readonly FamilyWeights[] }

const mark = 'TINTADET'
const format = 1
const size = 1 << featureBits

/**
 * The bytes of a model: `TINTADET`, format (1 byte), length of the head (4 bytes, little-endian), the head as JSON, then the weights
 * of each family, one byte each.
 */
export function toModelBytes(model: DetectorModel): Uint8Array {
  const summed = model.families.map(({ weights, ...family }) => ({ ...family, sum: sumOf(weights) }))
  const head = new TextEncoder().encode(JSON.stringify({ ...model, families: summed }))
  const bytes = new Uint8Array(mark.length + 5 + head.length + model.families.length * size)
  bytes.set(new TextEncoder().encode(mark))
  bytes[mark.length] = format
  new DataView(bytes.buffer).setUint32(mark.length + 1, head.length, true)
  bytes.set(head, mark.length + 5)
  for (const [i, { weights }] of model.families.entries())
    bytes.set(new Uint8Array(weights.buffer, weights.byteOffset, size), mark.length + 5 + head.length + i * size)
  return bytes
}

/** Reads what `toModelBytes` wrote. Throws for anything else, so that a broken file judges nobody. */
export function parseModel(bytes: Uint8Array): DetectorModel {
  const decoder = new TextDecoder('utf-8', { fatal: true })
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  const from = mark.length + 5
  if (bytes.length < from || decoder.decode(bytes.subarray(0, mark.length)) !== mark) throw new Error('These bytes are no detector model.')
  if (bytes[mark.length] !== format) throw new Error(`The detector model has format ${bytes[mark.length]}, not ${format}.`)
  const until = from + view.getUint32(mark.length + 1, true)
  if (until > bytes.length) throw new Error('The detector model is cut off.')
  const head = readHead(JSON.parse(decoder.decode(bytes.subarray(from, until))))
  if (bytes.length !== until + head.families.length * size) throw new Error('The detector model is cut off.')
  const read = head.families.map(({ sum, ...family }, i) => {
    // A copy, which takes each byte as one of two's complement: the bytes may belong to somebody who writes to them.
    const weights = Int8Array.from(bytes.subarray(until + i * size, until + (i + 1) * size))
    if (sumOf(weights) !== sum) throw new Error(`The weights of "${family.family}" are damaged.`)
    return { ...family, weights }
  })
  return { ...head, families: read }
}

/** Fletcher's sum: tells damage, not tampering. */
function sumOf(weights: Int8Array): number {
  let [a, b] = [1, 0]
  for (const weight of weights) {
    a = (a + weight + 128) % 65521
    b = (b + a) % 65521
  }
  return b * 65536 + a
}

type Head = ModelHead & { readonly families: readonly (Omit<FamilyWeights, 'weights'> & { readonly sum: number })[] }
type Fields = Readonly<Record<string, unknown>>

const isFields = (value: unknown): value is Fields => typeof value === 'object' && value !== null
const fieldsOf = (value: unknown): Fields => {
  if (!isFields(value)) throw new Error('The head of the detector model is wrong.')
  return value
}
const rowsOf = (fields: Fields, name: string): readonly Fields[] => {
  const rows = fields[name]
  if (!Array.isArray(rows) || rows.length === 0) throw new Error(`The detector model has no ${name}.`)
  return rows.map(fieldsOf)
}
const numberOf = (fields: Fields, name: string): number => {
  const value = fields[name]
  if (typeof value !== 'number' || !Number.isFinite(value)) throw new Error(`The detector model has no number for "${name}".`)
  return value
}
const textOf = (fields: Fields, name: string): string => {
  const value = fields[name]
  if (typeof value !== 'string' || value === '') throw new Error(`The detector model has no "${name}".`)
  return value
}

function readHead(json: unknown): Head {
  const fields = fieldsOf(json)
  const bands = rowsOf(fields, 'bands').map((row) => ({
    wordsFrom: numberOf(row, 'wordsFrom'),
    signs: numberOf(row, 'signs'),
    none: numberOf(row, 'none'),
  }))
  const calibration = rowsOf(fields, 'calibration').map((row) => ({
    score: numberOf(row, 'score'),
    low: numberOf(row, 'low'),
    high: numberOf(row, 'high'),
  }))
  const [passages, wordLength] = [fieldsOf(fields['passages']), fieldsOf(fields['wordLength'])]
  const { generated, human } = { generated: numberOf(passages, 'generated'), human: numberOf(passages, 'human') }
  const isRising = (values: readonly number[]): boolean => values.every((value, i) => i === 0 || value > (values[i - 1] ?? value))
  if (!isRising(bands.map(({ wordsFrom }) => wordsFrom)) || !isRising(calibration.map(({ score }) => score)))
    throw new Error('The tables of the detector model are out of order.')
  if (
    human >= generated ||
    bands.some(({ signs, none }) => none >= signs) ||
    calibration.some(({ low, high }) => low < 0 || high > 1 || low > high)
  )
    throw new Error('The bounds of the detector model contradict one another.')
  return {
    language: textOf(fields, 'language'),
    version: textOf(fields, 'version'),
    wordLength: { usual: numberOf(wordLength, 'usual'), slope: numberOf(wordLength, 'slope') },
    bands,
    passages: { generated, human },
    calibration,
    families: rowsOf(fields, 'families').map(familyOf),
  }
}

function familyOf(row: Fields): Head['families'][number] {
  const family = [...families, ...sharedFamilies].find((name) => name === row['family'])
  if (!family) throw new Error('The detector model has a family of features that is not known.')
  return {
    family,
    share: numberOf(row, 'share'),
    bias: numberOf(row, 'bias'),
    scale: numberOf(row, 'scale'),
    sum: numberOf(row, 'sum'),
  }
}
