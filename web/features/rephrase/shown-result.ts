import type { Change, Rewrite, SentencePair } from '#engines/paraphrase/rewrite.ts'
import { overlaps, textAt, type Span } from '#engines/text/span.ts'
import { edited, holds, shifted, type Edit } from './shift.ts'

/** What stands at a change now: Tinta's wording, another one that the reader chose, or the original words. */
type Choice = 'proposed' | 'other' | 'original'

/** A change as it stands on the sheet; `to` and `output` follow every edit, `proposed` is what the engine wrote. */
export type ShownChange = Change & { readonly choice: Choice; readonly proposed: string }

/** A sentence as it stands on the sheet; `isChosen` once the reader put another wording in its place. */
export type ShownSentence = SentencePair & { readonly isChosen: boolean }

/** A result on the sheet, with what the reader has done to it. Sorted changes: by place, the containing one first. */
export type ShownResult = {
  readonly source: string
  readonly text: string
  readonly changes: readonly ShownChange[]
  readonly sentences: readonly ShownSentence[]
  /** Spans of the source kept on purpose. */
  readonly locked: readonly Span[]
  /** Spans of the text that the reader wrote. */
  readonly own: readonly Span[]
}

/** The result of a run as it came. */
export function makeShownResult(source: string, { text, changes, sentences, locked }: Rewrite): ShownResult {
  return { source, text, changes: toShown(changes), sentences: sentences.map((pair) => ({ ...pair, isChosen: false })), locked, own: [] }
}

const toShown = (changes: readonly Change[]): readonly ShownChange[] =>
  changes.map((change): ShownChange => ({ ...change, choice: 'proposed', proposed: change.to })).toSorted(byPlace)

/** By start; of two that start together the longer first, and structure before words. */
const byPlace = (a: ShownChange, b: ShownChange): number =>
  a.output.start - b.output.start ||
  b.output.end - a.output.end ||
  Number(isStructural(b)) - Number(isStructural(a)) ||
  a.source.start - b.source.start

/** Whether a change rearranged a sentence and may hold changes of words. */
export const isStructural = ({ kind }: Pick<Change, 'kind'>): boolean => kind === 'clause' || kind === 'split' || kind === 'merge'

/** Changes that still differ from the original. */
export const standing = (changes: readonly ShownChange[]): readonly ShownChange[] => changes.filter(({ choice }) => choice !== 'original')

/** Writes another wording at a change; the proposed one and the original are told apart from the rest. */
export function withWording(given: ShownResult, id: string, wanted: string): ShownResult {
  const change = given.changes.find((each) => each.id === id)
  if (!change || change.to === wanted) return given
  const wording = casedLike(change, wanted)
  const result = withNextLetter(given, change, wording)
  const { edit, lead } =
    change.output.start === change.output.end ? insertionOf(result, change, wording) : removalOf(result, change, wording)
  const next = changedBy(result, edit, change)
  const output = { start: edit.span.start + lead, end: edit.span.start + lead + wording.length }
  const choice: Choice = wording === change.proposed ? 'proposed' : wording === change.from ? 'original' : 'other'
  return {
    ...next,
    changes: next.changes.map((each) => (each.id === id ? { ...each, output, to: wording, choice } : each)).toSorted(byPlace),
    sentences: next.sentences.map((pair) => (belongsTo(change, pair) ? withOutput(pair, output) : pair)),
  }
}

const isCapital = (text: string): boolean => /^\p{Lu}/u.test(text)
const capital = (text: string): string => text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())

/** A wording for words that began with a capital begins with one. */
const casedLike = ({ from, to }: ShownChange, wording: string): string =>
  isCapital(from) && (to === '' || isCapital(to)) ? capital(wording) : wording

/** The first letter after words at the start of a sentence is a capital while those words are gone, and as in the source while they stand. */
function withNextLetter(result: ShownResult, change: ShownChange, wording: string): ShownResult {
  if (!isCapital(change.from) || (change.to === '') === (wording === '')) return result
  const gap = /^\s*/.exec(result.text.slice(change.output.end))?.[0].length ?? 0
  const place = change.output.end + gap
  const letter = result.text.charAt(place)
  const inSource = result.source.slice(change.source.end).trimStart().charAt(0)
  const wanted = wording === '' ? capital(letter) : /^\p{Ll}/u.test(inSource) ? letter.toLowerCase() : letter
  if (letter === wanted || wanted.length !== letter.length) return result
  const edit = { span: { start: place, end: place + letter.length }, text: wanted }
  return { ...result, text: edited(result.text, edit), changes: moved(result, edit, () => false) }
}

