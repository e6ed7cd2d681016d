import { describe, expect, test } from 'vitest'
import { dialectStems } from './dialect-stems.ts'
import { tellDialect } from './tell-dialect.ts'
import { writtenLanguages } from './written.gen.ts'

describe('the variant of a text', () => {
  test.each([
    ['en', 'The colour of the theatre was grey.', 'en-GB'],
    ['en', 'They organised a programme on globalisation.', 'en-GB'],
    ['en', 'The color of the theater was gray.', 'en-US'],
    ['en', 'Organisms and realists, specialists and capitalism.', 'en-US'],
    ['en', 'The colour of the theater.', 'en-US'],
    ['en', 'Nothing tells here.', 'en-US'],
    ['de', 'Im Jänner war die Matura, heuer im Mai.', 'de-AT'],
    ['de', 'Die Strasse ist gross und regelmässig gesperrt.', 'de-CH'],
    ['de', 'Die Strasse ist gross, aber die Größe zählt.', 'de-DE'],
    ['pt', 'A equipa registou o facto no ecrã do telemóvel.', 'pt-PT'],
    ['pt', 'A equipe usou o celular no ônibus.', 'pt-BR'],
    ['fr', 'La couleur du théâtre.', 'fr'],
  ] as const)('%s: %s', (code, text, tag) => {
    expect(tellDialect(text, writtenLanguages[code])).toBe(tag)
  })

  test('no word tells of two variants, and every variant is one of a language', () => {
    const all = Object.values(dialectStems).flatMap((stems) => [...stems])
    expect(all.filter((stem, i) => all.indexOf(stem) !== i)).toEqual([])
    const tags = Object.values(writtenLanguages).flatMap(({ dialects }) => dialects.map(({ tag }): string => tag))
    expect(Object.keys(dialectStems).filter((tag) => !tags.includes(tag))).toEqual([])
  })
})
