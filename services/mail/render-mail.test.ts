import { describe, expect, test } from 'vitest'
import { mailWords } from '#locales/mail-words.ts'
import { allMessages } from '#locales/all.ts'
import type { MailText } from './mail-words.ts'
import { renderMail, type MailFrame } from './render-mail.ts'

const url = 'https://tinta.example/hu?step=confirm&token=a.b~c'
const text: MailText = { subject: 'Subject', before: ['First.', 'Second.'], button: 'Open', after: ['Last.'] }
const frame = (given: Partial<MailFrame> = {}): MailFrame => ({
  words: mailWords('en'),
  url,
  site: 'https://tinta.example',
  supportEmail: 'help@tinta.example',
  ...given,
})

describe('a mail as plain text', () => {
  test('says all in order, with the address on a line of its own', () => {
    expect(renderMail(text, frame()).plain.split('\n')).toEqual([
      'Hello,',
      '',
      'First.',
      '',
      'Second.',
      '',
      'Open:',
      url,
      '',
      'Last.',
      '',
      'Questions? Write to help@tinta.example.',
      '',
      'Tinta. Tools for people who write to be read.',
      'https://tinta.example',
    ])
  })

  test('has no button and no help where there is nothing to open and nobody to ask', () => {
    const { plain, html } = renderMail({ ...text, button: null }, frame({ url: null, supportEmail: null }))
    expect(plain).not.toMatch(/Open|Questions/)
    expect(html).not.toMatch(/<a |Questions/)
  })
})

describe('a mail as HTML', () => {
  const { html } = renderMail(text, frame())

  test('leads by its button and by a visible address to the same place', () => {
    const links = [...html.matchAll(/<a href="([^"]+)"[^>]*>([^<]+)<\/a>/g)].map(([, href = '', label = '']) => [href, label])
    const escapedUrl = url.replaceAll('&', '&amp;')
    expect(links).toEqual([
      [escapedUrl, 'Open'],
      [escapedUrl, escapedUrl],
    ])
  })

  test('begins with the words that a list of mails shows beside the subject', () => {
    expect(html).toMatch(/<body[^>]*>\s*<div aria-hidden="true" style="display:none;[^"]*">First\.<\/div>/)
  })

  test('loads nothing and runs nothing', () => {
    expect(html).not.toMatch(/<(?:img|script|link|iframe|object|form|style)\b|url\(|@import|\son\w+=/i)
  })

  test.each(Object.keys(allMessages))('in %s has its language and direction', (code) => {
    const made = renderMail(text, frame({ words: mailWords(code) })).html
    const attributes = `lang="${code}" dir="${code === 'ur' ? 'rtl' : 'ltr'}"`
    expect(made).toContain(`<html ${attributes}>`)
    // Some programs keep nothing but what is in the body.
    expect(made.slice(made.indexOf('<body'))).toContain(`<div ${attributes} `)
  })

  test('an address inside text from right to left keeps its order', () => {
    expect(renderMail(text, frame({ words: mailWords('ur') })).html).toMatch(/<a href="[^"]+" [^>]*dir="ltr" style="unicode-bidi:isolate;/)
  })

  test('takes every value for text', () => {
    const evil = `<script>alert('x')</script>&"`
    const made = renderMail(
      { subject: evil, before: [evil], button: evil, after: [evil] },
      frame({ supportEmail: `"<b>"@x.example`, site: 'https://x.example/<i>' }),
    ).html
    expect(made).not.toMatch(/<script|<b>|<i>/)
    expect(made.split('&lt;script&gt;alert(&#39;x&#39;)&lt;/script&gt;&amp;&quot;')).toHaveLength(7)
  })
})

describe('what must not be sent', () => {
  test.each(['a\nBcc: x@example.org', 'a\r\nBcc: x', 'a\rb', 'a\u2028b', 'a\u0000b', 'a\tb'])('a subject %j', (subject) => {
    expect(() => renderMail({ ...text, subject }, frame())).toThrow('control character')
  })

  test.each(['javascript:alert(1)', '//x.example', 'https://x.example/a b', 'https://x.example/"><b>', ''])('the address %j', (address) => {
    expect(() => renderMail(text, frame({ url: address }))).toThrow('not one of the web')
  })
})
