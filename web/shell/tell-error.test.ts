import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { errorClasses, errorReport, type ErrorReport } from '#tools/errors/contract.ts'
import { classOf, errorClassRows, reactNumber } from './error-classes.ts'
import { makeTeller, reportOf, type ErrorScene } from './tell-error.ts'

const scene: ErrorScene = { origin: 'https://tinta.example', build: '21c2861516adbc74', page: 'paraphraser', locale: 'hu' }

const errorWith = (message: string, lines: readonly string[] = [], name = 'TypeError'): Error =>
  Object.assign(new Error(message), { name, stack: [`${name}: ${message}`, ...lines].join('\n') })

const ours = '    at run (https://tinta.example/assets/home-B1x_2.js:1:20345)'

describe('classes of messages', () => {
  test.each(errorClassRows.flatMap(({ name, examples }) => examples.yes.map((message) => [message, name] as const)))(
    '%s: %s',
    (message, name) => {
      expect(classOf(message)).toBe(name)
    },
  )

  test.each(errorClassRows.flatMap(({ name, examples }) => examples.no.map((message) => [message, name] as const)))(
    '%s: not %s',
    (message, name) => {
      expect(classOf(message)).not.toBe(name)
    },
  )

  test('are those of the contract', () => {
    expect([...errorClassRows.map(({ name }) => name), 'other'].toSorted()).toEqual(errorClasses.toSorted())
  })

  test.each([
    ['Minified React error #310; visit', 310],
    ['Minified React error #12345; visit', undefined],
    ['error #310', undefined],
  ])('the number in %s is %s', (message, number) => {
    expect(reactNumber(message)).toBe(number)
  })
})

describe('what is told of an error', () => {
  test('is its kind, its class and its places in our files', () => {
    const lines = [
      ours,
      'go@https://tinta.example/assets/frame-a.js:2:7',
      '    at https://elsewhere.example/assets/x.js:1:1',
      '    at chrome-extension://abc/assets/x.js:1:1',
    ]
    expect(reportOf(errorWith('x is not a function', lines), 'page', scene)).toEqual({
      source: 'page',
      kind: 'TypeError',
      class: 'not-a-value',
      at: ['/assets/home-B1x_2.js:1:20345', '/assets/frame-a.js:2:7'],
      build: scene.build,
      page: 'paraphraser',
      locale: 'hu',
    })
  })

  test('fits the contract however deep the stack is', () => {
    const report = reportOf(
      errorWith(
        'x',
        Array.from({ length: 40 }, () => ours),
      ),
      'page',
      scene,
    )
    expect(errorReport.parse({ reference: 'abcdefgh', ...report }).at).toHaveLength(6)
  })

  test.each([['a string'], [null], [undefined], [7], [{ message: 'secret' }]])('is little when %j was thrown', (thrown) => {
    expect(reportOf(thrown, 'promise', scene)).toMatchObject({ kind: 'other', class: 'other', at: [] })
  })

  test('says nothing of what a person wrote, wherever it stands in the error', () => {
    const word = fc.stringMatching(/^[a-z]{6,12}$/).map((letters) => `Zq${letters}`)
    const text = fc
      .tuple(word, fc.string(), fc.constantFrom('\n', ' ', `\n${ours.replace('home-B1x_2', '')}`))
      .map(([mark, rest, gap]) => ({ mark, words: mark + gap + rest }))
    fc.assert(
      fc.property(text, ({ mark, words }) => {
        const given = [errorWith(words, [ours]), errorWith('x', [ours, words]), errorWith('x', [ours], words), errorWith('', [words])]
        for (const error of given) {
          const report: ErrorReport = { reference: 'abcdefgh', ...reportOf(error, 'page', scene) }
          expect(JSON.stringify(report)).not.toContain(mark)
          expect(errorReport.safeParse(report).success).toBe(true)
        }
      }),
    )
  })
})

describe('telling', () => {
  const makeTold = () => {
    const sent: ErrorReport[] = []
    let made = 0
    const teller = makeTeller({ scene: () => scene, send: (report) => void sent.push(report), makeReference: () => `number-${++made}` })
    return { teller, sent }
  }

  test('gives an error one number, and tells of it once', () => {
    const { teller, sent } = makeTold()
    const error = errorWith('x', [ours])
    expect([teller.tell(error, 'page'), teller.tell(error, 'page'), teller.tell(error, 'script')]).toEqual([
      'number-1',
      'number-1',
      'number-1',
    ])
    expect(sent.map(({ reference }) => reference)).toEqual(['number-1'])
  })

  test('leaves out what the server knows', () => {
    const { teller, sent } = makeTold()
    const error = errorWith('x')
    teller.know(error, 'of-the-server')
    expect([teller.tell(error, 'page'), sent]).toEqual(['of-the-server', []])
  })

  test('leaves out scripts that are not ours, but not what kept a page from being shown', () => {
    const { teller, sent } = makeTold()
    const foreign = () => errorWith('x', ['    at chrome-extension://abc/x.js:1:1'])
    expect(teller.tell(foreign(), 'script')).toBeNull()
    expect(teller.tell(foreign(), 'page')).toBe('number-1')
    expect(sent).toHaveLength(1)
  })

  test('does not go on for ever', () => {
    const { teller, sent } = makeTold()
    for (let at = 1; at <= 9; at++) teller.tell(errorWith('x', [ours.replace('20345', String(at))]), 'script')
    for (let again = 0; again < 3; again++) teller.tell(errorWith('x', [ours.replace('20345', '1')]), 'script')
    expect(sent).toHaveLength(5)
  })
})
