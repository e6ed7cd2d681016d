import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('de')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'Wort', other: 'Wörter' })}`
const inWords = (count: number): string => `${number(count)} ${plural(count, { one: 'Wort', other: 'Wörtern' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'Satz', other: 'Sätze' })}`
const ofSentences = (count: number): string => `${number(count)} ${plural(count, { one: 'Satz', other: 'Sätzen' })}`

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} In den gemessenen Texten war das bei Menschen häufiger; auch ein Modell kann so schreiben.`
    : `${fact} In den gemessenen Texten war das bei Modellen häufiger. ${alsoPeople}`
}

/** Was der Detektor bemerkt hat. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Satzrhythmus',
    connectives: 'Verknüpfungen',
    'stock-phrases': 'Abgenutzte Wendungen',
    openers: 'Satzanfänge',
    variety: 'Wortvielfalt',
    detail: 'Konkretes',
    triads: 'Dreierreihen',
    paragraphs: 'Absatzlängen',
    dashes: 'Gedankenstriche',
    person: 'Der schreibende Mensch im Text',
  },
  poles: {
    rhythm: { people: 'wechselnd', models: 'gleichmäßig' },
    connectives: { people: 'wenige', models: 'viele' },
    'stock-phrases': { people: 'keine', models: 'viele' },
    openers: { people: 'wiederholt', models: 'abwechselnd' },
    variety: { people: 'Wörter kehren wieder', models: 'Wörter wechseln' },
    detail: { people: 'konkret', models: 'allgemein' },
    triads: { people: 'keine', models: 'viele' },
    paragraphs: { people: 'wechselnd', models: 'gleichmäßig' },
    dashes: { people: 'keine', models: 'viele' },
    person: { people: 'oft', models: 'nie' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Kürzester Satz: ${words(shortest)}; längster: ${number(longest)}; Durchschnitt: ${number(average)} (${sentences(of)}).`,
        leaning,
        'Auch sorgfältig überarbeitete Prosa ist gleichmäßig.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} von ${ofSentences(of)} ${plural(count, { one: 'beginnt', other: 'beginnen' })} mit einer Verknüpfung.`,
        leaning,
        'Viele haben in der Schule gelernt, so zu schreiben.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Keine der hier bekannten abgenutzten Wendungen in ${inWords(all)}.`
          : `${number(count)} ${plural(count, { one: 'abgenutzte Wendung', other: 'abgenutzte Wendungen' })} in ${inWords(all)}.`,
        leaning,
        'Abgenutzt sind sie, weil so viele Menschen sie gebrauchen.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'Keine drei Sätze beginnen mit demselben Wort.'
          : `${number(count)} von ${ofSentences(of)} beginnen mit demselben Wort.`,
        leaning,
        'Auch geübte Schreibende wechseln ihre Satzanfänge.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(
        `Von ${inWords(of)} hintereinander sind im Durchschnitt ${number(count)} verschieden.`,
        leaning,
        'Ein großer Wortschatz wirkt genauso.',
      ),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Zahlen in Ziffern und Daten: ${number(numbers)}${names === undefined ? '' : `, Namen: ${number(names)}`} (in ${inWords(all)}).`,
        leaning,
        'Auch Aufsätze über allgemeine Fragen enthalten wenig davon.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'Dreierreihe', other: 'Dreierreihen' })} in ${ofSentences(of)}.`,
        leaning,
        'Drei Dinge zu nennen ist eine alte und gute Gewohnheit der Rede.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Zu wenige Absätze, um ihre Länge zu vergleichen.'
        : said(
            `${number(of)} Absätze mit ${number(shortest)} bis ${inWords(longest)}.`,
            leaning,
            'Auch Aufsätze nach festem Plan haben gleichmäßige Absätze.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Kein Gedankenstrich im Satz.'
          : `${number(count)} ${plural(count, { one: 'Gedankenstrich', other: 'Gedankenstriche' })} in ${inWords(all)}.`,
        leaning,
        'Viele Menschen mögen Gedankenstriche.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `In keinem von ${ofSentences(of)} spricht der Text von dem, der schreibt.`
          : `In ${number(count)} von ${ofSentences(of)} kommt vor, wer schreibt („ich“, „wir“).`,
        leaning,
        'Wissenschaftliche Texte verlangen das oft.',
      ),
  },
}
