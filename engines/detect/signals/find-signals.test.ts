import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { writtenLanguages } from '../../languages/written.gen.ts'
import { textAt } from '../../text/span.ts'
import { findSignals, leaningOf, positionOf, towardsModels } from './find-signals.ts'
import { normsOf } from './norms.gen.ts'
import { toProse } from './prose.ts'
import { optionalRows } from './rows.ts'
import { signalIds, type Norm, type SignalId } from './signal.ts'

type Code = keyof typeof writtenLanguages
const codes = Object.keys(writtenLanguages) as readonly Code[]

const whole = (text: string) => [{ start: 0, end: text.length }]
const signalsOf = (text: string, code: Code) =>
  findSignals(toProse(text, whole(text), writtenLanguages[code]), { language: writtenLanguages[code], norms: normsOf[code] ?? null })
const signalOf = (text: string, code: Code, id: SignalId) => {
  const found = signalsOf(text, code).find((signal) => signal.id === id)
  if (!found) throw new Error(`no ${id}`)
  return { ...found, words: found.places.map((place) => textAt(text, place)) }
}

/** Says nothing noticeable, so that an example is long enough. */
const padding: Readonly<Record<Code, string>> = {
  en: 'Cold rain fell on grey roofs.',
  hu: 'Hideg eső esett lassan.',
  ro: 'Ploaia rece cădea încet.',
  sk: 'Studený dážď padal pomaly.',
  de: 'Kalter Regen fiel langsam.',
  fr: 'Une pluie froide tombait lentement.',
  it: 'Una pioggia fredda cadeva lenta.',
  es: 'Una lluvia fría caía lenta.',
  pt: 'Uma chuva fria caía lenta.',
  pl: 'Zimny deszcz padał powoli.',
  cs: 'Studený déšť padal pomalu.',
  nl: 'Koude regen viel langzaam.',
  sv: 'Kallt regn föll sakta.',
  no: 'Kaldt regn falt sakte.',
  tr: 'Soğuk yağmur yavaşça yağdı.',
}
const padded = (text: string, code: Code): string => `${text} ${Array.from({ length: 16 }, () => padding[code]).join(' ')}`

