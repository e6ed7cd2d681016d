import type { Forms, Lexeme, Tags } from './forms.ts'
import { byCodeUnit, firstNotBefore, openStrings, packStrings, pushVarint, varints, type PackedStrings } from './packed-strings.ts'

// The forms of a language's words, searched where they lie. Words whose forms differ by their endings alone share a class:
//   magic; stems, sorted (packed strings); endings, tags and kinds, sorted (packed strings)
//   number of stems, then the place of each stem's words in the list of words              4 bytes each
//   number of words, then the class of each                                               4 bytes each
//   number of classes, then the place of each                                             4 bytes each
//   number of forms of crowded stems twice over, then the hash of each and its word, sorted   4 bytes each
//   the classes, numbers as varints: kind, ending of the lemma, count of forms, each with tags and ending
// A stem is crowded where forms begin in different ways: Polish `najnowszy` shares nothing with `nowy`, and so has its thousands of
// words under the empty stem. Those are found by their whole forms.

const magic = 0x54_49_46_32
/** Words of a stem that are looked through one by one. */
const crowdFrom = 9

/** All forms of one word. */
export type WordForms = {
  readonly lemma: string
  /** Part of speech, and for nouns the gender: `noun.f`. */
  readonly kind: string
  readonly forms: readonly { readonly tags: Tags; readonly form: string }[]
}

type Class = { readonly kind: string; readonly lemma: string; readonly forms: readonly { readonly tags: Tags; readonly ending: string }[] }

/** Writes the forms of a language. The same words give the same bytes. */
export function packForms(words: readonly WordForms[]): Uint8Array<ArrayBuffer> {
  const cut = words.map(stemAndClass)
  const stems = [...new Set(cut.map(({ stem }) => stem))].toSorted(byCodeUnit)
  const strings = [...new Set(cut.flatMap(({ made }) => textsOf(made)))].toSorted(byCodeUnit)
  const ids = new Map(strings.map((text, id) => [text, id]))
  const classes = new Map<string, number>()
  const made: Class[] = []
  const classOf = (one: Class): number => {
    const key = textsOf(one).join('\n')
    const known = classes.get(key)
    if (known !== undefined) return known
    classes.set(key, made.length)
    made.push(one)
    return made.length - 1
  }
  const byStem = Map.groupBy(cut, ({ stem }) => stem)
  const lists = stems.map((stem) => [...new Set((byStem.get(stem) ?? []).map((word) => classOf(word.made)))].toSorted((a, b) => a - b))
  const starts = startsOf(lists.map(({ length }) => length))
  const crowd = lists.flatMap((list, at) =>
    list.length < crowdFrom
      ? []
      : list.flatMap((id, place) => hashesOf(stems[at] ?? '', made[id]).map((hash) => [hash, (starts[at] ?? 0) + place])),
  )
  const packed = made.map((one) => {
    const bytes: number[] = []
    for (const value of numbersOf(one, (text) => ids.get(text) ?? 0)) pushVarint(bytes, value)
    return bytes
  })
  return concat([
    uint32s([magic]),
    packStrings(stems),
    packStrings(strings),
    uint32s([stems.length, ...starts]),
    counted(lists.flat()),
    counted(startsOf(packed.map(({ length }) => length))),
    counted(crowd.toSorted(([a = 0, b = 0], [c = 0, d = 0]) => a - c || b - d).flat()),
    Uint8Array.from(packed.flat()),
  ])
}

const textsOf = ({ kind, lemma, forms }: Class): readonly string[] => [kind, lemma, ...forms.flatMap(({ tags, ending }) => [tags, ending])]

const hashesOf = (stem: string, made: Class | undefined): readonly number[] =>
  made === undefined ? [] : [...new Set([made.lemma, ...made.forms.map(({ ending }) => ending)].map((ending) => hashOf(stem + ending)))]

/** FNV-1a, by code units. */
function hashOf(text: string): number {
  let hash = 0x81_1c_9d_c5
  for (let at = 0; at < text.length; at += 1) hash = Math.imul(hash ^ text.charCodeAt(at), 0x01_00_01_93)
  return hash >>> 0
}

const counted = (values: readonly number[]): Uint8Array => uint32s([values.length, ...values])

/** The longest beginning that all forms share, and the endings that are left. */
function stemAndClass({ lemma, kind, forms }: WordForms): { readonly stem: string; readonly made: Class } {
  let length = lemma.length
  for (const { form } of forms) while (!form.startsWith(lemma.slice(0, length))) length -= 1
  return {
    stem: lemma.slice(0, length),
    made: { kind, lemma: lemma.slice(length), forms: forms.map(({ tags, form }) => ({ tags, ending: form.slice(length) })) },
  }
}

function* numbersOf({ kind, lemma, forms }: Class, idOf: (text: string) => number): Generator<number> {
  yield* [idOf(kind), idOf(lemma), forms.length]
  for (const { tags, ending } of forms) yield* [idOf(tags), idOf(ending)]
}

function startsOf(lengths: readonly number[]): readonly number[] {
  let sum = 0
  return lengths.map((length) => (sum += length) - length)
}

function uint32s(values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length)
  const view = new DataView(bytes.buffer)
  for (const [at, value] of values.entries()) view.setUint32(4 * at, value, true)
  return bytes
}

function concat(parts: readonly Uint8Array[]): Uint8Array<ArrayBuffer> {
  const bytes = new Uint8Array(parts.reduce((sum, { length }) => sum + length, 0))
  let at = 0
  for (const part of parts) {
    bytes.set(part, at)
    at += part.length
  }
  return bytes
}

