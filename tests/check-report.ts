import type { CheckAnswer, CheckState, Report, ReportMatch, ReportSource } from '#tools/check/contract.ts'
import { firstExclusions } from '#tools/check/score.ts'

/** Words of a text as spans: what stands between spaces, without signs at its ends. */
export function wordsIn(text: string): readonly { readonly start: number; readonly end: number }[] {
  return [...text.matchAll(/[\p{L}\p{N}][\p{L}\p{N}'’-]*/gu)].map(({ index, 0: word }) => ({ start: index, end: index + word.length }))
}

type Part = {
  readonly span: { readonly start: number; readonly end: number }
  readonly words: { readonly start: number; readonly end: number }
}

/** Where a piece stands in a text, by characters and by words; its `nth` occurrence. */
export function partOf(text: string, piece: string, nth = 0): Part {
  let start = text.indexOf(piece)
  for (let skipped = 0; skipped < nth; skipped++) start = text.indexOf(piece, start + 1)
  if (start < 0) throw new Error(`“${piece}” does not stand in the text`)
  const end = start + piece.length
  const words = wordsIn(text)
  const first = words.findIndex((word) => word.end > start)
  const after = words.findIndex((word) => word.start >= end)
  return { span: { start, end }, words: { start: first, end: after < 0 ? words.length : after } }
}

/** A passage of the text and how its source has it; words of both in `common` are marked. */
export type Plant = {
  readonly id: string
  readonly source: string
  readonly piece: string
  readonly nth?: number
  readonly theirs?: string | null
  readonly common?: readonly string[]
  readonly documents?: number
}

function matchOf(text: string, plant: Plant): ReportMatch {
  const { id, source, piece, theirs = piece, documents = 1 } = plant
  const { span, words } = partOf(text, piece, plant.nth)
  const common = plant.common ?? (theirs === piece ? [piece] : [])
  const runs = common.flatMap((run) => {
    const [mine, its] = [piece.indexOf(run), theirs?.indexOf(run) ?? -1]
    if (mine < 0 || its < 0) return []
    return [
      { inChecked: { start: span.start + mine, end: span.start + mine + run.length }, inExcerpt: { start: its, end: its + run.length } },
    ]
  })
  const shared = runs.reduce((sum, { inExcerpt }) => sum + wordsIn(theirs?.slice(inExcerpt.start, inExcerpt.end) ?? '').length, 0)
  return {
    id,
    source,
    span: { ...span },
    words: { ...words },
    common: shared,
    documents,
    excerpt:
      theirs === null
        ? null
        : { before: 'as earlier work says, ', text: theirs, after: ' and so on', at: 100, words: wordsIn(theirs).length },
    runs,
  }
}

export const sourceOf = (id: string, given: Partial<ReportSource> = {}): ReportSource => ({
  id,
  kind: 'public',
  title: `Paper ${id}`,
  authors: 'Nagy, E.',
  year: 2019,
  url: null,
  within: 'Open texts',
  readAt: null,
  ...given,
})

type Given = {
  readonly text: string
  readonly plants: readonly Plant[]
  readonly sources?: readonly ReportSource[]
  readonly quoted?: readonly string[]
  readonly bibliography?: readonly string[]
  readonly report?: Partial<Report>
}

/** A report on a text with these passages planted, in the order of the text. */
export function makeReport({ text, plants, sources, quoted = [], bibliography = [], report = {} }: Given): Report {
  return {
    title: 'Seminar paper, chapter 2',
    language: 'en',
    engineVersion: 1,
    checkedAt: '2026-11-22T14:06:00.000Z',
    text,
    words: wordsIn(text).length,
    searched: {
      collections: [{ id: 'c1', name: 'Open texts', kind: 'public', documents: 3 }],
      documents: 3,
      otherInstitutions: false,
      online: null,
    },
    evasion: { invisible: 0, lookAlikes: 0, places: [] },
    sources: [...(sources ?? [...new Set(plants.map(({ source }) => source))].map((id) => sourceOf(id)))],
    matches: plants.map((plant) => matchOf(text, plant)).toSorted((one, other) => one.span.start - other.span.start),
    quotations: quoted.map((piece) => structuredClone(partOf(text, piece))),
    bibliography: bibliography.map((piece) => structuredClone(partOf(text, piece))),
    ...report,
  }
}

export const stateOf = (id: string, given: Partial<CheckState> = {}): CheckState => ({
  id,
  title: 'Seminar paper, chapter 2',
  state: 'done',
  step: 'finalizing',
  progress: null,
  createdAt: '2026-11-22T14:05:00.000Z',
  deletedAt: null,
  problem: null,
  ...given,
})

export const answerOf = (id: string, report: Report, given: Partial<CheckAnswer> = {}): CheckAnswer => ({
  ...stateOf(id),
  report,
  exclusions: firstExclusions,
  share: null,
  ...given,
})
