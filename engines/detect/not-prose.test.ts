import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { isOtherScript, looksLikeCode, looksLikeFormula, shapeOfLines } from './not-prose.ts'
import { prosePartsOf } from './prose-parts.ts'

const wrapped = (text: string, columns: number): string =>
  text
    .split(' ')
    .reduce<string[]>((lines, word) => {
      const last = lines.at(-1)
      return last === undefined || last.length + 1 + word.length > columns ? [...lines, word] : [...lines.slice(0, -1), `${last} ${word}`]
    }, [])
    .join('\n')

const essay =
  'When the bridge was closed for repairs, the shops on the far bank lost most of the people who used to pass them on the way to work, and some of them never opened again. The council had promised a ferry, but the boat that came was too small for bicycles and did not run after six.'

const stanzas = [
  'the boat does not come in today,\nit waits beyond the bar,\nand those who meant to go away\nstill do not know how far',
  'they sit upon the bags they packed,\nthey talk about the tide,\nthe clock above the door is cracked,\nand nobody has lied',
]
const sentences = [
  'The ferry does not stop here now.\nThey took the ropes and the sign.\nI never learned exactly how\na boat is drawn along a line.',
  'My aunt still waits. She has a coat\nthat somebody had left to dry.\nShe says she never missed a boat\nso badly, and she does not cry.',
]
const messages =
  'Ann: where are you\nAnn: by the gate\nBen: the bus did not come for ten minutes\nBen: nearly there\nAnn: ok\nBen: is it cold'
const timed = '[18:02] Ann: where are you\n[18:02] Ben: at home\n[18:03] Ann: come to the park, we are all here\n[18:04] Ben: who is all'
const things = 'sleeping bag good to freezing\none small pot\ntwo person tent with pegs\nwater tablets\nmap and compass\nhat and scarf'

describe('lines that their writer broke', () => {
  test.each([
    ['stanzas in small letters', stanzas, 'verse'],
    ['stanzas whose lines end like sentences', sentences, 'verse'],
    ['messages', [messages], 'list'],
    ['messages with times', [timed], 'list'],
    ['a list without bullets', [things], 'list'],
    ...[30, 36, 42, 50, 60].map((columns) => [`prose wrapped at ${columns} columns`, [wrapped(essay, columns)], null] as const),
    ['a sentence a line', ['The bus was late.\nI had no coat.\nWe stood for an hour in the rain.\nNobody came.'], null],
    ['a list with bullets', ['- a pot\n- a tent with pegs\n- a hat\n- two coats for the rain'], null],
    ['three lines', ['a pot\na tent with pegs\na hat'], null],
  ] as const)('%s', (_, blocks, shape) => {
    expect(shapeOfLines(blocks)).toBe(shape)
  })

  test('stanzas are judged together, and prose beside them is judged', () => {
    const prose = wrapped(essay, 42)
    const text = [prose, ...stanzas, prose].join('\n\n')
    const { judged, leftOut } = prosePartsOf(text, 'en')
    expect(leftOut.map(({ kind }) => kind)).toEqual(['verse', 'verse'])
    const words = judged.flatMap((span) => textAt(text, span).split(/\s/))
    expect(words.join(' ')).toBe(`${essay} ${essay}`)
  })
})

describe('code', () => {
  test.each([
    ['for', 'for name in names:\nfor name, day in rows.items():'],
    ['with', 'with self.path.open() as handle:\nwith open(name) as file:'],
    ['if', 'if total > 1:\nif not rows:\nelif name in self.rows:'],
    ['members', 'self.path = path\nself.rows[name] = day'],
    ['return', 'return total\nreturn a + b'],
    ['calls', 'self.rows[name].append((day, float(amount)))\nprint(total)'],
    ['comments', '    # Every line holds a name.\n    # The sum of all.'],
    ['docstrings', '    """Those who owe something."""\n    return'],
    ['imports', 'import csv\nfrom pathlib import Path'],
  ])('%s', (_, lines) => {
    expect(looksLikeCode(lines)).toBe(true)
  })

  test.each([
    ['prose with the same words', 'If you go there, return the book\nwith the card that came for it\nand wait for the rest in the hall.'],
    ['headed prose', 'For those who stay at home:\nbring a coat and a book,\nand something for the others.'],
    ['verse', stanzas[0] ?? ''],
  ])('none: %s', (_, lines) => {
    expect(looksLikeCode(lines)).toBe(false)
  })

  const [before, after] = ['def load(self):\n    rows = []\n    return rows', 'def clear(self):\n    self.rows = []\n    return self']
  const kinds = (between: string): readonly string[] =>
    prosePartsOf([before, between, after].join('\n\n'), 'en').leftOut.map(({ kind }) => kind)

  test('words between two pieces of code are theirs', () => {
    expect(kinds('Whoever made a mistake writes a second payment that takes the first one back.')).toEqual(['code', 'code', 'code'])
    expect(kinds(`    ${essay}`)).toEqual(['code', 'code', 'code'])
  })

  test('a paragraph between two pieces of code is prose', () => {
    expect(kinds(essay)).toEqual(['code', 'code'])
  })

  test('a long line takes no long time', () => {
    expect(looksLikeCode(`if a ${'(in '.repeat(50_000)}\nwith ${'x as '.repeat(50_000)}`)).toBe(false)
  })
})

describe('formulas', () => {
  test.each([
    ['E = mc^2 + {a}_0', true],
    ['\\alpha_{i} + \\beta^{j}', true],
    ['x^2 + y^2', true],
    ['À Madame la marquise de ***', false],
    ['* * *', false],
  ])('%s', (line, is) => {
    expect(looksLikeFormula(line)).toBe(is)
  })
})

describe('other scripts', () => {
  test.each([
    ['图书馆不仅是学习的地方，也是人们见面的地方。', true],
    ['Библиотека нужна не только для учёбы.', true],
    ['The word 图书馆 means a library.', false],
    ['Şöyle yazdı, çünkü öğrenciydi.', false],
    ['1994 …', false],
  ])('%s', (text, is) => {
    expect(isOtherScript(text)).toBe(is)
  })
})
