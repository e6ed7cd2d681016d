import { describe, expect, test } from 'vitest'
import { readHead } from './read-head.ts'

const page = (tags: string): string => `<!DOCTYPE html><html><head>${tags}</head><body><title>of a drawing</title></body></html>`
const whole =
  '<title>Prose &amp; &quot;quotes&quot; · Tinta</title><meta name="description" content="It&#x27;s about &lt;text&gt;."/>' +
  '<link rel="canonical" href="https://tinta.example/ur/x?tool=detect&amp;a=1"/><link rel="alternate" hrefLang="en" href="https://tinta.example/x"/>' +
  '<link rel="alternate" hrefLang="x-default" href="https://tinta.example/x"/><link rel="alternate" type="application/rss+xml" href="/feed.xml"/>'

describe('what a page says of itself', () => {
  test('is read as text', () => {
    expect(readHead(page(whole))).toEqual({
      title: 'Prose & "quotes" · Tinta',
      description: "It's about <text>.",
      canonical: 'https://tinta.example/ur/x?tool=detect&a=1',
      alternates: [{ locale: 'en', href: 'https://tinta.example/x' }],
    })
  })

  test.each([
    ['asks not to be listed', `${whole}<meta name="robots" content="noindex"/>`],
    ['has no address to be kept', '<title>Page not found</title><meta name="description" content="Nothing."/>'],
    ['has no description', '<title>A</title><link rel="canonical" href="https://tinta.example/"/>'],
    ['has no title', '<meta name="description" content="A"/><link rel="canonical" href="https://tinta.example/"/>'],
  ])('is nobody else’s business where it %s', (_, tags) => {
    expect(readHead(page(tags))).toBeNull()
  })
})
