import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('es')

/** Blog y páginas de texto: todo lo que rodea a los textos, que están en `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Consejos de escritura',
    description: 'Textos breves sobre parafrasear, citar, el estilo y la tesis, con ejemplos que puede probar en su propio texto.',
    lead: 'Textos breves con ejemplos que puede probar en su propio texto.',
    newest: 'Lo más reciente',
    fromPost: 'Del artículo',
    feed: 'Canal de noticias',
    topics: { sources: 'Parafrasear y citar fuentes', style: 'Estilo', thesis: 'Escribir una tesis', tools: 'Herramientas y lo que saben' },
    /** Sobre los artículos que no están traducidos. */
    inEnglish: 'En inglés',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'minuto', other: 'minutos' })}`,
    by: (author: string) => `por ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Índice',
    alsoIn: 'También en',
    updated: (date: string) => `Último cambio: ${day(date)}`,
    /** Sobre un texto que se muestra en inglés porque no está traducido. */
    untranslated: 'Este texto aún no está traducido. Lo está leyendo en inglés.',
    related: 'Siga leyendo',
    tryTool: (tool: string) => `Pruébelo: ${tool}`,
    print: 'Imprimir',
  },
}
