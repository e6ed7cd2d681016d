import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDetectResult } from '#tests/builders.ts'
import { makeAsk, makeHouse, posting } from '#tests/house.ts'
import { signedInAs, subscription } from '#tests/visitor.ts'
import { detectResult, verdicts, type DetectResult, type ModelReading } from '#tools/detect/contract.ts'
import { runDetect } from './run-detect.ts'

const reading = (finding: ModelReading['finding']): ModelReading => ({
  model: 'base',
  finding,
  measured: {
    people: 200,
    machine: 100,
    wrongly: 0.02,
    found: 0.4,
    auroc: 0.8,
    interval: { low: 0.7, high: 0.9 },
    measuredOn: '2026-11-20',
  },
})
const never = new AbortController().signal

/** A house whose detector gives `result` and whose model gives `model`; and the texts that the model was sent. */
function houseWith(result: DetectResult, model: ModelReading | null) {
  const sent: string[] = []
  const predictor = {
    model: null,
    read: async (text: string, language: string) => {
      sent.push(`${language} ${text}`)
      return model
    },
  }
  return { house: { engines: { ...makeHouse().engines, detect: async () => result }, predictor }, sent }
}

describe('the operator’s model', () => {
  test('changes neither the verdict nor anything else, whatever it says', async () => {
    const finding = fc.option(fc.record({ isUsual: fc.boolean(), moreEvenThan: fc.double({ min: 0, max: 1, noNaN: true }) }))
    await fc.assert(
      fc.asyncProperty(fc.constantFrom(...verdicts), finding, async (verdict, found) => {
        const cannotTell = verdict === 'cannot-tell' ? 'between' : null
        const result = makeDetectResult({ verdict, cannotTell, range: cannotTell ? null : { low: 0.2, high: 0.4 } })
        const { house } = houseWith(result, reading(found))
        const { model, ...rest } = await runDetect({ text: 'Words.', language: 'detect' }, house, never)
        expect({ ...rest, model: null }).toEqual(result)
        expect(model).toEqual(reading(found))
      }),
    )
  })

  test('is sent the text with the language that was found, and its finding is in the answer', async () => {
    const { house, sent } = houseWith(makeDetectResult({ cannotTell: 'between' }), reading({ isUsual: false, moreEvenThan: 0.98 }))
    const answer = await makeAsk(house)('/api/v1/detect', posting({ text: 'Words.' }))
    expect(sent).toEqual(['en Words.'])
    expect(detectResult.parse(await answer.json()).model?.finding).toEqual({ isUsual: false, moreEvenThan: 0.98 })
  })

  test('stands in the printed report with its figures', async () => {
    const { house } = houseWith(makeDetectResult({ cannotTell: 'between' }), reading({ isUsual: false, moreEvenThan: 0.98 }))
    const paid = signedInAs('writer', () => subscription({ tier: 'platinum' }))
    const page = await (await makeAsk({ ...paid, ...house })('/api/v1/detect/report', posting({ text: 'Words.' }))).text()
    expect(page).toContain('Predictability for base')
    expect(page).toContain('More even than 98% of the people’s texts it was calibrated on.')
    expect(page).toContain('on 200 texts by people and 100 by models.')
  })

  test.each(['too-short', 'not-prose', 'mixed-languages'] as const)('is not asked about a text that is %s', async (cannotTell) => {
    const { house, sent } = houseWith(makeDetectResult({ cannotTell }), reading(null))
    expect((await runDetect({ text: 'Words.', language: 'detect' }, house, never)).model).toBeNull()
    expect(sent).toEqual([])
  })
})
