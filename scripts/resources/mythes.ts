import type { Entry, Gender, PartOfSpeech, Register, Sense, Synonym } from '../../engines/thesaurus/entry.ts'

// Reads thesauri in MyThes' form: the first line names the encoding, then `word|n` and n meanings, each a line of a part of
// speech and words with bars between them. What the sources add in brackets is told apart by tables.

/** What a remark in brackets says of a word: its register, that it means the opposite, or that it is no synonym at all. */
type Remark = Register | 'opposite' | 'drop'

type Source = {
  readonly partsOfSpeech: Readonly<Record<string, PartOfSpeech>>
  /** Remarks as they stand between the brackets; others are taken off and say nothing. */
  readonly remarks: Readonly<Record<string, Remark>>
  /** Meanings with this part of speech are no meanings: name days. */
  readonly dropped?: readonly string[]
  /** Heads stand in small letters and without what is in brackets; how they are written stands in their meanings. */
  readonly bareHeads?: boolean
  /** What in brackets is part of the word: without its "sich" a verb is another one. An article, before more than a noun. */
  readonly kept?: readonly string[]
  /** What stands before some infinitives, and before none as we list them. */
  readonly infinitive?: string
}

const plain: Source = { partsOfSpeech: {}, remarks: {} }

/** By language. Kept apart from the reader: what a source writes is a matter of data. */
const sources: Readonly<Record<string, Source>> = {
  cs: { partsOfSpeech: { 'podst. jm.': 'noun', 'slov.': 'verb', 'příd. jm.': 'adjective', 'přísl.': 'adverb' }, remarks: {} },
  de: {
    partsOfSpeech: {},
    bareHeads: true,
    kept: ['sich', 'der', 'die', 'das', 'den', 'dem', 'ein', 'eine', 'einen', 'einem', 'einer'],
    remarks: {
      Oberbegriff: 'drop',
      Unterbegriff: 'drop',
      Assoziation: 'drop',
      Antonym: 'opposite',
      'ugs.': 'informal',
      'ugs., fig.': 'informal',
      'ugs., regional': 'dated',
      derb: 'drop',
      'vulg.': 'drop',
      'geh.': 'literary',
      'fachspr.': 'academic',
      veraltet: 'dated',
      'geh., veraltet': 'dated',
      veraltend: 'dated',
      selten: 'dated',
      Amtsdeutsch: 'dated',
      'schweiz.': 'dated',
      'österr.': 'dated',
      'süddt.': 'dated',
      'bair.': 'dated',
      norddeutsch: 'dated',
      'ruhrdt.': 'dated',
      regional: 'dated',
      salopp: 'informal',
      scherzhaft: 'informal',
      ironisch: 'informal',
      abwertend: 'informal',
      'lit.': 'literary',
      Spruch: 'drop',
      Abkürzung: 'drop',
      es: 'drop',
      'es gibt': 'drop',
      '...': 'drop',
    },
  },
  es: {
    partsOfSpeech: { 'm.': 'noun', 'f.': 'noun', 'adj.': 'adjective', 'tr.': 'verb', 'prnl.': 'verb', 'intr.': 'verb', 'adv.': 'adverb' },
    remarks: { NoRAE: 'dated', 'p. us.': 'dated', 'vulg.': 'drop', Antónimo: 'opposite' },
  },
  fr: {
    partsOfSpeech: {
      Nom: 'noun',
      Verbe: 'verb',
      Adjectif: 'adjective',
      Adverbe: 'adverb',
      Preposition: 'preposition',
      Pronom: 'pronoun',
      Interjection: 'interjection',
    },
    remarks: { familier: 'informal', argot: 'drop' },
  },
  hu: { partsOfSpeech: {}, remarks: { jel: 'drop', kategória: 'drop', 'kat.': 'drop', nagybetű: 'drop' }, dropped: ['névnap', 'U+'] },
  it: {
    partsOfSpeech: {
      's.m.': 'noun',
      's.f.': 'noun',
      's.m.f.': 'noun',
      'v.': 'verb',
      'agg.': 'adjective',
      'avv.': 'adverb',
      'cong.': 'connective',
      'prep.': 'preposition',
      'inter.': 'interjection',
    },
    remarks: {},
  },
  no: { partsOfSpeech: {}, remarks: { 'muntlig mening': 'informal', vulgær: 'drop', terminologisk: 'academic' } },
  pl: {
    partsOfSpeech: {},
    remarks: {
      'pojęcie podrzędne': 'drop',
      'pojęcie nadrzędne': 'drop',
      antonim: 'opposite',
      'pot.': 'informal',
      'żart.': 'informal',
      'przestarz.': 'dated',
      'książk.': 'literary',
      'poet.': 'literary',
      'specjalist.': 'academic',
      'oficj.': 'academic',
      'wulg.': 'drop',
      'obraźl.': 'drop',
      'nadużyw.': 'drop',
    },
  },
  pt: { partsOfSpeech: { 's.': 'noun', 'adj.': 'adjective', 'v.': 'verb', 'adv.': 'adverb' }, remarks: {} },
  ro: {
    partsOfSpeech: {
      subst: 'noun',
      s: 'noun',
      adj: 'adjective',
      verb: 'verb',
      vb: 'verb',
      adv: 'adverb',
      pron: 'pronoun',
      prep: 'preposition',
      conj: 'connective',
      interj: 'interjection',
    },
    remarks: {
      'livr.': 'academic',
      'fam.': 'informal',
      'pop.': 'dated',
      'reg.': 'dated',
      'înv.': 'dated',
      rar: 'dated',
      'fig.': 'literary',
    },
    infinitive: 'a ',
  },
  sk: {
    partsOfSpeech: {},
    remarks: {
      hovorovo: 'informal',
      'term.': 'academic',
      archaizmus: 'dated',
      poeticky: 'literary',
      nesprávne: 'drop',
      vulgarizmus: 'drop',
      Antonym: 'opposite',
    },
  },
  sv: plain,
}

