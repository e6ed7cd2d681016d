import { describe, expect, test } from 'vitest'
import { apaRules, type ApaFaultId, type ApaRule } from './apa-faults.ts'
import { checkReferences } from './check-references.ts'

/** Of one entry under a title. */
const faultsIn = (entry: string, language: string, fault: string) => {
  const text = `References\n\n${entry}`
  const { findings } = checkReferences(text, { language })
  return { text, found: findings.filter((finding) => finding.kind === 'apa' && finding.fault === fault) }
}

describe.each(Object.keys(apaRules).filter((id): id is ApaFaultId => id in apaRules))('%s', (id) => {
  const rule: ApaRule = apaRules[id]
  const wrong = rule.wrong.map(([entry, fixed, language = 'en']) => ({ entry, fixed, language }))
  const right = rule.right.map(([entry, language = 'en']) => ({ entry, language }))
  test.each(wrong)('$entry', ({ entry, fixed, language }) => {
    const { text, found } = faultsIn(entry, language, id)
    expect(found).not.toEqual([])
    let mended = text
    for (const { span, replacement } of found.toReversed()) {
      expect(replacement === undefined).toBe(fixed === null)
      mended = mended.slice(0, span.start) + (replacement ?? '') + mended.slice(span.end)
    }
    if (fixed !== null) expect(mended).toBe(`References\n\n${fixed}`)
  })
  test.each(right)('nothing in $entry', ({ entry, language }) => {
    expect(faultsIn(entry, language, id).found).toEqual([])
  })
})

test('what is offered for an entry never overlaps', () => {
  const rows: readonly (readonly [entry: string, mended: string])[] = [
    [
      'Adams, M. and Bell, T. 2012. “Quiet Rooms and Their Walls.” Noise, vol. 3, no. 1, pp. 14-29. doi:10.1000/xyz12.',
      'Adams, M., & Bell, T. (2012). Quiet rooms and their walls. Noise, 3(1), 14–29. https://doi.org/10.1000/xyz12',
    ],
    ['Adams, Mary and Bell, Tom, 2012. Quiet rooms. London: Kestrel Books', 'Adams, M., & Bell, T. (2012). Quiet rooms. Kestrel Books.'],
  ]
  for (const [entry, mended] of rows) {
    const text = `References\n\n${entry}`
    const offered = checkReferences(text, { language: 'en' }).findings.filter(({ kind }) => kind === 'apa')
    let before = text.length
    let given = text
    for (const { span, replacement = '' } of offered.toReversed()) {
      expect(span.end).toBeLessThanOrEqual(before)
      before = span.start
      given = given.slice(0, span.start) + replacement + given.slice(span.end)
    }
    expect(given).toBe(`References\n\n${mended}`)
  }
})
