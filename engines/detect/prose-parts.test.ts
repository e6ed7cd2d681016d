import { describe, expect, test } from 'vitest'
import { textAt } from '../text/span.ts'
import { prosePartsOf } from './prose-parts.ts'

const leftOut = (text: string, language: string): readonly (readonly [string, string])[] =>
  prosePartsOf(text, language).leftOut.map(({ kind, span }) => [kind, textAt(text, span)])
const judged = (text: string, language: string): readonly string[] => prosePartsOf(text, language).judged.map((span) => textAt(text, span))

const prose: Readonly<Record<string, string>> = {
  en: 'The town grew quickly after the railway came, and nobody had planned for so many people.',
  hu: 'A város gyorsan nőtt, miután megépült a vasút, és senki sem számított ennyi emberre.',
  ro: 'Orașul a crescut repede după ce a venit calea ferată și nimeni nu se aștepta la atâția oameni.',
  sk: 'Mesto po príchode železnice rýchlo rástlo a nikto nerátal s tým, že tu bude toľko ľudí.',
  de: 'Die Stadt wuchs schnell, nachdem die Eisenbahn gekommen war, und niemand hatte mit so vielen Menschen gerechnet.',
  fr: 'La ville a grandi vite après l’arrivée du chemin de fer, et personne n’avait prévu autant de monde.',
  it: 'La città è cresciuta in fretta dopo l’arrivo della ferrovia, e nessuno si aspettava tanta gente.',
  es: 'La ciudad creció deprisa después de que llegara el ferrocarril, y nadie había contado con tanta gente.',
  pt: 'A cidade cresceu depressa depois que a ferrovia chegou, e ninguém contava com tanta gente.',
  pl: 'Miasto szybko urosło po tym, jak zbudowano kolej, i nikt nie liczył na tylu ludzi.',
  cs: 'Město po příchodu železnice rychle rostlo a nikdo nepočítal s tím, že tu bude tolik lidí.',
  nl: 'De stad groeide snel nadat de spoorweg was gekomen, en niemand had op zoveel mensen gerekend.',
  sv: 'Staden växte snabbt efter att järnvägen hade kommit, och ingen hade räknat med så många människor.',
  no: 'Byen vokste raskt etter at jernbanen var kommet, og ingen hadde regnet med så mange mennesker.',
  tr: 'Demiryolu geldikten sonra kent hızla büyüdü ve kimse bu kadar çok insan beklemiyordu.',
}

describe.each(Object.entries(prose))('%s', (language, text) => {
  test('prose is judged whole', () => {
    expect(judged(text, language)).toEqual([text])
    expect(leftOut(text, language)).toEqual([])
  })

  test('two paragraphs are two parts', () => {
    expect(judged(`${text}\r\n\r\n${text}`, language)).toEqual([text, text])
  })

  test('a paragraph in another language is left out', () => {
    const other = language === 'hu' ? prose['en'] : prose['hu']
    expect(leftOut(`${text}\n\n${other}`, language)).toEqual([['other-language', other]])
  })
})

describe('quotations', () => {
  test.each([
    ['en', 'As he wrote, “the town grew without a plan” (Smith, 2010), and so it did.', '“the town grew without a plan”'],
    ['hu', 'Ahogy írta: „a város terv nélkül nőtt” (Kovács, 2010), és így is volt.', '„a város terv nélkül nőtt”'],
    ['de', 'Er schrieb: „Die Stadt wuchs ohne Plan“ (Müller 1998: 12), und so war es.', '„Die Stadt wuchs ohne Plan“'],
    ['fr', 'Il écrit : « la ville a grandi sans plan » (Dupont, 2010), et c’est vrai.', '« la ville a grandi sans plan »'],
    ['it', 'Scrisse: «la città crebbe senza un piano» (Rossi, 2010), ed è vero.', '«la città crebbe senza un piano»'],
    ['es', 'Escribió: «la ciudad creció sin un plan» (García, 2010), y así fue.', '«la ciudad creció sin un plan»'],
    ['pl', 'Pisał: „miasto rosło bez planu” (Nowak, 2010), i tak było.', '„miasto rosło bez planu”'],
    ['cs', 'Napsal: „město rostlo bez plánu“ (Novák, 2010), a bylo to tak.', '„město rostlo bez plánu“'],
    ['sv', 'Han skrev: ”staden växte utan plan” (Berg, 2010), och så var det.', '”staden växte utan plan”'],
    ['tr', 'Şöyle yazdı: “kent plansız büyüdü” (Yılmaz, 2010), ve öyleydi.', '“kent plansız büyüdü”'],
  ])('with a source, %s', (language, text, quotation) => {
    expect(leftOut(text, language)).toEqual([['quotation', quotation]])
  })

  test('what people say in a story is its writer’s', () => {
    expect(leftOut('“I could not find it,” she said. “Have you seen it?” He had not.', 'en')).toEqual([])
  })

  test('a passage in quotation marks of more than forty words needs no source', () => {
    const long = `“${'so it was and so it will be '.repeat(6).trim()}”`
    expect(leftOut(`He said ${long} and left.`, 'en')).toEqual([['quotation', long]])
  })

  test('quoted lines of mail', () => {
    expect(leftOut(`${prose['en']}\n\n> and who had planned it then`, 'en')).toEqual([['quotation', 'and who had planned it then']])
  })
})

