import { describe, expect, test } from 'vitest'
import { makeProofread } from '#tools/proofread/run.ts'
import type { TextLanguage } from '#tools/text-languages.gen.ts'
import { makeSpellers } from '#services/resources/spellers.ts'

const proofreading = makeProofread({ spellerOf: makeSpellers().get })

async function slipsIn(text: string, language: TextLanguage): Promise<readonly (readonly [string, string])[]> {
  const { findings } = await proofreading.run({ text, language, picky: false, own: [], off: [] })
  return findings
    .filter(({ rule }) => rule === 'any/spelling')
    .map(({ span, suggestions }) => [text.slice(span.start, span.end), suggestions[0] ?? ''])
}

describe('what the real dictionaries suggest', () => {
  test.each<readonly [TextLanguage, string, string, string]>([
    ['en', 'They recieved the letter in time.', 'recieved', 'received'],
    ['en', 'The goverment changed the law.', 'goverment', 'government'],
    ['en', 'Some of them wrote a realy long letter.', 'realy', 'really'],
    ['en', 'ON THE WHOLE WE DEFINATELY LIKED THE SHOW.', 'DEFINATELY', 'DEFINITELY'],
    ['hu', 'A könyvtár délutn zárva van.', 'délutn', 'délután'],
    ['ro', 'Studenții au citit biblitoeca.', 'biblitoeca', 'biblioteca'],
    ['sk', 'Študenti čítali dlhé textty v knižnici.', 'textty', 'texty'],
    ['de', 'Die Ergebnise waren sehr deutlich.', 'Ergebnise', 'Ergebnisse'],
    ['fr', 'Les étudiannts ont lu le livre.', 'étudiannts', 'étudiants'],
    ['it', 'Gli studenti hanno letto il lbro.', 'lbro', 'libro'],
    ['es', 'Los estudiantes leyeron el lbro.', 'lbro', 'libro'],
    ['pt', 'Os estudantes leram o lvro ontem.', 'lvro', 'livro'],
    ['pl', 'Studenci czytali długie tekssty.', 'tekssty', 'teksty'],
    ['cs', 'Studenti četli dlouhé textty.', 'textty', 'texty'],
    ['nl', 'De studenten lazen het bekk in de tuin.', 'bekk', 'bek'],
    ['sv', 'Studenterna läste bokken i parken.', 'bokken', 'boken'],
    ['no', 'Studentene leste aviisen i parken.', 'aviisen', 'avisen'],
    ['tr', 'Öğrenciler kitaabı kütüphanede okudu.', 'kitaabı', 'kitabı'],
  ])('%s: %s', async (language, text, slip, right) => {
    expect(await slipsIn(text, language)).toEqual([[slip, right]])
  })

  test.each<readonly [TextLanguage, string]>([
    ['en', "We won't go, and they can't come."],
    ['en', 'WE LIVED IN LONDON AND OFTEN MET PROFESSOR KOWALCZYK THERE.'],
    ['de', 'Das Flugzeug vom Typ JAS 39C Gripen stürzte ab.'],
    ['hu', 'Professzor Kowalczyk Budapesten tartott előadást.'],
  ])('%s: nothing in "%s"', async (language, text) => {
    expect(await slipsIn(text, language)).toEqual([])
  })
})
