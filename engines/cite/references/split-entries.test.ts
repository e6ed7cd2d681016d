import { expect, test } from 'vitest'
import { textAt } from '#engines/text/span.ts'
import { parseReferences } from './parse-references.ts'
import { splitEntries } from './split-entries.ts'

const one = 'Kovács, J. (2018). Első könyv. Osiris.'
const two = 'Nagy, P., & Tóth, É. (2019). Második könyv: A folytatás. Gondolat.'
const three = 'Smith, J. A. (2020). A third book. Oxford University Press. https://doi.org/10.1000/xyz'
const list = [one, two, three]

test.each([
  ['one a line', list.join('\n')],
  ['empty lines between', list.join('\n\n')],
  ['Windows line ends', list.join('\r\n')],
  ['numbers in brackets', list.map((entry, index) => `[${index + 1}] ${entry}`).join('\n')],
  ['numbers with a full stop', list.map((entry, index) => `${index + 1}. ${entry}`).join('\n')],
  ['numbers with a bracket', list.map((entry, index) => `${index + 1}) ${entry}`).join('\n')],
  ['bullets', list.map((entry) => `• ${entry}`).join('\n')],
  ['dashes', list.map((entry) => `- ${entry}`).join('\n')],
  ['numbers within one paragraph', list.map((entry, index) => `[${index + 1}] ${entry}`).join(' ')],
  ['a heading above', `Irodalomjegyzék\n\n${list.join('\n')}`],
  ['an English heading', `References:\n${list.join('\n')}`],
])('%s', (_, text) => {
  expect(splitEntries(text).map((span) => textAt(text, span))).toEqual(list)
})

test.each([
  ['hanging indents', 'Kovács, J. (2018). Első könyv.\n    Osiris.\nNagy, P. (2019). Második könyv: A\n    folytatás. Gondolat.', 2],
  [
    'lines wrapped by a PDF',
    'Kovács, J., & Szabó, É. (2018). Az olvasásértés fejlesztése az alsó\ntagozaton. Magyar Pedagógia, 118(2), 145–167.\nNagy, P. (2019). A folytatás és ami utána következik a könyvekben,\nha van. Gondolat.',
    2,
  ],
  [
    'numbers and wrapped lines',
    '[1] J. Kovacs, “A study of\nlong lines,” J. Tests, vol. 1, 2018.\n[2] P. Smith, “Another,” J. Tests, vol. 2, 2019.',
    2,
  ],
  [
    'one of them with a number',
    'Kovács, J. (2018). Első könyv. Osiris.\n[4] D. E. Knuth, Second Book. Reading: Addison, 1997.\nNagy, P. (2019). Harmadik könyv. Gondolat.',
    3,
  ],
  ['nothing', ' \n \n', 0],
])('%s', (_, text, entries) => {
  expect(splitEntries(text)).toHaveLength(entries)
})

test('a word and an address cut at a line’s end are made whole', () => {
  const [parsed] = parseReferences(
    'Kovács, J. (2018). Az olvasás fejlesz-\ntése. Magyar Pedagógia, 118(2), 145–167. https://doi.org/10.17670/\nmped.2018.2.145',
  )
  expect(parsed?.item).toMatchObject({ title: 'Az olvasás fejlesztése', DOI: '10.17670/mped.2018.2.145' })
})

test('"unpublished" behind a kind of thesis is no university', () => {
  const [parsed] = parseReferences('Țîrlea, Ș. (2021). Somnul adolescenților [Teză de doctorat nepublicată]. Universitatea din Brașov.')
  expect(parsed?.item).toMatchObject({ type: 'thesis', publisher: 'Universitatea din Brașov' })
})