export const withOriginal = (result: ShownResult, id: string): ShownResult =>
  withWording(result, id, result.changes.find((change) => change.id === id)?.from ?? '')

/** A dropped sentence may be reported with the space behind it. */
const belongsTo = (change: ShownChange, pair: ShownSentence): boolean =>
  holds(pair.source, change.source) || (pair.isDropped && holds(change.source, pair.source))

type Fitted = { readonly edit: Edit; readonly lead: number }

/** Words put where there were none need a space towards each neighbour. */
function insertionOf({ text }: ShownResult, { output }: ShownChange, wording: string): Fitted {
  const place = output.start
  const before = text.slice(0, place)
  const after = text.slice(place)
  const lead = /\S$/u.test(before) && /^[\p{L}\p{N}("“‘]/u.test(wording) && !/[(“‘"—–-]$/u.test(before) ? ' ' : ''
  const trail = /^[\p{L}\p{N}("“‘]/u.test(after) && /\S$/u.test(wording) && !/[(“‘"—–-]$/u.test(wording) ? ' ' : ''
  return { edit: { span: output, text: lead + wording + trail }, lead: lead.length }
}

/** Words taken away altogether take one of two neighbouring spaces with them. */
function removalOf({ text }: ShownResult, { output }: ShownChange, wording: string): Fitted {
  const isDoubled = wording === '' && /(^|\s)$/u.test(text.slice(0, output.start)) && /^ /u.test(text.slice(output.end))
  return { edit: { span: isDoubled ? { start: output.start, end: output.end + 1 } : output, text: wording }, lead: 0 }
}

function withOutput(pair: ShownSentence, output: Span): ShownSentence {
  if (output.start === output.end) return pair
  const isNew = pair.output.start === pair.output.end
  const whole = isNew ? output : { start: Math.min(pair.output.start, output.start), end: Math.max(pair.output.end, output.end) }
  return { ...pair, isDropped: false, output: whole }
}

/** The result after an edit made at `target`: everything else moves, and what the edit wrote over is gone. */
function changedBy(result: ShownResult, edit: Edit, target: ShownChange): ShownResult {
  const inside = (change: ShownChange): boolean => isStructural(target) && holds(target.output, change.output)
  return {
    ...result,
    text: edited(result.text, edit),
    changes: moved(result, edit, (change) => change.id !== target.id && inside(change)),
    sentences: result.sentences.map((pair) => movedPair(pair, edit)),
    own: movedOwn(result.own, edit),
  }
}

function moved(result: ShownResult, edit: Edit, isGone: (change: ShownChange) => boolean): readonly ShownChange[] {
  const text = edited(result.text, edit)
  return result.changes
    .filter((change) => !isGone(change))
    .map((change) => {
      const output = shifted(change.output, edit)
      return output === change.output && edit.span.start >= change.output.end ? change : { ...change, output, to: textAt(text, output) }
    })
}

function movedPair(pair: ShownSentence, edit: Edit): ShownSentence {
  const output = shifted(pair.output, edit)
  return output === pair.output ? pair : { ...pair, output }
}

const movedOwn = (own: readonly Span[], edit: Edit): readonly Span[] =>
  own.map((span) => shifted(span, edit)).filter(({ start, end }) => start < end)

/** The reader typed: marks of words that were written into become the reader's own text, those around it stay. */
export function withTyping(result: ShownResult, edit: Edit): ShownResult {
  const touched = result.changes.filter((change) => !isStructural(change) && isTouched(change.output, edit.span))
  const gone = new Set(touched.map(({ id }) => id))
  const isCut = (change: ShownChange): boolean =>
    isStructural(change) && overlaps(change.output, edit.span) && !holds(change.output, edit.span)
  const written = { start: edit.span.start, end: edit.span.start + edit.text.length }
  return {
    ...result,
    text: edited(result.text, edit),
    changes: moved(result, edit, (change) => gone.has(change.id) || isCut(change)),
    sentences: result.sentences.map((pair) => movedPair(pair, edit)),
    own: merged([...movedOwn(result.own, edit), ...touched.map(({ output }) => shifted(output, edit)), written]),
  }
}

const isTouched = (output: Span, edit: Span): boolean =>
  overlaps(output, edit) ||
  (edit.start === edit.end && output.start < edit.start && edit.start < output.end) ||
  (output.start === output.end && edit.start < output.start && output.start < edit.end)

function merged(spans: readonly Span[]): readonly Span[] {
  const sorted = spans.filter(({ start, end }) => start < end).toSorted((a, b) => a.start - b.start || a.end - b.end)
  return sorted.reduce<readonly Span[]>((done, span) => {
    const last = done.at(-1)
    if (!last || span.start > last.end) return [...done, span]
    return [...done.slice(0, -1), { start: last.start, end: Math.max(last.end, span.end) }]
  }, [])
}

/** Another wording of one sentence; `changes` have outputs in `text` and sources in the whole source. */
export type Wording = { readonly text: string; readonly changes: readonly Change[] }

/** Puts a wording in the place of one sentence; its changes take the place of those that were there. */
export function withSentence(result: ShownResult, index: number, { text, changes }: Wording): ShownResult {
  const pair = result.sentences[index]
  if (!pair) return result
  const { edit, lead } = sentenceEdit(result, pair, text)
  const start = edit.span.start + lead
  const output = { start, end: start + text.length }
  const isInside = (change: ShownChange): boolean => holds(pair.source, change.source) && holds(pair.output, change.output)
  const placed = toShown(changes).map((change) => ({
    ...change,
    id: placedId(change.id, index),
    output: { start: change.output.start + start, end: change.output.end + start },
  }))
  return {
    ...result,
    text: edited(result.text, edit),
    changes: [...moved(result, edit, isInside), ...placed].toSorted(byPlace),
    sentences: result.sentences.map((each, at) =>
      at === index
        ? { source: pair.source, output, isDropped: text === '', isChanged: text !== textAt(result.source, pair.source), isChosen: true }
        : movedPair(each, edit),
    ),
    own: movedOwn(
      result.own.filter((span) => !holds(pair.output, span)),
      edit,
    ),
  }
}

const placedId = (id: string, index: number): string => `${id}@${index}`

/** A sentence that was dropped comes back with a space towards its neighbours. */
function sentenceEdit(result: ShownResult, pair: ShownSentence, text: string): Fitted {
  if (pair.output.start < pair.output.end || text === '') return { edit: { span: pair.output, text }, lead: 0 }
  const lead = /\S$/u.test(result.text.slice(0, pair.output.start)) ? ' ' : ''
  const trail = /^\S/u.test(result.text.slice(pair.output.end)) ? ' ' : ''
  return { edit: { span: pair.output, text: lead + text + trail }, lead: lead.length }
}

/** The sentence as the reader wrote it in the source. */
export const withOriginalSentence = (result: ShownResult, index: number): ShownResult => {
  const pair = result.sentences[index]
  return pair ? withSentence(result, index, { text: textAt(result.source, pair.source), changes: [] }) : result
}

/** Whether the reader chose, kept or wrote something in a sentence of the result. */
const isTouchedByReader = (result: ShownResult, pair: ShownSentence): boolean =>
  pair.isChosen ||
  result.changes.some((change) => change.choice !== 'proposed' && holds(pair.source, change.source)) ||
  result.own.some((span) => overlaps(span, pair.output))

/**
 * What the reader did to an earlier result of the same source, done to a new one: sentences that the reader touched are
 * carried over whole, except those that hold the source span `except`, for which the new result was asked.
 */
export function carriedOver(before: ShownResult, after: ShownResult, except: Span): ShownResult {
  return before.sentences.reduce((result, pair) => {
    if (overlaps(pair.source, except) || !isTouchedByReader(before, pair)) return result
    const index = result.sentences.findIndex(({ source }) => source.start === pair.source.start && source.end === pair.source.end)
    if (index < 0) return result
    const inside = before.changes.filter((change) => holds(pair.source, change.source) && holds(pair.output, change.output))
    const relative = inside.map((change) => ({
      ...change,
      output: { start: change.output.start - pair.output.start, end: change.output.end - pair.output.start },
    }))
    const placed = withSentence(result, index, { text: textAt(before.text, pair.output), changes: relative })
    return withMarks(placed, { index, before, pair, inside })
  }, after)
}

/** The choices and own words of a sentence that was carried over. */
function withMarks(
  result: ShownResult,
  from: { readonly index: number; readonly before: ShownResult; readonly pair: ShownSentence; readonly inside: readonly ShownChange[] },
): ShownResult {
  const { index, before, pair, inside } = from
  const by = (result.sentences[index]?.output.start ?? 0) - pair.output.start
  const known = new Map(inside.map((change) => [placedId(change.id, index), change]))
  const own = before.own.filter((span) => holds(pair.output, span)).map(({ start, end }) => ({ start: start + by, end: end + by }))
  return {
    ...result,
    changes: result.changes.map((change) => {
      const earlier = known.get(change.id)
      return earlier ? { ...change, choice: earlier.choice, proposed: earlier.proposed } : change
    }),
    own: merged([...result.own, ...own]),
  }
}
