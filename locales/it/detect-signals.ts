import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('it')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'parola', other: 'parole' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'frase', other: 'frasi' })}`
const opens = (count: number): string => plural(count, { one: 'si apre', other: 'si aprono' })

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} Nei testi misurati era più frequente tra le persone; anche un modello può scrivere così.`
    : `${fact} Nei testi misurati era più frequente tra i modelli. ${alsoPeople}`
}

/** Che cosa ha notato il rilevatore. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Ritmo delle frasi',
    connectives: 'Parole di collegamento',
    'stock-phrases': 'Frasi fatte',
    openers: 'Inizi di frase',
    variety: 'Varietà delle parole',
    detail: 'Dettagli concreti',
    triads: 'Elenchi di tre',
    paragraphs: 'Lunghezza dei paragrafi',
    dashes: 'Trattini',
    person: 'Chi scrive nel testo',
  },
  poles: {
    rhythm: { people: 'vario', models: 'uniforme' },
    connectives: { people: 'poche', models: 'molte' },
    'stock-phrases': { people: 'nessuna', models: 'molte' },
    openers: { people: 'ripetuti', models: 'vari' },
    variety: { people: 'le parole tornano', models: 'le parole cambiano' },
    detail: { people: 'concreto', models: 'generico' },
    triads: { people: 'nessuno', models: 'molti' },
    paragraphs: { people: 'varia', models: 'uniforme' },
    dashes: { people: 'nessuno', models: 'molti' },
    person: { people: 'spesso', models: 'mai' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Frase più breve: ${words(shortest)}; più lunga: ${number(longest)}; media: ${number(average)} (${sentences(of)}).`,
        leaning,
        'Anche una prosa curata e molto rivista è uniforme.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} su ${sentences(of)} ${opens(count)} con una parola di collegamento.`,
        leaning,
        'Molti hanno imparato a scuola a scrivere così.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Nessuna delle frasi fatte note qui, in ${words(all)}.`
          : `${number(count)} ${plural(count, { one: 'frase fatta', other: 'frasi fatte' })} in ${words(all)}.`,
        leaning,
        'Sono frasi fatte proprio perché le usano in tanti.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'Non ci sono tre frasi che si aprono con la stessa parola.'
          : `${number(count)} su ${sentences(of)} ${opens(count)} con la stessa parola.`,
        leaning,
        'Anche chi scrive bene varia gli inizi.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(`Su ${words(of)} di seguito, in media ${number(count)} sono diverse.`, leaning, 'Un vocabolario ricco ha lo stesso effetto.'),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Numeri in cifre e date: ${number(numbers)}${names === undefined ? '' : `, nomi: ${number(names)}`}, in ${words(all)}.`,
        leaning,
        'Anche i saggi su questioni generali ne hanno pochi.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'elenco', other: 'elenchi' })} di tre in ${sentences(of)}.`,
        leaning,
        'Nominare tre cose è una vecchia e buona abitudine degli oratori.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Troppo pochi paragrafi per confrontarne la lunghezza.'
        : said(
            `${number(of)} paragrafi, da ${number(shortest)} a ${words(longest)}.`,
            leaning,
            'Anche i temi scritti secondo uno schema fisso hanno paragrafi uniformi.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Nessun trattino dentro le frasi.'
          : `${number(count)} ${plural(count, { one: 'trattino', other: 'trattini' })} in ${words(all)}.`,
        leaning,
        'A molte persone piacciono i trattini.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `Nessuna di ${sentences(of)} parla di chi scrive.`
          : `${number(count)} su ${sentences(of)} ${plural(count, { one: 'parla', other: 'parlano' })} di chi scrive («io», «noi»).`,
        leaning,
        'La scrittura accademica spesso lo richiede.',
      ),
  },
}
