import { MessageChannel } from 'node:worker_threads'
import { expect, test } from 'vitest'
import { textOf } from '#tests/corpus.ts'
import { indexText } from '#services/corpus/index-text.ts'
import { answerWith } from './answer-call.ts'
import { loadEngineWork } from './engine-work.ts'

test('a thread reads a text for the index as the corpus itself does', async () => {
  const text = textOf(3, 400)
  const { port1, port2: steps } = new MessageChannel()
  const answer = answerWith(loadEngineWork())
  const call = { task: { tool: 'check.index', input: { text, language: 'en' } }, steps, cancelled: new Int32Array(1) } as const
  expect(await answer(call)).toEqual({ result: indexText(text, 'en') })
  port1.close()
})