/** The encodings that the thesauri name, as the platform calls them. */
const encodings: Readonly<Record<string, string>> = {
  'ISO8859-1': 'latin1',
  'ISO-8859-1': 'latin1',
  'ISO8859-2': 'iso-8859-2',
  'UTF-8': 'utf-8',
}

/** Words of more than this many parts are explanations rather than synonyms. */
const partsAtMost = 4

/** The entries of a thesaurus file. Throws an Error when its first line names no encoding that is known. */
export function readMythes(bytes: Uint8Array, language: string): readonly Entry[] {
  const named = new TextDecoder('latin1').decode(bytes.subarray(0, bytes.indexOf(10))).trim()
  const encoding = encodings[named]
  if (encoding === undefined) throw new Error(`The thesaurus names an encoding that is not known: ${named}`)
  const lines = new TextDecoder(encoding).decode(bytes).split(/\r?\n/u)
  const source = sources[language] ?? plain
  const entries: Entry[] = []
  for (let at = 1; at < lines.length;) {
    const [word = '', count = ''] = splitAtLast(lines[at] ?? '', '|')
    const meanings = lines.slice(at + 1, at + 1 + Number(count || 0))
    if (isWord(word)) entries.push(...(source.bareHeads ? entriesAsWritten : entriesOf)({ word, meanings, source }))
    at += 1 + meanings.length
  }
  return source.bareHeads ? joined(entries) : entries
}

function splitAtLast(text: string, mark: string): readonly [string, string] {
  const at = text.lastIndexOf(mark)
  return at < 0 ? [text, ''] : [text.slice(0, at), text.slice(at + 1)]
}

