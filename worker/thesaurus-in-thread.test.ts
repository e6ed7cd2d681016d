import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import type { ThesaurusTask } from '#tools/thesaurus/contract.ts'
import { answerWith } from './answer-call.ts'
import { loadEngineWork } from './engine-work.ts'

const answer = answerWith(loadEngineWork())

async function lookedUp(input: ThesaurusTask) {
  const { port1, port2: steps } = new MessageChannel()
  const answered = await answer({ task: { tool: 'thesaurus', input }, steps, cancelled: new Int32Array(1) })
  port1.close()
  return answered
}

test('a thread looks words up, with what is installed and without', async () => {
  const [verb, noun] = ['verb', 'noun'].map((partOfSpeech) => expect.objectContaining({ word: 'result', isBase: false, partOfSpeech }))
  const answered = await lookedUp({ word: 'results', language: 'en' })
  expect(answered).toMatchObject({ result: { language: 'en', detected: false } })
  const entries = 'result' in answered ? Reflect.get(Object(answered.result), 'entries') : []
  expect(entries).toEqual(expect.arrayContaining([noun, verb]))
})

test.each([
  ['خوبصورت', ['language-not-supported', 'language-unknown']],
  ['исследование', ['language-not-supported', 'language-unknown']],
])('%s is in letters of none of our languages', async (word, codes) => {
  const answered = await lookedUp({ word, language: 'detect' })
  expect('problem' in answered && codes.includes(answered.problem.code)).toBe(true)
})
