import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('sk')
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'veta', few: 'vety', other: 'viet' })}`
const ofSentences = (count: number): string => `${number(count)} ${plural(count, { one: 'vety', other: 'viet' })}`
const inSentences = (count: number): string => `${number(count)} ${plural(count, { one: 'vete', other: 'vetách' })}`
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'slovo', few: 'slová', other: 'slov' })}`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} V meraných textoch to bolo častejšie u ľudí; aj model môže takto písať.`
    : `${fact} V meraných textoch to bolo častejšie u modelov. ${alsoPeople}`
}

/** Čo si detektor všimol. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Rytmus viet',
    connectives: 'Spájacie výrazy',
    'stock-phrases': 'Otrepané frázy',
    openers: 'Začiatky viet',
    variety: 'Pestrosť slov',
    detail: 'Konkrétnosti',
    triads: 'Trojice',
    paragraphs: 'Dĺžka odsekov',
    dashes: 'Pomlčky',
    person: 'Autor v texte',
  },
  poles: {
    rhythm: { people: 'rozmanitý', models: 'rovnomerný' },
    connectives: { people: 'málo', models: 'veľa' },
    'stock-phrases': { people: 'žiadne', models: 'veľa' },
    openers: { people: 'opakujú sa', models: 'rozmanité' },
    variety: { people: 'slová sa vracajú', models: 'slová sa menia' },
    detail: { people: 'konkrétne', models: 'všeobecné' },
    triads: { people: 'žiadne', models: 'veľa' },
    paragraphs: { people: 'rozmanitá', models: 'rovnomerná' },
    dashes: { people: 'žiadne', models: 'veľa' },
    person: { people: 'často', models: 'nikdy' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Najkratšia veta má ${words(shortest)}, najdlhšia ${number(longest)}, priemer je ${number(average)} (${sentences(of)}).`,
        leaning,
        'Rovnomerný býva aj starostlivo a viackrát prepracovaný text.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(`Spájacím výrazom sa začína ${number(count)} z ${ofSentences(of)}.`, leaning, 'Mnohí sa tak učili písať v škole.'),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Žiadna z otrepaných fráz, ktoré tu poznáme (na ${words(all)}).`
          : `${number(count)} ${plural(count, { one: 'otrepaná fráza', few: 'otrepané frázy', other: 'otrepaných fráz' })} na ${words(all)}.`,
        leaning,
        'Sú otrepané práve preto, že ich používa veľa ľudí.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3 ? 'Žiadne tri vety sa nezačínajú tým istým slovom.' : `Tým istým slovom sa začína ${number(count)} z ${ofSentences(of)}.`,
        leaning,
        'Začiatky viet striedajú aj skúsení pisatelia.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`Z ${number(of)} slov za sebou je v priemere ${number(count)} rôznych.`, leaning, 'Bohatá slovná zásoba pôsobí rovnako.'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Čísla číslicami a dátumy: ${number(numbers)}${names === undefined ? '' : `, mená: ${number(names)}`} (na ${words(all)}).`,
        leaning,
        'Málo ich býva aj v esejach o všeobecných otázkach.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'trojica', few: 'trojice', other: 'trojíc' })} v ${inSentences(of)}.`,
        leaning,
        'Menovať tri veci je starý a dobrý zvyk rečníkov.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Odsekov je primálo na porovnanie dĺžky.'
        : said(
            `${number(of)} ${plural(of, { few: 'odseky', other: 'odsekov' })}: najkratší má ${words(shortest)}, najdlhší ${words(longest)}.`,
            leaning,
            'Rovnomerné odseky majú aj eseje podľa pevnej osnovy.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Vo vetách nie je žiadna pomlčka.'
          : `${number(count)} ${plural(count, { one: 'pomlčka', few: 'pomlčky', other: 'pomlčiek' })} na ${words(all)}.`,
        leaning,
        'Pomlčky má v obľube veľa ľudí.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `Z ${ofSentences(of)} ani jedna nehovorí o autorovi.`
          : `O autorovi („ja“, „my“) hovorí ${number(count)} z ${ofSentences(of)}.`,
        leaning,
        'Odborný text to často vyžaduje.',
      ),
  },
}
