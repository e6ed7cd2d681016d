import { describe, expect, test } from 'vitest'
import { renderMarkdown } from './render-markdown.ts'

const known: Readonly<Record<string, string>> = { 'page:proofreader': '/ai-proofreader', 'post:first#why': '/blog/first#why' }
const facts = { support: 'help@example.edu', historyDays: 90 }
const html = (markdown: string, more: Partial<typeof facts | { support: null }> = {}): string =>
  renderMarkdown(markdown, { addressOf: (link) => known[link] ?? null, facts: { ...facts, ...more } }).html

describe('Markdown', () => {
  test.each([
    ['*so* and **so**', '<p><em>so</em> and <strong>so</strong></p>'],
    [
      'a :word[b] :rebuilt[c] :gone[d]',
      '<p>a <span class="mark-reworded">b</span> <span class="mark-moved">c</span> <del class="mark-dropped">d</del></p>',
    ],
    ['[it](page:proofreader)', '<p><a href="/ai-proofreader">it</a></p>'],
    ['[why](post:first#why)', '<p><a href="/blog/first#why">why</a></p>'],
    ['[out](https://example.org/)', '<p><a href="https://example.org/" rel="noopener">out</a></p>'],
    [':support[Write to us]', '<p><a href="mailto:help@example.edu">Write to us</a></p>'],
    ['kept for :historydays[] days', '<p>kept for <span>90</span> days</p>'],
    ['<script>alert(1)</script>', ''],
    ['<b onclick="x">b</b>', '<p>b</p>'],
    ['`:word[b]`', '<p><code>:word[b]</code></p>'],
    ['at 10:30 sharp', '<p>at 10:30 sharp</p>'],
    ['from de:en on', '<p>from de:en on</p>'],
  ])('%s', (markdown, expected) => {
    expect(html(markdown)).toBe(expected)
  })

  test('lets wide tables be scrolled by themselves', () => {
    expect(html('| a |\n|---|\n| 1 |')).toMatch(/^<div class="wide-table" tabindex="0"><table>[^]*<\/table><\/div>$/)
  })

  test('sets two paragraphs side by side', () => {
    expect(html(':::compare{before="Too close" after="Yours"}\nOne.\n\nTwo.\n:::')).toBe(
      '<div class="compare"><div class="compare-side"><p class="compare-label">Too close</p><p>One.</p></div>' +
        '<div class="compare-side"><p class="compare-label">Yours</p><p>Two.</p></div></div>',
    )
  })

  test('names its headings, in any script', () => {
    const { headings } = renderMarkdown('# No\n\n## First *one*\n\n### دوسرا حصہ\n\n## First one', { addressOf: () => null, facts })
    expect(headings).toEqual([
      { id: 'first-one', text: 'First one', level: 2 },
      { id: 'دوسرا-حصہ', text: 'دوسرا حصہ', level: 3 },
      { id: 'first-one-1', text: 'First one', level: 2 },
    ])
  })

  test('has plain words where the operator has no address', () => {
    expect(html(':support[Write to us]', { support: null })).toBe('<p><span>Write to us</span></p>')
  })

  test.each([
    ['[x](page:nowhere)', 'page:nowhere'],
    ['[x](http://example.org)', 'neither https'],
    ['[x](javascript:alert(1))', 'neither https'],
    ['[x](/ai-proofreader)', 'neither https'],
    ['a :colour[b]', 'no mark ":colour"'],
    [':::compare{before="A" after="B"}\nOne.\n:::', 'two paragraphs'],
    [':::note\nOne.\n:::', 'no mark ":note"'],
  ])('refuses %s', (markdown, why) => {
    expect(() => html(markdown)).toThrow(why)
  })
})