describe('in fifteen languages', () => {
  test.each<[Code, string, readonly string[]]>([
    ['en', 'However, it ended. In addition to this, nobody came. The end was near, however.', ['However', 'In addition to this']],
    ['hu', 'Ugyanakkor vége lett. Ennek ellenére senki sem jött. A vége ugyanakkor közel volt.', ['Ugyanakkor', 'Ennek ellenére']],
    ['ro', 'Totuşi, s-a terminat. Pe de altă parte, nimeni n-a venit. Era totuși aproape.', ['Totuşi', 'Pe de altă parte']],
    ['sk', 'Navyše sa skončilo. Na druhej strane nikto neprišiel. Koniec bol navyše blízko.', ['Navyše', 'Na druhej strane']],
    ['de', 'Darüber hinaus war Schluss. Zudem kam niemand. Der Schluss war zudem nah.', ['Darüber hinaus', 'Zudem']],
    ['fr', 'En effet, c’était fini. D’une part, nul ne vint. La fin était en effet proche.', ['En effet', 'D’une part']],
    ['it', 'Tuttavia finì. D’altra parte nessuno venne. La fine era tuttavia vicina.', ['Tuttavia', 'D’altra parte']],
    ['es', 'Sin embargo, acabó. Por otro lado, nadie vino. El fin estaba, sin embargo, cerca.', ['Sin embargo', 'Por otro lado']],
    ['pt', 'No entanto, acabou. Além disso, ninguém veio. O fim estava, no entanto, perto.', ['No entanto', 'Além disso']],
    ['pl', 'Ponadto nastał koniec. Z drugiej strony nikt nie przyszedł. Koniec był ponadto blisko.', ['Ponadto', 'Z drugiej strony']],
    ['cs', 'Navíc byl konec. Na druhou stranu nikdo nepřišel. Konec byl navíc blízko.', ['Navíc', 'Na druhou stranu']],
    ['nl', 'Bovendien was het uit. Aan de andere kant kwam niemand. Het einde was bovendien nabij.', ['Bovendien', 'Aan de andere kant']],
    ['sv', 'Dessutom var det slut. Å andra sidan kom ingen. Slutet var dessutom nära.', ['Dessutom', 'Å andra sidan']],
    ['no', 'Dessuten var det slutt. På den andre siden kom ingen. Slutten var dessuten nær.', ['Dessuten', 'På den andre siden']],
    ['tr', 'BUNUNLA BİRLİKTE bitti. Öte yandan kimse gelmedi. Son ayrıca yakındı.', ['BUNUNLA BİRLİKTE', 'Öte yandan']],
  ])('%s: sentences that open with a linking word', (code, text, expected) => {
    const { words, facts } = signalOf(padded(text, code), code, 'connectives')
    expect(words).toEqual(expected)
    expect(facts).toEqual({ count: expected.length, of: 19 })
  })

  test.each<[Code, string, number]>([
    ['en', 'I came. We’ve seen it. They left their house.', 2],
    ['hu', 'Láttam a házat. A mi házunk szép. Elmentek haza.', 2],
    ['ro', 'Am venit. Casa noastră e mare. El a plecat.', 2],
    ['sk', 'Prišiel som. Náš dom je veľký. On odišiel.', 2],
    ['de', 'Ich kam. Unser Haus ist groß. Sie gingen.', 2],
    ['fr', 'J’ai vu. Notre maison est grande. Ils partent.', 2],
    ['it', 'Abbiamo visto. La mia casa è grande. Partono.', 2],
    ['es', 'Llegamos tarde. Mi casa es grande. Los últimos se van.', 2],
    ['pt', 'Chegamos tarde. A minha casa é grande. Os últimos partem.', 2],
    ['pl', 'Zrobiłam to. Nasz dom jest duży. Oni wyszli.', 2],
    ['cs', 'Přišel jsem. Náš dům je velký. Ona má psa.', 2],
    ['nl', 'Ik kwam. Ons huis is groot. Zij gingen.', 2],
    ['sv', 'Jag kom. Vårt hus är stort. De gick.', 2],
    ['no', 'Jeg kom. Huset vårt er stort. De gikk.', 2],
    ['tr', 'Eve geliyorum. Bizim ev büyük. Yardım etti.', 2],
  ])('%s: sentences that speak of the writer', (code, text, expected) => {
    expect(signalOf(padded(text, code), code, 'person').facts).toEqual({ count: expected, of: 19 })
  })

  test.each<[Code, string, string]>([
    ['en', 'Her notes are always clear, concise and complete.', 'clear, concise and complete'],
    ['en', 'Her notes are always clear, concise, and complete.', 'clear, concise, and complete'],
    ['hu', 'A jegyzetei mindig világosak, rövidek és teljesek.', 'világosak, rövidek és teljesek'],
    ['ro', 'Notele ei sunt mereu clare, scurte și complete.', 'clare, scurte și complete'],
    ['sk', 'Jej poznámky sú vždy jasné, krátke a úplné.', 'jasné, krátke a úplné'],
    ['de', 'Ihre Notizen sind immer klar, kurz und vollständig.', 'klar, kurz und vollständig'],
    ['fr', 'Ses notes sont toujours claires, courtes et complètes.', 'claires, courtes et complètes'],
    ['it', 'Le sue note sono sempre chiare, brevi e complete.', 'chiare, brevi e complete'],
    ['es', 'Sus notas son siempre claras, breves y completas.', 'claras, breves y completas'],
    ['pt', 'As suas notas são sempre claras, breves e completas.', 'claras, breves e completas'],
    ['pl', 'Jej notatki są zawsze jasne, krótkie i pełne.', 'jasne, krótkie i pełne'],
    ['cs', 'Její poznámky jsou vždy jasné, krátké a úplné.', 'jasné, krátké a úplné'],
    ['nl', 'Haar notities zijn altijd helder, kort en volledig.', 'helder, kort en volledig'],
    ['sv', 'Hennes noter är alltid klara, korta och fulla.', 'klara, korta och fulla'],
    ['no', 'Notatene hennes er alltid klare, korte og fulle.', 'klare, korte og fulle'],
    ['tr', 'Onun notları her zaman açık, kısa ve tamdır.', 'açık, kısa ve tamdır'],
  ])('%s: %s', (code, text, expected) => {
    expect(signalOf(padded(text, code), code, 'triads').words).toEqual([expected])
  })

  test('a list of three may open a sentence', () => {
    expect(signalOf(padded('Trains, buses, and ferries were late.', 'en'), 'en', 'triads').words).toEqual(['Trains, buses, and ferries'])
  })

  test.each([
    'In Rome, Anna and Peter met again.',
    'They bought pots, pans, spoons and forks there.',
    'She likes bread, butter and jam, cheese and ham.',
    'When it rained, they stayed in and slept.',
    'Tomorrow, rain and snow will fall.',
    'However, costs rose, and wages fell.',
    'They added paprika, a litre and a quarter of stock.',
    'They weighed 25,0 and 61,4 grams.',
  ])('no list of three in %j', (text) => {
    expect(signalOf(padded(text, 'en'), 'en', 'triads').words).toEqual([])
  })
})

