import { expect, test } from 'vitest'
import { textOf } from '#tests/corpus.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { indexText } from '../corpus/index-text.ts'
import { appError } from '../problem.ts'
import { indexInThread } from './index-in-thread.ts'

const long = Array.from({ length: 60 }, (_, seed) => textOf(seed)).join('. ')
const short = textOf(1)
const patience = { rest: 1, tries: 3 }

/** Engines that are busy so many times, and count how often they were asked. */
function engines(busy: number) {
  const asked: number[] = []
  const indexCheck = async ({ text, language }: { readonly text: string; readonly language: TextLanguage }) => {
    asked.push(text.length)
    if (asked.length <= busy) throw appError('engine-busy', { seconds: 10 })
    return indexText(text, language)
  }
  return { asked, index: indexInThread({ indexCheck }, patience) }
}

test('a long text is read in a thread, a short one here, and both alike', async () => {
  const { asked, index } = engines(0)
  for (const text of [short, long]) expect(await index(text, 'en')).toEqual(indexText(text, 'en'))
  expect(asked).toEqual([long.length])
})

test('busy engines are asked again, and not for ever', async () => {
  const one = engines(2)
  expect(await one.index(long, 'en')).toEqual(indexText(long, 'en'))
  const other = engines(3)
  await expect(other.index(long, 'en')).rejects.toMatchObject({ problem: { code: 'engine-busy' } })
  expect(other.asked).toHaveLength(3)
})
