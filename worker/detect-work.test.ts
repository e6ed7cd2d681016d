import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { DetectInput } from '#tools/detect/contract.ts'
import { answerWith } from './answer-call.ts'
import { loadEngineWork } from './engine-work.ts'

const answer = answerWith(loadEngineWork())

async function detected(input: DetectInput) {
  const { port1, port2: steps } = new MessageChannel()
  const answered = await answer({ task: { tool: 'detect', input }, steps, cancelled: new Int32Array(1) })
  port1.close()
  return answered
}

const hungarian = 'A diákok tegnap hosszú dolgozatokat írtak a háborúról, mert a tanár ezt kérte tőlük az órán, és sokan nem értek rá. '

test.each([
  ['finds the language out', { text: hungarian.repeat(8), language: 'detect' }, 'hu'],
  ['believes whoever names it', { text: 'Quiet rooms help.', language: 'en' }, 'en'],
] as const)('a thread that is to detect %s', async (_, input, language) => {
  expect(await detected(input)).toEqual({ result: expect.objectContaining({ language, verdict: 'cannot-tell' }) })
})

test('a language that nobody here knows is a problem with words, not a failure', async () => {
  const text = 'Opiskelijat kirjoittivat pitkiä esseitä sodasta ja rauhasta, koska opettaja oli pyytänyt sitä.'
  expect(await detected({ text, language: 'detect' })).toEqual({
    problem: { code: 'language-not-supported', facts: expect.objectContaining({ language: 'fi' }) },
  })
})
