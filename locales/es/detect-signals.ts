import type { DetectSignalMessages } from '../en/detect-signals.ts'
import { wordsFor } from '../words.ts'

const { number, plural } = wordsFor('es')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'palabra', other: 'palabras' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'frase', other: 'frases' })}`
const opens = (count: number): string => plural(count, { one: 'empieza', other: 'empiezan' })

type Leaning = Parameters<DetectSignalMessages['sentences']['rhythm']>[1]

const said = (fact: string, leaning: Leaning, alsoPeople: string): string => {
  if (leaning === 'unclear') return fact
  return leaning === 'people'
    ? `${fact} En los textos medidos esto era más frecuente en personas; un modelo también puede escribir así.`
    : `${fact} En los textos medidos esto era más frecuente en modelos. ${alsoPeople}`
}

/** Lo que el detector ha notado. */
export const detectSignals: DetectSignalMessages = {
  names: {
    rhythm: 'Ritmo de las frases',
    connectives: 'Conectores',
    'stock-phrases': 'Frases hechas',
    openers: 'Comienzos de frase',
    variety: 'Variedad de palabras',
    detail: 'Detalles concretos',
    triads: 'Enumeraciones de tres',
    paragraphs: 'Longitud de los párrafos',
    dashes: 'Rayas',
    person: 'Quien escribe, en el texto',
  },
  poles: {
    rhythm: { people: 'variado', models: 'uniforme' },
    connectives: { people: 'pocos', models: 'muchos' },
    'stock-phrases': { people: 'ninguna', models: 'muchas' },
    openers: { people: 'repetidos', models: 'variados' },
    variety: { people: 'las palabras vuelven', models: 'las palabras cambian' },
    detail: { people: 'concreto', models: 'general' },
    triads: { people: 'ninguna', models: 'muchas' },
    paragraphs: { people: 'variada', models: 'uniforme' },
    dashes: { people: 'ninguna', models: 'muchas' },
    person: { people: 'a menudo', models: 'nunca' },
  },
  sentences: {
    rhythm: ({ of = 0, average = 0, shortest = 0, longest = 0 }, leaning) =>
      said(
        `Frase más corta: ${words(shortest)}; más larga: ${number(longest)}; media: ${number(average)} (${sentences(of)}).`,
        leaning,
        'Una prosa cuidada y muy revisada también es uniforme.',
      ),
    connectives: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} de ${sentences(of)} ${opens(count)} con un conector.`,
        leaning,
        'A muchas personas les enseñaron en la escuela a escribir así.',
      ),
    'stock-phrases': ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? `Ninguna de las frases hechas conocidas aquí, en ${words(all)}.`
          : `${number(count)} ${plural(count, { one: 'frase hecha', other: 'frases hechas' })} en ${words(all)}.`,
        leaning,
        'Son frases hechas justamente porque las usa mucha gente.',
      ),
    openers: ({ count = 0, of = 0 }, leaning) =>
      said(
        count < 3
          ? 'No hay tres frases que empiecen con la misma palabra.'
          : `${number(count)} de ${sentences(of)} ${opens(count)} con la misma palabra.`,
        leaning,
        'Quien escribe con oficio también varía los comienzos.',
      ),
    variety: ({ count = 0, of = 0 }, leaning) =>
      said(
        `De ${words(of)} seguidas, ${number(count)} son distintas por término medio.`,
        leaning,
        'Un vocabulario rico tiene el mismo efecto.',
      ),
    detail: ({ numbers = 0, names, words: all = 0 }, leaning) =>
      said(
        `Números en cifras y fechas: ${number(numbers)}${names === undefined ? '' : `, nombres: ${number(names)}`}, en ${words(all)}.`,
        leaning,
        'Los ensayos sobre cuestiones generales también tienen pocos.',
      ),
    triads: ({ count = 0, of = 0 }, leaning) =>
      said(
        `${number(count)} ${plural(count, { one: 'enumeración', other: 'enumeraciones' })} de tres en ${sentences(of)}.`,
        leaning,
        'Nombrar tres cosas es una vieja y buena costumbre de la oratoria.',
      ),
    paragraphs: ({ of = 0, shortest = 0, longest = 0 }, leaning) =>
      of < 6
        ? 'Hay muy pocos párrafos para comparar su longitud.'
        : said(
            `${number(of)} párrafos, de ${number(shortest)} a ${words(longest)}.`,
            leaning,
            'Los trabajos que siguen un esquema fijo también tienen párrafos uniformes.',
          ),
    dashes: ({ count = 0, words: all = 0 }, leaning) =>
      said(
        count === 0
          ? 'Ninguna raya dentro de las frases.'
          : `${number(count)} ${plural(count, { one: 'raya', other: 'rayas' })} en ${words(all)}.`,
        leaning,
        'A muchas personas les gustan las rayas.',
      ),
    person: ({ count = 0, of = 0 }, leaning) =>
      said(
        count === 0
          ? `Ninguna de ${sentences(of)} habla de quien escribe.`
          : `${number(count)} de ${sentences(of)} ${plural(count, { one: 'habla', other: 'hablan' })} de quien escribe («yo», «nosotros»).`,
        leaning,
        'La escritura académica suele pedirlo.',
      ),
  },
}
