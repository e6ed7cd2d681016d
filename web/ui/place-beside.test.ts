import { expect, test } from 'vitest'
import { placeBeside } from './place-beside.ts'

const viewport = { width: 1000, height: 600 }
const size = { width: 200, height: 100 }
const at = (x: number, y: number) => ({ x, y, width: 80, height: 40 })

test.each([
  ['below, start edges meet', at(100, 50), 'start', false, { x: 100, y: 96 }],
  ['below, end edges meet', at(700, 50), 'end', false, { x: 580, y: 96 }],
  ['right to left, start is on the right', at(700, 50), 'start', true, { x: 580, y: 96 }],
  ['above when below is short and above is more', at(100, 540), 'start', false, { x: 100, y: 434 }],
  ['kept inside on the right', at(950, 50), 'start', false, { x: 788, y: 96 }],
  ['kept inside on the left', at(10, 50), 'end', false, { x: 12, y: 96 }],
] as const)('%s', (_case, anchor, align, isRightToLeft, corner) => {
  expect(placeBeside({ anchor, size, viewport, align, isRightToLeft })).toEqual(corner)
})

test('what is larger than the window starts at its edge', () => {
  expect(placeBeside({ anchor: at(400, 300), size: { width: 1200, height: 900 }, viewport, align: 'start', isRightToLeft: false })).toEqual(
    { x: 12, y: 12 },
  )
})
