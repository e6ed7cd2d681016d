import { writtenLanguages } from './written.gen.ts'
import type { Span } from '../text/span.ts'

const charactersAtMost = 1600

/** Marks that open a quotation in any language, with those that close it. */
const everywhere: Readonly<Record<string, string>> = { '„': '“”"', '“': '”"', '«': '»', '‹': '›', '‘': '’', '‚': '‘’', '"': '"', "'": "'" }

function closersFor(language: string): ReadonlyMap<string, string> {
  const closers = new Map(Object.entries(everywhere))
  const known = Object.entries(writtenLanguages).find(([code]) => code === language)?.[1]
  for (const [open, close] of [...(known?.quotes ?? []), ...(known ? [known.innerQuotes] : [])]) {
    const all = closers.get(open) ?? ''
    if (!all.includes(close)) closers.set(open, all + close)
  }
  return closers
}

/** Parts between quotation marks, marks included, of at most 1,600 UTF-16 units; the outer ones, in order. Time is linear. */
export function findMarked(text: string, language: string): readonly Span[] {
  const closers = closersFor(language)
  const places = closingPlaces(text, new Set([...closers.values()].join('')))
  const spans: Span[] = []
  const opening = /[„“”«»‹›‘’‚"']/g
  for (let match = opening.exec(text); match; match = opening.exec(text)) {
    const start = match.index
    const allowed = closers.get(match[0])
    if (allowed === undefined || !opens(text, start)) continue
    const end = Math.min(...Array.from(allowed, (closer) => places.next(closer, start + 1)))
    if (end - start > charactersAtMost || /\n\s*\n/.test(text.slice(start, end))) continue
    spans.push({ start, end: end + 1 })
    opening.lastIndex = end + 1
  }
  return spans
}

/** A mark opens before a letter, digit or mark, and not after a letter: `don't` opens nothing. French sets a space inside its own. */
const opens = (text: string, at: number): boolean =>
  !/[\p{L}\p{N}]/u.test(text.charAt(at - 1)) && /[^\s.,;:!?)\]]/.test(text.slice(at + 1, at + (text.charAt(at) === '«' ? 3 : 2)))
const closes = (text: string, at: number): boolean =>
  (text.charAt(at) === '»' || !/\s/.test(text.charAt(at - 1))) && !/[\p{L}\p{N}]/u.test(text.charAt(at + 1))

/** Asked with ascending places, finds the next closing mark in time that is linear over all questions. */
function closingPlaces(text: string, marks: ReadonlySet<string>): { next: (mark: string, from: number) => number } {
  const places = new Map<string, { readonly all: number[]; at: number }>()
  for (const mark of marks) places.set(mark, { all: [], at: 0 })
  for (let i = 0; i < text.length; i++) {
    const own = places.get(text.charAt(i))
    if (own && closes(text, i)) own.all.push(i)
  }
  return {
    next: (mark, from) => {
      const own = places.get(mark)
      if (!own) return Infinity
      while ((own.all[own.at] ?? Infinity) < from) own.at++
      return own.all[own.at] ?? Infinity
    },
  }
}

/** Blocks whose every line is indented by four spaces or a tab, or begins with the mark that mail gives quoted lines. */
export function findBlocks(text: string): readonly Span[] {
  const spans: Span[] = []
  let start = -1
  let end = -1
  for (const { index, 0: line } of text.matchAll(/[^\n]*\n?/g)) {
    const isIn = /^(?: {4,}|\t|\s{0,3}>)\s*\S/.test(line)
    if (isIn) {
      if (start < 0) start = index + line.search(/[^\s>]|$/)
      end = index + line.trimEnd().length
    } else if (start >= 0) {
      spans.push({ start, end })
      start = -1
    }
  }
  if (start >= 0) spans.push({ start, end })
  return spans.filter((span) => span.end > span.start)
}
