import type { ContentMessages } from '../messages.ts'
import { wordsFor } from '../words.ts'

const { number, plural, day } = wordsFor('de')

/** Blog und Textseiten: alles, was um die Texte herum steht; die Texte selbst stehen in `content/`. */
export const content: ContentMessages = {
  blog: {
    title: 'Schreibtipps',
    description:
      'Kurze Texte über Paraphrasieren, Zitieren, Stil und Abschlussarbeiten, mit Beispielen, die Sie am eigenen Text ausprobieren können.',
    lead: 'Kurze Texte mit Beispielen, die Sie am eigenen Text ausprobieren können.',
    newest: 'Neuester Beitrag',
    fromPost: 'Aus dem Beitrag',
    feed: 'Feed',
    topics: {
      sources: 'Paraphrasieren und Quellen',
      style: 'Stil',
      thesis: 'Die Abschlussarbeit schreiben',
      tools: 'Werkzeuge und was sie wissen',
    },
    /** Über Beiträgen, die nicht übersetzt sind. */
    inEnglish: 'Auf Englisch',
    minutes: (count: number) => `${number(count)} ${plural(count, { one: 'Minute', other: 'Minuten' })}`,
    by: (author: string) => `von ${author}`,
    day: (date: string) => day(date),
  },
  text: {
    contents: 'Inhalt',
    alsoIn: 'Weitere Sprachen:',
    updated: (date: string) => `Zuletzt geändert am ${day(date)}`,
    /** Über einem Text, der auf Englisch gezeigt wird, weil er nicht übersetzt ist. */
    untranslated: 'Dieser Text ist noch nicht übersetzt. Sie lesen ihn auf Englisch.',
    related: 'Weiterlesen',
    tryTool: (tool: string) => `Ausprobieren: ${tool}`,
    print: 'Drucken',
  },
}