/** Opens what `packForms` wrote; nothing is read ahead. Throws an Error when the bytes are something else. */
export function openForms(bytes: Uint8Array): Forms {
  const parts = partsOf(bytes)
  const { strings } = parts
  const idOf = (text: string): number => idIn(strings, text)
  return {
    analyse: (form) =>
      splits(form, parts).flatMap(({ stem, rest, found }) => {
        const ending = idOf(rest)
        return ending < 0
          ? []
          : found.flatMap(({ kind, lemma, pairs }) =>
              tagsWith(ending, pairs()).map((tags) => ({
                lemma: stem + strings.at(lemma),
                kind: strings.at(kind),
                tags: strings.at(tags),
              })),
            )
      }),
    lexemesOf: (word) =>
      splits(word, parts).flatMap(({ stem, rest, found }) => {
        const own = idOf(rest)
        const words = own < 0 ? [] : found.filter(({ lemma }) => lemma === own)
        return words.map(({ kind, pairs }): Lexeme => {
          const formWith = (tags: Tags): string | null => {
            const ending = endingWith(idOf(tags), pairs())
            return ending === null ? null : stem + strings.at(ending)
          }
          return { lemma: word, kind: strings.at(kind), formWith }
        })
      }),
  }
}

/** A class as numbers of strings; `pairs` are tags and ending, read anew each time. */
type ReadClass = { readonly kind: number; readonly lemma: number; readonly pairs: () => Iterable<readonly [tags: number, ending: number]> }

type Parts = {
  readonly strings: PackedStrings
  /** Classes of the words of a stem, unless it is crowded. */
  readonly classesOf: (stem: string) => readonly ReadClass[]
  /** Words of crowded stems that may have a form; some have not. */
  readonly crowdWith: (form: string) => readonly { readonly stem: string; readonly found: ReadClass }[]
}

function partsOf(bytes: Uint8Array): Parts {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength)
  if (bytes.length < 4 || view.getUint32(0, true) !== magic) throw new Error('These bytes are no packed forms.')
  const stems = openStrings(bytes, 4)
  const strings = openStrings(bytes, 4 + stems.bytes)
  const numbers = (start: number): Numbers => {
    const count = view.getUint32(start, true)
    return { count, at: (id) => view.getUint32(start + 4 * (1 + id), true), end: start + 4 * (1 + count) }
  }
  const starts = numbers(4 + stems.bytes + strings.bytes)
  const words = numbers(starts.end)
  const classes = numbers(words.end)
  const crowd = numbers(classes.end)
  const classAt = (word: number): ReadClass => readClass(bytes, crowd.end + classes.at(words.at(word)))
  return {
    strings,
    classesOf: (stem) => {
      const at = idIn(stems, stem)
      if (at < 0) return []
      const start = starts.at(at)
      const count = (at + 1 < starts.count ? starts.at(at + 1) : words.count) - start
      return count < crowdFrom ? Array.from({ length: count }, (_, place) => classAt(start + place)) : []
    },
    crowdWith: (form) => {
      const hash = hashOf(form)
      const first = lowest(crowd.count / 2, (at) => crowd.at(2 * at) >= hash)
      const found: { stem: string; found: ReadClass }[] = []
      for (let at = first; at < crowd.count / 2 && crowd.at(2 * at) === hash; at += 1) {
        const word = crowd.at(2 * at + 1)
        const stem = lowest(starts.count, (one) => starts.at(one) > word) - 1
        found.push({ stem: stems.at(stem), found: classAt(word) })
      }
      return found
    },
  }
}

type Numbers = { readonly count: number; readonly at: (id: number) => number; readonly end: number }

/** The first of `size` places for which `holds`, which is false up to it and true from it on; `size` where it holds for none. */
function lowest(size: number, holds: (at: number) => boolean): number {
  let from = 0
  let to = size
  while (from < to) {
    const middle = (from + to) >>> 1
    if (holds(middle)) to = middle
    else from = middle + 1
  }
  return from
}

/** The number of one of sorted strings; -1 where it is none of them. */
function idIn({ count, at }: PackedStrings, text: string): number {
  const id = firstNotBefore({ size: count, keyAt: at, key: text })
  return id < count && at(id) === text ? id : -1
}

function readClass(bytes: Uint8Array, start: number): ReadClass {
  const next = varints(bytes, start)
  const [kind, lemma] = [next(), next()]
  return {
    kind,
    lemma,
    *pairs() {
      const read = varints(bytes, start)
      const count = (read(), read(), read())
      for (let left = count; left > 0; left -= 1) yield [read(), read()]
    },
  }
}

const tagsWith = (ending: number, pairs: Iterable<readonly [number, number]>): readonly number[] =>
  [...pairs].flatMap(([tags, own]) => (own === ending ? [tags] : []))

function endingWith(tags: number, pairs: Iterable<readonly [number, number]>): number | null {
  for (const [own, ending] of pairs) if (own === tags) return ending
  return null
}

type Split = { readonly stem: string; readonly rest: string; readonly found: readonly ReadClass[] }

/** Every way to cut a word into a stem that there is and a rest. */
function splits(word: string, { classesOf, crowdWith }: Parts): readonly Split[] {
  const cuts = Array.from({ length: word.length + 1 }, (_, at) => ({ stem: word.slice(0, at), rest: word.slice(at) }))
  const crowded = crowdWith(word).filter(({ stem }) => word.startsWith(stem))
  return [
    ...crowded.map(({ stem, found }): Split => ({ stem, rest: word.slice(stem.length), found: [found] })),
    ...cuts.map(({ stem, rest }): Split => ({ stem, rest, found: classesOf(stem) })).filter(({ found }) => found.length > 0),
  ]
}