describe('details and dashes', () => {
  test('numbers, dates and names, not what opens a sentence or speech', () => {
    const text = padded('Later Maria Theresa came to Vienna in 1740. He said: "Never again." She got a B. Then I slept.', 'en')
    expect(signalOf(text, 'en', 'detail').words).toEqual(['Maria Theresa', 'Vienna', '1740'])
  })

  test.each<[Code, string, readonly string[]]>([
    ['en', 'It weighed 25,0 g and 61,4 g, not 1,100 or 12 000 g at 18:02.', ['25,0', '61,4', '1,100', '12 000', '18:02']],
    ['en', 'It took 25.0 cm3 of s² in utf-8 and 2π in the 1920s.', ['25.0', '1920s']],
    ['en', 'In 2010 300 came.', ['2010', '300']],
    ['en', 'They (Then none) said ¿Le so? **The end** was this: Never.', []],
    ['en', '7.1 Nothing here. (a) Subject to it. iv) Every rule. (laughs) Every time.', ['7.1']],
    ['en', "They saw Anna on Friday in March, on Sunday's ALERT.", ['Anna']],
    ['en', 'It came by NATO and BBC.', ['BBC']],
    ['sk', 'Prosím Vás, aby Vám Vaša sestra Zuzka písala.', ['Zuzka']],
    ['es', 'Dice que Usted conoce Soria. ¿Le gusta? ¡Qué bien!', ['Soria']],
  ])('%s: the details of %j', (code, text, expected) => {
    expect(signalOf(padded(text, code), code, 'detail').words).toEqual(expected)
  })

  test('German capitals are no names, and no number of them is given', () => {
    const { words, facts } = signalOf(padded('Dann kam 1740 die Kaiserin in die Stadt Wien.', 'de'), 'de', 'detail')
    expect(words).toEqual(['1740'])
    expect(facts['names']).toBeUndefined()
  })

  test.each([
    ['It rained – as always – on Monday.', ['rained – as', 'always – on']],
    ['It rained—as always.', ['rained—as']],
    ['The years 1990 – 1995 were dry.', []],
    ['— Come, he said.', []],
    ['A well-known man.', []],
  ])('dashes in %j', (text, expected) => {
    expect(signalOf(padded(text, 'en'), 'en', 'dashes').words).toEqual(expected)
  })
})

describe('how long and how alike', () => {
  test('sentences of one length have no rhythm', () => {
    const { value, facts } = signalOf(padded('', 'hu'), 'hu', 'rhythm')
    expect(value).toBe(0)
    expect(facts).toEqual({ of: 16, average: 4, shortest: 4, longest: 4 })
  })

  test('different words in fifty', () => {
    const { facts } = signalOf(padded('', 'en'), 'en', 'variety')
    expect(facts).toEqual({ count: 6, of: 50 })
  })

  test('paragraphs are measured by their words', () => {
    const { facts, places } = signalOf(
      Array.from({ length: 6 }, (_, index) => `${padding.en} `.repeat(index + 1).trim()).join('\n\n'),
      'en',
      'paragraphs',
    )
    expect(facts).toEqual({ of: 6, shortest: 6, longest: 36 })
    expect(places).toHaveLength(2)
  })

  test.each<[SignalId, string]>([
    ['paragraphs', Array.from({ length: 5 }, () => `${padding.en} `.repeat(3).trim()).join('\n\n')],
    ['variety', `${padding.en} `.repeat(24).trim()],
  ])('%s: nothing leans in a text too short for it', (id, text) => {
    expect(signalOf(text, 'en', id)).toMatchObject({ position: 0.5, leaning: 'unclear', places: [] })
  })

  test.each([
    ['We came. We went.', 0, []],
    ['We came. We went. We slept.', 3, ['We', 'We', 'We']],
  ])('sentences that open alike in %j', (text, count, words) => {
    const others = Array.from({ length: 16 }, (_, index) => `${String.fromCharCode(97 + index)}x fell on roofs.`).join(' ')
    const found = signalOf(`${text} ${others}`, 'en', 'openers')
    expect(found).toMatchObject({ facts: { count }, words })
  })

  test('nothing is said below sixty words', () => {
    expect(signalsOf(Array.from({ length: 14 }, () => 'It rained all day.').join(' '), 'en')).toEqual([])
  })

  test('what was not judged is left out', () => {
    const judged = padded('It ended.', 'en')
    const text = `${judged} However, 1740 was dry.`
    const signals = findSignals(toProse(text, [{ start: 0, end: judged.length }], writtenLanguages.en), {
      language: writtenLanguages.en,
      norms: null,
    })
    expect(signals.find(({ id }) => id === 'connectives')?.places).toEqual([])
    expect(signals.find(({ id }) => id === 'detail')?.places).toEqual([])
  })
})

