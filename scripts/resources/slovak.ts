import { byCodeUnit } from '../../engines/languages/packed-strings.ts'
import type { WordForms } from '../../engines/languages/packed-forms.ts'
import { slovakAdjective, slovakAdverb } from './slovak-adjectives.ts'
import type { SlovakEntry } from './slovak-entry.ts'
import { slovakNoun } from './slovak-nouns.ts'
import { slovakVerb } from './slovak-verbs.ts'

// Reads the Slovak spelling dictionary, whose entries and endings name part of speech, gender, case and number:
//   žena/zZ po:noun is:feminine          SFX z   a   y   a is:genitive
// It was made to accept words, not to decline them: forms that another entry accepts are left out, endings stand under the
// wrong case, verbs have no tag. So the paradigms are ours (`slovak-nouns.ts` ...), and the dictionary says which words
// follow them, with which gender, and which of the endings that a case may have a word takes.

type Ending = { readonly strip: string; readonly add: string; readonly condition: RegExp; readonly tags: readonly string[] }

/** All nouns, verbs and adjectives with their forms, sorted by lemma. */
export function readSlovak(affixes: string, dictionary: string): readonly WordForms[] {
  const endings = endingsOf(affixes)
  const lines = dictionary.split('\n')
  const bare = new Set(lines)
  const entries = lines.flatMap((line) => entryFrom(line.includes('/') ? line : withClass(line, bare), endings))
  const adjectives = new Set(entries.filter(({ tags }) => tags.includes('po:adjective')).map(({ word }) => word))
  const comparatives = new Set(
    entries.flatMap(({ word, made }) => [word, ...made.map(({ form }) => form)]).filter((word) => /ší$/u.test(word)),
  )
  const isComparative = (form: string): boolean => comparatives.has(form)
  const heads = new Set(entries.map(({ word }) => word))
  const withAdverb = (adjective: WordForms | null) => [
    adjective,
    adjective && slovakAdverb(adjective, (word) => heads.has(word) || bare.has(word)),
  ]
  const words = entries.flatMap((entry): readonly (WordForms | null)[] => {
    const { word, tags, flags } = entry
    if (tags.includes('po:noun')) return [slovakNoun(entry)]
    // What may take naj- is a comparative already: a form of its adjective.
    if (tags.includes('po:adjective')) return flags.includes('F') ? [] : withAdverb(slovakAdjective(word, isComparative))
    return /[WXERT]/u.test(flags) && word.endsWith('ť') ? [slovakVerb(entry, (one) => adjectives.has(one))] : []
  })
  const sorted = words
    .flatMap((word) => (word !== null && word.forms.length > 1 ? [word] : []))
    .toSorted((one, other) => byCodeUnit(one.lemma, other.lemma) || byCodeUnit(one.kind, other.kind))
  return sorted.filter(({ lemma, kind }, at) => sorted[at - 1]?.lemma !== lemma || sorted[at - 1]?.kind !== kind)
}

/** Some words are listed form by form; their end tells what they are. */
function withClass(word: string, listed: ReadonlySet<string>): string {
  if (/[nt]ie$/u.test(word) && listed.has(`${word.slice(0, -1)}a`)) return `${word}/V po:noun is:neuter`
  if (/[^á]cia$/u.test(word) || word.endsWith('ácia')) return `${word}/U po:noun is:feminine`
  return word.endsWith('ať') && listed.has(`${word.slice(0, -1)}jú`) ? `${word}/X` : word
}

function endingsOf(affixes: string): ReadonlyMap<string, readonly Ending[]> {
  const rows = affixes.split('\n').flatMap((line) => {
    const [kind, flag, strip, add, pattern, ...tags] = line.trim().split(/\s+/)
    if (kind !== 'SFX' || flag === undefined || strip === undefined || add === undefined || pattern === undefined) return []
    // A pattern that ran into its tag ("eis:genitive") is a slip of the source.
    const [condition = ''] = pattern.split('is:', 1)
    return Number.isInteger(Number(add)) && add !== '0' ? [] : [{ flag, strip, add, condition: new RegExp(`${condition}$`, 'u'), tags }]
  })
  return Map.groupBy(
    rows.map((row) => ({ ...row, strip: row.strip === '0' ? '' : row.strip, add: row.add === '0' ? '' : row.add })),
    ({ flag }) => flag,
  )
}

function entryFrom(line: string, endings: ReadonlyMap<string, readonly Ending[]>): readonly SlovakEntry[] {
  const [, word, flags = '', rest = ''] = /^([^/\s]+)(?:\/(\S+))?(.*)$/u.exec(line) ?? []
  if (word === undefined || flags === '' || !/^\p{Ll}/u.test(word)) return []
  const made = [...flags].flatMap((flag) =>
    (endings.get(flag) ?? [])
      .filter(({ strip, condition }) => word.endsWith(strip) && condition.test(word))
      .map(({ strip, add, tags }) => ({ form: word.slice(0, word.length - strip.length) + add, tags })),
  )
  return [{ word, flags, tags: rest.split(/\s+/).filter(Boolean), made }]
}
