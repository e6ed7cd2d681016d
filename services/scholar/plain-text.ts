import { Parser } from 'htmlparser2'
import { storable } from '../db/storable.ts'

/** Marks that stand in titles as text where somebody escaped them twice. */
const marks = /<\/?(?:i|b|u|em|strong|sub|sup|sc|scp|tt|italic|bold|(?:jats|mml):[a-z-]+)(?:\s[^<>]*)?\/?>/i
/** Said a second time for programs. */
const skipped: ReadonlySet<string> = new Set(['mml:annotation', 'annotation', 'tex-math', 'jats:tex-math', 'script', 'style'])
const charactersAtMost = 20_000

/** Text of a registry's field: without marks of HTML, JATS and MathML, entities read, white space made single; empty for nothing. */
export function plainText(text: string | null | undefined): string {
  let plain = storable((text ?? '').slice(0, charactersAtMost))
  if (/[<&]/.test(plain)) plain = withoutMarks(plain)
  if (marks.test(plain) || /&(?:amp|lt|gt|quot|#\d+);/.test(plain)) plain = withoutMarks(plain)
  return plain.replace(/[\p{Cc}\s]+/gu, ' ').trim()
}

function withoutMarks(text: string): string {
  let plain = ''
  let depth = 0
  const parser = new Parser(
    {
      onopentagname: (name) => {
        if (skipped.has(name)) depth++
        if (name === 'br' || name === 'p' || name === 'jats:p' || name === 'jats:break') plain += ' '
      },
      onclosetag: (name) => {
        if (skipped.has(name)) depth--
      },
      ontext: (piece) => {
        if (depth === 0) plain += piece
      },
    },
    { decodeEntities: true, recognizeSelfClosing: true },
  )
  // What is in a title's `<` before a figure or a space is no mark.
  parser.end(text.replace(/<(?![/!?]?[a-z])/gi, '&lt;'))
  return plain
}

/** Whether text stands in capitals although more than one longer word is in it: as a registry was sent it, not as it is written. */
export function isShouted(text: string): boolean {
  const words = text.match(/\p{L}{4,}/gu) ?? []
  return words.length > 1 && text === text.toUpperCase() && text !== text.toLowerCase()
}
