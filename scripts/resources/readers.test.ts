import { describe, expect, test } from 'vitest'
import { filledBy, readApertium } from './apertium.ts'
import { readKeNet } from './kenet.ts'
import { readMythes } from './mythes.ts'
import { readWordNet } from './wordnet.ts'

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text)
const words = (synonyms: readonly { readonly word: string; readonly register: string }[]): readonly string[] =>
  synonyms.map(({ word, register }) => (register === 'neutral' ? word : `${word} (${register})`))

describe('MyThes', () => {
  test('words, parts of speech and registers are read; what is no synonym is left out', () => {
    const [entry, ...others] = readMythes(
      bytes('UTF-8\nwynik|2\n-|efekt|plon (pot.)|owoc (pojęcie nadrzędne)|wynik\n-|przyczyna (antonim)|skutek (książk.)\n'),
      'pl',
    )
    expect(others).toEqual([])
    expect(entry?.senses.map(({ synonyms, opposites }) => [words(synonyms), opposites])).toEqual([
      [['efekt', 'plon (informal)'], []],
      [['skutek (literary)'], ['przyczyna']],
    ])
  })

  test.each([
    ['it', '(s.f. Cibo)', { partOfSpeech: 'noun', gender: 'f' }],
    ['it', '(agg. e participio)', { partOfSpeech: 'adjective', gender: null }],
    ['fr', '(Adjectif Nom)', { partOfSpeech: 'adjective', gender: null }],
    ['pt', '   (adv.) ', { partOfSpeech: 'adverb', gender: null }],
    ['sv', '-', { partOfSpeech: null, gender: null }],
  ])('in %s %s is a part of speech', (language, head, expected) => {
    expect(readMythes(bytes(`UTF-8\nalfa|1\n${head}|beta\n`), language)[0]).toMatchObject(expected)
  })

  test('a Romanian infinitive is listed without its particle, another word as it is', () => {
    const [verb, adverb] = readMythes(bytes('UTF-8\narăta|2\n(verb)|a dovedi|(fig.) a marca|releva\n(adv.)|a priori\n'), 'ro')
    expect(verb?.senses.map(({ synonyms }) => words(synonyms))).toEqual([['dovedi', 'marca (literary)', 'releva']])
    expect(adverb?.senses.map(({ synonyms }) => words(synonyms))).toEqual([['a priori']])
  })

  test('Latin 2 is read as such, and name days are no meanings', () => {
    const latin2 = Uint8Array.from([...bytes('ISO8859-2\nwa'), 0xbf, ...bytes('ny|1\n-|istotny\n')])
    expect(readMythes(latin2, 'pl')[0]?.word).toBe('ważny')
    expect(readMythes(bytes('UTF-8\nanna|1\n(névnap)|július\n'), 'hu')).toEqual([])
  })

  test.each([
    ['a noun is written large', 'buch|1\n-|Buch (Hauptform)|(das) Werk', { Buch: ['Werk'] }],
    [
      'a reflexive is a verb of its own',
      'zeigen|2\n-|weisen|zeigen\n-|(sich) erweisen|(sich) zeigen (in)',
      { zeigen: ['weisen'], 'sich zeigen': ['sich erweisen'] },
    ],
    [
      'one that is nothing else is found without its pronoun',
      'ereignen|1\n-|(sich) ereignen|passieren',
      { 'sich ereignen': ['passieren'], ereignen: ['passieren'] },
    ],
    [
      'a verb and what is done are told apart',
      'lernen|2\n-|lernen|(sich) aneignen\n-|(das) Lernen|Studium',
      { lernen: ['sich aneignen'], Lernen: ['Studium'] },
    ],
    ['a head that its meaning does not hold', 'haus|2\n-|Haus...|intern\n-|(das) Haus|Heim', { Haus: ['Heim'] }],
    [
      'an article stays before more than a noun',
      'belegen|1\n-|belegen|(den) Beweis erbringen|kommen zu (es)|zeigen (ugs., salopp)',
      { belegen: ['den Beweis erbringen', 'zeigen (informal)'] },
    ],
  ])('in German %s', (_case, lines, expected) => {
    const found = readMythes(bytes(`UTF-8\n${lines}\n`), 'de')
    expect(Object.fromEntries(found.map(({ word, senses }) => [word, senses.flatMap(({ synonyms }) => words(synonyms))]))).toEqual(expected)
    for (const { word, partOfSpeech } of found) expect(partOfSpeech).toBe(/^\p{Lu}/u.test(word) ? 'noun' : null)
  })

  test('an encoding that nobody knows is an error', () => {
    expect(() => readMythes(bytes('EBCDIC\na|1\n-|b\n'), 'de')).toThrow('EBCDIC')
  })
})

