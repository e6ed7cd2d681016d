import type { FactKind, ReportFact } from '#tools/proofread/report-contract.ts'
import type { StyleReportMessages } from './messages.ts'
import type { Words } from './words.ts'

type Given = { readonly words: StyleReportMessages; readonly say: Pick<Words, 'language' | 'list'> }

/** What a group is called beside its places; '' for the only one. */
export function groupName({ words, say }: Given, kind: FactKind, name: string): string {
  if (name === '') return ''
  if (kind === 'spelling-variants') return say.language(name)
  if (kind === 'tense') return name === 'past' ? words.tenses.past : words.tenses.present
  if (kind === 'sentence-lengths') return name === 'shortest' ? words.ends.shortest : words.ends.longest
  // Quotation marks in quotation marks are hard to tell apart.
  if (kind === 'quotation-marks') return name
  return words.quoted(name)
}

/** A fact as a sentence, with its counts. */
export function describeFact(given: Given, fact: ReportFact): string {
  const { words, say } = given
  const { facts } = words
  const { kind, groups } = fact
  const count = groups[0]?.count ?? 0
  const figure = (name: string): number => fact.figures[name] ?? 0
  const about = words.quoted(fact.about)
  const ways = (statement: string): string =>
    words.ways(statement, say.list(groups.map(({ name, count: of }) => words.way(groupName(given, kind, name), of))))
  switch (kind) {
    case 'abbreviation-unused':
      return facts[kind](about)
    case 'abbreviation-early':
    case 'abbreviation-twice':
    case 'abbreviation-undefined':
    case 'openings-in-a-row':
    case 'repeated-nearby':
      return facts[kind](about, count)
    case 'abbreviation-two-ways':
      return ways(facts[kind](about))
    case 'tense':
      return ways(facts.tense(fact.about === '' ? null : about))
    case 'sentence-lengths':
      return facts[kind]({
        count: figure('sentences'),
        shortest: figure('shortest'),
        longest: figure('longest'),
        low: figure('low'),
        high: figure('high'),
        middle: figure('middle'),
      })
    case 'long-sentences':
      return facts[kind](count, figure('of'), figure('words'))
    case 'passive':
      return facts.passive(count, figure('of'))
    case 'openings':
      return ways(facts.openings(figure('of')))
    default:
      return ways(facts[kind])
  }
}
