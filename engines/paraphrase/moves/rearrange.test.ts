import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { analyse } from '../../languages/en/grammar/analyse.ts'
import { comma, compose, fullStop, sentenceOf, textOf, type Tokens } from '../../languages/en/grammar/grammar-tokens.ts'
import type { Structure } from '../structure.ts'
import althoughBack from '../structures/en/although-back.ts'
import becauseFront from '../structures/en/because-front.ts'
import intensifierDropped from '../structures/en/intensifier-dropped.ts'
import relativeShortened from '../structures/en/relative-shortened.ts'
import splitBut from '../structures/en/split-but.ts'
import thereAreWho from '../structures/en/there-are-who.ts'
import { rearrange } from './rearrange.ts'

const structures: readonly Structure[] = [althoughBack, becauseFront, intensifierDropped, relativeShortened, splitBut, thereAreWho]

describe('what a rearrangement may see and return', () => {
  const backwards = rearrange((sentence, end) => [[...sentence.slice(1, end), ...sentence.slice(0, 1), ...sentence.slice(end)]])

  test.each(['Does it work now?', 'It works!', 'He said “come here and stay.', 'Stop.'])('is not asked about "%s"', (sentence) => {
    expect(backwards(analyse(sentence))).toBeNull()
  })

  test.each([
    ['a comma at the end', rearrange((s, end) => [compose(s.slice(0, end), [comma()], s.slice(end))])],
    ['two commas', rearrange((s) => [compose(s.slice(0, 2), [comma()], [comma()], s.slice(2))])],
    ['two stops', rearrange((s) => [compose(s, [fullStop()])])],
    ['the same words', rearrange((s) => [s])],
    ['nothing', rearrange(() => [])],
  ])('is refused with %s', (_, apply) => {
    expect(apply(analyse('The old house fell down.'))).toBeNull()
  })

  test('a sentence may not come to begin with a figure', () => {
    const apply = rearrange((s) => [sentenceOf(s.slice(2))])
    expect(apply(analyse('About here 53 people live.'))).toBeNull()
  })

  test('each sentence gets its capital', () => {
    const apply = rearrange((s, end) => [sentenceOf(s.slice(1, end), [fullStop()])])
    expect(apply(analyse('Then prices fell.'))?.map(textOf)).toEqual(['Prices fell.'])
  })
})

const lockedWords = (tokens: Tokens): readonly string[] =>
  tokens
    .filter(({ isLocked }) => isLocked)
    .map(({ text }) => text)
    .toSorted()

test('locked words are never lost or changed, and no place in the source is used twice', () => {
  fc.assert(
    fc.property(fc.constantFrom(...structures), fc.nat(), fc.nat(), (structure, which, lock) => {
      const source = structure.yes[which % structure.yes.length]?.[0] ?? ''
      const plain = analyse(source)
      const tokens = plain.map((token, i) => (i === lock % plain.length ? { ...token, isLocked: true } : token))
      const made = structure.apply(tokens)
      if (made === null) return
      const places = made.flat().flatMap(({ origin }) => (origin ? [origin.start] : []))
      expect(new Set(places).size).toBe(places.length)
      expect(lockedWords(made.flat())).toEqual(lockedWords(tokens))
    }),
  )
})
