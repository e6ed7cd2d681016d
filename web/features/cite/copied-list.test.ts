import { expect, test } from 'vitest'
import type { Entry } from '#tools/cite/contract.ts'
import { copiedList, runsRightToLeft } from './copied-list.ts'

const formatted = (text: string, html = text) => ({ text, html })
const entry = (id: string, text: string, more: Partial<Entry> = {}): Entry => ({
  id,
  entry: formatted(text),
  parenthetical: formatted(`(${id})`),
  narrative: formatted(id),
  gaps: [],
  isListed: true,
  ...more,
})

test('a copied list has a hanging indent that word processors keep, and its italics', () => {
  const copied = copiedList([
    entry('a', 'Abe. Title.', { entry: formatted('Abe. Title.', 'Abe. <i>Title</i>.') }),
    entry('b', 'Bo. Other.'),
  ])
  expect(copied.plain).toBe('Abe. Title.\nBo. Other.')
  expect(copied.html).toContain('margin-left:0.5in;text-indent:-0.5in')
  expect(copied.html).toContain('Abe. <i>Title</i>.</p>')
  expect(copied.html.match(/<p /g)).toHaveLength(2)
})

test('what is cited in the text only is not in it', () => {
  expect(copiedList([entry('a', 'A letter', { isListed: false })])).toEqual({ plain: '', html: '' })
})

test('an entry that runs from right to left hangs on its own side', () => {
  const { html } = copiedList([entry('a', '(2020) احمد، ا۔ کتاب')])
  expect(html).toContain('<p dir="rtl" style="margin:0;margin-right:0.5in')
})

test.each([
  ['Keles', false],
  ['(2020). احمد', true],
  ['123', false],
  ['שלום', true],
])('%s runs from right to left: %s', (text, expected) => {
  expect(runsRightToLeft(text)).toBe(expected)
})
