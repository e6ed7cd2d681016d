import { expect, test } from 'vitest'
import { iconFileOf, optionalIcon } from './local-icon.ts'

test.each(['clock', 'pencil-line', 'book-open'])('%s is drawn by its shapes', (name) => {
  const shapes = optionalIcon(name)
  expect(shapes?.length).toBeGreaterThan(0)
  expect(shapes?.every(({ attributes }) => !('key' in attributes))).toBe(true)
})

test.each(['nothing-like-it', '', 'Clock', '../lucide-react', 'clock.mjs', 'a/b', 'index'])('"%s" is no icon', (name) => {
  expect(optionalIcon(name)).toBeNull()
})

test('is a file of its own', () => {
  expect(iconFileOf([{ tag: 'circle', attributes: { cx: '1', cy: '"<' } }])).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" width="24" height="24" viewBox="0 0 24 24" fill="none" stroke="currentColor" stroke-width="1.75" ' +
      'stroke-linecap="round" stroke-linejoin="round"><circle cx="1" cy="&#34;&#60;"/></svg>',
  )
})