test('WordNet gives senses in their order, near adjectives, opposites and a marked example', () => {
  const data = [
    '  1 licence',
    '00000001 00 a 02 large 0 big 0 002 & 00000002 a 0000 ! 00000003 a 0101 | above average in size; "a large house"; "big businesses"  ',
    '00000002 00 s 01 ample 0 001 & 00000001 a 0000 | fairly large  ',
    '00000003 00 a 01 small 0 001 ! 00000001 a 0101 | below average  ',
  ].join('\n')
  const [large] = readWordNet({ part: 'adj', index: 'large a 1 2 & ! 1 1 00000001  \n', data })
  expect(large).toEqual({
    word: 'large',
    partOfSpeech: 'adjective',
    gender: null,
    senses: [
      {
        gloss: 'above average in size',
        synonyms: [
          { word: 'big', register: 'neutral' },
          { word: 'ample', register: 'neutral' },
        ],
        opposites: ['small'],
        example: 'a «large» house',
      },
    ],
  })
})

test('WordNet: of a word that is a name as well, the name is left out; a name alone stays', () => {
  const data = [
    '00000001 18 n 02 Teach 0 Edward_Teach 0 000 | an English pirate  ',
    '00000002 04 n 02 teach 0 lesson 0 000 | what is taught  ',
    '00000003 18 n 02 Tinta 0 Ink 0 000 | a name  ',
  ].join('\n')
  const index = 'teach n 2 0 2 1 00000001 00000002  \ntinta n 1 0 1 0 00000003  \n'
  expect(readWordNet({ part: 'noun', index, data }).map(({ word, senses }) => [word, senses.map(({ gloss }) => gloss)])).toEqual([
    ['teach', ['what is taught']],
    ['tinta', ['a name']],
  ])
})

test('KeNet gives sets of two words and more, in the order of the sense numbers', () => {
  const xml = `<SYNSETS>
    <SYNSET><ID>1</ID><SYNONYM><LITERAL>sonuç<SENSE>2</SENSE></LITERAL><LITERAL>özet<SENSE>1</SENSE></LITERAL></SYNONYM><POS>n</POS><DEF>Kısa yazı</DEF></SYNSET>
    <SYNSET><ID>2</ID><SYNONYM><LITERAL>sonuç<SENSE>1</SENSE></LITERAL><LITERAL>netice<SENSE>1</SENSE></LITERAL></SYNONYM><POS>n</POS><DEF>Doğan şey</DEF><EXAMPLE>Sonuçları gördük.</EXAMPLE></SYNSET>
    <SYNSET><ID>3</ID><SYNONYM><LITERAL>tek<SENSE>1</SENSE></LITERAL></SYNONYM><POS>n</POS><DEF>Bir</DEF></SYNSET>
  </SYNSETS>`
  const entries = readKeNet(xml)
  expect(entries.map(({ word }) => word)).toEqual(['sonuç', 'özet', 'netice'])
  expect(entries[0]?.senses.map(({ gloss, synonyms, example }) => [gloss, words(synonyms), example])).toEqual([
    ['Doğan şey', ['netice'], '«Sonuçları» gördük.'],
    ['Kısa yazı', ['özet'], ''],
  ])
})

describe('Apertium', () => {
  const arcs = (rows: readonly (readonly [number, number, string, string])[], finals: readonly number[]): string =>
    [
      ...rows.map(([from, to, input, output]) => [from, to, input, output, '0.000000'].join('\t')),
      ...finals.map((state) => `${state}\t0.000000`),
    ].join('\n')

  test('a generator gives each word with its forms; tags that stand for several are spread', () => {
    const printed = arcs(
      [
        [0, 1, 'd', 'd'],
        [1, 2, 'ì', 'ì'],
        [2, 3, '<n>', 'ε'],
        [3, 4, '<m>', 'ε'],
        [4, 5, '<sp>', 'ε'],
      ],
      [5],
    )
    expect(readApertium(printed, 'generator', 'it')).toEqual([
      {
        lemma: 'dì',
        kind: 'noun.m',
        forms: [
          { tags: 'sg', form: 'dì' },
          { tags: 'pl', form: 'dì' },
        ],
      },
    ])
  })

  test('an analyser is read the other way round, and circles and proper names are left out', () => {
    const printed = arcs(
      [
        [0, 1, 's', 'b'],
        [1, 1, 'x', 'x'],
        [1, 2, 'ε', '<vblex>'],
        [2, 3, 'ε', '<inf>'],
        [1, 4, 'ε', '<np>'],
      ],
      [3, 4],
    )
    expect(readApertium(printed, 'analyser', 'no')).toEqual([{ lemma: 'b', kind: 'verb', forms: [{ tags: 'inf', form: 's' }] }])
  })

  test('another table adds the words that the first lacks, and no forms', () => {
    const word = (lemma: string, form: string) => ({ lemma, kind: 'noun.m', forms: [{ tags: 'pl', form }] })
    const [hall, man, eye] = [word('hol', 'holuri'), word('om', 'oameni'), word('ochi', 'ochi')]
    expect(filledBy([hall, man], [eye, word('hol', 'hole')])).toEqual([hall, eye, man])
  })
})
