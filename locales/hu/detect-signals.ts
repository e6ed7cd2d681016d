import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number } = wordsFor('hu')
const words = (count: number): string => `${number(count)} szó`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} A mért szövegek közül ez inkább az emberekére volt jellemző; modell is írhat így.`
    : `${fact} A mért szövegek közül ez inkább a modellekére volt jellemző. ${alsoPeople}`
}

/** Amit az elemző észrevett. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'A mondatok ritmusa',
    connectives: 'Kötőelemek',
    'stock-phrases': 'Közhelyes fordulatok',
    openers: 'Mondatkezdések',
    variety: 'Szóváltozatosság',
    detail: 'Konkrétumok',
    triads: 'Hármas felsorolások',
    paragraphs: 'A bekezdések hossza',
    dashes: 'Gondolatjelek',
    person: 'A szerző a szövegben',
  },
  poles: {
    rhythm: { people: 'változatos', models: 'egyenletes' },
    connectives: { people: 'kevés', models: 'sok' },
    'stock-phrases': { people: 'nincs', models: 'sok' },
    openers: { people: 'ismétlődő', models: 'változatos' },
    variety: { people: 'visszatérő szavak', models: 'változó szavak' },
    detail: { people: 'konkrét', models: 'általános' },
    triads: { people: 'nincs', models: 'sok' },
    paragraphs: { people: 'változatos', models: 'egyenletes' },
    dashes: { people: 'nincs', models: 'sok' },
    person: { people: 'gyakran', models: 'soha' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `A legrövidebb mondat ${words(shortest)}, a leghosszabb ${number(longest)}, az átlag ${number(average)} (${number(of)} mondat).`,
        leaning,
        'A gondosan, többször átdolgozott szöveg is egyenletes.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(`${number(of)} mondatból ${number(count)} kezdődik kötőelemmel.`, leaning, 'Sokan így tanulták az iskolában.'),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Az itt ismert közhelyes fordulatok közül egy sem szerepel (${words(all)}).`
          : `Közhelyes fordulatok száma: ${number(count)} (${words(all)}).`,
        leaning,
        'Épp azért közhelyek, mert sokan használják őket.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'Nincs három mondat, amely ugyanazzal a szóval kezdődne.'
          : `${number(of)} mondatból ${number(count)} ugyanazzal a szóval kezdődik.`,
        leaning,
        'A gyakorlott írók is változatosan kezdik a mondataikat.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`Egymást követő ${words(of)} közül átlagosan ${number(count)} különböző.`, leaning, 'A gazdag szókincs ugyanígy hat.'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Számjeggyel írt számok és dátumok: ${number(numbers)}${names === undefined ? '' : `, nevek: ${number(names)}`} (${words(all)}).`,
        leaning,
        'Általános kérdésekről szóló esszékben is kevés van belőlük.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(`Hármas felsorolások száma: ${number(count)} (${number(of)} mondatban).`, leaning, 'Hármat említeni régi és jó szónoki szokás.'),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Túl kevés a bekezdés ahhoz, hogy a hosszukat össze lehessen vetni.'
        : said(
            `${number(of)} bekezdés, hosszuk ${number(shortest)} és ${words(longest)} között van.`,
            leaning,
            'A kötött vázlat szerint írt esszék bekezdései is egyenletesek.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0 ? 'Nincs gondolatjel a mondatokban.' : `Gondolatjelek száma: ${number(count)} (${words(all)}).`,
        leaning,
        'Sokan szeretik a gondolatjelet.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `${number(of)} mondat közül egy sem szól a szerzőről.`
          : `${number(of)} mondatból ${number(count)} szól a szerzőről („én”, „mi”).`,
        leaning,
        'A tudományos szövegtől gyakran épp ezt várják.',
      ),
  },
}