const isWord = (word: string): boolean => /^\p{L}[\p{L}\p{M}'’ -]*$/u.test(word) && word.split(' ').length <= partsAtMost

type Head = { readonly word: string; readonly meanings: readonly string[]; readonly source: Source }

/**
 * The entries of a bare head: "zeigen" holds the meanings of zeigen, of "sich zeigen" and of Zeigen. A verb that is reflexive always
 * is found without its pronoun too.
 */
function entriesAsWritten({ word, meanings, source }: Head): readonly Entry[] {
  const written = meanings.flatMap((meaning) => {
    const writing = writingOf(word, meaning, source)
    return writing === null ? [] : [{ writing, meaning }]
  })
  const byWriting = new Map(
    [...Map.groupBy(written, ({ writing }) => writing)].map(([writing, own]) => [writing, own.map(({ meaning }) => meaning)]),
  )
  const isAlwaysReflexive = [...byWriting.keys()].every((writing) => writing !== word && writing.startsWith('sich '))
  if (isAlwaysReflexive) byWriting.set(word, [...byWriting.values()].flat())
  return [...byWriting].flatMap(([writing, own]) =>
    entriesOf({ word: writing, meanings: own, source }).map((entry) =>
      entry.partOfSpeech === null && /^\p{Lu}[\p{L}-]*$/u.test(writing) ? { ...entry, partOfSpeech: 'noun' } : entry,
    ),
  )
}

/**
 * How a meaning writes its head; without a reflexive where it has both. Null where it has neither: "nähen" stands under "nahen" too,
 * "Haus..." under "haus".
 */
function writingOf(head: string, meaning: string, source: Source): string | null {
  const written = meaning.split('|').slice(1)
  const texts = written.map((one) => readWord(one, source).text)
  const isHead = (text: string): boolean => text.toLowerCase() === head
  return texts.find(isHead) ?? texts.find((text) => isHead(text.replace(/^sich /u, ''))) ?? null
}

/** Entries of the same word, which two heads may have, as one. */
function joined(entries: readonly Entry[]): readonly Entry[] {
  return [...Map.groupBy(entries, ({ word, partOfSpeech }) => `${word}|${partOfSpeech}`).values()].flatMap((same) => {
    const [first] = same
    if (first === undefined) return []
    const senses = new Map(same.flatMap((one) => one.senses).map((sense) => [JSON.stringify(sense), sense]))
    return [{ ...first, senses: [...senses.values()] }]
  })
}

/** One entry for each part of speech; meanings without one stand together. */
function entriesOf({ word, meanings, source }: Head): readonly Entry[] {
  const read = meanings.flatMap((line) => {
    const [head = '', ...words] = line.split('|')
    const named = head.trim().replace(/^\((.*)\)$/u, '$1')
    if (source.dropped?.some((start) => named.startsWith(start))) return []
    const kind = kindOf(named, source)
    const lead = kind.partOfSpeech === 'verb' ? (source.infinitive ?? '') : ''
    const sense = senseOf({ word, words: words.map((one) => withoutLead(one.trim(), lead)), source })
    return sense.synonyms.length === 0 && sense.opposites.length === 0 ? [] : [{ sense, ...kind }]
  })
  const byKind = Map.groupBy(read, ({ partOfSpeech, gender }) => `${partOfSpeech} ${gender}`)
  return [...byKind.values()].flatMap((list) => {
    const [first] = list
    return first ? [{ word, partOfSpeech: first.partOfSpeech, gender: first.gender, senses: list.map(({ sense }) => sense) }] : []
  })
}

/** A word without what stands before it, remarks apart: "(fig.) a marca". */
const withoutLead = (word: string, lead: string): string => {
  const [remarks = ''] = /^(?:\([^()]*\) *)*/u.exec(word) ?? []
  return lead !== '' && word.startsWith(lead, remarks.length) ? remarks + word.slice(remarks.length + lead.length) : word
}

function kindOf(named: string, { partsOfSpeech }: Source): { readonly partOfSpeech: PartOfSpeech | null; readonly gender: Gender | null } {
  const key = Object.keys(partsOfSpeech)
    .filter((start) => named === start || named.startsWith(`${start} `) || (start.endsWith('.') && named.startsWith(start)))
    .toSorted((one, other) => other.length - one.length)[0]
  const gender = /^s\.m\.f\./u.test(named) ? 'mf' : /^(?:s\.)?m\./u.test(named) ? 'm' : /^(?:s\.)?f\./u.test(named) ? 'f' : null
  return { partOfSpeech: key === undefined ? null : (partsOfSpeech[key] ?? null), gender }
}

function senseOf({ word, words, source }: { readonly word: string; readonly words: readonly string[]; readonly source: Source }): Sense {
  // A verb and its reflexive are no synonyms.
  const own = word.toLowerCase()
  const seen = new Set([own, ...(source.kept?.includes('sich') ? [`sich ${own}`] : [])])
  const synonyms: Synonym[] = []
  const opposites: string[] = []
  for (const written of words) {
    const { text, remark } = readWord(written, source)
    if (!isWord(text) || seen.has(text.toLowerCase()) || remark === 'drop') continue
    seen.add(text.toLowerCase())
    if (remark === 'opposite') opposites.push(text)
    else synonyms.push({ word: text, register: remark })
  }
  return { gloss: '', synonyms, opposites, example: '' }
}

/** A word without its remarks, and what they say of it: the one that counts most against it. */
function readWord(written: string, source: Source): { readonly text: string; readonly remark: Remark } {
  const isOpposite = written.startsWith('≠')
  const said = [...written.matchAll(/\(([^()]*)\)/gu)].flatMap(([, inner = '']) => remarksWithin(inner, source.remarks))
  const text = withoutBrackets(written, source).replace(/^≠/u, '').replaceAll(/\s+/gu, ' ').trim().normalize('NFC')
  return { text, remark: isOpposite ? 'opposite' : (gravest.find((one) => said.includes(one)) ?? 'neutral') }
}

const gravest: readonly Remark[] = ['drop', 'opposite', 'dated', 'informal', 'literary', 'academic']

/** "(sich) formen" keeps its pronoun, "(den) Beweis erbringen" its article; "(das) Werden" is a noun like others. */
function withoutBrackets(written: string, { kept = [] }: Source): string {
  const text = written.replaceAll(/\(([^()]*)\)/gu, (_, inner: string) => {
    const [first = ''] = inner.split(' ')
    return kept.includes(inner) || (first === 'sich' && kept.includes(first)) ? ` ${first} ` : ' '
  })
  const [first = '', ...rest] = text.trim().split(/\s+/u)
  return kept.includes(first) && first !== 'sich' && rest.length === 1 ? rest.join(' ') : text
}

/** `înv. și reg.` says what both say. */
const remarksWithin = (inner: string, remarks: Source['remarks']): readonly Remark[] => {
  const whole = remarks[inner]
  return whole ? [whole] : inner.split(/ și |, | /u).flatMap((part) => remarks[part] ?? [])
}
