import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('en')
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'sentence', other: 'sentences' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'word', other: 'words' })}`
const opens = (count: number): string => plural(count, { one: 'opens', other: 'open' })

/** What a signal measured, by the names that the engine gives. */
type Facts = Readonly<Record<string, number>>
type Leaning = 'people' | 'unclear' | 'models'

/** The fact, and where it leans what that may mean; where it leans towards models also who else writes so. */
const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} In the texts measured, this was commoner with people; models can write so, too.`
    : `${fact} In the texts measured, this was commoner with models. ${alsoPeople}`
}

/** What the detector noticed: names, the two poles of each scale, and a sentence made of the figures of this text. */
export const detectSignals = {
  names: {
    rhythm: 'Sentence rhythm',
    connectives: 'Linking words',
    'stock-phrases': 'Stock phrases',
    openers: 'Sentence openings',
    variety: 'Variety of words',
    detail: 'Concrete detail',
    triads: 'Lists of three',
    paragraphs: 'Paragraph lengths',
    dashes: 'Dashes',
    person: 'The writer in the text',
  },
  poles: {
    rhythm: { people: 'varied', models: 'even' },
    connectives: { people: 'few', models: 'many' },
    'stock-phrases': { people: 'none', models: 'many' },
    openers: { people: 'repeated', models: 'varied' },
    variety: { people: 'words return', models: 'words change' },
    detail: { people: 'specific', models: 'general' },
    triads: { people: 'none', models: 'many' },
    paragraphs: { people: 'varied', models: 'even' },
    dashes: { people: 'none', models: 'many' },
    person: { people: 'often', models: 'never' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }: Facts, leaning: Leaning) =>
      said(
        `Shortest sentence: ${words(shortest)}; longest: ${number(longest)}; average: ${number(average)} (${sentences(of)}).`,
        leaning,
        'Careful, much revised prose is even, too.',
      ),
    connectives: ({ count = 0, of = 0 }: Facts, leaning: Leaning) =>
      said(
        `${number(count)} of ${sentences(of)} ${opens(count)} with a linking word or phrase.`,
        leaning,
        'Many people were taught at school to write like this.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }: Facts, leaning: Leaning) =>
      said(
        count === 0
          ? `None of the worn phrases known here in ${words(all)}.`
          : `${number(count)} worn ${plural(count, { one: 'phrase', other: 'phrases' })} in ${words(all)}.`,
        leaning,
        'They are worn because so many people use them.',
      ),
    openers: ({ count = 0, of = 0 }: Facts, leaning: Leaning) =>
      said(
        count < 3
          ? 'No three sentences open with the same word.'
          : `${number(count)} of ${sentences(of)} ${opens(count)} with the same word.`,
        leaning,
        'Practised writers vary their openings, too.',
      ),
    variety: ({ count = 0, of = 0 }: Facts, leaning: Leaning) =>
      said(`Of ${words(of)} in a row, ${number(count)} differ on average.`, leaning, 'A large vocabulary has the same effect.'),
    /** Names are not counted in German, where every noun has a capital. */
    detail: ({ numbers = 0, names, words: all = 0 }: Facts, leaning: Leaning) =>
      said(
        `${number(numbers)} ${plural(numbers, { one: 'number or date in figures', other: 'numbers in figures and dates' })}${names === undefined ? '' : ` and ${number(names)} ${plural(names, { one: 'name', other: 'names' })}`} in ${words(all)}.`,
        leaning,
        'Essays on general questions have few of them, too.',
      ),
    triads: ({ count = 0, of = 0 }: Facts, leaning: Leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'list', other: 'lists' })} of three in ${sentences(of)}.`,
        leaning,
        'Naming three things is an old and good habit of speakers.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }: Facts, leaning: Leaning) =>
      of < 6
        ? 'Too few paragraphs to compare their lengths.'
        : said(
            `${number(of)} paragraphs of ${number(shortest)} to ${words(longest)}.`,
            leaning,
            'Essays by a fixed plan have even paragraphs, too.',
          ),
    dashes: ({ count = 0, words: all = 0 }: Facts, leaning: Leaning) =>
      said(
        count === 0
          ? 'No dash inside a sentence.'
          : `${number(count)} ${plural(count, { one: 'dash', other: 'dashes' })} in ${words(all)}.`,
        leaning,
        'Many people are fond of dashes.',
      ),
    person: ({ count = 0, of = 0 }: Facts, leaning: Leaning) =>
      said(
        count === 0
          ? `None of ${sentences(of)} speaks of the writer.`
          : `${number(count)} of ${sentences(of)} ${plural(count, { one: 'speaks', other: 'speak' })} of the writer (“I”, “we”).`,
        leaning,
        'Academic writing often asks for this.',
      ),
  },
}

export type DetectSignalMessages = typeof detectSignals