describe('what is no prose', () => {
  test.each([
    ['a title', 'heading', '# The town and its railway'],
    ['a line that is no sentence', 'heading', 'The town and its railway'],
    ['an item', 'list', '- bread and butter'],
    ['a numbered item', 'list', '2) bread and butter'],
    ['a table', 'table', '| year | people |\n|---|---|\n| 1900 | 4000 |'],
    ['columns', 'table', 'year\tpeople\tboats\n1900\t4000\t12'],
    ['numbers', 'table', '1900 4000 12 13.5 44 1901 4100 12'],
    ['statements', 'code', 'let total = 0;\nfor (const price of prices) {\n  total += price;\n}'],
    ['a fenced block', 'code', '```\nany words at all\n```'],
    ['a formula on a line', 'formula', 'E = mc^2 + {a}_0'],
    ['a displayed formula', 'formula', '$$\\sum_i x_i$$'],
    [
      'verse',
      'verse',
      'The river sings to every stone\nAnd I walk home along the sand\nThe evening finds me all alone\nWith half a flower in my hand',
    ],
  ])('%s', (_, kind, part) => {
    const text = `${prose['en']}\n\n${part}\n\n${prose['en']}`
    const found = leftOut(text, 'en')
    expect(found.map(([name]) => name)).toEqual([kind])
    expect(part).toContain(found[0]?.[1])
    expect(judged(text, 'en')).toEqual([prose['en'], prose['en']])
  })

  test('a formula inside a sentence is cut out of it', () => {
    expect(judged('The value of $x_1$ is known.', 'en')).toEqual(['The value of', 'is known.'])
  })

  test('money is no formula', () => {
    expect(leftOut('It cost $5 in May and $6 in June, which is a lot.', 'en')).toEqual([])
  })

  test.each([
    ['hu', '– Nem tudom – mondta. – Talán holnap.'],
    ['fr', '— Je ne sais pas, dit-il.'],
    ['es', '—No lo sé —dijo.'],
    ['pl', '– Nie wiem – powiedział.'],
  ])('speech after a dash is prose, %s', (language, line) => {
    expect(leftOut(`${prose[language]}\n${line}`, language)).toEqual([])
  })

  test('an item of many words is prose', () => {
    const item = `- ${prose['en']} ${prose['en']}`
    expect(leftOut(item, 'en')).toEqual([])
  })

  test.each([
    ['of two sentences', '- The tap by the gate burst again. The council says it is ours.'],
    ['of two sentences and a note', '2. The tap is old. It will be mended in the spring. (see page 4)'],
    ['with a paragraph of a law', '(1) The rent is due in advance. § 12 does not apply.'],
  ])('an item is prose: %s', (_, item) => {
    expect(leftOut(item, 'en')).toEqual([])
  })

  test.each([
    ['an abbreviation', '* tents by Miller et al. for two'],
    ['one sentence', '2) The tap burst again.'],
  ])('an item is none: %s', (_, item) => {
    expect(leftOut(item, 'en').map(([kind]) => kind)).toEqual(['list'])
  })

  test('letters wrapped by an editor are no verse', () => {
    const wrapped =
      'The town grew quickly after the railway came, and\nnobody had planned for so many people, so that there\nwere neither schools nor wells enough, and the mayor\nhad to ask the next town for help with both of them.'
    expect(leftOut(wrapped, 'en')).toEqual([])
  })

  test('works at the end', () => {
    const works = 'References\nSmith, J. (2010). A book of things. Oxford: Press.\nMiller, A. (2012). Another book. doi:10.1000/1'
    expect(leftOut(`${prose['en']}\n\n${works}`, 'en')).toEqual([['bibliography', works]])
  })
})
