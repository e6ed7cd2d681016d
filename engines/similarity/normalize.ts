import { isMostlyLatin } from '../text/scripts.ts'
import type { Span } from '../text/span.ts'
import { makeEvasionCounter } from './evasion.ts'
import type { Evasion } from './evasion.ts'
import { kindOfPair, kinds, unitKinds } from './letters.ts'
import { normalKey } from './normal-key.ts'
import { stemmerOf } from './stems.ts'

/** A word of a text: its place as written, the form in which it is compared, and the form in which its inflections agree. */
export type Word = Span & { readonly key: string; readonly stem: string }

/**
 * The words of a text, column by column: row `i` of every column is the word `i`. Offsets are UTF-16, half-open, and index
 * the text as given. `vocabulary[ids[i]]` is the word as a number would say it: words of one stem share an id.
 */
export type Words = {
  readonly count: number
  readonly starts: Uint32Array
  readonly ends: Uint32Array
  readonly keys: readonly string[]
  readonly ids: Int32Array
  readonly vocabulary: readonly string[]
  /** Characters that hide or disguise letters of these words. */
  readonly evasion: Evasion
}

/** The word at `index`. Throws when there is none. */
export function wordAt(words: Words, index: number): Word {
  const key = words.keys[index]
  if (key === undefined) throw new RangeError(`There is no word ${index} of ${words.count}.`)
  return { start: words.starts[index] ?? 0, end: words.ends[index] ?? 0, key, stem: words.vocabulary[words.ids[index] ?? 0] ?? '' }
}

/** How many words a text has; what shares of a text are counted in. */
export function countWords(text: string, language: string): number {
  return findWords(text, language).count
}

/**
 * The words of a text with their normal forms. A word is letters, digits and marks, with invisible characters and
 * apostrophes inside; a hyphen at the end of a line joins its two halves when the second begins in lower case. Each word
 * is normalised by itself, so offsets stay those of the text. Time is linear.
 */
export function findWords(text: string, language: string): Words {
  const table = unitKinds()
  const found = new Columns(text.length)
  const forms = new Forms(language, isMostlyLatin(text))
  const evasion = makeEvasionCounter()
  for (let i = 0; i < text.length;) {
    const kind = table[text.charCodeAt(i)] ?? 0
    const isWord = kind === kinds.letter || kind === kinds.digit || (kind === kinds.surrogate && isWordPair(text, i))
    if (!isWord) {
      i += kind === kinds.surrogate && text.codePointAt(i) !== text.charCodeAt(i) ? 2 : 1
      continue
    }
    const end = endOfWord(text, i, table)
    const form = forms.of(text.slice(i, end))
    if (form.key !== '') {
      found.add(i, end, form)
      if (form.traits !== 0) evasion.see({ start: i, end }, form.traits)
    }
    i = end
  }
  return { ...found.done(), vocabulary: forms.vocabulary, evasion: evasion.done() }
}

const isWordPair = (text: string, at: number): boolean => {
  const kind = kindOfPair(text, at)
  return kind === kinds.letter || kind === kinds.digit
}

/** Where the word that begins at `start` ends: after its last letter, digit or mark. */
function endOfWord(text: string, start: number, table: Uint8Array): number {
  let end = start + 1
  let i = start
  while (i < text.length) {
    const kind = table[text.charCodeAt(i)] ?? 0
    if (kind === kinds.letter || kind === kinds.digit || kind === kinds.mark) end = ++i
    else if (kind === kinds.invisible) i++
    else if (kind === kinds.surrogate) {
      const pair = kindOfPair(text, i)
      if (pair === kinds.other || pair === kinds.surrogate) break
      i += 2
      if (pair !== kinds.invisible) end = i
    } else {
      const next = kind === kinds.apostrophe ? i + 1 : kind === kinds.hyphen ? afterBreak(text, i, table) : -1
      if (next < 0 || table[text.charCodeAt(next)] !== kinds.letter) break
      i = next
    }
  }
  return end
}

/** Where a word goes on after a hyphen at the end of a line; -1 when it does not. */
function afterBreak(text: string, hyphen: number, table: Uint8Array): number {
  let i = hyphen + 1
  let lines = 0
  // A break within a word is one line break and little space: more is a new paragraph, and a bound keeps time linear.
  for (; i < text.length && i - hyphen < 24; i++) {
    const kind = table[text.charCodeAt(i)]
    if (kind === kinds.newline) lines += text.charCodeAt(i) === 13 && text.charCodeAt(i + 1) === 10 ? 0 : 1
    else if (kind !== kinds.space) break
  }
  const next = text.charAt(i)
  return lines === 1 && next !== next.toUpperCase() ? i : -1
}

type Form = { readonly key: string; readonly id: number; readonly traits: number }

/** Normal forms of the words of one text, each worked out once. */
class Forms {
  readonly vocabulary: string[] = []
  private readonly known = new Map<string, Form>()
  private readonly idOf = new Map<string, number>()
  private readonly stem: (key: string) => string
  private readonly isLatin: boolean

  constructor(language: string, isLatin: boolean) {
    this.stem = stemmerOf(language)
    this.isLatin = isLatin
  }

  of(raw: string): Form {
    const known = this.known.get(raw)
    if (known) return known
    const { key, traits } = normalKey(raw, this.isLatin)
    const stem = this.stem(key)
    let id = this.idOf.get(stem)
    if (id === undefined) {
      id = this.vocabulary.push(stem) - 1
      this.idOf.set(stem, id)
    }
    const form = { key, id, traits }
    this.known.set(raw, form)
    return form
  }
}

/** Grows column by column; cut to size at the end. */
class Columns {
  private starts: Uint32Array
  private ends: Uint32Array
  private ids: Int32Array
  private readonly keys: string[] = []

  constructor(length: number) {
    const room = Math.max(16, length >> 2)
    this.starts = new Uint32Array(room)
    this.ends = new Uint32Array(room)
    this.ids = new Int32Array(room)
  }

  add(start: number, end: number, form: Form): void {
    const at = this.keys.push(form.key) - 1
    if (at >= this.starts.length) this.grow()
    this.starts[at] = start
    this.ends[at] = end
    this.ids[at] = form.id
  }

  done(): { count: number; starts: Uint32Array; ends: Uint32Array; ids: Int32Array; keys: readonly string[] } {
    const count = this.keys.length
    return { count, starts: this.starts.slice(0, count), ends: this.ends.slice(0, count), ids: this.ids.slice(0, count), keys: this.keys }
  }

  private grow(): void {
    const room = this.starts.length * 2
    const [starts, ends, ids] = [new Uint32Array(room), new Uint32Array(room), new Int32Array(room)]
    starts.set(this.starts)
    ends.set(this.ends)
    ids.set(this.ids)
    this.starts = starts
    this.ends = ends
    this.ids = ids
  }
}
