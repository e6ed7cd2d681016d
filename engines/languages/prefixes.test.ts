import { describe, expect, test } from 'vitest'
import { spelling as es } from './es/spelling.ts'
import { acceptPrefixed } from './prefixes.ts'
import { spelling as pt } from './pt/spelling.ts'
import { spelling as sk } from './sk/spelling.ts'
import type { SpellingHelp } from './spelling-help.ts'
import { words } from './words.ts'

const knows = (list: string): ((word: string) => boolean) => {
  const known = words(list)
  return (word) => known.has(word)
}
const accepts = ({ accepts: ask }: SpellingHelp, word: string, list: string): boolean => ask?.(word, knows(list)) ?? false

describe('acceptPrefixed', () => {
  const accept = acceptPrefixed(words('auto micro'))
  test.each([
    ['microplastic', 'plastic', true],
    ['microplastik', 'plastic', false],
    ['autobus', 'bus', false],
    ['plastic', 'plastic', false],
  ])('%s with %s: %s', (word, list, expected) => {
    expect(accept(word, knows(list))).toBe(expected)
  })
})

describe('Spanish', () => {
  test.each([
    ['mezclarlo', 'mezclar', true],
    ['disputárselas', 'disputar', true],
    ['diciéndonos', 'diciendo', true],
    ['secuencialmente', 'secuencial', true],
    ['tranquilísima', 'tranquilo', true],
    ['meclarlo', 'mezclar', false],
    ['eestaba', 'estaba', false],
  ])('%s: %s %s', (word, list, expected) => {
    expect(accepts(es, word, list)).toBe(expected)
  })
})

describe('Portuguese of Portugal', () => {
  test.each([
    ['académico', 'acadêmico', true],
    ['fenómenos', 'fenômenos', true],
    ['usámos', 'usamos', true],
    ['usámo', 'usamos', true],
    ['acadámico', 'acadêmico', false],
    ['muiitos', 'muitos', false],
  ])('%s: %s %s', (word, list, expected) => {
    expect(accepts(pt, word, list)).toBe(expected)
  })
})

describe('Slovak', () => {
  test.each([
    ['deklarovaného', 'deklarovaný', true],
    ['krásneho', 'krásny', true],
    ['gamifikáciou', 'gamifikácia', true],
    ['skopolamínu', 'skopolamín', true],
    ['vyskladať', 'skladať', true],
    ['deklarovaneho', 'deklarovaný', false],
    ['okoo', 'oko', false],
  ])('%s: %s %s', (word, list, expected) => {
    expect(accepts(sk, word, list)).toBe(expected)
  })
})
