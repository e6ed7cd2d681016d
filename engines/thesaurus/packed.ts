import { byCodeUnit, firstNotBefore, openStrings, packStrings, pushVarint, varints } from '../languages/packed-strings.ts'
import { genders, partsOfSpeech, registers, type Entry, type Sense, type Synonym } from './entry.ts'

// A packed thesaurus, searched where it lies:
//   magic; all words and texts (packed strings)
//   number of entries, then the place of each     4 bytes each
//   the entries, numbers as varints
// Entries are sorted by the folded word. An entry: word, part of speech, gender, senses; a sense: gloss, synonyms (word and
// register), opposites, example; words and texts by their number among the strings.

const magic = 0x54_54_48_31

/** How words are compared: lower case as the language has it, one form of each accent and of the apostrophe. */
export function foldWord(word: string, language: string): string {
  const composed = /[\u0300-\u036f]/u.test(word) ? word.normalize('NFC') : word
  const plain = composed.includes('’') ? composed.replaceAll('’', "'") : composed
  // Of our languages only Turkish has small letters of its own; the other way is ten times faster.
  return language === 'tr' ? plain.toLocaleLowerCase('tr') : plain.toLowerCase()
}

/** Writes entries of one language as a packed thesaurus. The same entries give the same bytes. */
export function packThesaurus(entries: readonly Entry[], language: string): Uint8Array<ArrayBuffer> {
  const sorted = entries
    .map((entry) => ({ entry, key: foldWord(entry.word, language) }))
    .toSorted((one, other) => byCodeUnit(one.key, other.key) || byCodeUnit(one.entry.partOfSpeech ?? '', other.entry.partOfSpeech ?? ''))
  const strings = new Map<string, number>([['', 0]])
  const idOf = (text: string): number => {
    const known = strings.get(text)
    if (known !== undefined) return known
    strings.set(text, strings.size)
    return strings.size - 1
  }
  const body: number[] = []
  const places = sorted.map(({ entry }) => {
    const place = body.length
    for (const value of numbersOf(entry, idOf)) pushVarint(body, value)
    return place
  })
  const texts = packStrings([...strings.keys()])
  const entriesStart = 4 + texts.length
  const bodyStart = entriesStart + 4 * (1 + places.length)
  const bytes = new Uint8Array(bodyStart + body.length)
  const view = new DataView(bytes.buffer)
  view.setUint32(0, magic, true)
  bytes.set(texts, 4)
  for (const [at, value] of [places.length, ...places].entries()) view.setUint32(entriesStart + 4 * at, value, true)
  bytes.set(body, bodyStart)
  return bytes
}

/** An entry as numbers, in the order in which they are read. */
function* numbersOf({ word, partOfSpeech, gender, senses }: Entry, idOf: (text: string) => number): Generator<number> {
  yield idOf(word)
  yield partOfSpeech === null ? 0 : 1 + partsOfSpeech.indexOf(partOfSpeech)
  yield gender === null ? 0 : 1 + genders.indexOf(gender)
  yield senses.length
  for (const { gloss, synonyms, opposites, example } of senses) {
    yield idOf(gloss)
    yield synonyms.length
    for (const synonym of synonyms) yield* [idOf(synonym.word), registers.indexOf(synonym.register)]
    yield opposites.length
    for (const opposite of opposites) yield idOf(opposite)
    yield idOf(example)
  }
}

export type PackedThesaurus = {
  /** How many entries there are. */
  readonly size: number
  /** The entries of a word in its dictionary form, one for each part of speech; small and capital letters are alike. */
  readonly find: (word: string) => readonly Entry[]
}

/**
 * Opens what `packThesaurus` wrote. Nothing is read ahead: a look-up is a binary search in the bytes.
 * Throws an Error when the bytes are no packed thesaurus.
 */
export function openThesaurus(bytes: Uint8Array, language: string): PackedThesaurus {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint32(0, true) !== magic) throw new Error('These bytes are no packed thesaurus.')
  const strings = openStrings(bytes, 4)
  const entriesStart = 4 + strings.bytes
  const size = view.getUint32(entriesStart, true)
  const bodyStart = entriesStart + 4 * (1 + size)
  const readerAt = (at: number): (() => number) => varints(bytes, bodyStart + view.getUint32(entriesStart + 4 * (1 + at), true))
  const keyAt = (at: number): string => foldWord(strings.at(readerAt(at)()), language)
  return {
    size,
    find: (word) => {
      const key = foldWord(word, language)
      const found: Entry[] = []
      for (let at = firstNotBefore({ size, keyAt, key }); at < size && keyAt(at) === key; at += 1)
        found.push(entryFrom(readerAt(at), strings.at))
      return found
    },
  }
}

function entryFrom(next: () => number, stringAt: (id: number) => string): Entry {
  const word = stringAt(next())
  const partOfSpeech = partsOfSpeech[next() - 1] ?? null
  const gender = genders[next() - 1] ?? null
  const senses = times(next(), (): Sense => {
    const gloss = stringAt(next())
    const synonyms = times(next(), (): Synonym => ({ word: stringAt(next()), register: registers[next()] ?? 'neutral' }))
    const opposites = times(next(), () => stringAt(next()))
    return { gloss, synonyms, opposites, example: stringAt(next()) }
  })
  return { word, partOfSpeech, gender, senses }
}

const times = <Item>(count: number, make: () => Item): readonly Item[] => Array.from({ length: count }, make)