describe('leaning', () => {
  const norm: Norm = {
    people: [0.3, 0.5, 0.8],
    models: [0.2, 0.3, 0.6],
    farthest: { people: 0.25, models: 0.7 },
    auroc: 0.8,
    worst: 0.7,
    differs: true,
    texts: { people: 100, models: 100 },
  }

  test.each([
    [0.1, 'models', 1],
    [0.25, 'unclear', 0.917],
    [0.5, 'unclear', 0.5],
    [0.7, 'unclear', 0.167],
    [0.9, 'people', 0],
  ] as const)('a rhythm of %d: %s', (value, leaning, position) => {
    expect(leaningOf('rhythm', value, norm)).toBe(leaning)
    expect(positionOf('rhythm', value, norm)).toBeCloseTo(position, 2)
  })

  test('never where people and models were not seen to differ, nor where nothing was measured', () => {
    expect(leaningOf('rhythm', 0, { ...norm, differs: false })).toBe('unclear')
    expect(leaningOf('rhythm', 0, null)).toBe('unclear')
    expect(positionOf('rhythm', 0, null)).toBe(0.5)
    expect(positionOf('rhythm', 0, { ...norm, differs: false })).toBe(0.5)
  })

  test('the norms keep their promise: what leans tells apart, and beyond the farthest lies less than beyond the usual', () => {
    for (const { signals } of Object.values(normsOf))
      for (const id of signalIds) {
        const known = signals[id]
        if (!known?.differs) continue
        expect(known.auroc).toBeGreaterThanOrEqual(0.6)
        const far = towardsModels[id] === 1 ? known.people[2] : -known.people[0]
        expect(known.farthest.people * towardsModels[id]).toBeGreaterThanOrEqual(far)
      }
  })
})

describe('places', () => {
  const pieces = [
    'However, ',
    'I came. ',
    'delves into it',
    ' – 1990',
    '. ',
    '\r\n\r\n',
    '\n',
    '“Ünnep” ',
    'a, b and c. ',
    '\u200B',
    '\u{1F600}',
    'Ann Lee ',
    '\n[18:02] Ann: ',
    '\nANN: ',
    '1,100',
    'ı İ',
    '…',
  ]
  const text = fc
    .array(fc.oneof(fc.constantFrom(...pieces), fc.string()), { maxLength: 60 })
    .map((parts) => `${'One two three four. '.repeat(15)}${parts.join('')}`)

  test('lie inside the text, in order, at most twenty, and values are numbers', () => {
    fc.assert(
      fc.property(text, fc.constantFrom(...codes), (given, code) => {
        for (const { places, value, position } of signalsOf(given, code)) {
          expect(places.length).toBeLessThanOrEqual(20)
          expect(Number.isFinite(value)).toBe(true)
          expect(position).toBeGreaterThanOrEqual(0)
          expect(position).toBeLessThanOrEqual(1)
          let last = 0
          for (const { start, end } of places) {
            expect(start).toBeGreaterThanOrEqual(last)
            expect(end).toBeGreaterThan(start)
            last = start
          }
          expect(places.at(-1)?.end ?? 0).toBeLessThanOrEqual(given.length)
        }
      }),
      { numRuns: 60 },
    )
  })

  const sample = `${padded("However, it's a testament to Ann Lee's work. It doesn't delve into \"the role of 1990\" - nor more.", 'en')}\n\n${padded('Moreover, I came.', 'en')}`
  const plain = (given: string) => signalsOf(given, 'en').map(({ places, ...rest }) => ({ ...rest, count: places.length }))

  test.each([
    ['CRLF', sample.replaceAll('\n', '\r\n')],
    ['curly quotes', sample.replaceAll("'", '’').replaceAll('"the', '“the').replaceAll('1990"', '1990”')],
    ['NFD', sample.normalize('NFD')],
    ['no-break spaces', sample.replaceAll('. ', '.\u00A0')],
    ['hidden characters', sample.replaceAll('oo', 'o\u200Bo').replaceAll('testament', 'testa\u00ADment')],
  ])('%s: the same answer', (_, changed) => {
    expect(plain(changed)).toEqual(plain(sample))
  })

  test('a language without rows has none', () => {
    expect(optionalRows('xx')).toBeNull()
  })
})
