import { lintAt } from '../lint-at.ts'
import type { Lint } from '../lint.ts'
import type { LintParagraph } from '../paragraph.ts'

const units = /^(?:%|‰|°C|°F|°|km|cm|mm|m|kg|mg|g|l|ml|dl|kW|kWh|MW|GW|GHz|MHz|Hz|GB|MB|TB|kB|€|\$|£|EUR|USD|GBP)$/

/** Numbers as the language writes them: decimal mark before a unit, a space before it. */
export function findNumbers({ sentences, language }: LintParagraph): readonly Lint[] {
  return sentences.flatMap(({ tokens }) =>
    tokens.flatMap((token, i): readonly Lint[] => {
      const next = tokens[i + 1]
      if (token.kind !== 'number' || token.isLocked || !next || !units.test(next.text)) return []
      const found: Lint[] = []
      const other = language.decimalMark === ',' ? '.' : ','
      const [whole, part, ...more] = token.text.split(other)
      if (whole && part && more.length === 0 && /^\d{1,3}$/.test(whole) && /^\d{1,2}$/.test(part)) {
        const right = `${whole}${language.decimalMark}${part}`
        found.push(
          lintAt({
            rule: 'any/decimal-mark',
            class: 'decimal-mark',
            span: token.span,
            suggestions: [right],
            facts: { word: token.text, right },
          }),
        )
      }
      const isPercent = /^[%‰]$/.test(next.text)
      if (next.space === '' && !/^[°$£€]/.test(next.text) && (!isPercent || language.isPercentSpaced)) {
        const kept = Array.from(token.text).at(-1) ?? ''
        const span = { start: token.span.end - kept.length, end: next.span.end }
        const right = `${kept}\u00A0${next.text}`
        found.push(lintAt({ rule: 'any/unit-space', class: 'unit-space', span, suggestions: [right], facts: { word: next.text } }))
      }
      return found
    }),
  )
}
