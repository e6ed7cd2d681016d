import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detectLanguage } from './detect-language.ts'

const samples: readonly (readonly [code: string, text: string])[] = [
  ['en', 'The students wrote long essays about the war, and their teacher read them all.'],
  ['hu', 'A diákok hosszú dolgozatokat írtak a háborúról, és a tanáruk mindet elolvasta.'],
  ['ro', 'Studenții au scris eseuri lungi despre război, iar profesorul lor le-a citit pe toate.'],
  ['sk', 'Študenti napísali dlhé eseje o vojne a ich učiteľ ich všetky prečítal.'],
  ['de', 'Die Studenten schrieben lange Aufsätze über den Krieg, und ihr Lehrer las sie alle.'],
  ['fr', 'Les étudiants ont écrit de longs essais sur la guerre et leur professeur les a tous lus.'],
  ['it', 'Gli studenti hanno scritto lunghi saggi sulla guerra e il loro insegnante li ha letti tutti.'],
  ['es', 'Los estudiantes escribieron largos ensayos sobre la guerra y su profesor los leyó todos.'],
  ['pt', 'Os estudantes escreveram longos ensaios sobre a guerra e o professor deles leu todos.'],
  ['pl', 'Studenci napisali długie eseje o wojnie, a ich nauczyciel przeczytał je wszystkie.'],
  ['cs', 'Studenti napsali dlouhé eseje o válce a jejich učitel je všechny přečetl.'],
  ['nl', 'De studenten schreven lange opstellen over de oorlog en hun leraar las ze allemaal.'],
  ['sv', 'Studenterna skrev långa uppsatser om kriget och deras lärare läste dem alla.'],
  ['no', 'Studentene skrev lange stiler om krigen, og læreren deres leste alle sammen.'],
  ['tr', 'Öğrenciler savaş hakkında uzun denemeler yazdılar ve öğretmenleri hepsini okudu.'],
  ['ur', 'طلباء نے جنگ کے بارے میں طویل مضامین لکھے اور ان کے استاد نے سب پڑھے۔'],
  ['ru', 'Студенты написали длинные эссе о войне, и их учитель прочитал их все.'],
]

describe('the language of a text', () => {
  test.each(samples)('%s', async (code, text) => {
    expect(await detectLanguage(text)).toMatchObject({ code, isReliable: true, shares: [{ code, share: 1 }] })
  })

  test.each([
    ['The cat.', 'en'],
    ['Results', 'en'],
    ['DNA RNA protein', 'en'],
    ['nakon toga je rekla', 'hr'],
    ['Jeg vil gerne have noget at spise', 'da'],
    ['ako sa máš dnes', 'sk'],
    ['jak se máš dnes', 'cs'],
    ['Köszönöm szépen a segítséget', 'hu'],
    ['Jo napot', null],
    ['123 456', null],
    ['', null],
    ['x'.repeat(100_000), null],
  ])('of few or strange words is a guess at best: %s', async (text, code) => {
    expect(await detectLanguage(text)).toMatchObject({ code, isReliable: false, shares: [] })
  })

  test('of a mixed text is told part by part, within a paragraph too', async () => {
    const [, english = ''] = samples[0] ?? []
    const [, hungarian = ''] = samples[1] ?? []
    const text = `${english} ${hungarian}\n\n${english}`
    const { code, shares, parts } = await detectLanguage(text)
    expect(code).toBe('en')
    expect(shares.map((share) => share.code)).toEqual(['en', 'hu'])
    expect(parts.map((part) => [text.slice(part.start, part.end).trim(), part.code])).toEqual([
      [english, 'en'],
      [hungarian, 'hu'],
      [english, 'en'],
    ])
  })

  test('of a short sentence is that of the one before it, when it looks like it', async () => {
    const [, english = ''] = samples[0] ?? []
    const [, german = ''] = samples[4] ?? []
    const codesOf = async (text: string) => (await detectLanguage(text)).parts.map(({ code }) => code)
    expect(await codesOf(`${english}\n\n${german} Der Hund bellt laut.`)).toEqual(['en', 'de', 'de'])
    expect(await codesOf(`${english}\n\n${german} So it was.`)).toEqual(['en', 'de', null])
  })

  test('is not that of its list of references', async () => {
    const text = `${samples[0]?.[1]}\nReferences\nGarcía Márquez, G. (1967). Cien años de soledad. Editorial Sudamericana.\nMüller, H., & Weber, T. (2015). Lernen im Unterricht für alle Schüler. Springer.`
    expect((await detectLanguage(text)).shares).toEqual([{ code: 'en', share: 1 }])
  })

  test('never fails, and its parts lie in the text, in order', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string({ unit: 'binary', maxLength: 200 }), async (text) => {
        let last = 0
        for (const { start, end } of (await detectLanguage(text)).parts) {
          expect(start).toBeGreaterThanOrEqual(last)
          expect(end).toBeGreaterThan(start)
          last = end
        }
        expect(last).toBeLessThanOrEqual(text.length)
      }),
      { numRuns: 50 },
    )
  })
})
