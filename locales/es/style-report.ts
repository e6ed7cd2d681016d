import type { StyleReportMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, language } = wordsFor('es')
const words = (count: number): string => `${number(count)} ${plural(count, { one: 'palabra', other: 'palabras' })}`
const sentences = (count: number): string => `${number(count)} ${plural(count, { one: 'oración', other: 'oraciones' })}`
const times = (count: number): string => `${number(count)} ${plural(count, { one: 'vez', other: 'veces' })}`

/** El informe sobre estilo y coherencia. */
export const styleReport: StyleReportMessages = {
  open: 'Estilo y coherencia',
  lead: 'Lo que este texto escribe de más de una manera y cómo están hechas sus oraciones. Son hechos, no errores: lo que conviene al texto lo decide usted.',
  running: 'Se está leyendo el texto.',
  empty: 'Todavía no hay ningún texto en la hoja.',
  short: (count, atLeast) => `El texto tiene ${words(count)}; un informe necesita al menos ${words(atLeast)}.`,
  stale: 'El texto ha cambiado desde que se hizo este informe.',
  again: 'Leer de nuevo',
  offline: 'El informe necesita conexión. Su texto se conserva.',
  read: (wordCount, sentenceCount) => `Se han leído ${words(wordCount)} en ${sentences(sentenceCount)}.`,
  aside:
    'Quedan aparte los títulos, las listas de obras y los pasajes en otras lenguas; también las citas y referencias, salvo donde se miden oraciones.',
  copy: 'Copiar el informe',
  copied: 'El informe está copiado.',
  notCopied: 'No se ha podido copiar el informe.',
  places: (count) => `${number(count)} ${plural(count, { one: 'lugar', other: 'lugares' })}`,
  more: (count) => `y ${number(count)} más`,
  untold: {
    tense: (code) =>
      `No se dice nada de los tiempos verbales (${language(code)}): la forma de las palabras por sí sola no los muestra con suficiente seguridad.`,
    passive: (code) =>
      `No se dice nada de la voz pasiva (${language(code)}): la forma de las palabras por sí sola no la muestra con suficiente seguridad.`,
  },
  sections: {
    terms: 'Términos y ortografía',
    abbreviations: 'Siglas',
    numbers: 'Números, fechas y rótulos',
    marks: 'Comillas y apóstrofos',
    sentences: 'Oraciones',
    verbs: 'Verbos',
    words: 'Palabras repetidas',
  },
  tenses: { past: 'pasado', present: 'presente' },
  ends: { shortest: 'la más corta', longest: 'la más larga' },
  quoted: (text) => `«${text}»`,
  way: (name, count) => `${name} (${number(count)})`,
  ways: (statement, ways) => `${statement}: ${ways}.`,
  facts: {
    'term-variants': 'Un término está escrito de más de una manera',
    'case-variants': 'Un término aparece con mayúsculas y sin ellas',
    'spelling-variants': 'Hay grafías de más de una variante de la lengua',
    'abbreviation-unused': (short) => `${short} se explica, pero no se vuelve a usar.`,
    'abbreviation-early': (short, count) => `${short} se usa ${times(count)} antes de explicarse.`,
    'abbreviation-twice': (short, count) => `${short} se explica ${times(count)}.`,
    'abbreviation-two-ways': (short) => `${short} se explica de más de una manera`,
    'abbreviation-undefined': (short, count) => `${short} se usa ${times(count)} y no se explica en ningún lugar del texto.`,
    tense: (title) => (title === null ? 'El pasado y el presente aparecen juntos' : `El pasado y el presente aparecen juntos en ${title}`),
    'number-words': 'Ante los mismos sustantivos hay números pequeños en cifras y en letras',
    percent: 'Los porcentajes están escritos de más de una manera',
    'decimal-mark': 'Los decimales llevan más de un signo',
    'thousands-mark': 'Los millares se separan de más de una manera',
    dates: 'Las fechas están escritas de más de una manera',
    labels: 'Las figuras, tablas o capítulos se nombran de más de una manera',
    'quotation-marks': 'Hay comillas de más de un estilo',
    apostrophes: 'Hay apóstrofos rectos y curvos',
    'sentence-lengths': (f) =>
      `${sentences(f.count)}: la mitad tiene de ${number(f.low)} a ${words(f.high)}, la del medio ${number(f.middle)}; la más corta tiene ${number(f.shortest)} y la más larga ${number(f.longest)}.`,
    'long-sentences': (count, of, bound) =>
      `${number(count)} de ${sentences(of)} ${plural(count, { one: 'tiene', other: 'tienen' })} más de ${words(bound)}.`,
    passive: (count, of) => `En ${number(count)} de ${sentences(of)} hay una voz pasiva.`,
    'openings-in-a-row': (word, count) => `${sentences(count)} seguidas empiezan por ${word}.`,
    openings: (of) => `Las primeras palabras más frecuentes de ${sentences(of)}`,
    'repeated-nearby': (word, count) => `${word} aparece ${times(count)} en pocas líneas.`,
    'frequent-words': 'Palabras corrientes que aquí aparecen mucho más que en otros textos, a menudo porque nombran el tema',
  },
}
