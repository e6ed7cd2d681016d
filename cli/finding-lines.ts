import type { ProofreadResult } from '#tools/proofread/contract.ts'

type Lint = ProofreadResult['lints'][number]
type Skipped = ProofreadResult['skipped']

const suggestionsAtMost = 3
/** A finding may be a whole sentence; its beginning is enough to know it by. */
const charactersAtMost = 60

/** One line a finding: `line:column  kind  words -> first suggestions  message`. */
export const findingLines = (text: string, lints: readonly Lint[]): string => {
  const placeOf = makePlaces(text)
  return lints
    .map(({ span, kind, suggestions, message }) => {
      const words = quoted(text.slice(span.start, span.end))
      const better = suggestions.slice(0, suggestionsAtMost).map((one) => (one === '' ? '(nothing)' : quoted(one)))
      const change = better.length === 0 ? words : `${words} -> ${better.join(', ')}`
      return `${placeOf(span.start)}  ${kind}  ${change}  ${message}\n`
    })
    .join('')
}

/** Which parts were not read, as they are in another language. */
export const skippedLine = (text: string, skipped: Skipped): string => {
  const placeOf = makePlaces(text)
  const names = new Intl.DisplayNames('en', { type: 'language', fallback: 'code' })
  const parts = skipped.map(({ span, language }) => `${placeOf(span.start)} (${names.of(language) ?? language})`)
  return `Left unread, as they are in another language: ${parts.join(', ')}.\n`
}

/** Line and column of an offset, both from 1; columns count characters as people do, not UTF-16 units. */
export function makePlaces(text: string): (offset: number) => string {
  const starts = [0, ...[...text.matchAll(/\r\n|[\n\r\u2028\u2029]/g)].map(({ 0: mark, index }) => index + mark.length)]
  return (offset) => {
    const line = starts.findLastIndex((start) => start <= offset)
    return `${line + 1}:${Array.from(text.slice(starts[line], offset)).length + 1}`
  }
}

/** Words in quotation marks, shortened. A finding stays on its line, whatever it holds; control characters would steer the terminal. */
export function quoted(words: string, atMost = charactersAtMost): string {
  const plain = [...words.replace(/\p{Cc}+/gu, ' ')]
  return `"${plain.length > atMost ? `${plain.slice(0, atMost).join('')}…` : plain.join('')}"`
}
