import type { FinderAnswer } from '#services/finder/finder.ts'
import type { Hit } from '#tools/find/contract.ts'
import { makersOf, workText } from '#tools/library/read-work.ts'

/** What goes out. */
export const keyWordsLine = (keyWords: readonly string[]): string => `searched by: ${keyWords.join(', ')}\n`

const troubles: Readonly<Record<FinderAnswer['state'], string | null>> = {
  answered: null,
  'left-behind': 'took too long and was left behind',
  busy: 'wants fewer requests; try again later',
  unreachable: 'did not answer',
  refused: 'refused to answer; look at its key',
  offline: 'is not switched on',
}

/** What became of an index. */
export const indexLine = (name: string, { state, works }: Pick<FinderAnswer, 'state' | 'works'>): string =>
  `${name}: ${troubles[state] ?? `${works.length} works`}\n`

const makersAtMost = 3

/** Works as people read them, numbered: who, when, what, where, and why it was found. */
export const hitLines = (hits: readonly Hit[]): string => hits.map((hit, at) => `${linesOf(hit, at + 1).join('\n')}\n`).join('\n')

function linesOf({ item, year, retraction, url, openAccessUrl, passage, matched, indexes }: Hit, number: number): readonly string[] {
  const makers = makersOf(item)
  const named = makers.length > makersAtMost ? `${makers[0]} and others` : makers.join(', ')
  const where = workText(item, 'container-title') || workText(item, 'publisher')
  const facts = [named, year === null ? '' : String(year), where].filter((fact) => fact !== '')
  return [
    `${number}. ${retraction?.nature === 'retraction' ? 'RETRACTED: ' : ''}${workText(item, 'title')}`,
    facts.join('; '),
    url ?? '',
    openAccessUrl === null ? '' : `to read: ${openAccessUrl}`,
    passage === null || matched.length === 0 ? '' : `“${passage}”`,
    matched.length === 0 ? '' : `has: ${matched.join(', ')}`,
    `known to: ${indexes.join(', ')}`,
  ].flatMap((line, at) => (line === '' ? [] : [at === 0 ? line : `   ${line}`]))
}
