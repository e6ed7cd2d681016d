import { describe, expect, test } from 'vitest'
import { allowedEnglish } from './english-allowed.ts'
import { englishLeft, saidIn, type EnglishCheck } from './english-left.ts'
import { pageParts } from './page-parts.ts'

const page = (lang: string, body: string) => pageParts(`<html lang="${lang}">${body}</html>`)
const english = saidIn([
  page(
    'en',
    '<title>Contact · Tinta</title><p>Save the list</p><p>Premium</p><td>Citation.js</td><b>RIS (.ris)</b><p>PostgreSQL License</p><code>npm start now</code>',
  ),
])
const check: EnglishCheck = {
  english,
  allowed: [{ text: 'PostgreSQL License', because: 'a name' }],
  languageOf: async (text) => (text.includes('the') ? 'en' : null),
}
const long = 'This is what the page says when nobody has turned the words of it into the language of the reader.'

describe('English is found', () => {
  test.each([
    ['<p>Save the list</p>', 'p: Save the list'],
    ['<b>Save the list</b> <p>Más</p>', 'b: Save the list'],
    ['<button aria-label="Save the list">×</button>', 'aria-label: Save the list'],
    ['<meta name="description" content="Save the list">', 'description: Save the list'],
    [`<p>${long}</p>`, `p: ${long}`],
    [
      `<p>This is <b>what the page says</b> when nobody has turned the words of it into another language.</p>`,
      'p: This is what the page says when nobody has turned the words of it into another language.',
    ],
  ])('in %s', async (body, found) => {
    expect(await englishLeft(page('es', body), check)).toEqual([found])
  })
})

describe('English is not found', () => {
  test.each([
    ['in words of the language', '<p>Guardar la lista</p>'],
    ['in a single word', '<p>Premium</p><title>Contact · Tinta</title><td>Citation.js</td><b>RIS (.ris)</b>'],
    ['in what is marked as English', '<p lang="en">Save the list</p>'],
    ['in a title that the page marks as English below', '<title>Save the list · Tinta</title><h1 lang="en">Save the list</h1>'],
    ['in an allowed name', '<p>PostgreSQL License</p>'],
    ['in code', `<code>npm start now</code><pre>${long}</pre>`],
    [
      'in names in a row, whatever the detector says of them',
      '<p>React Router, Vite, Tailwind CSS, Hono, CodeMirror, Better Auth, the Noto Naskh Arabic, Literata</p>',
    ],
  ])('%s', async (_name, body) => {
    expect(await englishLeft(page('es', body), check)).toEqual([])
  })
})

test('what is allowed stands once, in order, with a reason', () => {
  const texts = allowedEnglish.map(({ text }) => text)
  expect(texts).toEqual([...new Set(texts)].toSorted())
  expect(allowedEnglish.filter(({ because }) => because.length < 5)).toEqual([])
})
