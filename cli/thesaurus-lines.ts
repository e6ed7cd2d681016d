import { wordsFor } from '#locales/words.ts'
import type { ThesaurusResult } from '#tools/thesaurus/contract.ts'

const { list } = wordsFor('en')

type Entry = ThesaurusResult['entries'][number]
type Sense = Entry['senses'][number]
type Word = Sense['synonyms'][number]

/** What a look-up found, as a dictionary prints it. */
export function thesaurusLines({ word, entries, nearest, installed }: ThesaurusResult): string {
  if (entries.length === 0) return `${[`No entry for “${word}”.`, ...hintOf(nearest), ...installHint(installed)].join('\n')}\n`
  return `${[...entries.flatMap((entry) => entryLines(entry, word)), ...installHint(installed)].join('\n')}\n`
}

const hintOf = (nearest: readonly string[]): readonly string[] => (nearest.length === 0 ? [] : [`Spelled like it: ${list(nearest)}.`])

const installHint = ({ thesaurus }: ThesaurusResult['installed']): readonly string[] =>
  thesaurus ? [] : ['', 'Only the built-in list of academic words was searched; “npm run resources” installs an open thesaurus.']

function entryLines({ word, partOfSpeech, gender, senses }: Entry, asked: string): readonly string[] {
  const kind = [partOfSpeech, gender].filter((part) => part !== null).join(', ')
  const head = kind === '' ? word : `${word} (${kind})`
  return [head, ...senses.flatMap((sense, at) => senseLines(sense, at + 1, asked !== word)), '']
}

function senseLines({ gloss, synonyms, opposites }: Sense, number: number, isInForm: boolean): readonly string[] {
  const groups = [...Map.groupBy(synonyms, ({ register }) => register)]
  const lines = groups.map(
    ([register, words]) => `${register === 'neutral' ? '' : `${register}: `}${words.map((one) => shown(one, isInForm)).join(', ')}`,
  )
  const opposite = opposites.length > 0 ? [`opposite: ${opposites.map((one) => shown(one, isInForm)).join(', ')}`] : []
  const [first = '', ...others] = gloss === '' ? [...lines, ...opposite] : [gloss, ...lines, ...opposite]
  return [`  ${number}. ${first}`, ...others.map((line) => `     ${line}`)]
}

/** In the form asked with, or the base form with a star. */
function shown({ word, inflected, genders }: Word, isInForm: boolean): string {
  if (!isInForm) return word
  if (inflected === null) return `${word}*`
  return genders === null ? inflected : `${inflected} (${genders[1]})`
}
