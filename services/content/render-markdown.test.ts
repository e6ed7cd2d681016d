import { describe, expect, test } from 'vitest'
import { el } from '../islands/elements.ts'
import { iconOf } from './icons.ts'
import { renderMarkdown } from './render-markdown.ts'
import type { RenderOptions } from './render-options.ts'

const known: Readonly<Record<string, string>> = { 'page:proofreader': '/ai-proofreader', 'post:first#why': '/blog/first#why' }
const facts = { support: 'help@example.edu', historyDays: 90 }
const html = (
  markdown: string,
  more: Partial<typeof facts | { support: null }> = {},
  parts: Partial<Pick<RenderOptions, 'imageOf' | 'iconOf' | 'islandOf'>> = {},
): string => renderMarkdown(markdown, { addressOf: (link) => known[link] ?? null, facts: { ...facts, ...more }, ...parts }).html

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

  test('colours code by classes, and leaves what it does not know', () => {
    expect(html('```sh\nnpm start\n```')).toBe(
      '<pre tabindex="0"><code class="language-sh"><span class="code-function">npm</span> <span class="code-string">start</span></code></pre>',
    )
    expect(html('```fortran\nEND\n```')).toBe('<pre tabindex="0"><code class="language-fortran">END\n</code></pre>')
    expect(html('```js\n"<script>"\n```')).not.toContain('<script')
  })

  test('places images with their measures', () => {
    const imageOf = (name: string) => (name === 'desk.png' ? { src: '/media/1/desk.png', width: 640, height: 480 } : null)
    expect(html('![A desk](image:desk.png)', {}, { imageOf })).toBe(
      '<p><img src="/media/1/desk.png" alt="A desk" width="640" height="480" loading="lazy" decoding="async"></p>',
    )
    expect(() => html('![A desk](image:other.png)', {}, { imageOf })).toThrow('other.png is not there')
    expect(() => html('![](image:desk.png)', {}, { imageOf })).toThrow('does not say what it shows')
    expect(() => html('![A desk](https://example.org/desk.png)', {}, { imageOf })).toThrow('name of a file beside the text')
    const byReference = '![A desk][1]\n\n[1]: https://example.org/desk.png'
    expect(() => html(byReference, {}, { imageOf })).toThrow('the image [1] is named by reference')
  })

  test('draws icons, silent or with a name', () => {
    const drawn = (markdown: string) => html(markdown, {}, { iconOf })
    expect(drawn(':icon[clock] soon')).toMatch(
      /^<p><svg class="icon" viewBox="0 0 24 24" [^>]*stroke-width="1.75"[^>]* aria-hidden="true"><circle [^]*<\/svg> soon<\/p>$/,
    )
    expect(drawn(':icon[clock]{label="Time"}')).toContain('role="img" aria-label="Time"')
    expect(drawn(':icon[brands/zotero]')).toBe(
      '<p><img class="icon icon-fetched" src="/icons/brands/zotero.svg" width="24" height="24" alt=""></p>',
    )
    expect(() => drawn(':icon[no-such-icon]')).toThrow('no icon "no-such-icon"')
  })

  test('writes live parts with what the browser asks for, and their words', () => {
    const islandOf = (name: string, params: Readonly<Record<string, string>>) =>
      name === 'figure'
        ? { query: new URLSearchParams(params).toString(), children: [el('p', { className: 'island-figure' }, '4%')] }
        : null
    expect(html('::figure[So many]{key=a/b/c}', {}, { islandOf })).toBe(
      '<section class="island" data-island="figure" data-query="key=a%2Fb%2Fc"><p class="island-caption">So many</p><p class="island-figure">4%</p></section>',
    )
    expect(() => html('::weather', {}, { islandOf })).toThrow('no mark ":weather"')
  })

  test('keeps nothing of an element but what is ours', () => {
    const islandOf = () => ({
      query: '',
      children: [el('p', { className: 'other', onClick: 'alert(1)' }, 'x'), el('script', {}, 'alert(1)')],
    })
    expect(html('::figure', {}, { islandOf })).toBe(
      '<section class="island" data-island="figure" data-query=""><p class="">x</p></section>',
    )
  })

  test('tells questions and their answers', () => {
    const { faq, html: page } = renderMarkdown(':::faq\n### Is it *free*?\n\nYes.\n\n- For all.\n\n### Why?\n\nSo.\n:::', {
      addressOf: () => null,
      facts,
    })
    expect(faq).toEqual([
      { question: 'Is it free?', answer: 'Yes. For all.' },
      { question: 'Why?', answer: 'So.' },
    ])
    expect(page).toMatch(/^<section class="faq"><h3 id="is-it-free">/)
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
    [':::faq\nOne.\n:::', 'begins with a question'],
    [':::faq\n### Why?\n:::', 'no answer to "Why?"'],
    [':::faq\n:::', 'holds no question'],
    ['a :icon[clock]', 'no icon "clock"'],
    ['![A desk](desk.png)', 'name of a file beside the text'],
  ])('refuses %s', (markdown, why) => {
    expect(() => html(markdown)).toThrow(why)
  })
})
