import {
  genders,
  partsOfSpeech,
  registers,
  type Entry,
  type Gender,
  type PartOfSpeech,
  type Register,
  type Sense,
  type Synonym,
} from './entry.ts'

/**
 * Reads entries written as in a printed dictionary. A line at the margin names the word, its part of speech and the gender of
 * a noun; each line below it, set in, is a meaning: what it is in English, a colon, synonyms with commas between them, groups
 * of another register or `opposite` after semicolons, and after `=` an example with the word between « and ».
 *
 *     Ergebnis noun n
 *       what comes out: Resultat, Befund; academic Outcome; opposite Ursache = Die «Ergebnisse» stehen in Tabelle 2.
 *
 * Throws an error that names the line when one does not hold.
 */
export function parseLexicon(text: string): readonly Entry[] {
  const entries: { head: Omit<Entry, 'senses'>; senses: Sense[] }[] = []
  for (const [at, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue
    try {
      if (!line.startsWith(' ')) entries.push({ head: headOf(line), senses: [] })
      else withHead(entries.at(-1)).senses.push(senseOf(line.trim()))
    } catch (error) {
      throw new Error(`Line ${at + 1}, “${line.trim()}”: ${error instanceof Error ? error.message : String(error)}`, { cause: error })
    }
  }
  return entries.map(({ head, senses }) => ({ ...head, senses: atLeastOne(senses, head.word) }))
}

function withHead<Item>(item: Item | undefined): Item {
  if (item === undefined) throw new Error('a meaning stands before any word')
  return item
}

function atLeastOne(senses: readonly Sense[], word: string): readonly Sense[] {
  if (senses.length === 0) throw new Error(`“${word}” has no meaning`)
  return senses
}

const isOneOf = <Value extends string>(values: readonly Value[], value: string | undefined): value is Value =>
  values.some((one) => one === value)

function headOf(line: string): Omit<Entry, 'senses'> {
  const parts = line.trim().split(/\s+/)
  const gender: Gender | null = takeLast(parts, genders)
  const partOfSpeech: PartOfSpeech | null = takeLast(parts, partsOfSpeech)
  if (partOfSpeech === null || parts.length === 0) throw new Error('wants a word and its part of speech')
  return { word: parts.join(' '), partOfSpeech, gender }
}

/** Takes the last of some words away if it is one of these; a word alone stays. */
function takeLast<Value extends string>(parts: string[], values: readonly Value[]): Value | null {
  const last = parts.at(-1)
  if (parts.length < 2 || !isOneOf(values, last)) return null
  parts.pop()
  return last
}

function senseOf(line: string): Sense {
  const [, gloss, groups, example] = /^([^:]+): ([^=]+) = (.+)$/u.exec(line) ?? []
  if (gloss === undefined || groups === undefined || example === undefined) throw new Error('wants “meaning: words = example”')
  if (!/«[^«»]+»/u.test(example)) throw new Error('the example marks no word with « and »')
  const read = groups.split(';').map((group, at) => groupOf(group.trim(), at))
  return {
    gloss,
    synonyms: read.flatMap(({ label, words }) => (label === 'opposite' ? [] : words.map((word): Synonym => ({ word, register: label })))),
    opposites: read.flatMap(({ label, words }) => (label === 'opposite' ? words : [])),
    example,
  }
}

type Group = { readonly label: Register | 'opposite'; readonly words: readonly string[] }

/** The first group has no label; it is neutral. */
function groupOf(group: string, at: number): Group {
  const label = at === 0 ? 'neutral' : group.split(' ', 1)[0]
  if (label !== 'opposite' && !isOneOf(registers, label)) throw new Error(`“${label}” is no register`)
  const words = (at === 0 ? group : group.slice(label.length)).split(',').map((word) => word.trim())
  if (at > 0 && words.some((word) => word === '')) throw new Error('a word is missing between commas')
  return { label, words: words.filter(Boolean) }
}
