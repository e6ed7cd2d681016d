import { globSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { NavigationRefused, safeAddress } from './leave-for.ts'

describe('an address that is made on the way', () => {
  test.each([
    ['/premium?a=1#b', false, '/premium?a=1#b'],
    ['/premium', true, '/premium'],
    ['https://pay.example/c/1', true, 'https://pay.example/c/1'],
    ['HTTP://pay.example', true, 'http://pay.example/'],
  ])('%s is gone to (external: %s)', (to, isExternal, address) => {
    expect(safeAddress(to, { isExternal })).toBe(address)
  })

  test.each([
    ['https://pay.example/', false, 'another site needs the flag isExternal'],
    ['//pay.example/', false, 'another site needs the flag isExternal'],
    ['/\\pay.example/', false, 'another site needs the flag isExternal'],
    ['//pay.example/', true, '//'],
    ['javascript:alert(1)', false, 'javascript:'],
    ['javascript:alert(1)', true, 'javascript:'],
    ['JaVaScRiPt:alert(1)', true, 'javascript:'],
    [' javascript:alert(1)', true, 'javascript:'],
    ['java\nscript:alert(1)', true, '//'],
    ['data:text/html,<script>alert(1)</script>', true, 'data:'],
    ['vbscript:x', true, 'vbscript:'],
    ['blob:https://tinta.example/1', true, 'blob:'],
    ['file:///etc/passwd', true, 'file:'],
    ['view-source:https://x.example', true, 'view-source:'],
    ['https:', true, 'https:'],
    ['', true, '//'],
  ])('%j is refused (external: %s)', (to, isExternal, why) => {
    expect(() => safeAddress(to, { isExternal })).toThrow(new NavigationRefused(`Navigation refused: ${why}`))
  })

  test('is not quoted when it is refused', () => {
    expect(() => safeAddress('javascript:steal("secret")')).toThrow(/^Navigation refused: javascript:$/)
  })
})

/** The door itself; a window of our own with an address that the browser made for us; a page of the worker's, whose way is checked there. */
const ownWays = ['web/workbench/leave-for.ts', 'web/features/detect/use-report.ts', 'web/offline/shared-text.ts']
/** Everything that sends a window somewhere; an empty window is nowhere yet. */
const ways = /location\.(?:assign|replace)\((?!safeAddress\()|(?<!\.)location\.href\s*=|(?<!\w)location\s*=\s|window\.open\((?!'')/

test.each(globSync('web/**/*.{ts,tsx}').filter((file) => !file.includes('.test.') && !ownWays.includes(file)))(
  '%s goes elsewhere by that one door',
  (file) => {
    expect(
      readFileSync(file, 'utf8')
        .split('\n')
        .filter((line) => ways.test(line)),
    ).toEqual([])
  },
)
