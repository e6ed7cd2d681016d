import { figureWords } from '../figure-words.ts'
import type { IslandMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { day, language, number } = wordsFor('es')

/** Partes vivas de entradas y páginas: una herramienta pequeña, planes, cifras medidas, entradas. */
export const islands: IslandMessages = {
  failed: 'Esta parte no se ha cargado.',
  tool: {
    region: (tool) => `${tool}, en pequeño`,
    yours: 'Su frase',
    similarity: 'Similitud con su frase',
    open: 'Abrir en el parafraseador',
    handed: 'Su frase está en la hoja.',
    only: (code) => `Por ahora trabaja con textos en este idioma: ${language(code)}.`,
    tooLong: (limit) => `Aquí caben una o dos frases, como mucho ${number(limit)} caracteres. El parafraseador completo admite más.`,
    stale: 'La frase ha cambiado desde entonces.',
    same: 'Este modo deja la frase como está. Pruebe el otro.',
    empty: 'Escriba primero una frase.',
    done: 'La frase está parafraseada.',
  },
  pricing: { price: 'Precio al mes', free: 'gratis', more: 'Todo sobre los planes' },
  figure: {
    value: figureWords('es', (count, all) => `${count} de ${all}`),
    measured: (count, date) => (count === null ? `Medido el ${day(date)}.` : `Medido el ${day(date)}; número de casos: ${number(count)}.`),
  },
  posts: { none: 'Todavía no hay entradas aquí.' },
}
