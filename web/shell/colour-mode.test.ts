import { runInNewContext } from 'node:vm'
import { describe, expect, test } from 'vitest'
import { colourModeOf, modeKey, modeScript } from './colour-mode.ts'

const cases = [
  { stored: null, isDeviceDark: false, forced: undefined, preference: 'system', value: 'light' },
  { stored: null, isDeviceDark: true, forced: undefined, preference: 'system', value: 'dark' },
  { stored: 'light', isDeviceDark: true, forced: undefined, preference: 'light', value: 'light' },
  { stored: 'dark', isDeviceDark: false, forced: undefined, preference: 'dark', value: 'dark' },
  { stored: 'system', isDeviceDark: true, forced: undefined, preference: 'system', value: 'dark' },
  { stored: 'mauve', isDeviceDark: true, forced: undefined, preference: 'system', value: 'dark' },
  { stored: 'dark', isDeviceDark: true, forced: 'light', preference: 'dark', value: 'light' },
  { stored: null, isDeviceDark: false, forced: 'dark', preference: 'system', value: 'dark' },
  { stored: 'light', isDeviceDark: false, forced: 'mauve', preference: 'light', value: 'light' },
] as const

describe.each(cases)('stored $stored, device dark $isDeviceDark, forced $forced', ({ preference, value, ...given }) => {
  test(`is ${preference}, shown ${value}`, () => {
    const forced = given.forced === 'light' || given.forced === 'dark' ? given.forced : null
    expect(colourModeOf(given)).toEqual({ preference, value, unknown: false, forced })
  })

  test('the script in the head comes to the same', () => {
    if (given.forced === 'mauve') return expect(firstPaint({ ...given, forced: undefined })).toEqual([value])
    return expect(firstPaint(given)).toEqual([value])
  })
})

test('the script in the head stands closed storage', () => {
  expect(firstPaint({ stored: new Error('denied'), isDeviceDark: true, forced: undefined })).toEqual(['dark'])
})

type Given = { readonly stored: string | null | Error; readonly isDeviceDark: boolean; readonly forced: string | undefined }

/** Runs the script as a browser would; the classes it gives to `html`. */
function firstPaint({ stored, isDeviceDark, forced }: Given): string[] {
  const classes: string[] = []
  runInNewContext(modeScript, {
    localStorage: {
      getItem(key: string) {
        if (stored instanceof Error) throw stored
        return key === modeKey ? stored : null
      },
    },
    document: {
      documentElement: {
        dataset: forced === undefined ? {} : { modeForced: forced },
        classList: { add: (name: string) => classes.push(name) },
      },
    },
    matchMedia: () => ({ matches: isDeviceDark }),
  })
  return classes
}
