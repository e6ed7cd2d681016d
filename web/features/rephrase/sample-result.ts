import fc from 'fast-check'
import type { Change, ChangeKind, SentencePair } from '#engines/paraphrase/rewrite.ts'
import { makeShownResult, type ShownResult } from './shown-result.ts'

/**
 * A result written as its own picture, for tests: `{from>to}` is a changed word, `[... | ...]` a restructured stretch that
 * may hold word changes, `<gone>` words that were dropped, `#kept#` a locked term. Sentences end at `.`.
 */
export function drawn(picture: string): ShownResult {
  const draft = { source: '', text: '', changes: [] as Change[], locked: [] as { start: number; end: number }[] }
  const open: { source: number; output: number }[] = []
  for (const piece of picture.match(/\{[^}]*\}|<[^>]*>|#[^#]*#|[[\]]|[^{<#[\]]+/g) ?? []) {
    if (piece === '[') open.push({ source: draft.source.length, output: draft.text.length })
    else if (piece === ']') close(draft, open.pop())
    else if (piece.startsWith('{'))
      write(draft, { from: piece.slice(1, piece.indexOf('>')), to: piece.slice(piece.indexOf('>') + 1, -1), kind: 'word' })
    else if (piece.startsWith('<')) write(draft, { from: piece.slice(1, -1), to: '', kind: 'drop' })
    else if (piece.startsWith('#')) {
      draft.locked.push({ start: draft.source.length, end: draft.source.length + piece.length - 2 })
      plain(draft, piece.slice(1, -1))
    } else plain(draft, piece)
  }
  return makeShownResult(draft.source, { text: draft.text, changes: draft.changes, locked: draft.locked, sentences: sentencesOf(draft) })
}

type Draft = { source: string; text: string; changes: Change[] }

function plain(draft: Draft, words: string): void {
  draft.source += words
  draft.text += words
}

function write(draft: Draft, { from, to, kind }: { from: string; to: string; kind: ChangeKind }): void {
  const source = { start: draft.source.length, end: draft.source.length + from.length }
  const output = { start: draft.text.length, end: draft.text.length + to.length }
  const reason = kind === 'drop' ? 'filler-removed' : 'same-meaning'
  draft.changes.push({
    id: `c${draft.changes.length}`,
    rule: 'en/test/row',
    kind,
    reason,
    source,
    output,
    from,
    to,
    alternatives: [{ text: `${to}ish` }],
  })
  draft.source += from
  draft.text += to
}

function close(draft: Draft, from: { source: number; output: number } | undefined): void {
  if (!from) return
  const source = { start: from.source, end: draft.source.length }
  const output = { start: from.output, end: draft.text.length }
  const words = { from: draft.source.slice(from.source), to: draft.text.slice(from.output) }
  draft.changes.push({
    id: `s${draft.changes.length}`,
    rule: 'en/structure/test',
    kind: 'clause',
    reason: 'clause-order',
    source,
    output,
    ...words,
    alternatives: [],
  })
}

/** Sentences of both texts, paired by number: drawn pictures have equally many full stops on both sides or drop one whole. */
function sentencesOf(draft: Draft): SentencePair[] {
  const pairs: SentencePair[] = []
  let output = 0
  for (const found of draft.source.matchAll(/[^.\s][^.]*\./g)) {
    const source = { start: found.index, end: found.index + found[0].length }
    const drop = draft.changes.find(
      (change) => change.kind === 'drop' && change.source.start === source.start && change.source.end >= source.end,
    )
    const start = drop ? drop.output.start : draft.text.slice(output).search(/\S/) + output
    const end = drop ? start : draft.text.indexOf('.', start) + 1
    pairs.push({
      source,
      output: { start, end },
      isChanged: drop !== undefined || draft.text.slice(start, end) !== found[0],
      isDropped: drop !== undefined,
    })
    output = end
  }
  return pairs
}

const word = fc.stringMatching(/^[a-z]{1,6}$/)
const unit = fc.oneof(
  { weight: 4, arbitrary: word },
  { weight: 3, arbitrary: fc.tuple(word, word).map(([from, to]) => `{${from}>${to}x}`) },
  { weight: 1, arbitrary: word.map((kept) => `#${kept}#`) },
)
const stretch = fc.array(unit, { minLength: 1, maxLength: 4 }).map((units) => units.join(' '))
const sentence = fc
  .array(
    fc.oneof(
      { weight: 4, arbitrary: stretch },
      { weight: 1, arbitrary: stretch.map((inner) => `[${inner}]`) },
      { weight: 1, arbitrary: word.map((gone) => `<${gone} >then`) },
    ),
    { minLength: 1, maxLength: 4 },
  )
  .map((parts) => `${parts.join(' ')}.`)

/** Any small result: words, phrases, dropped words, restructured stretches, kept terms. */
export const anyResult: fc.Arbitrary<ShownResult> = fc
  .tuple(fc.array(sentence, { minLength: 1, maxLength: 4 }), fc.constantFrom(' ', '\n', '\n\n'))
  .map(([sentences, space]) => drawn(sentences.join(space)))
