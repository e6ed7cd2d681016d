import { expect, test } from 'vitest'
import { socialName } from './social-name.ts'

test.each([
  ['https://www.youtube.com/@tinta', 'YouTube'],
  ['https://mastodon.social/@tinta', 'Mastodon'],
  ['https://localhost/x', 'Localhost'],
])('%s is called %s', (address, name) => {
  expect(socialName(address)).toBe(name)
})
