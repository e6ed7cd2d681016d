import { takesAn } from '../languages/en/articles.ts'
import type { Span } from '../text/span.ts'
import type { Alternative, ChangeKind, Reason } from './rewrite.ts'
import type { Token } from '../languages/en/grammar/token.ts'

/** A choice to be carried out: tokens `start` to `end` (exclusive) of a sentence become `tokens`. */
export type Edit = {
  readonly start: number
  readonly end: number
  readonly rule: string
  readonly kind: ChangeKind
  readonly reason: Reason
  readonly tokens: readonly Token[]
  readonly alternatives: readonly { readonly tokens: readonly Token[]; readonly note?: Alternative['note'] }[]
}

/** A rendered edit; `output` counts from the start of the rendered text. */
export type RenderedEdit = {
  readonly rule: string
  readonly kind: ChangeKind
  readonly reason: Reason
  readonly source: Span
  readonly output: Span
  readonly to: string
  readonly alternatives: readonly Alternative[]
}
export type Rendered = { readonly text: string; readonly edits: readonly RenderedEdit[]; readonly tokens: readonly Token[] }

/** An edit with its words as they will stand: capital set, `article` true when the a/an before it belongs to the change. */
type Placed = { readonly edit: Edit; readonly words: readonly Token[]; readonly article: Token | null }

/** Writes a sentence with its edits (sorted, not overlapping, over tokens that have an origin). */
export function render(sentence: readonly Token[], edits: readonly Edit[]): Rendered {
  const first = sentence.findIndex(isWord)
  const placed: Placed[] = []
  const pieces: (Token | Placed)[] = []
  let isStart = true
  let i = 0
  for (const edit of edits) {
    for (; i < edit.start; i++) {
      const token = sentence[i]
      if (!token) break
      pieces.push(isStart && isWord(token) && i > first ? capital(token) : token)
      if (isWord(token)) isStart = false
    }
    const words =
      isStart || hasCapital(sentence[edit.start]) ? edit.tokens.map((token, k) => (k === 0 ? capital(token) : token)) : edit.tokens
    const one: Placed = { edit, words, article: articleFor(pieces.at(-1), sentence, edit) }
    if (one.article) pieces.pop()
    placed.push(one)
    pieces.push(one)
    i = edit.end
    if (words.length > 0) isStart = false
    else if (isStart && sentence[i]?.text === ',') i++
  }
  for (; i < sentence.length; i++) {
    const token = sentence[i]
    if (!token) break
    pieces.push(isStart && isWord(token) && i > first ? capital(token) : token)
    if (isWord(token)) isStart = false
  }
  return write(pieces, sentence)
}

/** A capital of the writer's, after a colon or in a title. */
const hasCapital = (token: Token | undefined): boolean => token !== undefined && !token.isName && /^\p{Lu}/u.test(token.text)

const isWord = (token: Token): boolean => /[\p{L}\p{N}]/u.test(token.text)

const capital = (token: Token): Token => {
  const text = token.text.replace(/^\p{Ll}/u, (letter) => letter.toUpperCase())
  return text === token.text ? token : { ...token, text }
}

/** The a/an before the edit when the source, the new words and the other wordings do not all want the same. */
function articleFor(before: Token | Placed | undefined, sentence: readonly Token[], edit: Edit): Token | null {
  if (!before || 'edit' in before || !/^an?$/.test(before.lower) || before.origin === null) return null
  if (sentence[edit.start - 1] !== before) return null
  const wants = [
    sentence.slice(edit.start),
    ...[edit.tokens, ...edit.alternatives.map(({ tokens }) => tokens)].map((words) =>
      words.length > 0 ? words : sentence.slice(edit.end),
    ),
  ]
  const asked = new Set(wants.map((words) => takesAn(words[0]?.text ?? '')))
  return asked.size > 1 ? before : null
}

const withArticle = (article: Token, next: string): Token => {
  const lower = takesAn(next) ? 'an' : 'a'
  return { ...article, lower, lemma: lower, text: /^A/.test(article.text) ? `A${lower.slice(1)}` : lower }
}

function write(pieces: readonly (Token | Placed)[], sentence: readonly Token[]): Rendered {
  let text = ''
  const edits: RenderedEdit[] = []
  const tokens: Token[] = []
  let pending: string | null = null
  const add = (token: Token): void => {
    const space: string = text === '' ? '' : (pending ?? token.space)
    pending = null
    text += space + token.text
    tokens.push(token)
  }
  for (const [k, piece] of pieces.entries()) {
    if (!('edit' in piece)) {
      add(piece)
      continue
    }
    const { edit, words, article } = piece
    const next = words[0] ?? firstAfter(pieces, k)
    const shown = article ? [withArticle(article, next?.text ?? ''), ...words] : words
    const lead = shown[0] ? (text === '' ? '' : shown[0].space) : ''
    const start = text.length + lead.length
    if (shown.length === 0) {
      pending = text === '' ? '' : (sentence[edit.start]?.space ?? ' ')
      const after = firstAfter(pieces, k)
      if (after && !isWord(after) && after.space === '') pending = ''
    }
    for (const token of shown) add(token)
    const output = shown.length === 0 ? { start: text.length, end: text.length } : { start, end: text.length }
    const source = sourceSpan(sentence, edit, article)
    const isCapital = /^\p{Lu}/u.test(shown[0]?.text ?? '') && !(shown[0]?.isName ?? false)
    edits.push({
      rule: edit.rule,
      kind: edit.kind,
      reason: edit.reason,
      source,
      output,
      to: text.slice(output.start, output.end),
      alternatives: alternativesOf(edit, article, isCapital),
    })
  }
  return { text, edits, tokens }
}

const firstAfter = (pieces: readonly (Token | Placed)[], k: number): Token | undefined => {
  for (const piece of pieces.slice(k + 1)) {
    if (!('edit' in piece)) return piece
    const word = piece.article ?? piece.words[0]
    if (word) return word
  }
  return undefined
}

function sourceSpan(sentence: readonly Token[], edit: Edit, article: Token | null): Span {
  const from = article?.origin ?? sentence[edit.start]?.origin
  const to = sentence[edit.end - 1]?.origin
  if (!from || !to) throw new Error(`${edit.rule} edits words that have no place in the source`)
  return { start: from.start, end: to.end }
}

function alternativesOf(edit: Edit, article: Token | null, isCapital: boolean): readonly Alternative[] {
  return edit.alternatives.map(({ tokens, note }) => {
    const words = article && tokens[0] ? [withArticle(article, tokens[0].text), ...tokens] : tokens
    const text = words.map((token, i) => (i === 0 ? (isCapital ? capital(token).text : token.text) : token.space + token.text)).join('')
    return note === undefined ? { text } : { text, note }
  })
}
