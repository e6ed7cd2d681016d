import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { faultsOf, hostileText, hostileTexts } from '#tests/hostile-texts.ts'
import { writtenLanguages } from '../languages/written.gen.ts'
import { analyseEnglish } from './analyse-english.ts'
import type { Speller } from './language.ts'
import type { Lint } from './lint.ts'
import { proofread, type ProofLanguage } from './proofread.ts'
import { makeRuleBook } from './rule-book.ts'
import { loadRules } from './rules.gen.ts'

// No dictionary: words of three, six, nine letters are known, and there is something to suggest for others.
const speller: Speller = { isKnown: (word) => word.length % 3 === 0, suggest: (word) => [word.slice(1), `${word}e`, `${word} ${word}`] }

const languages = Object.values(writtenLanguages)

async function proofOf(code: keyof typeof writtenLanguages): Promise<ProofLanguage> {
  const rules = (await loadRules[code]?.()) ?? { tables: [], lists: {}, checks: [] }
  const analyse = code === 'en' ? analyseEnglish : null
  return { language: writtenLanguages[code], book: makeRuleBook(code, rules), analyse, speller }
}

function lintsIn(text: string, proof: ProofLanguage): readonly Lint[] {
  const dialect = proof.language.dialects[0]?.tag ?? proof.language.tag
  return proofread(text, proof, { dialect, own: new Set(), off: new Set(), isPicky: true })
}

/** Seconds of CPU, not of the clock: the machine may be shared. */
function secondsOf(work: () => unknown): number {
  const since = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(since)
  return (user + system) / 1_000_000
}

describe.each(languages)('in $name', ({ code }) => {
  test('texts that nobody writes are read without a fault', async () => {
    const proof = await proofOf(code)
    const faults = hostileTexts(1_000).flatMap(([name, text]) => faultsOf(text, lintsIn(text, proof)).map((fault) => `${name}: ${fault}`))
    expect(faults).toEqual([])
  })

  test('random texts are read without a fault, and twice the same', async () => {
    const proof = await proofOf(code)
    const isSound = (text: string): void => {
      const lints = lintsIn(text, proof)
      expect(faultsOf(text, lints)).toEqual([])
      expect(lintsIn(text, proof)).toEqual(lints)
    }
    fc.assert(fc.property(hostileText, isSound), { numRuns: 60 })
  })
})

test.each(['one letter', 'no space', 'commas', 'brackets of all kinds', 'letters and apostrophes'])(
  'a text of nothing but %s takes little time',
  async (wanted) => {
    const [, text = ''] = hostileTexts().find(([name]) => name === wanted) ?? []
    const proof = await proofOf('it')
    expect(text.length).toBeGreaterThanOrEqual(100_000)
    expect(secondsOf(() => lintsIn(text, proof))).toBeLessThan(2)
  },
)
