import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainPath, redirectLoop, redirectRules } from './redirect-rules.ts'

const to = (...pairs: readonly (readonly [from: string, to: string])[]) => pairs.map(([from, target]) => ({ from, to: target }))
const site = { publicUrl: 'https://tinta.example.edu' }

describe('rules that lead round in a circle', () => {
  test.each([
    ['two', to(['/a', '/b'], ['/b', '/a']), ['/a', '/b', '/a']],
    ['three, entered from outside', to(['/in', '/a'], ['/a', '/b'], ['/b', '/c'], ['/c', '/a']), ['/a', '/b', '/c', '/a']],
    ['in other letters', to(['/A/', '/b'], ['/B', '/a']), ['/a', '/b', '/a']],
    ['by the site’s whole address', to(['/a', 'https://tinta.example.edu/b?x=1'], ['/b', '/a']), ['/a', '/b', '/a']],
    ['none: a row', to(['/a', '/b'], ['/b', '/c']), null],
    ['none: two ways to one place', to(['/a', '/c'], ['/b', '/c']), null],
    ['none: another site', to(['/a', 'https://other.example/b'], ['/b', '/a']), null],
  ])('%s', (_case, rules, loop) => {
    expect(redirectLoop(rules, site)).toEqual(loop)
  })

  test('are found together with what the site leads on itself', () => {
    const movedPath = (path: string) => (path === '/paraphraser' ? '/paraphrase-text' : null)
    expect(redirectLoop(to(['/paraphrase-text', '/paraphraser']), { movedPath })).toEqual([
      '/paraphrase-text',
      '/paraphraser',
      '/paraphrase-text',
    ])
    expect(redirectLoop(to(['/old', '/paraphraser']), { movedPath })).toBeNull()
  })

  test('are found exactly when following them does not end', () => {
    const name = fc.constantFrom('/a', '/b', '/c', '/d', '/e')
    fc.assert(
      fc.property(fc.dictionary(name, name, { maxKeys: 5 }), (targets) => {
        const rules = to(...Object.entries(targets).filter(([from, target]) => from !== target))
        const ends = (start: string): boolean => {
          let path: string | undefined = start
          for (let steps = 0; path !== undefined && steps < 10; steps++) path = rules.find(({ from }) => from === path)?.to
          return path === undefined
        }
        return (redirectLoop(rules) === null) === rules.every(({ from }) => ends(from))
      }),
    )
  })
})

describe('the setting', () => {
  const whyOf = (rules: unknown) => redirectRules.safeParse(rules).error?.issues.map(({ message }) => message)
  test.each<readonly [rules: readonly object[], why: readonly string[] | undefined]>([
    [[{ from: '/a', to: '/b' }], undefined],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/b', to: '/a' },
      ],
      ['must not lead round in a circle: /a → /b → /a'],
    ],
    [
      [
        { from: '/a', to: '/b' },
        { from: '/A/', to: '/c' },
      ],
      ['must name /A/ once'],
    ],
    [[{ from: '/a', to: '/A/' }], ['must not lead to itself']],
    [[{ from: '/api/v1/x', to: '/b' }], ['must not lie below /api or /assets, which no redirect comes before']],
    [[{ from: '/apiary', to: '/b' }], undefined],
  ])('%j: %j', (rules, why) => {
    expect(whyOf(rules)).toEqual(why)
  })

  test.each([
    'javascript:alert(1)',
    'data:text/html,x',
    'file:///etc/passwd',
    'ftp://x.example/',
    '//x.example',
    '\\\\x.example',
    '/.//x.example',
    '/a/..//x.example',
  ])('never leads to %s', (target) => {
    const why = 'must have a local path as "to", or an http(s) address with "isExternal": true'
    for (const isExternal of [true, false]) expect(whyOf([{ from: '/a', to: target, isExternal }])).toContain(why)
  })
})

test.each([
  ['/A/', '/a'],
  ['/', '/'],
  ['//', '/'],
  ['/r%C3%A9gi', '/régi'],
  ['/%E0%A4%A', '/%e0%a4%a'],
])('%s is compared as %s', (path, plain) => {
  expect(plainPath(path)).toBe(plain)
})

test('a long row of slashes keeps nobody waiting', () => {
  const path = `${'/'.repeat(100_000)}x`
  const start = performance.now()
  expect(plainPath(path)).toBe(path)
  expect(performance.now() - start).toBeLessThan(500)
})
