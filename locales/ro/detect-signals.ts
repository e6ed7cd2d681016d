import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('ro')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'cuvânt', few: 'cuvinte', other: 'de cuvinte' })}`
const sentences = (count: number): string =>
  `${number(count)} ${plural(count, { one: 'propoziție', few: 'propoziții', other: 'de propoziții' })}`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} În textele măsurate, acest lucru era mai frecvent la oameni; și un model poate scrie așa.`
    : `${fact} În textele măsurate, acest lucru era mai frecvent la modele. ${alsoPeople}`
}

/** Ce a observat detectorul. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Ritmul propozițiilor',
    connectives: 'Cuvinte de legătură',
    'stock-phrases': 'Fraze uzate',
    openers: 'Începuturi de propoziții',
    variety: 'Varietatea cuvintelor',
    detail: 'Detalii concrete',
    triads: 'Enumerări de trei',
    paragraphs: 'Lungimea paragrafelor',
    dashes: 'Linii de pauză',
    person: 'Autorul în text',
  },
  poles: {
    rhythm: { people: 'variat', models: 'uniform' },
    connectives: { people: 'puține', models: 'multe' },
    'stock-phrases': { people: 'niciuna', models: 'multe' },
    openers: { people: 'repetate', models: 'variate' },
    variety: { people: 'cuvintele revin', models: 'cuvintele se schimbă' },
    detail: { people: 'concret', models: 'general' },
    triads: { people: 'niciuna', models: 'multe' },
    paragraphs: { people: 'variată', models: 'uniformă' },
    dashes: { people: 'niciuna', models: 'multe' },
    person: { people: 'des', models: 'niciodată' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Cea mai scurtă propoziție: ${words(shortest)}; cea mai lungă: ${number(longest)}; media: ${number(average)} (${sentences(of)}).`,
        leaning,
        'Și un text îngrijit, revizuit de multe ori, este uniform.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} din ${sentences(of)} ${plural(count, { one: 'începe', other: 'încep' })} cu un cuvânt de legătură.`,
        leaning,
        'Mulți au învățat la școală să scrie așa.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Niciuna dintre frazele uzate cunoscute aici, în ${words(all)}.`
          : `${number(count)} ${plural(count, { one: 'frază uzată', few: 'fraze uzate', other: 'de fraze uzate' })} în ${words(all)}.`,
        leaning,
        'Sunt uzate tocmai pentru că le folosesc mulți oameni.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'Nu există trei propoziții care să înceapă cu același cuvânt.'
          : `${number(count)} din ${sentences(of)} încep cu același cuvânt.`,
        leaning,
        'Și autorii exersați își variază începuturile.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`Din ${words(of)} la rând, în medie ${number(count)} sunt diferite.`, leaning, 'Un vocabular bogat are același efect.'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Numere în cifre și date: ${number(numbers)}${names === undefined ? '' : `, nume: ${number(names)}`}, în ${words(all)}.`,
        leaning,
        'Și eseurile despre întrebări generale au puține.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'enumerare', few: 'enumerări', other: 'de enumerări' })} de trei în ${sentences(of)}.`,
        leaning,
        'A numi trei lucruri este un vechi și bun obicei al oratorilor.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Prea puține paragrafe pentru a le compara lungimea.'
        : said(
            `${number(of)} ${plural(of, { few: 'paragrafe', other: 'de paragrafe' })}, de la ${number(shortest)} până la ${words(longest)}.`,
            leaning,
            'Și eseurile după un plan fix au paragrafe uniforme.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Nicio linie de pauză în interiorul propozițiilor.'
          : `${number(count)} ${plural(count, { one: 'linie', few: 'linii', other: 'de linii' })} de pauză în ${words(all)}.`,
        leaning,
        'Multor oameni le plac liniile de pauză.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `Autorul nu apare în niciuna din ${sentences(of)}.`
          : `Autorul apare în ${number(count)} din ${sentences(of)} („eu”, „noi”).`,
        leaning,
        'Scrisul academic cere adesea acest lucru.',
      ),
  },
}
