import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { commonWords } from './common-words.ts'
import { wordEvidence } from './word-evidence.ts'

const best = (text: string): string | undefined => [...wordEvidence(text)].toSorted((a, b) => b[1] - a[1])[0]?.[0]

describe('what little words say of a language', () => {
  test.each([
    ['cs', 'jak se to stalo, když jsme byli doma'],
    ['sk', 'ako sa to stalo, keď sme boli doma'],
    ['no', 'jeg vet ikke hva hun sa'],
    ['da', 'jeg ved ikke, hvad hun sagde af det'],
    ['sv', 'jag vet inte vad hon sade'],
    ['es', 'no sé lo que dijo ella también'],
    ['pt', 'não sei o que ela disse também'],
    ['it', 'non so che cosa ha detto lei'],
    ['ro', 'nu știu ce a spus ea'],
    ['pl', 'nie wiem, co się stało'],
    ['nl', 'ik weet niet wat ze zei'],
  ])('%s: %s', (code, text) => {
    expect(best(text)).toBe(code)
  })

  test('nothing of none', () => {
    expect(wordEvidence('').size).toBe(0)
    expect(wordEvidence('123 — €').size).toBe(0)
  })

  test('never fails, and words weigh together one at most', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 100 }), (text) => {
        for (const weight of wordEvidence(text).values()) expect(weight).toBeGreaterThan(0)
      }),
    )
    const own = [...(commonWords['sk'] ?? [])].filter((word) => /^[a-z]+$/.test(word)).join(' ')
    expect(wordEvidence(own).get('sk')).toBeCloseTo(1)
  })
})
