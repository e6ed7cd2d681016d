import { SaxesParser } from 'saxes'
import { foldWord } from '../../engines/thesaurus/packed.ts'
import type { Entry, PartOfSpeech, Sense } from '../../engines/thesaurus/entry.ts'

// Reads KeNet, the Turkish wordnet: sets of LITERALs with a sense number, a part of speech, a definition in Turkish and
// examples with bars between them.

const partOfSpeechOf: Readonly<Record<string, PartOfSpeech>> = {
  n: 'noun',
  v: 'verb',
  a: 'adjective',
  b: 'adverb',
  r: 'adverb',
  c: 'connective',
  i: 'interjection',
}

type SynonymSet = { literals: { word: string; sense: number }[]; part: string; definition: string; examples: string }
type Reading = { readonly sense: number; readonly meaning: Sense }

/** The entries of `turkish_wordnet.xml`, glossed in Turkish. Sets of one word are no help and left out. Throws an Error where it is no XML. */
export function readKeNet(xml: string): readonly Entry[] {
  const entries = new Map<string, { word: string; partOfSpeech: PartOfSpeech; readings: Reading[] }>()
  for (const set of setsOf(xml)) {
    const partOfSpeech = partOfSpeechOf[set.part]
    if (partOfSpeech === undefined) continue
    for (const { word, sense } of set.literals) {
      const key = `${foldWord(word, 'tr')}\t${partOfSpeech}`
      const entry = entries.get(key) ?? { word, partOfSpeech, readings: [] }
      entries.set(key, entry)
      entry.readings.push({ sense, meaning: meaningOf(word, set) })
    }
  }
  return [...entries.values()].map(({ word, partOfSpeech, readings }) => ({
    word,
    partOfSpeech,
    gender: null,
    senses: readings.toSorted((one, other) => one.sense - other.sense).map(({ meaning }) => meaning),
  }))
}

function setsOf(xml: string): readonly SynonymSet[] {
  const sets: SynonymSet[] = []
  const open: string[] = []
  let set: SynonymSet = { literals: [], part: '', definition: '', examples: '' }
  const parser = new SaxesParser()
  parser.on('error', (error) => {
    throw error
  })
  parser.on('opentag', ({ name }) => {
    open.push(name)
    if (name === 'SYNSET') set = { literals: [], part: '', definition: '', examples: '' }
    if (name === 'LITERAL') set.literals.push({ word: '', sense: 0 })
  })
  parser.on('text', (text) => {
    const literal = set.literals.at(-1)
    const name = open.at(-1)
    if (name === 'LITERAL' && literal) literal.word += text
    else if (name === 'SENSE' && literal) literal.sense = Number(text)
    else if (name === 'POS') set.part = text
    else if (name === 'DEF') set.definition += text
    else if (name === 'EXAMPLE') set.examples += text
  })
  parser.on('closetag', ({ name }) => {
    open.pop()
    if (name === 'SYNSET' && wordsOf(set).length > 1) sets.push({ ...set, literals: set.literals.filter(({ word }) => isWord(word)) })
  })
  parser.write(xml).close()
  return sets
}

const isWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(word) && word.split(' ').length <= 4

const wordsOf = ({ literals }: SynonymSet): readonly string[] => [...new Set(literals.map(({ word }) => word).filter(isWord))]

function meaningOf(word: string, set: SynonymSet): Sense {
  const key = foldWord(word, 'tr')
  // A verb stands in examples without its ending: abart-mak.
  const start = key.replace(/m[ae]k$/u, '')
  const example = set.examples.split('|').find((one) => foldWord(one, 'tr').includes(start)) ?? ''
  const marked = example.replace(new RegExp(`(?<!\\p{L})${start}\\p{L}*`, 'iu'), '«$&»').trim()
  return {
    gloss: set.definition.trim(),
    synonyms: wordsOf(set)
      .filter((one) => foldWord(one, 'tr') !== key)
      .map((one) => ({ word: one, register: 'neutral' as const })),
    opposites: [],
    example: marked.includes('«') ? marked : '',
  }
}
