import { expect, test } from 'vitest'
import { readHeldOut } from './held-out.ts'

test('a set names what is wrong, where, and what should stand there', () => {
  const set = '# das, dass\n- Er [glaubt|glaubt,] [das|dass] es regnet.\n\n+ Er glaubt (und das) nicht.\n'
  expect(readHeldOut('de', set)).toEqual([
    {
      id: 'de-held-out-2',
      text: 'Er glaubt das es regnet.',
      edits: [
        { start: 3, end: 9, corrections: ['glaubt,'] },
        { start: 10, end: 13, corrections: ['dass'] },
      ],
      kind: 'held-out-wrong',
    },
    { id: 'de-held-out-4', text: 'Er glaubt (und das) nicht.', edits: [], kind: 'held-out-right' },
  ])
})

test.each([
  ['a right sentence with a mark', '+ Er glaubt [das|dass] nicht.'],
  ['a wrong one without', '- Er glaubt das nicht.'],
  ['a line without a sign', 'Er glaubt das nicht.'],
])('%s cannot be read', (_, line) => {
  expect(() => readHeldOut('de', `# one\n${line}`)).toThrow('Line 2 of the de set')
})
